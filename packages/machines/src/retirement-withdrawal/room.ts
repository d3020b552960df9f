import type { Statecharts } from '../statecharts/index.ts'
import { caseMachine, signingMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  'withdraw-case': {
    title: 'Withdrawal by letter',
    summary: 'A withdrawal for another case than retirement: contract, reason, event and amount, then the dossier on paper.',
    machine: caseMachine,
  },
  signing: {
    title: 'Withdrawal at retirement',
    summary: 'The agreement to the results of the simulator: one request under one key, then the door of the signature.',
    machine: signingMachine,
  },
}
