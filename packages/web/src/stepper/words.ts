import type { FieldError } from '@hautelisse/domain/validation'
import type { ReactNode } from 'react'

/** What a stepper page says; a room supplies it. */
export type StepperWords<Step extends string> = {
  /** Name of the simulator, at the end of the page's title. */
  readonly simulator: string
  /** Where the saver is, at the beginning of the page's title: "Étape 4 sur 6, répartition". */
  readonly page: string
  /** Name of the list of steps. */
  readonly steps: string
  /** Where the saver is on a small screen; "Étape 4 sur 6" unless given. */
  readonly position?: string | undefined
  readonly title: (step: Step) => string
  /** The answer given on a step that is done: "64 ans". */
  readonly answer: (step: Step) => string | undefined
}

/** What the form of a question says; a room supplies it. */
export type QuestionWords = {
  /** The main button, and the same while the call is under way. */
  readonly next: ReactNode
  readonly busy: ReactNode
  /** What a call that failed says, what becomes of the answers, and the way to make the call again. */
  readonly failed: ReactNode
  /** What a limit says, where it is one of the saver's own; else that the service is busy. */
  readonly limit?: ReactNode
  readonly kept: ReactNode
  readonly retry: ReactNode
}

/** What the summary of refusals says. */
export type SummaryWords = {
  readonly title: (count: number) => ReactNode
  /** A field, which leads there, and what is wrong with it. */
  readonly line: (field: ReactNode, error: FieldError) => ReactNode
  /** Name of a field. */
  readonly labelOf: (path: string) => string
}
