import type { Statecharts } from '../statecharts/index.ts'
import { connectionMachine, connectionsMachine, elsewhereAccountMachine, linkingMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  'linked-bank': {
    title: 'A linked bank',
    summary:
      'One bank on its card: each state of the aggregator with the one thing that can be done about it, and the deletion, possible in every one.',
    machine: connectionMachine,
  },
  'linked-banks': {
    title: 'Accounts elsewhere',
    summary: 'The banks that the saver has linked, their accounts and the register of consents, read anew while they stay.',
    machine: connectionsMachine,
  },
  'elsewhere-account': {
    title: 'An account elsewhere',
    summary: 'What an account of another bank is invested in, and its operations: each is read alone.',
    machine: elsewhereAccountMachine,
  },
  linking: {
    title: 'Linking a bank',
    summary: 'The bank, the consent, the bank’s own page and the return from it, then the accounts that are shown.',
    machine: linkingMachine,
  },
}
