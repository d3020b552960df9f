import type { Statecharts } from '../statecharts/index.ts'
import { contributionGaugeMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  'contribution-gauge': {
    title: 'Contribution gauge',
    summary: 'The gauges of the year: employer top-ups and deductible payments, each call alone, what failed asked for again.',
    machine: contributionGaugeMachine,
  },
}
