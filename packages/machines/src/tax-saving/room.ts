import type { Statecharts } from '../statecharts/index.ts'
import { noticeMachine, taxSavingMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  'tax-saving': {
    title: 'Tax saving',
    summary:
      'The tax simulator in its four variants: six steps, the call, the results with their adjustment, and beside them the other end of the payment.',
    machine: taxSavingMachine,
  },
  'tax-notice': {
    title: 'Tax notice',
    summary: 'The lines of the tax notice beside the result of the tax simulator, and the saving that is wanted.',
    machine: noticeMachine,
  },
}
