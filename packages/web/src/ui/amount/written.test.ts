import { fc, test } from '@fast-check/vitest'
import { euros, restOf, sumOf } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { spokenAmount, writeAmount, writeRound, writeSum } from './written.ts'

describe('writeAmount', () => {
  it('reads whole euros large, cents and euro sign small, and says the amount without thousands spaces', () => {
    expect(writeAmount(euros('88408.97'))).toEqual({ large: '88\u00A0408', small: ',97\u00A0€', spoken: '88408,97\u00A0€' })
  })
  it('joins every group of thousands of a twelve-digit amount for the ear', () => {
    expect(writeAmount(euros('123456789012.34')).spoken).toBe('123456789012,34\u00A0€')
  })
  it('keeps the sign of a credit', () => {
    expect(writeAmount(euros('150'), true)).toEqual({ large: '+\u00A0150', small: ',00\u00A0€', spoken: '+\u00A0150,00\u00A0€' })
  })
})

describe('spokenAmount', () => {
  it('joins thousands in a sentence and leaves other numbers alone', () => {
    expect(spokenAmount('Il reste 1\u00A0234,50\u00A0€ à 64 ans, contrat 0048 2176')).toBe(
      'Il reste 1234,50\u00A0€ à 64 ans, contrat 0048 2176',
    )
  })
})

describe('writeRound', () => {
  it('leaves out cents that say nothing, and those alone', () => {
    expect([1000, 0, 0.5, 0.05].map(writeRound)).toEqual(['1\u00A0000\u00A0€', '0\u00A0€', '0,50\u00A0€', '0,05\u00A0€'])
  })
})

describe('writeSum', () => {
  it('leaves out the cents of a sum where none of its amounts has any', () => {
    expect(writeSum(restOf(euros(5400), euros(3780)))).toEqual({
      total: '5\u00A0400\u00A0€',
      part: '3\u00A0780\u00A0€',
      left: '1\u00A0620\u00A0€',
    })
    expect(writeSum(restOf(euros('1000.5'), euros('700.5')))).toEqual({
      total: '1\u00A0000,50\u00A0€',
      part: '700,50\u00A0€',
      left: '300,00\u00A0€',
    })
  })

  test.prop([fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 5 })])(
    '[SUM-01] amounts of one sum have the same decimals, and add up as they are written',
    (cents) => {
      const { total, ...parts } = writeSum(
        sumOf(Object.fromEntries(cents.map((value, at) => [`part-${at}`, euros(value / 100)]))),
      )
      expect(new Set([total, ...Object.values(parts)].map((text) => text?.includes(','))).size).toBe(1)
      const read = (text = '') => Math.round(Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100)
      expect(Object.values(parts).reduce((sum, text) => sum + read(text), 0)).toBe(read(total))
    },
  )
})
