import type { WithdrawalEvent, WithdrawalSnapshot } from '@hautelisse/machines/withdrawal'

/** What every step is made of: the state of the machine, and a way to tell it something. */
export type StepProps = {
  readonly snapshot: WithdrawalSnapshot
  readonly send: (event: WithdrawalEvent) => void
}
