import { describe, expect, it } from 'vitest'

import { completedYears, plainDate, type PlainDate } from '../calendar/index.ts'
import { Decimal, euros } from '../money/index.ts'
import { basisOf, FORM_OPTIONS, type RecordedYear } from '../pension/index.ts'
import { pensionByMonth } from './pension-by-month.ts'
import { ageIndexAt, pensionAt, type Departure } from './pension.ts'
import { BIRTH, ESTIMATE, TODAY } from './sample.testing.ts'

const leaving = (start: string): Departure => ({ start: plainDate(start), age: completedYears(BIRTH, plainDate(start)) })
const monthAt = (pension: (departure: Departure) => { toFixed: (digits: number) => string } | undefined, start: string) =>
  pension(leaving(start))?.toFixed(2)

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

describe('the pension of any month of departure', () => {
  const year = (at: number): RecordedYear => ({
    year: at,
    wage: euros(20_000),
    contributed: 4,
    assimilated: 0,
    points: { general: new Decimal(90), agirc: new Decimal(0), trancheC: new Decimal(0) },
    regime: 'CNAV',
    regime_label: 'Régime général',
    employer: 'Filature',
  })
  const basis = basisOf(
    { until: 2025, years: Array.from({ length: 40 }, (_, at) => year(1986 + at)), reputedQuarters: 0 },
    { birth: BIRTH, isMother: false },
    {
      family_situation: 'CE',
      children: 0,
      professional_situation: 'ACT',
      professional_category: 'ACT',
      salary: euros(2000),
      month_number: 12,
    },
    { today: TODAY, options: FORM_OPTIONS },
  )
  const inPayment = ESTIMATE.result.slice(0, 1).map((row) => Object.assign({}, row, { type: 'EN_PAIEMENT' as const }))

  it('[RP-08] is that of a row, and unknown between two rows, where the estimate does not say what it was computed from', () => {
    const pension = pensionByMonth({ estimate: ESTIMATE, known: null })
    expect(monthAt(pension, '2028-04-01')).toBe('1578.62')
    expect(monthAt(pension, '2028-05-01')).toBeUndefined()
  })

  it('[RP-08] is that of the estimate’s own curve where it says so: nothing before it opens, and more for later starts', () => {
    const pension = pensionByMonth({ estimate: { ...ESTIMATE, basis }, known: null })
    const months: readonly PlainDate[] = ['2027-05-01', '2028-05-01', '2029-05-01'].map(plainDate)
    const amounts = months.map((start) => Number(monthAt(pension, start)))
    expect(amounts[0]).toBeGreaterThan(0)
    expect(amounts.toSorted((a, b) => a - b)).toEqual(amounts)
    expect(monthAt(pension, '2024-01-01')).toBe('0.00')
  })

  it('[RP-08] that is in payment is the same in each month, whatever it was computed from', () => {
    for (const held of [basis, undefined]) {
      const pension = pensionByMonth({ estimate: { ...ESTIMATE, result: inPayment, basis: held }, known: null })
      expect([monthAt(pension, '2027-02-01'), monthAt(pension, '2029-07-01')]).toEqual(['1464.70', '1464.70'])
    }
  })
})
