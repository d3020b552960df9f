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

// 5 500 € under 1 200 of 2023 and 4 710: cases 3 and 7 of docs/rules/examples/beyond-ceilings.md.
it('[BEY-36] a case with the lines of a notice has what they let be deducted and save, beside the figures of the year’s own ceiling', () => {
  const single: TaxRequest = {
    gender: 'F',
    client_age: 41,
    marital_status: 'CE',
    monthly_income: euros('4333.33'),
    allocated_amount: euros(5500),
    allocated_periodicity: 'one_shot',
  }
  const notice = { unused: [1200, 4000, 4500].map((amount) => euros(amount)), calculated: euros(4710) }
  const withLines = taxSavingCases.caseOf({ ...single, notice }, DAY)
  expect(taxSavingCases.read(1, withLines.inputs)).toMatchObject({ kind: 'read', inputs: { notice: { calculated: 4710 } } })
  const found = answer(withLines)
  const figures = found.kind === 'answered' ? found.figures : []
  const last = figures.slice(-2).map(({ term, derivation }) => [term, derivation?.value])
  expect(last).toEqual([
    ['notice-deducted', '5500'],
    ['notice-saving', '1650'],
  ])
  expect(amountsOf(single)).toMatchObject({ saving: '1413' })
  const spouse = { unused: notice.unused, calculated: euros(0), paid: euros(0) }
  const couple = answer(
    taxSavingCases.caseOf(
      { ...single, marital_status: 'MA', allocated_amount: euros(20_000), notice: { ...notice, spouse } },
      DAY,
    ),
  )
  expect(couple).toMatchObject({
    answers: expect.arrayContaining([{ term: 'notice-spouse', value: { kind: 'euros', amount: euros(9700) } }]) as object,
  })
})

it('[BEY-20] [BEY-36] a case whose lines are not those of its year is refused', () => {
  const notice = { unused: [euros(1200)], calculated: euros(4710) }
  expect(answer(taxSavingCases.caseOf({ ...COUPLE, notice }, DAY))).toMatchObject({ kind: 'refused' })
})
