import { describe, expect, it } from 'vitest'

import {
  CEILING_CASE_COLUMNS,
  evaluateCeilingCase,
  evaluateSavingCase,
  evaluateTaxCase,
  SAVING_CASE_COLUMNS,
  TAX_CASE_COLUMNS,
  TAX_CASE_OPTIONAL_COLUMNS,
} from './index.ts'

const row = {
  id: 'A',
  income_year: '2025',
  marital_status: 'CE',
  single_parent: '0',
  children: '0',
  wage_1: '30000',
  wage_2: '',
}
const problemsOf = (answer: ReturnType<typeof evaluateTaxCase | typeof evaluateSavingCase | typeof evaluateCeilingCase>) =>
  answer.kind === 'refused' ? answer.problems : []

describe('the column of children in shared custody', () => {
  const shared = (change: object) => problemsOf(evaluateTaxCase({ ...row, children: '2', ...change }))

  it('[IT-12] may be missing or empty, and is then 0', () => {
    const none = evaluateTaxCase({ ...row, children: '2' })
    expect(evaluateTaxCase({ ...row, children: '2', shared_children: ' ' })).toEqual(none)
    expect(evaluateTaxCase({ ...row, children: '2', shared_children: '0.0' })).toEqual(none)
  })

  it('[IT-12] [IT-13] is refused above the number of children, and where box T stands for such children alone', () => {
    expect(shared({ shared_children: '3' })).toEqual([{ column: 'shared_children', kind: 'more-than-children' }])
    expect(shared({ shared_children: '2', single_parent: '1' })).toEqual([
      { column: 'shared_children', kind: 'shared-custody-alone' },
    ])
    expect(shared({ shared_children: '1', single_parent: '1' })).toEqual([])
    expect(shared({ shared_children: 'deux' })).toEqual([{ column: 'shared_children', kind: 'not-a-whole-number' }])
  })
})

describe('a row of a file of cases', () => {
  it('[IT-12] has these columns', () => {
    expect(TAX_CASE_COLUMNS.join(',')).toBe('id,income_year,marital_status,single_parent,children,wage_1,wage_2')
    expect(SAVING_CASE_COLUMNS.join(',')).toBe('id,income_year,marital_status,single_parent,children,wage_1,wage_2,deduction')
    expect(TAX_CASE_OPTIONAL_COLUMNS).toEqual(['shared_children'])
    expect(CEILING_CASE_COLUMNS.join(',')).toBe('id,payment_year,gross_wage')
  })

  it('[IT-12] is taxed', () => {
    expect(evaluateTaxCase(row)).toEqual({
      kind: 'evaluated',
      parts: '1',
      net_taxable_income: '27000',
      tax_after_decote: '1564',
      tax: '1564',
      high_income_contribution: '0',
    })
  })

  // By hand: 385 445 net, 2 parts 126 497.93 less 12 × 1 807 is more than 60 465.42 by 8 parts; 9 600 × 11 % = 1 056 less a décote of 419.16.
  it.each([
    ['wage_2 of a single may be 0', { wage_2: '0.00' }, '1564'],
    ['wage_2 of a couple may be missing', { marital_status: 'MA' }, '0'],
    ['more than five children count each', { children: '7', marital_status: 'MA', wage_1: '400000' }, '104814'],
    ['children of a single may have two parents in the home', { children: '1' }, '637'],
    [
      'numbers may be written as statistical programs do',
      { income_year: '2025.0', children: '0.0', single_parent: '0.0', wage_1: ' 3e+04 ' },
      '1564',
    ],
    ['blanks count for nothing', { wage_2: ' ', marital_status: ' CE ' }, '1564'],
    ['cents count', { wage_1: '30000.50' }, '1564'],
  ])('[IT-12] %s', (_, change, tax) => {
    expect(evaluateTaxCase({ ...row, ...change })).toMatchObject({ kind: 'evaluated', tax })
  })

  it.each([
    ['income_year', '2026', { kind: 'not-in-list', allowed: ['2024', '2025'] }],
    ['income_year', '', { kind: 'required' }],
    ['marital_status', 'PAC', { kind: 'not-in-list', allowed: ['CE', 'MA'] }],
    ['single_parent', '', { kind: 'required' }],
    ['single_parent', '2', { kind: 'not-in-list', allowed: ['0', '1'] }],
    ['children', '', { kind: 'required' }],
    ['children', '1.5', { kind: 'not-a-whole-number' }],
    ['children', '-1', { kind: 'not-a-whole-number' }],
    ['children', '100', { kind: 'out-of-range', max: 99 }],
    ['wage_1', '', { kind: 'required' }],
    ['wage_1', '30 000', { kind: 'not-an-amount' }],
    ['wage_1', '-1', { kind: 'not-an-amount' }],
    ['wage_1', '1e50', { kind: 'not-an-amount' }],
    ['wage_2', '1,5', { kind: 'not-an-amount' }],
    ['wage_2', '0.01', { kind: 'contradicts-status' }],
    ['single_parent', '1', { kind: 'without-child' }],
  ])('[IT-12] is refused with %s "%s"', (column, text, problem) => {
    expect(problemsOf(evaluateTaxCase({ ...row, [column]: text }))).toEqual([{ column, ...problem }])
  })

  it('[IT-12] is refused for a couple with a single parent, and names every problem', () => {
    expect(problemsOf(evaluateTaxCase({ ...row, marital_status: 'MA', single_parent: '1' }))).toEqual([
      { column: 'single_parent', kind: 'contradicts-status' },
    ])
    expect(problemsOf(evaluateTaxCase({ ...row, children: '', wage_1: 'a' })).map(({ column }) => column)).toEqual([
      'children',
      'wage_1',
    ])
  })

  it('[IT-12] takes a deduction as given, above every ceiling', () => {
    expect(evaluateSavingCase({ ...row, deduction: '90000' })).toEqual({
      kind: 'evaluated',
      tax_before: '1564',
      tax_after: '0',
      saving: '1564',
    })
    expect(problemsOf(evaluateSavingCase({ ...row, deduction: '' }))).toEqual([{ column: 'deduction', kind: 'required' }])
  })

  it('[IT-11] says whose bounds a ceiling takes where they are not those of the year before', () => {
    expect(evaluateCeilingCase({ id: '', payment_year: '2027', gross_wage: '376800' })).toEqual({
      kind: 'evaluated',
      net_professional_income: '362245',
      ceiling: '36225',
      standInYear: 2025,
    })
    expect(problemsOf(evaluateCeilingCase({ id: '', payment_year: '2024', gross_wage: '1' }))).toEqual([
      { column: 'payment_year', kind: 'not-in-list', allowed: ['2025', '2026', '2027'] },
    ])
  })
})
