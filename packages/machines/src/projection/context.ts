import type {
  AmountField,
  IncomeEuros,
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

/** Figures that can be opened down to what they follow from. */
export type ProjectionFigure = 'delta' | `account-${string}` | `income-${string}`

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
  /** Rate of social charges on pensions, as the API writes it. */
  | { readonly type: 'chargesChosen'; readonly rate: string }
  | { readonly type: 'householdChosen'; readonly status: ProjectionForm['marital_status'] }
  /** Several answers at once: what closes the gap, taken over. */
  | { readonly type: 'answersTaken'; readonly form: Partial<ProjectionForm> }

export type ProjectionEvent =
  | ProjectionAnswer
  /** Accounts or the estimate are other ones by now. */
  | { readonly type: 'aboutChanged'; readonly about: Asked }
  /** Euros that a retirement income is told in. */
  | { readonly type: 'eurosChosen'; readonly euros: IncomeEuros }
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
  /** Euros that a retirement income is told in. */
  readonly euros: IncomeEuros
}
