import { describe, expect, it } from 'vitest'
import { loadReviewTables } from '../mortality/index.ts'
import { ANNUITY_CASE_COLUMNS, type AnnuityCaseColumn, annuityFactor, evaluateAnnuityCase, readAnnuityCase } from './index.ts'

const tables = await loadReviewTables()

const single = {
  id: 'AX1',
  type: 'RV_NR',
  table: 'TGF05',
  birth_year: '1961',
  age: '64',
  spouse_table: '',
  spouse_birth_year: '',
  spouse_age: '',
  reversion: '',
  guaranteed_years: '',
  technical_rate: '0',
  payments_per_year: '12',
  timing: 'arrears',
}
const both = {
  ...single,
  type: 'RV_RAG',
  spouse_table: 'TGH05',
  spouse_birth_year: '1958',
  spouse_age: '67',
  reversion: '0.6',
  guaranteed_years: '15',
}

type Row = Readonly<Record<AnnuityCaseColumn, string>>
const problems = (row: Row) => {
  const read = readAnnuityCase(row, tables)
  return read.kind === 'refused' ? read.problems : []
}

describe('a row of a file of cases', () => {
  it('[ANN-12] has these columns', () => {
    expect(ANNUITY_CASE_COLUMNS.join(',')).toBe(
      'id,type,table,birth_year,age,spouse_table,spouse_birth_year,spouse_age,reversion,guaranteed_years,technical_rate,payments_per_year,timing',
    )
  })

  it('[ANN-12] becomes an annuity', () => {
    expect(readAnnuityCase({ ...both, technical_rate: '-0.0050', payments_per_year: '4', timing: 'advance' }, tables)).toEqual({
      kind: 'case',
      input: {
        type: 'RV_RAG',
        life: { table: tables.TGF05, birthYear: 1961, age: 64 },
        spouse: { table: tables.TGH05, birthYear: 1958, age: 67 },
        reversion: 0.6,
        guaranteedYears: 15,
        technicalRate: -0.005,
        paymentsPerYear: 4,
        timing: 'advance',
      },
    })
  })

  it('[ANN-12] names a spouse only when all three columns of the spouse are filled, whatever the type', () => {
    const spouse = { spouse_table: 'TGH05', spouse_birth_year: '1958', spouse_age: '67' }
    const spouseOf = (columns: Partial<typeof spouse>) => {
      const read = readAnnuityCase({ ...single, ...columns }, tables)
      return read.kind === 'case' ? read.input.spouse : read.problems
    }
    expect(spouseOf(spouse)).toEqual({ table: tables.TGH05, birthYear: 1958, age: 67 })
    for (const column of ['spouse_table', 'spouse_birth_year', 'spouse_age'] as const) {
      expect(spouseOf({ ...spouse, [column]: '' })).toBeUndefined()
    }
  })

  it('[ANN-12] has the price of its annuity in full precision', () => {
    const life = { table: tables.TGF05, birthYear: 1961, age: 64 }
    const factor = annuityFactor({ type: 'RV_NR', life, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' })
    expect(evaluateAnnuityCase(single, tables)).toEqual({ kind: 'evaluated', factor })
    expect(factor.toFixed(8)).toBe('30.01255020')
  })

  it.each<[string, Partial<Row>]>([
    ['zeros where the type has neither reversion nor guarantee', { reversion: '0', guaranteed_years: '0' }],
    ['zero with decimals', { reversion: '0.00' }],
    ['a spouse that the type does not read', { spouse_table: 'TGH05', spouse_birth_year: '1958', spouse_age: '67' }],
    ['a part of a spouse that the type does not read', { spouse_age: '67' }],
    [
      'a spouse beyond every table that the type does not read',
      { spouse_table: 'MIXED', spouse_birth_year: '1958', spouse_age: '500' },
    ],
    ['an empty id', { id: '' }],
  ])('[ANN-12] may have %s', (_, change) => {
    expect(evaluateAnnuityCase({ ...single, ...change }, tables)).toEqual(evaluateAnnuityCase(single, tables))
  })

  it.each<[AnnuityCaseColumn, string]>([
    ['birth_year', '1961.0'],
    ['age', '64.'],
    ['age', ' 64'],
    ['age', '64\t'],
    ['spouse_birth_year', '1958.00'],
    ['spouse_age', '67.0'],
    ['spouse_table', ' TGH05 '],
    ['reversion', '.6'],
    ['reversion', '0.60'],
    ['reversion', '+0.6'],
    ['reversion', '6e-01'],
    ['reversion', '6E-1 '],
    ['guaranteed_years', '15.0'],
    ['technical_rate', '-0.0'],
    ['technical_rate', ' 0e0'],
    ['payments_per_year', '12.0'],
    ['timing', 'arrears '],
  ])('[ANN-12] reads %s "%s" as other programs write it', (column, cell) => {
    expect(evaluateAnnuityCase({ ...both, [column]: cell }, tables)).toEqual(evaluateAnnuityCase(both, tables))
  })

  it.each<[AnnuityCaseColumn, string, object]>([
    ['type', '', { kind: 'required' }],
    ['type', 'RV_X', { kind: 'not-in-list', allowed: ['RV_R', 'RV_RAG', 'RV_NR', 'RV_NRAG', 'RV_CPP'] }],
    ['table', 'tgf05', { kind: 'not-in-list', allowed: ['TGF05', 'TGH05', 'MIXED', 'MIXED_QX'] }],
    ['table', '', { kind: 'required' }],
    ['birth_year', '', { kind: 'required' }],
    ['age', '', { kind: 'required' }],
    ['age', '60,5', { kind: 'not-a-whole-number' }],
    ['birth_year', '1961.5', { kind: 'not-a-whole-number' }],
    ['birth_year', '1961.00000000000000000000000', { kind: 'not-a-whole-number' }],
    ['age', '6 4', { kind: 'not-a-whole-number' }],
    ['age', '.0', { kind: 'not-a-whole-number' }],
    ['age', ' ', { kind: 'required' }],
    ['age', '6e1', { kind: 'not-a-whole-number' }],
    ['age', '0x40', { kind: 'not-a-whole-number' }],
    ['age', '1234567890', { kind: 'not-a-whole-number' }],
    ['age', '--64', { kind: 'not-a-whole-number' }],
    ['age', '34', { kind: 'no-mortality-before-age', value: 34, birthYear: 1961, firstAge: 35 }],
    ['age', '-1', { kind: 'no-mortality-before-age', value: -1, birthYear: 1961, firstAge: 35 }],
    ['age', '121', { kind: 'nobody-left', value: 121, birthYear: 1961 }],
    ['spouse_table', 'TGX', { kind: 'not-in-list', allowed: ['TGF05', 'TGH05', 'MIXED', 'MIXED_QX'] }],
    ['spouse_table', '', { kind: 'required-by-type', type: 'RV_RAG' }],
    ['spouse_birth_year', 'x', { kind: 'not-a-whole-number' }],
    ['spouse_birth_year', '', { kind: 'required-by-type', type: 'RV_RAG' }],
    ['spouse_age', '67.5', { kind: 'not-a-whole-number' }],
    ['spouse_age', '', { kind: 'required-by-type', type: 'RV_RAG' }],
    ['spouse_age', '12', { kind: 'no-mortality-before-age', value: 12, birthYear: 1958, firstAge: 38 }],
    ['reversion', '60 %', { kind: 'not-a-number' }],
    ['reversion', '0,6', { kind: 'not-a-number' }],
    ['reversion', '.', { kind: 'not-a-number' }],
    ['reversion', 'e1', { kind: 'not-a-number' }],
    ['reversion', '6e-100', { kind: 'not-a-number' }],
    ['reversion', ' ', { kind: 'required-by-type', type: 'RV_RAG' }],
    ['reversion', '0.6x', { kind: 'not-a-number' }],
    ['reversion', '0.111111111111111111111', { kind: 'not-a-number' }],
    ['reversion', '1234567890', { kind: 'not-a-number' }],
    ['reversion', '60', { kind: 'out-of-range', value: 60, min: 0, max: 1 }],
    ['reversion', '-0.1', { kind: 'out-of-range', value: -0.1, min: 0, max: 1 }],
    ['reversion', '', { kind: 'required-by-type', type: 'RV_RAG' }],
    ['guaranteed_years', '2.5', { kind: 'not-a-whole-number' }],
    ['guaranteed_years', '-5', { kind: 'out-of-range', value: -5, min: 0, max: 121 }],
    ['guaranteed_years', '', { kind: 'required-by-type', type: 'RV_RAG' }],
    ['technical_rate', '', { kind: 'required' }],
    ['technical_rate', 'NaN', { kind: 'not-a-number' }],
    ['technical_rate', '-1', { kind: 'out-of-range', value: -1, min: -0.99, max: 0.5 }],
    ['technical_rate', '2', { kind: 'out-of-range', value: 2, min: -0.99, max: 0.5 }],
    ['payments_per_year', '', { kind: 'required' }],
    ['payments_per_year', '3', { kind: 'not-one-of', value: 3, allowed: [1, 2, 4, 12] }],
    ['timing', 'ARREARS', { kind: 'not-in-list', allowed: ['arrears', 'advance'] }],
    ['timing', '', { kind: 'required' }],
  ])('[ANN-12] with %s "%s" is refused', (column, cell, problem) => {
    expect(problems({ ...both, [column]: cell })).toEqual([{ column, ...problem }])
    expect(evaluateAnnuityCase({ ...both, [column]: cell }, tables)).toEqual({
      kind: 'refused',
      problems: [{ column, ...problem }],
    })
  })

  it.each([
    ['RV_NR', ['reversion', 'guaranteed_years']],
    ['RV_CPP', ['reversion', 'guaranteed_years']],
    ['RV_R', ['guaranteed_years']],
    ['RV_NRAG', ['reversion']],
    ['RV_RAG', []],
  ])('[ANN-12] of type %s is refused with a figure in %j', (type, columns) => {
    expect(problems({ ...both, type })).toEqual(columns.map((column) => ({ column, kind: 'contradicts-type', type })))
  })

  it('[ANN-12] tells every problem of its texts at once', () => {
    expect(problems({ ...both, type: 'RV', age: 'x', timing: '' }).map(({ column }) => column)).toEqual(['type', 'age', 'timing'])
  })
})
