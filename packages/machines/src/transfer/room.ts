import type { Statecharts } from '../statecharts/index.ts'
import { transferMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  transfer: {
    title: 'Transfer',
    summary: 'The dossier of a transfer: an account, what its law asks, who takes the money, then the paper. Nothing is sent.',
    machine: transferMachine,
  },
}
