import type { Answer, Answering, TransmissionEvent, TransmissionSnapshot } from '@hautelisse/machines/transmission'

/** What every part is made of: the state of the machine, and a way to tell it something. */
export type StepProps = {
  readonly snapshot: TransmissionSnapshot
  readonly send: (event: TransmissionEvent) => void
}

/** What the questions are made of, in a step and in a window: the answers as they stand, and a way to give one. */
export type AnswerProps = {
  readonly snapshot: Answering
  readonly send: (event: Answer) => void
}
