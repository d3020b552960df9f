import type { Statecharts } from '../statecharts/index.ts'
import { messageMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  message: {
    title: 'A message to the help line',
    summary: 'A subject, a message and files: checked, sent once under a key, and kept whatever happens.',
    machine: messageMachine,
  },
}
