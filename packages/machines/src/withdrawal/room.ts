import type { Statecharts } from '../statecharts/index.ts'
import { withdrawalMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  withdrawal: {
    title: 'Withdrawal',
    summary:
      'The capital-or-annuity simulator: its steps, the simulation and the results, alone or inside the withdrawal of funds.',
    machine: withdrawalMachine,
  },
}
