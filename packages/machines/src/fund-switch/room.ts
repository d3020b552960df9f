import type { Statecharts } from '../statecharts/index.ts'
import { fundSwitchMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  'fund-switch': {
    title: 'Fund switch',
    summary:
      'A switch of funds inside one contract: what may be moved, five steps, one confirmation, and what is looked for when the answer to it was lost.',
    machine: fundSwitchMachine,
  },
}
