import type { PlainDate } from '../calendar/index.ts'
import { difference, EXPLAINED, given, least, product, quotient, valueOf, type Derivation, type Label } from '../explain/index.ts'
import { reckonCeiling, reckonTax, sourceOf, wageLabel } from '../income-tax/index.ts'
import { euros, MONTHS_PER_YEAR, type Euros, type PeriodicAmount } from '../money/index.ts'
import { allocated, shownPeriodicity, yearlyPayment } from './amount.ts'
import type { TaxRequest } from './model.ts'
import { notesOf, type TaxNote } from './notes.ts'
import { paying, situationOf, type Situation } from './situation.ts'
import type { Term } from './terms.ts'
import { usefulPayment } from './useful.ts'

/** The trees of a result. */
export type TaxExplanation = {
  readonly envelope: Derivation
  /** Tax without less tax with the payment; both taxes, and the ceiling, stand under it. */
  readonly saving: Derivation
  /** Payment less saving: what it costs today, before any tax at the exit. */
  readonly effort: Derivation
  readonly highIncomeContribution: Derivation
}

/** What a payment saves, with everything that is shown beside it. */
export type TaxSaving = {
  /** Year of the payments. */
  readonly year: number
  /** Year of the incomes whose scale is applied. */
  readonly incomeYear: number
  /** What may be deducted in the year, in whole euros. */
  readonly ceiling: Euros
  /** The ceiling a month, unrounded. */
  readonly vv_envelope_monthly: Euros
  /** Payment of the year, as asked for or the ceiling. */
  readonly payment: Euros
  readonly taxBefore: Euros
  readonly taxAfter: Euros
  readonly tax_reduction: Euros
  /** Smallest payment whose saving is within 1 € of the largest. */
  readonly useful: Euros
  readonly notes: readonly TaxNote[]
  readonly explanation: TaxExplanation
}

const own = (term: Term, details?: Label['details']): Label => ({
  term,
  unit: 'eur-per-year',
  details,
  source: sourceOf('household'),
  rule: 'TAX-58',
})

const ruled = (term: Term, rule: string, unit: Label['unit'] = 'eur-per-year'): Label => ({
  term,
  unit,
  source: sourceOf('retirement-deduction'),
  rule,
})

const MONTHS = given({ term: 'tax-saving.months' satisfies Term, unit: 'months', source: sourceOf('household') }, MONTHS_PER_YEAR)

const wageOf = (monthly: Euros, person: 1 | 2): Derivation =>
  product(wageLabel(person), [given({ ...own('tax-saving.monthly-income', { person }), unit: 'eur-per-month' }, monthly), MONTHS])

const paymentOf = (stated: PeriodicAmount): Derivation => {
  const payment = (amount: Euros, unit: Label['unit']) =>
    given({ ...own('tax-saving.payment', { periodicity: stated.periodicity }), unit }, amount)
  return stated.periodicity === 'monthly'
    ? product(own('tax-saving.yearly-payment'), [payment(stated.amount, 'eur-per-month'), MONTHS])
    : payment(stated.amount, 'eur-per-year')
}

const wagesOf = (request: TaxRequest, { household }: Situation): readonly Derivation[] => [
  wageOf(request.monthly_income, 1),
  ...(household.marital_status === 'MA' && request.spouse_monthly_income !== undefined
    ? [wageOf(request.spouse_monthly_income, 2)]
    : []),
]

/**
 * Computes what a payment to retirement savings saves of the income tax, with the explanation of every figure.
 *
 * The payment is the one asked for, a monthly one twelve times, or the ceiling when none is; what exceeds the ceiling saves nothing. Both taxes are whole
 * euros. Rule TAX-38, TAX-44, TAX-58, docs/rules/tax-saving.md, CGI art. 163 quatervicies and 197.
 *
 * @param request answers of the saver, as `taxRequest` reads them
 * @param asOf day of the simulation
 * @example simulateTaxSaving({ marital_status: 'CE', monthly_income: euros(2750), allocated_amount: euros(2000), … }, plainDate('2026-11-20')).tax_reduction // 339,00 €
 */
export const simulateTaxSaving = (request: TaxRequest, asOf: PlainDate): TaxSaving => {
  const situation = situationOf(request, asOf)
  const { household, law, ceiling, ceilingLaw, year } = situation
  const wages = wagesOf(request, situation)
  const ceilingTree = reckonCeiling(EXPLAINED, household.wage_1, ceilingLaw, wages[0]).ceiling
  const envelope = quotient(ruled('tax-saving.envelope', 'TAX-38', 'eur-per-month'), [ceilingTree, MONTHS])
  const stated = allocated(request.allocated_amount, request.allocated_periodicity, euros(valueOf(envelope)))
  const payment = yearlyPayment(stated)
  const paymentTree = paymentOf(stated)
  const deducted = least(ruled('tax-saving.deducted', 'TAX-58'), [paymentTree, ceilingTree])
  const before = reckonTax(EXPLAINED, household, law, { wages })
  const after = reckonTax(EXPLAINED, paying(situation, payment), law, { wages, deduction: deducted })
  const saving = difference(ruled('tax-saving.saving', 'TAX-58'), [before.tax, after.tax])
  const taxBefore = euros(valueOf(before.tax))
  const useful = usefulPayment(situation)
  const isMonthly = shownPeriodicity(stated.periodicity) === 'monthly'
  return {
    year,
    incomeYear: law.incomeYear,
    ceiling,
    vv_envelope_monthly: euros(valueOf(envelope)),
    payment,
    taxBefore,
    taxAfter: euros(valueOf(after.tax)),
    tax_reduction: euros(valueOf(saving)),
    useful,
    notes: notesOf(request, { situation, taxBefore, useful, payment, isMonthly }),
    explanation: {
      envelope,
      saving,
      effort: difference(ruled('tax-saving.effort', 'TS-06'), [paymentTree, saving]),
      highIncomeContribution: before.highIncomeContribution,
    },
  }
}
