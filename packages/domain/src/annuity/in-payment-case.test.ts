import { describe, expect, it } from 'vitest'
import { loadReviewTables } from '../mortality/index.ts'
import {
  IN_PAYMENT_CASE_COLUMNS,
  IN_PAYMENT_OPTIONAL_COLUMNS,
  type InPaymentCaseColumn,
  readAnnuityCase,
  readInPaymentCase,
} from './index.ts'

const tables = await loadReviewTables()

const single = {
  id: 'C1',
  type: 'RV_NR',
  table: 'TGF05',
  birth_year: '1961',
  age_months: '773.5',
  spouse_table: '',
  spouse_birth_year: '',
  spouse_age_months: '',
  reversion: '',
  guaranteed_months: '',
  technical_rate: '0.01',
  payments_per_year: '12',
  timing: 'arrears',
}
const pair = {
  ...single,
  type: 'RV_RAG',
  spouse_table: 'TGH05',
  spouse_birth_year: '1958',
  spouse_age_months: '805',
  reversion: '0.6',
  guaranteed_months: '115',
}
const days = {
  ...pair,
  birth_year: '',
  age_months: '',
  spouse_birth_year: '',
  spouse_age_months: '',
  payments_per_year: '4',
  valuation_day: '2026-12-31',
  birth_date: '1961-05-17',
  spouse_birth_date: '1958-12-31',
  next_payment_day: '2027-02-14',
}

type Row = Readonly<Partial<Record<InPaymentCaseColumn, string>>>
const problems = (row: Row) => {
  const read = readInPaymentCase(row, tables)
  return read.kind === 'refused' ? read.problems : []
}
const inputOf = (row: Row) => {
  const read = readInPaymentCase(row, tables)
  return read.kind === 'case' ? read.input : read.problems
}

describe('a row of a file of annuities in payment', () => {
  it('[ANN-18] has these columns, and may have these', () => {
    expect(IN_PAYMENT_CASE_COLUMNS.join(',')).toBe(
      'id,type,table,birth_year,age_months,spouse_table,spouse_birth_year,spouse_age_months,reversion,guaranteed_months,technical_rate,payments_per_year,timing',
    )
    expect(IN_PAYMENT_OPTIONAL_COLUMNS.join(',')).toBe('next_payment,valuation_day,birth_date,spouse_birth_date,next_payment_day')
  })

  it('[ANN-18] becomes an annuity in payment', () => {
    expect(inputOf({ ...pair, next_payment: '0.25' })).toEqual({
      type: 'RV_RAG',
      life: { table: tables.TGF05, birthYear: 1961, ageMonths: 773.5 },
      spouse: { table: tables.TGH05, birthYear: 1958, ageMonths: 805 },
      reversion: 0.6,
      guaranteedMonths: 115,
      technicalRate: 0.01,
      paymentsPerYear: 12,
      timing: 'arrears',
      nextPayment: 0.25,
    })
    expect(inputOf(single)).toMatchObject({ spouse: undefined, nextPayment: undefined })
  })

  it('[ANN-18] takes years and months that are empty from its days, and keeps what is filled', () => {
    expect(inputOf(days)).toMatchObject({
      life: { birthYear: 1961, ageMonths: 787.4516 },
      spouse: { birthYear: 1958, ageMonths: 816 },
      nextPayment: 1.5,
    })
    expect(
      inputOf({ ...days, birth_year: '1960', age_months: '700', spouse_age_months: '600', next_payment: '3' }),
    ).toMatchObject({
      life: { birthYear: 1960, ageMonths: 700 },
      spouse: { birthYear: 1958, ageMonths: 600 },
      nextPayment: 3,
    })
  })

  it.each<[Row, object]>([
    [{ valuation_day: '' }, { column: 'valuation_day', kind: 'required' }],
    [{ valuation_day: '31/12/2026' }, { column: 'valuation_day', kind: 'not-a-day' }],
    [{ birth_date: '2027-01-01' }, { column: 'birth_date', kind: 'after-valuation' }],
    [{ spouse_birth_date: '2027-01-01' }, { column: 'spouse_birth_date', kind: 'after-valuation' }],
    [{ next_payment_day: '2026-12-30' }, { column: 'next_payment_day', kind: 'before-valuation' }],
    [{ next_payment_day: '2027-04-01' }, { column: 'next_payment', kind: 'out-of-range', value: 3.0333, min: 0, max: 3 }],
    [
      { spouse_birth_date: '', spouse_birth_year: '1958' },
      { column: 'spouse_age_months', kind: 'required-by-type', type: 'RV_RAG' },
    ],
  ])('[ANN-18] with the days %j is refused', (change, problem) => {
    expect(problems({ ...days, ...change })).toEqual([problem])
  })

  it.each<[InPaymentCaseColumn, string, object]>([
    ['age_months', '', { kind: 'required' }],
    ['birth_year', '', { kind: 'required' }],
    ['age_months', '64y', { kind: 'not-a-number' }],
    ['age_months', '419', { kind: 'no-mortality-before-age', value: 419, birthYear: 1961, firstAge: 35 }],
    ['age_months', '1452', { kind: 'nobody-left', value: 1452, birthYear: 1961 }],
    ['spouse_age_months', '', { kind: 'required-by-type', type: 'RV_RAG' }],
    ['guaranteed_months', '', { kind: 'required-by-type', type: 'RV_RAG' }],
    ['guaranteed_months', '-1', { kind: 'out-of-range', value: -1, min: 0, max: 1452 }],
    ['next_payment', '1.5', { kind: 'out-of-range', value: 1.5, min: 0, max: 1 }],
    ['next_payment', 'soon', { kind: 'not-a-number' }],
    ['table', 'TGF', { kind: 'not-in-list', allowed: ['TGF05', 'TGH05', 'MIXED', 'MIXED_QX'] }],
    ['timing', '', { kind: 'required' }],
  ])('[ANN-18] with %s "%s" is refused', (column, cell, problem) => {
    expect(problems({ ...pair, [column]: cell })).toEqual([{ column, ...problem }])
  })

  it('[ANN-18] is refused with a reversion or a guarantee that its type has not, and takes an empty one', () => {
    expect(problems({ ...pair, type: 'RV_NR' })).toEqual([
      { column: 'reversion', kind: 'contradicts-type', type: 'RV_NR' },
      { column: 'guaranteed_months', kind: 'contradicts-type', type: 'RV_NR' },
    ])
    expect(problems({ ...pair, type: 'RV_NR', reversion: '0', guaranteed_months: '0.0' })).toEqual([])
  })

  it.each([{ type: 'RV' }, { table: 'tgf05' }, { technical_rate: '1 %' }, { payments_per_year: '3' }, { timing: 'LATER' }])(
    '[ANN-18] refuses %j as a row of evaluate annuity does',
    (change) => {
      const old = { ...single, age: '64', spouse_age: '', guaranteed_years: '' }
      expect(readInPaymentCase({ ...single, ...change }, tables)).toEqual(readAnnuityCase({ ...old, ...change }, tables))
    },
  )

  it.each([{ table: ' TGF05' }, { technical_rate: '1e-02' }, { payments_per_year: '12.0' }, { timing: 'arrears ' }])(
    '[ANN-18] reads %j as other programs write it',
    (change) => {
      expect(inputOf({ ...single, ...change })).toEqual(inputOf(single))
    },
  )
})
