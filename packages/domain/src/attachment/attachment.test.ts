import { describe, expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { confirmRefusal, identifyRefusal, initialsOf, kindsOf, letterErrors, letterOf, printedCode, tilesOf } from './index.ts'

const TODAY = plainDate('2026-11-20')
const LETTER = { contract_number: '0048 2176', code: 'k7mq-4txh', birth_date: '12/03/1964' }
const wrong = (typed: Partial<typeof LETTER>) =>
  letterErrors({ ...LETTER, ...typed }, TODAY).map(({ path, code }) => `${path}: ${code}`)

describe('a letter', () => {
  it('[ATT-02] is read whatever stands between its signs, small letters as capitals', () => {
    expect(letterOf(LETTER, TODAY)).toEqual({ contract_number: '00482176', code: 'K7MQ4TXH', birth_date: '1964-03-12' })
    expect(printedCode('K7MQ4TXH')).toBe('K7MQ 4TXH')
  })

  it.each([
    [
      'nothing',
      { contract_number: '', code: ' ', birth_date: '' },
      ['contract_number: required', 'code: required', 'birth_date: required'],
    ],
    ['seven and nine digits', { contract_number: '0048217' }, ['contract_number: wrong']],
    ['a letter in a number', { contract_number: '0048217A' }, ['contract_number: wrong']],
    ['signs that are read one for another', { code: 'K7MQ4TX0' }, ['code: wrong']],
    ['markup', { code: '<b>7MQ4T' }, ['code: wrong']],
    ['a day that does not exist', { birth_date: '31/02/1964' }, ['birth_date: date-wrong']],
    ['a day to come', { birth_date: '21/11/2026' }, ['birth_date: date-wrong']],
  ])('[ATT-02] is refused with %s', (_, typed, errors) => {
    expect(wrong(typed)).toEqual(errors)
    expect(letterOf({ ...LETTER, ...typed }, TODAY)).toBeUndefined()
  })
})

describe('what is attached', () => {
  it('[ATT-01] [AGG-13] comes by three ways, each with the types that fit what is looked for', () => {
    expect(tilesOf().map(({ id }) => id)).toEqual(['company', 'individual', 'elsewhere'])
    expect(tilesOf('retirement').map(({ types }) => types)).toEqual([
      ['PERO', 'PERECO', 'PERCO', 'A83'],
      ['PERU', 'MADELIN'],
      ['PERCO', 'PER'],
    ])
    expect(tilesOf('projects').map(({ types }) => types)).toEqual([['PEE', 'PEI'], ['LIFE_INSURANCE'], ['LIFE', 'PEE']])
    expect(kindsOf('visitor')).toEqual([...kindsOf('company'), ...kindsOf('individual')])
  })

  it('[ATT-03] [ATT-05] is refused with one reason for each code', () => {
    const codes = ['ERR_UNKNOWN', 'ERR_INVALID', 'ERR_LIMIT', 'ERR_CONFLICT', 'ERR_REFUSED', 'ERR_INTERNAL', undefined]
    expect(codes.map(identifyRefusal)).toEqual(['unknown', 'unknown', 'limit', 'already', 'other-person', 'failed', 'failed'])
    expect(codes.map(confirmRefusal)).toEqual(['too-late', 'failed', 'failed', 'already', 'failed', 'failed', 'failed'])
  })

  it('[ATT-04] shows its holder by initials', () => {
    expect([initialsOf('Thomas', 'Leroux'), initialsOf('élise', ' de La Tour'), initialsOf('', 'Roux')]).toEqual([
      'T. L.',
      'É. D.',
      'R.',
    ])
  })
})
