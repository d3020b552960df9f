import type { Statecharts } from '../statecharts/index.ts'
import { paperAddressMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  'paper-address': {
    title: 'Address of a letter',
    summary:
      'Where a letter to the account keeper goes, read with the page that prints it; without it the letter has room for it.',
    machine: paperAddressMachine,
  },
}
