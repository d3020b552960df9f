import type { Statecharts } from '../statecharts/index.ts'
import { archiveMachine, documentsMachine, printMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  archive: {
    title: 'Everything of a year',
    summary: 'One file of a year; parts that could not be made are named, and the rest is handed over.',
    machine: archiveMachine,
  },
  documents: {
    title: 'Documents',
    summary:
      'The list is read alone and kept while it is read anew, as is what this year comes to for the tax return; years open and shut; files are brought one after the other, and one that fails stands alone.',
    machine: documentsMachine,
  },
  print: {
    title: 'Printing a document',
    summary: 'A document tree becomes a PDF; an API that prints nothing leaves it to the browser.',
    machine: printMachine,
  },
}
