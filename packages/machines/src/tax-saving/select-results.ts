import type { Derivation } from '@hautelisse/domain/explain'
import { isPositive, subtractEuros, ZERO_EUROS } from '@hautelisse/domain/money'
import type { Decimal, Euros, PeriodicAmount } from '@hautelisse/domain/money'
import {
  allocated,
  marginalRate,
  monthlyEnvelope,
  reachesCap,
  savingAlong,
  savingsOf,
  yearlyEnvelope,
  yearlyPayment,
} from '@hautelisse/domain/tax-saving'
import type { CurvePoint, PaymentRange, ShownPeriodicity, Situation, TaxNote, TaxRequest } from '@hautelisse/domain/tax-saving'
import type { KeptAnswer } from './context.ts'
import type { FigureId } from './figures.ts'
import { onceFor } from './once-for.ts'
import { paymentOf } from './payment.ts'
import { canAsk, isAnswered, questionOf, shownForm } from './progress.ts'
import type { TaxSavingSnapshot } from './snapshot.ts'

/** The answer of the API, and what the page adds to it from the same question. */
export type TaxResultView = {
  /** Question that was answered. */
  readonly request: TaxRequest
  /** Year of the payments, and of the incomes whose scale was applied (TAX-30). */
  readonly year: number | undefined
  readonly incomeYear: number | undefined
  /** Largest payment that is deducted, and a twelfth of it rounded down. */
  readonly ceiling: Euros
  readonly monthlyCeiling: Euros
  readonly payment: Euros
  readonly periodicity: ShownPeriodicity
  readonly saving: Euros
  /** Payment less saving, before any tax at the exit. */
  readonly effort: Euros
  readonly taxBefore: Euros | undefined
  readonly taxAfter: Euros | undefined
  readonly useful: Euros | undefined
  readonly marginalRate: Decimal | undefined
  readonly notes: readonly TaxNote[]
}

/** The result depends on the answer alone: it is read once for each, so that a key press in the adjustment leaves it the same. */
const resultOf = onceFor((kept: KeptAnswer): TaxResultView => {
  const { request, answer, situation } = kept
  const payment = paymentOf(kept)
  return {
    request,
    year: answer.year,
    incomeYear: answer.income_year,
    ceiling: yearlyEnvelope(answer.vv_envelope_monthly),
    monthlyCeiling: monthlyEnvelope(answer.vv_envelope_monthly),
    payment,
    periodicity: request.allocated_periodicity === 'monthly' ? 'monthly' : 'one_shot',
    saving: answer.tax_reduction,
    effort: subtractEuros(payment, answer.tax_reduction),
    taxBefore: answer.tax_before,
    taxAfter: answer.tax_after,
    useful: answer.useful_payment,
    marginalRate: situation && marginalRate(situation),
    notes: answer.notes ?? [],
  }
})

/** The result, figures of the API's answer alone but for the marginal rate (TAX-10, TAX-11). */
export const selectTaxResult = ({ context: { result } }: TaxSavingSnapshot): TaxResultView | undefined =>
  result && resultOf(result)

/** Figures of an answer that have an explanation. */
export const EXPLAINED_FIGURES = ['envelope', 'saving', 'effort', 'highIncomeContribution'] as const
export type ExplainedFigure = (typeof EXPLAINED_FIGURES)[number]

/** Where a figure of the answer comes from; undefined where the server did not say. What is shown of a preview is asked for by `selectShown`. */
export const selectTaxExplanation = (
  { context: { result } }: TaxSavingSnapshot,
  figure: ExplainedFigure,
): Derivation | undefined => result?.answer.explanation?.[figure]

/** Figure whose calculation is open on the result. */
export const selectOpenedFigure = ({ context }: TaxSavingSnapshot): FigureId | undefined => context.openedFigure

/** What a payment would save, computed in the page by the engine of the answer. */
export type Preview = { readonly payment: Euros; readonly saving: Euros; readonly effort: Euros }

