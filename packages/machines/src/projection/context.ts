import type {
  AmountField,
  ProjectionContext as Asked,
  ProjectionFigures,
  ProjectionForm,
  ProjectionInputs,
  RetirementRequest,
  SavedProjection,
} from '@hautelisse/domain/projection'
import type { Periodicity } from '@hautelisse/domain/money'
import type { AmountLeft, AmountTyped } from '../stepper/index.ts'

type Options = { readonly signal: AbortSignal }

/** What the project asks of the API. */
export type ProjectionPorts = {
  readonly initialize: (options: Options) => Promise<SavedProjection>
  readonly retirement: (request: RetirementRequest, options: Options) => Promise<ProjectionFigures>
  /** Answers the words of the API. */
  readonly save: (inputs: ProjectionInputs, options: Options) => Promise<string>
}

export type ProjectionInput = {
  /** Whom it is about: accounts, estimate of the state pension, birth. */
  readonly about: Asked
  /** Answers that the tab kept; they win over what was saved. */
  readonly form: ProjectionForm | undefined
  readonly ports: ProjectionPorts
}

/** Figures that can be opened down to what they follow from: what is left to live on. */
export type ProjectionFigure = 'net'

/** Answers that are changed together, and count once they are taken: those without which nothing is asked, then each of the others. */
export const ANSWER_PARTS = ['start', 'horizon', 'goal', 'pension', 'split', 'payments', 'other', 'loan'] as const
export type AnswerPart = (typeof ANSWER_PARTS)[number]

/** A part of the answers while it is changed: nothing of it counts yet. */
export type Edit = {
  readonly part: AnswerPart
  readonly answers: ProjectionForm
  readonly typed: Typed
  readonly touched: readonly string[]
  /** What is missing shows once it was to be taken. */
  readonly isAttempted: boolean
}

export type ProjectionAnswer =
  | AmountTyped<AmountField>
  | AmountLeft<AmountField>
  | { readonly type: 'horizonTyped'; readonly text: string }
  | { readonly type: 'horizonLeft' }
  | { readonly type: 'periodicityChosen'; readonly periodicity: Periodicity }
  | { readonly type: 'accountTicked'; readonly policy: string; readonly isTicked: boolean }
  | { readonly type: 'shareChosen'; readonly policy: string; readonly share: number }
  /** The account that all payments go to; empty: as they are scheduled. */
  | { readonly type: 'payeeChosen'; readonly policy: string }
  | { readonly type: 'incomeKindChosen'; readonly kind: ProjectionForm['other_income_kind'] }
  /** The same share of every contract that may be paid out. */
  | { readonly type: 'splitChosen'; readonly share: number }
  /** Several answers at once: what closes the gap, taken over. */
  | { readonly type: 'answersTaken'; readonly form: Partial<ProjectionForm> }

export type ProjectionEvent =
  | ProjectionAnswer
  /** Accounts or the estimate are other ones by now. */
  | { readonly type: 'aboutChanged'; readonly about: Asked }
  /** A part of the answers is to be changed, says something else, counts from now on, or stays as it was. */
  | { readonly type: 'editBegun'; readonly part: AnswerPart }
  | { readonly type: 'editAnswered'; readonly answer: ProjectionAnswer }
  | { readonly type: 'editTaken' }
  | { readonly type: 'editLeft' }
  | { readonly type: 'saveRequested' }
  | { readonly type: 'retryRequested' }
  | { readonly type: 'figureOpened'; readonly figure: ProjectionFigure }
  | { readonly type: 'figureClosed' }

/** The amount of the payments as it was typed, from which every other periodicity is said. */
export type Typed = { readonly text: string; readonly periodicity: Periodicity }

export type ProjectionState = ProjectionInput & {
  readonly answers: ProjectionForm
  readonly typed: Typed
  /** Question that the figures answer. */
  readonly answered: RetirementRequest | undefined
  readonly figures: ProjectionFigures | undefined
  /** Fields that were left, whose errors show. */
  readonly touched: readonly string[]
  /** Missing answers show once a save was asked for. */
  readonly isAttempted: boolean
  readonly validated: boolean
  /** Whether anything was answered in this tab. */
  readonly isChanged: boolean
  /** Words of the API for a save. */
  readonly saved: string | undefined
  readonly isSaveFailed: boolean
  readonly opened: ProjectionFigure | undefined
  /** The part of the answers that is being changed. */
  readonly edit: Edit | undefined
}
