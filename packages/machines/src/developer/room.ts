import type { Statecharts } from '../statecharts/index.ts'
import { dayMachine, faultsMachine, printMachine } from './index.ts'

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
  print: {
    title: 'Printing a document',
    summary: 'A document tree becomes a PDF; a home that prints nothing leaves it to the browser.',
    machine: printMachine,
  },
}
