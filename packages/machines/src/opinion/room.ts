import type { Statecharts } from '../statecharts/index.ts'
import { opinionMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  opinion: {
    title: 'Opinion survey',
    summary: 'The button, the words that it shows on a first visit, the five steps, and a sent survey that hides the button.',
    machine: opinionMachine,
  },
}
