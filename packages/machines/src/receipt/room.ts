import type { Statecharts } from '../statecharts/index.ts'
import { receiptMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  receipt: {
    title: 'Receipt of an act',
    summary:
      'A page of paper or a file for checking, read when it is asked for and handed over once it is there; a failure leaves the buttons.',
    machine: receiptMachine,
  },
}
