import type { Statecharts } from '../statecharts/index.ts'
import { bankAccountMachine, bankCoordinatesMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  'bank-account': {
    title: 'Bank account',
    summary:
      'Another bank account: what it is for and which one, the payee check, the signature by code with its document, and post as a way out of each step.',
    machine: bankAccountMachine,
  },
  'bank-coordinates': {
    title: 'Bank accounts',
    summary: 'The bank accounts of a saver, what may be changed of them, and a signed request that is taken back.',
    machine: bankCoordinatesMachine,
  },
}
