import type * as z from 'zod'

import {
  asAge,
  asWord,
  defineSimulator,
  inEuros,
  inNumber,
  linesOf,
  yesNo,
  type CaseLine,
  type CaseResult,
} from '../case/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { explainTaxSaving, simulateTaxSaving } from './compute.ts'
import { caseNotice, noticeAnswers, noticeFigures } from './case-notice.ts'
import { taxRequest, type TaxRequest } from './model.ts'
import { situationOf } from './situation.ts'

const answersOf = (request: TaxRequest): readonly CaseLine[] => {
  const { allocated_amount: payment, allocated_periodicity: periodicity } = request
  const paid = inEuros(payment ?? undefined, periodicity === 'monthly' ? 'month' : undefined)
  // The pay of a spouse counts for a couple alone.
  const spouse = request.marital_status === 'MA' ? request.spouse_monthly_income : undefined
  return linesOf([
    ['gender', asWord(request.gender)],
    ['age', asAge(request.client_age)],
    ['marital-status', asWord(request.marital_status)],
    ['children', inNumber(request.children ?? 0)],
    [
      'lives-alone',
      request.lives_alone === undefined || request.marital_status === 'MA' ? undefined : yesNo(request.lives_alone),
    ],
    ['shared-children', request.shared_children === undefined ? undefined : inNumber(request.shared_children)],
    ['income', inEuros(request.monthly_income, 'month')],
    ['spouse-income', inEuros(spouse, 'month')],
    ['payment', paid ?? asWord('ceiling')],
  ])
}

/** Answers of the simulator, and the lines of a tax notice where there are any: the API is not asked for them. */
const taxCase = /* @__PURE__ */ taxRequest.safeExtend({ notice: /* @__PURE__ */ caseNotice.optional() })
type TaxCase = z.output<typeof taxCase>

const resultOf = ({ notice, ...request }: TaxCase, asOf: PlainDate): CaseResult => {
  const found = simulateTaxSaving(request, asOf)
  const { saving, effort, envelope } = explainTaxSaving(request, asOf)
  const [taxBefore, taxAfter] = saving.inputs
  const [paid] = effort.inputs
  const [ceiling] = envelope.inputs
  return {
    kind: 'answered',
    answers: [...answersOf(request), ...(notice === undefined ? [] : noticeAnswers(notice))],
    figures: [
      { term: 'saving', value: { kind: 'euros', amount: found.tax_reduction }, derivation: saving },
      { term: 'paid', value: { kind: 'euros', amount: found.payment }, derivation: paid },
      { term: 'effort', value: { kind: 'euros', amount: euros(effort.value) }, derivation: effort },
      { term: 'ceiling', value: { kind: 'euros', amount: found.ceiling }, derivation: ceiling },
      { term: 'tax-before', value: { kind: 'euros', amount: found.taxBefore }, derivation: taxBefore },
      { term: 'tax-after', value: { kind: 'euros', amount: found.taxAfter }, derivation: taxAfter },
      ...(notice === undefined ? [] : noticeFigures(notice, situationOf(request, asOf), found.payment)),
    ],
  }
}

/** Simulations of the tax that a payment saves, as cases. Without a payment, the ceiling is paid. */
export const taxSavingCases = /* @__PURE__ */ defineSimulator({
  simulator: 'tax-saving',
  schema: 1,
  places: 'anywhere',
  inputs: taxCase,
  open: () => Promise.resolve(resultOf),
})
