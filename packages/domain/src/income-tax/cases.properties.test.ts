import { test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import type { CaseResult, CaseValue } from '../case/index.ts'
import { ceilingRows, taxRows } from './arbitraries.ts'
import { evaluateCeilingCase, evaluateTaxCase, incomeTaxCases, perCeilingCases } from './index.ts'

const DAY = plainDate('2026-11-20')
const taxOf = await incomeTaxCases.open()
const ceilingOf = await perCeilingCases.open()

const textOf = (value: CaseValue): string =>
  value.kind === 'euros' ? value.amount.toString() : value.kind === 'number' ? value.number.toString() : ''

const figuresOf = (result: CaseResult): unknown =>
  result.kind === 'answered' && result.figures.map(({ value, derivation }) => [textOf(value), derivation?.value])

test.prop([taxRows])('[BEY-01] [IT-12] the tax of a case is that of its row, each figure with its calculation', (row) => {
  const expected = evaluateTaxCase(row)
  if (expected.kind === 'refused') throw new Error(JSON.stringify(expected))
  const { tax, parts, net_taxable_income, tax_after_decote, high_income_contribution } = expected
  expect(figuresOf(taxOf(incomeTaxCases.caseOf(row, DAY)))).toEqual(
    [tax, parts, net_taxable_income, tax_after_decote, high_income_contribution].map((figure) => [figure, figure]),
  )
})

test.prop([ceilingRows])('[BEY-01] [IT-12] the ceiling of a case is that of its row', (row) => {
  const expected = evaluateCeilingCase(row)
  if (expected.kind === 'refused') throw new Error(JSON.stringify(expected))
  const found = ceilingOf(perCeilingCases.caseOf(row, DAY))
  const { ceiling, net_professional_income: income, standInYear } = expected
  expect(figuresOf(found)).toEqual([
    [ceiling, ceiling],
    [income, income],
    ...(standInYear === undefined ? [] : [['', undefined]]),
  ])
})

it('[BEY-02] what contradicts the marital status is refused', () => {
  const inputs = { income_year: 2025, marital_status: 'CE', single_parent: 0, children: 0, wage_1: 30_000, wage_2: 1 }
  expect(incomeTaxCases.read(1, inputs)).toEqual({
    kind: 'refused',
    reason: 'wrong-inputs',
    problems: [{ path: 'wage_2', reason: 'contradicts-status' }],
  })
  expect(incomeTaxCases.read(1, { ...inputs, wage_2: 0 })).toMatchObject({ kind: 'read' })
})

it('[BEY-01] an amount that no JSON number holds stays text', () => {
  const wage = '30000.12345678901234567890'
  expect(perCeilingCases.read(1, { payment_year: '2026', gross_wage: wage })).toEqual({
    kind: 'read',
    inputs: { payment_year: 2026, gross_wage: '30000.1234567890123456789' },
  })
})
