import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { EXIT_WORDS } from './catalogue.ts'

/** Withdrawals from retirement contracts. */
export const room: Room = {
  pages: {
    'withdraw-ais': {
      title: msg({ id: 'page.withdraw-ais.title', message: 'Retirer mon épargne retraite' }),
      screen: late(() => import('./routes.tsx'), 'WithdrawCases', EXIT_WORDS),
    },
    'withdraw-case': {
      title: msg({ id: 'page.withdraw-case.title', message: 'Motif de mon retrait' }),
      screen: late(() => import('./routes.tsx'), 'WithdrawCase', EXIT_WORDS),
    },
  },
}
