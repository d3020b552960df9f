import type { Statecharts } from '../statecharts/index.ts'
import { transmissionMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  transmission: {
    title: 'Transmission',
    summary:
      'Ma Transmission 360: the saved simulation or the introduction and its notice, three steps that are each submitted, the result, and its deletion.',
    machine: transmissionMachine,
  },
}
