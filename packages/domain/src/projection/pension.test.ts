import { describe, expect, it } from 'vitest'

import { completedYears, plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { ageIndexAt, pensionAt, type Departure } from './pension.ts'
import { BIRTH, ESTIMATE } from './sample.testing.ts'

const leaving = (start: string): Departure => ({ start: plainDate(start), age: completedYears(BIRTH, plainDate(start)) })
/** The rows of the estimate with their ages alone, as an older answer has them. */
const byAge = ESTIMATE.result.map((row) => Object.assign({}, row, { start: undefined }))

describe('the row of an estimate that counts at a departure', () => {
  it('[RP-08] is the last that has begun; none before the first', () => {
    expect(ageIndexAt(ESTIMATE, leaving('2028-04-01'))).toBe(1)
    expect(ageIndexAt(ESTIMATE, leaving('2027-03-01'))).toBeUndefined()
  })

  it('[RP-08] is met at its whole age where it has no day, and never where its age cannot be read', () => {
    expect(ageIndexAt({ ...ESTIMATE, result: byAge }, leaving('2029-04-01'))).toBe(2)
    const unread = byAge.map((row) => Object.assign({}, row, { age: 'taux plein' }))
    expect(ageIndexAt({ ...ESTIMATE, result: unread }, leaving('2031-04-01'))).toBeUndefined()
  })

  it('[RP-08] says from when the pension would count, and counts nothing of an estimate without a row', () => {
    const source = { estimate: ESTIMATE, known: null }
    expect(pensionAt(source, leaving('2027-03-01'))).toEqual({ kind: 'not-open', from: '2027-04-01', age: '63 ans' })
    expect(pensionAt({ estimate: { ...ESTIMATE, result: [] }, known: euros(900) }, leaving('2028-04-01'))).toEqual({
      kind: 'none',
    })
  })
})
