import type { Statecharts } from '../statecharts/index.ts'
import { releaseMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  release: {
    title: 'Money out of employee savings',
    summary:
      'A request to pay savings out: which of them, the reason with its event, amount and documents, one confirmation, and documents that are sent again alone.',
    machine: releaseMachine,
  },
}
