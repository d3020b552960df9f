import type { Statecharts } from '../statecharts/index.ts'
import { bulletinMachine, choiceMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  bulletin: {
    title: 'Choice on a premium',
    summary: 'One choice on a premium that an address names: read first, or said not to be held by the person.',
    machine: bulletinMachine,
  },
  choice: {
    title: 'Making the choice',
    summary:
      'Amounts by fund and cash, confirmed, and sent once whatever becomes of the answer; beside it the top-up, held against the server’s.',
    machine: choiceMachine,
  },
}
