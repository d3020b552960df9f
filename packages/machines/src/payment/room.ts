import type { Statecharts } from '../statecharts/index.ts'
import { paymentMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  payment: {
    title: 'Payment',
    summary:
      'A payment to employee savings or to a retirement contract: its limits, five steps, one confirmation, and what is looked for when the answer to it was lost.',
    machine: paymentMachine,
  },
}
