import type { AnnuityType } from '@hautelisse/domain/annuity'
import type { PartId, Reversible, ReversionPercentage, Side } from '@hautelisse/domain/withdrawal'
import type { FigureId } from './figures.ts'
import type { StepId } from './steps.ts'

/** Ways through the stepper. */
export type Move =
  /** Asks for the next step; on the last one before the results it asks for the simulation. */
  | { readonly type: 'nextRequested' }
  /** Asks for the step before; while the simulation runs it ends the wait. */
  | { readonly type: 'previousRequested' }
  /** Asks for a step that the stepper shows as done. */
  | { readonly type: 'stepRequested'; readonly step: StepId }
  /** Asks for the simulation again after a failure, or after an answer that lacks something. */
  | { readonly type: 'retryRequested' }
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
  /** A key press in an amount field, or a paste, which is read whole: one that is no amount leaves the field as it was. */
  | { readonly type: 'amountTyped'; readonly field: AmountField; readonly text: string; readonly pasted?: boolean }
  /** The caret left an amount field: its text is put in order. */
  | { readonly type: 'amountLeft'; readonly field: AmountField }
  /** The split slider moved: so many cents go to capital, the rest of the balance to the annuity. */
  | { readonly type: 'splitMoved'; readonly part: PartId; readonly capitalCents: number }
  /** « Tout en rente » or « Tout en capital ». */
  | { readonly type: 'allAsChosen'; readonly policyId: string; readonly side: Side }
  /** An annuity option: on its step with several contracts, on the result with one. */
  | { readonly type: 'optionChosen'; readonly option: AnnuityType }

const ANSWER_TYPES: readonly WithdrawalEvent['type'][] = [
  'ageTyped',
  'reversibleAnswered',
  'spouseBirthDateTyped',
  'reversionPercentageChosen',
  'amountTyped',
  'amountLeft',
  'splitMoved',
  'allAsChosen',
  'optionChosen',
] satisfies Answer['type'][]

/** Tells an answer from the other events. */
export const isAnswer = (event: WithdrawalEvent): event is Answer => ANSWER_TYPES.includes(event.type)

/** What the saver looks at. */
export type Look = { readonly type: 'figureOpened'; readonly figure: FigureId } | { readonly type: 'figureClosed' }

export type WithdrawalEvent = Move | Answer | Look
