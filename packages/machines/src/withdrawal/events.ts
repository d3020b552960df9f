import type { AnnuityType } from '@hautelisse/domain/annuity'
import type { PartId, Reversible, ReversionPercentage, Side, SplitAmount, SplitQuestion } from '@hautelisse/domain/withdrawal'
import type { AmountLeft, AmountTyped, EditMove, StepperMove } from '../stepper/index.ts'
import type { FigureId } from './figures.ts'
import type { StepId } from './steps.ts'

/** Which annuity a wish is about. */
export type CountedOption = SplitQuestion['option']

/** Ways through the stepper. */
export type Move =
  | StepperMove<StepId>
  | EditMove<StepId>
  /** Asks, on the results, to change the distribution. */
  | { readonly type: 'modifyRequested' }
  /** Asks, on the results, for them on paper. */
  | { readonly type: 'printRequested' }
  /** Leaves the simulator for the savings page. */
  | { readonly type: 'homeRequested' }

/** An amount field: one side of one part of a contract. */
export type AmountField = { readonly part: PartId; readonly side: Side }

/** What the saver states. */
export type Answer =
  | { readonly type: 'ageTyped'; readonly text: string }
  /** `null` takes the answer back, which counts as not reversible. */
  | { readonly type: 'reversibleAnswered'; readonly reversible: Reversible }
  | { readonly type: 'spouseBirthDateTyped'; readonly text: string }
  | { readonly type: 'reversionPercentageChosen'; readonly percentage: ReversionPercentage }
  | AmountTyped<AmountField>
  | AmountLeft<AmountField>
  /** "Mettre 4 825,00 € en rente": what the other side leaves goes to this one. */
  | { readonly type: 'restRequested'; readonly field: AmountField }
  /** "Annuler": both sides are again what they were before one was filled. */
  | { readonly type: 'fillUndone' }
  /** The split slider moved: so many cents go to capital, the rest of the balance to the annuity. */
  | { readonly type: 'splitMoved'; readonly part: PartId; readonly capitalCents: number }
  /** « Tout en rente » or « Tout en capital ». */
  | { readonly type: 'allAsChosen'; readonly policyId: string; readonly side: Side }
  /** "Appliquer ce partage": what the parts convert for a wanted annuity. */
  | { readonly type: 'wishTaken'; readonly amounts: readonly SplitAmount[] }
  /** An annuity option: on its step with several contracts, on the result with one. */
  | { readonly type: 'optionChosen'; readonly option: AnnuityType }

/** The two rates that a net amount needs, in percent; `null` for one that is not known. */
export type ExpectedRates = { readonly marginal: number | null; readonly pensionCharges: number | null }

/** The annuity that is wanted each month: as it is typed, and whether it is the one that goes on to a spouse. */
export type Wish = { readonly text: string; readonly option: CountedOption }

/** What the saver looks at. */
export type Look =
  | { readonly type: 'figureOpened'; readonly figure: FigureId }
  | { readonly type: 'figureClosed' }
  /** Marginal rate of the income tax that the saver expects, in percent. */
  | { readonly type: 'marginalRateChosen'; readonly rate: number }
  /** Rate of social charges on pensions that the saver expects, in percent. */
  | { readonly type: 'pensionChargesChosen'; readonly rate: number }
  /** What was paid in of the savings that come as capital. */
  | { readonly type: 'paidInTyped'; readonly text: string }
  /** The annuity that is wanted each month, typed or chosen. */
  | { readonly type: 'wishTyped'; readonly text: string }
  | { readonly type: 'wishOptionChosen'; readonly option: CountedOption }
  /** Takes back what was picked by hand: the household's rates hold, as far as they are known. */
  | { readonly type: 'ratesCleared' }
  /** The rates that follow from the household, as it stands. */
  | { readonly type: 'householdTold'; readonly rates: ExpectedRates }
  /** The setting of all simulations: the euros of today, or those of the start. */
  | { readonly type: 'todaysEurosSwitched'; readonly isOn: boolean }

export type WithdrawalEvent = Move | Answer | Look
