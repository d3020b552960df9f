import { test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { taxRequests } from './arbitraries.ts'
import { explainTaxSaving, simulateTaxSaving, taxSavingCases, type TaxRequest } from './index.ts'

const DAY = plainDate('2026-11-20')
const answer = await taxSavingCases.open()

const amountsOf = (request: TaxRequest, day = DAY) => {
  const found = answer(taxSavingCases.caseOf(request, day))
  if (found.kind === 'refused') return found.problems
  return Object.fromEntries(found.figures.map(({ term, value }) => [term, value.kind === 'euros' && value.amount.toString()]))
}

test.prop([taxRequests])('[BEY-01] [TAX-58] the figures of a case are those of its simulation', (request) => {
  const found = simulateTaxSaving(request, DAY)
  expect(amountsOf(request)).toEqual({
    saving: found.tax_reduction.toString(),
    paid: found.payment.toString(),
    effort: explainTaxSaving(request, DAY).effort.value,
    ceiling: found.ceiling.toString(),
    'tax-before': found.taxBefore.toString(),
    'tax-after': found.taxAfter.toString(),
  })
})

const COUPLE: TaxRequest = {
  gender: 'F',
  client_age: 41,
  marital_status: 'MA',
  children: 2,
  monthly_income: euros('3333.33'),
  spouse_monthly_income: euros(1800),
  allocated_amount: euros(50),
  allocated_periodicity: 'monthly',
}

it('[BEY-01] a case says what was answered; the pay of a spouse for a couple alone, and the ceiling where no payment is', () => {
  const termsOf = (request: TaxRequest) => {
    const found = answer(taxSavingCases.caseOf(request, DAY))
    return found.kind === 'answered' ? found.answers.map(({ term }) => term) : []
  }
  expect(termsOf(COUPLE)).toEqual(['gender', 'age', 'marital-status', 'children', 'income', 'spouse-income', 'payment'])
  expect(termsOf({ ...COUPLE, marital_status: 'CE', allocated_amount: null })).toEqual([
    'gender',
    'age',
    'marital-status',
    'children',
    'income',
    'payment',
  ])
  const atMost = answer(taxSavingCases.caseOf({ ...COUPLE, allocated_amount: null }, DAY))
  expect(atMost).toMatchObject({
    answers: expect.arrayContaining([{ term: 'payment', value: { kind: 'word', word: 'ceiling' } }]) as object,
  })
})

it('[BEY-02] a day before the law that is known is refused', () => {
  expect(amountsOf(COUPLE, plainDate('2024-12-31'))).toMatchObject([{ reason: 'outside-validity' }])
})
