import type { Statecharts } from '../statecharts/index.ts'
import { detailMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  detail: {
    title: 'Detail of accounts',
    summary:
      'Accounts that an address names: those of the session, and beside them those of other banks; with the span, the compartment and the figure that are looked at.',
    machine: detailMachine,
  },
}
