import type { Statecharts } from '../statecharts/index.ts'
import { fundMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  fund: {
    title: 'Sheet of a fund',
    summary: 'The values of a fund and the address of its document, asked for together when its sheet is opened.',
    machine: fundMachine,
  },
}
