import type { Statecharts } from '../statecharts/index.ts'
import { homeMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  home: {
    title: 'Home',
    summary:
      'The connected home: accounts as the session knows them, and beside them operations, choices and accounts of other banks, each part alone.',
    machine: homeMachine,
  },
}
