import type { Statecharts } from '../statecharts/index.ts'
import { dayMachine, faultsMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  day: {
    title: 'Day',
    summary: 'The form of the developer page that moves the day of the API on; the page follows.',
    machine: dayMachine,
  },
  faults: {
    title: 'Faults',
    summary: 'The form of the developer page that orders a call to fail.',
    machine: faultsMachine,
  },
}
