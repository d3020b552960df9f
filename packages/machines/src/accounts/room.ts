import type { Statecharts } from '../statecharts/index.ts'
import { detailMachine, purposeMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  detail: {
    title: 'Detail of accounts',
    summary:
      'Accounts that an address names: those of the session, and beside them those of other banks; with the span, the compartment and the figure that are looked at.',
    machine: detailMachine,
  },
  purpose: {
    title: 'Purpose of an account',
    summary: 'What a saver says that an account is for: chosen, kept, or given up; a failure leaves the choice as it is.',
    machine: purposeMachine,
  },
}
