import type { TransmissionEvent, TransmissionSnapshot } from '@hautelisse/machines/transmission'

/** What every part is made of: the state of the machine, and a way to tell it something. */
export type StepProps = {
  readonly snapshot: TransmissionSnapshot
  readonly send: (event: TransmissionEvent) => void
}
