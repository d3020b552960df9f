import type { Statecharts } from '../statecharts/index.ts'
import { trackingMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  tracking: {
    title: 'Audience measure',
    summary: 'Silent until somebody whose visits may be measured has agreed to it; then pages and clicks are told.',
    machine: trackingMachine,
  },
}
