import { defineSimulator, type CaseLine, type CaseResult } from '../case/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { Decimal, MONTHS_PER_YEAR, euros } from '../money/index.ts'
import { explainTaxSaving, simulateTaxSaving } from './compute.ts'
import { taxRequest, type TaxRequest } from './model.ts'

const answersOf = (request: TaxRequest): readonly CaseLine[] => {
  const { spouse_monthly_income: spouse, allocated_amount: payment, allocated_periodicity: periodicity } = request
  return [
    { term: 'gender', value: { kind: 'word', word: request.gender } },
    { term: 'age', value: { kind: 'age', months: request.client_age * MONTHS_PER_YEAR } },
    { term: 'marital-status', value: { kind: 'word', word: request.marital_status } },
    { term: 'children', value: { kind: 'number', number: new Decimal(request.children ?? 0) } },
    { term: 'income', value: { kind: 'euros', amount: request.monthly_income, per: 'month' } },
    ...(spouse === undefined ? [] : [{ term: 'spouse-income', value: { kind: 'euros', amount: spouse, per: 'month' } } as const]),
    ...(payment === undefined || payment === null
      ? []
      : [
          {
            term: 'payment',
            value: { kind: 'euros', amount: payment, per: periodicity === 'monthly' ? 'month' : undefined },
          } as const,
        ]),
  ]
}

const resultOf = (request: TaxRequest, asOf: PlainDate): CaseResult => {
  const found = simulateTaxSaving(request, asOf)
  const { saving, effort } = explainTaxSaving(request, asOf)
  return {
    kind: 'answered',
    answers: answersOf(request),
    figures: [
      { term: 'saving', value: { kind: 'euros', amount: found.tax_reduction }, derivation: saving },
      { term: 'paid', value: { kind: 'euros', amount: found.payment } },
      { term: 'effort', value: { kind: 'euros', amount: euros(effort.value) }, derivation: effort },
      { term: 'ceiling', value: { kind: 'euros', amount: found.ceiling } },
      { term: 'tax-before', value: { kind: 'euros', amount: found.taxBefore } },
      { term: 'tax-after', value: { kind: 'euros', amount: found.taxAfter } },
    ],
  }
}

/** Simulations of the tax that a payment saves, as cases. Without a payment, the ceiling is paid. */
export const taxSavingCases = /* @__PURE__ */ defineSimulator({
  simulator: 'tax-saving',
  schema: 1,
  places: 'anywhere',
  inputs: taxRequest,
  open: () => Promise.resolve(resultOf),
})