/** The adjustment form: its two fields, how far the cap is, and what the page computes meanwhile. */
export type AdjustmentView = {
  /** What the amount field holds; empty while the saver retypes it. */
  readonly text: string
  readonly periodicity: ShownPeriodicity
  /** Amount against the cap, both in the chosen periodicity; no amount where the field holds none. */
  readonly amount: Euros | undefined
  readonly cap: Euros
  /** "Avec ce montant vous atteignez votre plafond maximum d'économie d'impôt" (TAX-55, TAX-56). */
  readonly isCapReached: boolean
  /** What of the payment is above the most that is deducted in the year; nothing within it. */
  readonly above: Euros | undefined
  /** The result shown is that of another payment. */
  readonly isStale: boolean
  /** "Mettre à jour le calcul" would ask. */
  readonly canUpdate: boolean
  readonly isUpdating: boolean
  readonly preview: Preview | undefined
}

const aboveCeiling = (stated: PeriodicAmount, envelope: Euros): Euros | undefined => {
  const above = subtractEuros(yearlyPayment(stated), yearlyEnvelope(envelope))
  return isPositive(above) ? above : undefined
}

/** The tax without a payment depends on the household alone: it is computed once for each. */
const savingsIn = onceFor(savingsOf)

const previewOf = (result: KeptAnswer, question: TaxRequest | undefined): Preview | undefined => {
  const { situation, answer } = result
  if (situation === undefined || question === undefined) return undefined
  const stated = allocated(question.allocated_amount, question.allocated_periodicity, answer.vv_envelope_monthly)
  const payment = yearlyPayment(stated)
  const saving = savingsIn(situation)(payment)
  return { payment, saving, effort: subtractEuros(payment, saving) }
}

/**
 * The adjustment beside the result (TAX-22, TAX-23, TAX-39, TAX-44 to TAX-47, TAX-55, TAX-56). Every part of it reads its own figure: they are computed
 * once for each state.
 */
export const selectAdjustment = onceFor((snapshot: TaxSavingSnapshot): AdjustmentView | undefined => {
  const { context } = snapshot
  const { shown, isCleared, result } = context
  if (result === undefined) return undefined
  const { text, parsed } = shownForm(context).allocated_amount
  const { vv_envelope_monthly: envelope } = result.answer
  const amount = parsed.kind === 'amount' ? parsed.amount : undefined
  const question = questionOf(context)
  return {
    text: isCleared ? '' : text,
    periodicity: shown,
    amount,
    cap: shown === 'monthly' ? monthlyEnvelope(envelope) : yearlyEnvelope(envelope),
    isCapReached: amount !== undefined && reachesCap({ amount, periodicity: shown }, envelope),
    above: amount === undefined || question === undefined ? undefined : aboveCeiling({ amount, periodicity: shown }, envelope),
    isStale: !isAnswered(context),
    canUpdate: canAsk(context),
    isUpdating: snapshot.matches({ stepper: { showingResults: 'updating' } }),
    preview: previewOf(result, question),
  }
})

/** Parts of the chart's axis up to the ceiling. */
const CHART_STEPS = 24

/** The chart depends on the household alone: it is computed once for each. */
const curveOf = onceFor((situation: Situation) =>
  savingAlong(situation, { from: ZERO_EUROS, to: situation.ceiling, steps: CHART_STEPS }),
)

/**
 * Gives the saving along the whole range, from nothing to the ceiling, with its bends labelled; in the page, by the engine of the answer (TS-07).
 *
 * @param snapshot state of the machine
 * @param range another range than from nothing to the ceiling
 * @example selectSavingCurve(snapshot).at(-1)?.bends // [{ kind: 'ceiling' }]
 */
export const selectSavingCurve = ({ context: { result } }: TaxSavingSnapshot, range?: PaymentRange): readonly CurvePoint[] => {
  const situation = result?.situation
  if (situation === undefined) return []
  return range === undefined ? curveOf(situation) : savingAlong(situation, range)
}
