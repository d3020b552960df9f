import { availableOf } from '@hautelisse/domain/contributions'
import { valueOf, type Derivation } from '@hautelisse/domain/explain'
import { euros, isPositive, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
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

/** The result as the figures beside the card show it: that of the payment in the adjustment as soon as the page can compute it (TS-14). */
export const selectShownResult = onceFor((snapshot: TaxSavingSnapshot): TaxResultView | undefined => {
  const [result, shown] = [selectTaxResult(snapshot), selectShown(snapshot)]
  if (result === undefined || shown?.isPreview !== true) return result
  const { payment, saving, effort } = shown
  const after = explainedIn(snapshot.context)?.saving.inputs[1]
  return { ...result, payment, saving, effort, taxAfter: after && euros(valueOf(after)) }
})

/** From when on payments of this saver are no longer deducted; nothing of anybody who is far from that age. */
export const selectDeductionEnd = ({ context: { result, saver, today } }: TaxSavingSnapshot): DeductionEnd | undefined =>
  result && deductionEnd({ client_age: result.request.client_age, birthDate: saver.birthDate }, today)

/** What still fits into the year: what was paid already, what is left of the ceiling, and that by monthly payments from today on. */
export type RestOfYear = {
  readonly paid: Euros
  readonly left: Euros
  /** Undefined if the ceiling is used up. */
  readonly still: StillPossible | undefined
}

/**
 * Says what is left to deduct this year by the ceiling of the result (TS-12, GAUGE-05).
 *
 * @param snapshot state of the machine
 * @param paid what the portal knows of the year's deductible payments, in euros; nothing of a visitor
 */
export const selectRestOfYear = (snapshot: TaxSavingSnapshot, paid: Euros = ZERO_EUROS): RestOfYear | undefined => {
  const result: TaxResultView | undefined = selectTaxResult(snapshot)
  if (result === undefined) return undefined
  const left = availableOf({ ceiling: result.ceiling, consumed: paid })
  const still = isPositive(left) ? stillPossible(left, snapshot.context.today, selectDeductionEnd(snapshot)?.from) : undefined
  return { paid, left, still }
}

/**
 * Says whether lines of the tax notice are typed beside the result: its largest payment counts the year's own ceiling alone, which the page then says. BEY-36.
 *
 * @param snapshot state of the simulator
 */
export const selectHasNotice = ({ context: { notice } }: TaxSavingSnapshot): boolean =>
  Object.entries(notice?.amounts ?? {}).some(([field, text]) => field.startsWith('own_') && text !== '')
