import type { Derivation } from '@hautelisse/domain/explain'
import { deductionEnd, explainTaxSaving, stillPossible } from '@hautelisse/domain/tax-saving'
import type { DeductionEnd, StillPossible, TaxExplanation } from '@hautelisse/domain/tax-saving'
import type { TaxSavingContext } from './context.ts'
import { onceFor } from './once-for.ts'
import { questionOf } from './progress.ts'
import { selectAdjustment, selectTaxExplanation, selectTaxResult } from './select-results.ts'
import type { Preview, TaxResultView } from './select-results.ts'
import type { TaxSavingSnapshot } from './snapshot.ts'

/** Figures of the card: of the payment that stands in the adjustment as soon as the page can compute them, else of the answered one. */
export type ShownView = Preview & {
  /** The page computed them, and the answer is still to come: "Aperçu". */
  readonly isPreview: boolean
  /** They are those of another payment than the adjustment holds. */
  readonly isFormer: boolean
}

/** What the payment saves and costs, as the card shows it (docs/decisions/12, TAX-24, TAX-25). */
export const selectShown = onceFor((snapshot: TaxSavingSnapshot): ShownView | undefined => {
  const result = selectTaxResult(snapshot)
  const adjustment = selectAdjustment(snapshot)
  if (result === undefined || adjustment === undefined) return undefined
  const { isStale, preview } = adjustment
  const isPreview = isStale && preview !== undefined
  const { payment, saving, effort } = isPreview ? preview : result
  return { payment, saving, effort, isPreview, isFormer: isStale && !isPreview }
})

/** The calculations of the payment that stands in the adjustment, by the engine of the answer. */
const explainedIn = onceFor((context: TaxSavingContext): TaxExplanation | undefined => {
  const question = questionOf(context)
  return question && explainTaxSaving(question, context.today)
})

/** Figures of the card that move with the payment. */
export type ShownFigure = 'saving' | 'effort'

/**
 * Gives where a figure of the card comes from: that of a preview as the page computed it.
 *
 * @param snapshot state of the machine
 * @param figure saving or effort
 */
export const selectShownExplanation = (snapshot: TaxSavingSnapshot, figure: ShownFigure): Derivation | undefined =>
  selectShown(snapshot)?.isPreview === true ? explainedIn(snapshot.context)?.[figure] : selectTaxExplanation(snapshot, figure)

/** From when on payments of this saver are no longer deducted; nothing of anybody who is far from that age. */
export const selectDeductionEnd = ({ context: { result, saver, today } }: TaxSavingSnapshot): DeductionEnd | undefined =>
  result && deductionEnd({ client_age: result.request.client_age, birthDate: saver.birthDate }, today)

/** What still fits into the year by monthly payments, from today on. */
export const selectStillPossible = (snapshot: TaxSavingSnapshot): StillPossible | undefined => {
  const result: TaxResultView | undefined = selectTaxResult(snapshot)
  return result && stillPossible(result.ceiling, snapshot.context.today, selectDeductionEnd(snapshot)?.from)
}
