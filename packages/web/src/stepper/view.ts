import type { FieldError } from '@hautelisse/domain/validation'

/** A step of a simulator, and how far it is. */
type StepState<Step extends string> = { readonly id: Step; readonly state: 'done' | 'current' | 'pending' }

/** Where a simulator stands: its steps in their order, and the one on the screen. */
export type StepperView<Step extends string> = {
  readonly step: Step
  readonly steps: readonly StepState<Step>[]
  /** The last call failed: the question takes the focus to its refusal, so that the page leaves the focus alone. */
  readonly hasFailed: boolean
}

/** A call that gave no answer. */
type FailureView = {
  readonly code: string
  readonly canRetry: boolean
  /** A field of the question says what is wrong, so that no alert has to. */
  readonly isMarked: boolean
}

/** A question as it stands. */
export type QuestionView = {
  /** Its call is under way. */
  readonly isBusy: boolean
  /** What is refused of it. */
  readonly errors: readonly FieldError[]
  readonly failure: FailureView | undefined
  /**
   * False where the specification disables the main button until the question is answered. The button is then announced as unavailable, and can
   * still be pressed: the machine refuses, and the fields say what is missing.
   */
  readonly isComplete?: boolean | undefined
  /** False for a question that stands beside the one being asked, like the other slides of a carousel. */
  readonly isCurrent?: boolean | undefined
}
