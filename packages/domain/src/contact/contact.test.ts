import { test } from '@fast-check/vitest'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { handedOver, messageErrors, SUBJECTS } from './index.ts'

describe('a message', () => {
  it('[CONT-02] has one of six subjects, and between one and 1 800 characters', () => {
    expect(SUBJECTS.length).toBe(6)
    expect(messageErrors({ subject: undefined, message: ' ' }).map(({ path, code }) => `${path}: ${code}`)).toEqual([
      'subject: required',
      'message: required',
    ])
    expect(messageErrors({ subject: 'other', message: 'a'.repeat(1800) })).toEqual([])
    expect(messageErrors({ subject: 'other', message: 'a'.repeat(1801) }).map(({ path }) => path)).toEqual(['message'])
  })

  it.each([
    ['=1+1', "'=1+1"],
    [' \n+33 6', "'+33 6"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['<b>Bonjour</b>', '<b>Bonjour</b>'],
    ['a\u202Eb\u0000c', 'abc'],
    ['un\r\ndeux', 'un\ndeux'],
  ])('[CONT-04] %j is handed over as %j', (typed, given) => {
    expect(handedOver(typed)).toBe(given)
  })

  test.prop([fc.string({ unit: 'grapheme' })])(
    '[CONT-04] never begins a formula, and handing over twice changes nothing',
    (text) => {
      const given = handedOver(text)
      expect(given).not.toMatch(/^\s*[=+\-@]/)
      expect(handedOver(given)).toBe(given)
    },
  )
})
