import type { Statecharts } from '../statecharts/index.ts'
import { fundDocumentMachine, fundMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  fund: {
    title: 'Sheet of a fund',
    summary: 'The values of a fund and the address of its document, asked for together when its sheet is opened.',
    machine: fundMachine,
  },
  'fund-document': {
    title: 'Document of a fund',
    summary: 'The address of the document of a fund, asked for where the fund is named.',
    machine: fundDocumentMachine,
  },
}
