import type { Statecharts } from '../statecharts/index.ts'
import { documentsMachine, printMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  documents: {
    title: 'Documents',
    summary:
      'The list is read alone and kept while it is read anew; files are brought one after the other, and one that fails stands alone.',
    machine: documentsMachine,
  },
  print: {
    title: 'Printing a document',
    summary: 'A document tree becomes a PDF; an API that prints nothing leaves it to the browser.',
    machine: printMachine,
  },
}
