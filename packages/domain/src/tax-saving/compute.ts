import type { PlainDate } from '../calendar/index.ts'
import { BARE, EXPLAINED, type Derivation, type Label, type Reckoning } from '../explain/index.ts'
import { reckonCeiling, reckonTax, sourceOf, wageLabel } from '../income-tax/index.ts'
import { euros, MONTHS_PER_YEAR, type Euros, type PeriodicAmount } from '../money/index.ts'
import { allocated, shownPeriodicity, yearlyPayment } from './amount.ts'
import type { TaxRequest } from './model.ts'
import { notesOf, type TaxNote } from './notes.ts'
import { paying, situationOf, type Situation } from './situation.ts'
import type { Term } from './terms.ts'
import { usefulPayment } from './useful.ts'

/** The figures of a result that have an explanation. */
type Figures<Figure> = {
  readonly envelope: Figure
  /** Tax without less tax with the payment; both taxes, and the ceiling, stand under it. */
  readonly saving: Figure
  /** Payment less saving: what it costs today, before any tax at the exit. */
  readonly effort: Figure
  readonly highIncomeContribution: Figure
}

/** The trees of a result. */
export type TaxExplanation = Figures<Derivation>

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

const monthsIn = <Figure>({ given }: Reckoning<Figure>): Figure =>
  given({ term: 'tax-saving.months' satisfies Term, unit: 'months', source: sourceOf('household') }, MONTHS_PER_YEAR)

const wageOf = <Figure>(reckoning: Reckoning<Figure>, monthly: Euros, person: 1 | 2): Figure =>
  reckoning.product(wageLabel(person), [
    reckoning.given({ ...own('tax-saving.monthly-income', { person }), unit: 'eur-per-month' }, monthly),
    monthsIn(reckoning),
  ])

const paymentOf = <Figure>(reckoning: Reckoning<Figure>, stated: PeriodicAmount): Figure => {
  const payment = (amount: Euros, unit: Label['unit']) =>
    reckoning.given({ ...own('tax-saving.payment', { periodicity: stated.periodicity }), unit }, amount)
  return stated.periodicity === 'monthly'
    ? reckoning.product(own('tax-saving.yearly-payment'), [payment(stated.amount, 'eur-per-month'), monthsIn(reckoning)])
    : payment(stated.amount, 'eur-per-year')
}

const wagesOf = <Figure>(
  reckoning: Reckoning<Figure>,
  request: TaxRequest,
  { household }: Situation,
): readonly [Figure, ...Figure[]] => [
  wageOf(reckoning, request.monthly_income, 1),
  ...(household.marital_status === 'MA' && request.spouse_monthly_income !== undefined
    ? [wageOf(reckoning, request.spouse_monthly_income, 2)]
    : []),
]

/** What both ways of computing a result give: its figures, and the payment and taxes behind them. */
type Reckoned<Figure> = Figures<Figure> & {
  readonly stated: PeriodicAmount
  readonly taxBefore: Figure
  readonly taxAfter: Figure
}

const reckonSaving = <Figure>(reckoning: Reckoning<Figure>, request: TaxRequest, situation: Situation): Reckoned<Figure> => {
  const { difference, least, quotient, valueOf } = reckoning
  const { household, law, ceilingLaw } = situation
  const wages = wagesOf(reckoning, request, situation)
  const { ceiling } = reckonCeiling(reckoning, household.wage_1, ceilingLaw, wages[0])
  const envelope = quotient(ruled('tax-saving.envelope', 'TAX-38', 'eur-per-month'), [ceiling, monthsIn(reckoning)])
  const stated = allocated(request.allocated_amount, request.allocated_periodicity, euros(valueOf(envelope)))
  const payment = paymentOf(reckoning, stated)
  const deduction = least(ruled('tax-saving.deducted', 'TAX-58'), [payment, ceiling])
  const before = reckonTax(reckoning, household, law, { wages })
  const after = reckonTax(reckoning, paying(situation, yearlyPayment(stated)), law, { wages, deduction })
  const saving = difference(ruled('tax-saving.saving', 'TAX-58'), [before.tax, after.tax])
  return {
    stated,
    taxBefore: before.tax,
    taxAfter: after.tax,
    envelope,
    saving,
    effort: difference(ruled('tax-saving.effort', 'TS-06'), [payment, saving]),
    highIncomeContribution: before.highIncomeContribution,
  }
}

/**
 * Computes what a payment to retirement savings saves of the income tax, the figures alone; `explainTaxSaving` gives their trees.
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
  const { law, ceiling, year } = situation
  const found = reckonSaving(BARE, request, situation)
  const payment = yearlyPayment(found.stated)
  const taxBefore = euros(found.taxBefore)
  const useful = usefulPayment(situation)
  const isMonthly = shownPeriodicity(found.stated.periodicity) === 'monthly'
  return {
    year,
    incomeYear: law.incomeYear,
    ceiling,
    vv_envelope_monthly: euros(found.envelope),
    payment,
    taxBefore,
    taxAfter: euros(found.taxAfter),
    tax_reduction: euros(found.saving),
    useful,
    notes: notesOf(request, { situation, taxBefore, useful, payment, isMonthly }),
  }
}

/**
 * Explains the figures of `simulateTaxSaving`: the same steps, with the tree of each figure.
 *
 * @param request answers of the saver, as `taxRequest` reads them
 * @param asOf day of the simulation
 * @example explainTaxSaving(request, plainDate('2026-11-20')).saving.value // '339'
 */
export const explainTaxSaving = (request: TaxRequest, asOf: PlainDate): TaxExplanation => {
  const { envelope, saving, effort, highIncomeContribution } = reckonSaving(EXPLAINED, request, situationOf(request, asOf))
  return { envelope, saving, effort, highIncomeContribution }
}
