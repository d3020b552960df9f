import type { Statecharts } from '../statecharts/index.ts'
import { openSessionsMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  'open-sessions': {
    title: 'Open sessions',
    summary: 'The sessions of a person, and the end of another one or of all others, after a question.',
    machine: openSessionsMachine,
  },
}
