import type { Statecharts } from '../statecharts/index.ts'
import { modificationMachine, transmissionMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  transmission: {
    title: 'Transmission',
    summary:
      'Ma Transmission 360: the saved simulation or the introduction and its notice, three steps that are each submitted, the result, its second page on the second death, and its deletion.',
    machine: transmissionMachine,
  },
  modification: {
    title: 'Modification',
    summary:
      'A window over the result changes the family, or the patrimony with the life insurances, and asks for the whole simulation again.',
    machine: modificationMachine,
  },
}
