import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { WITHDRAWAL_WORDS } from './catalogue.ts'

/** The withdrawal simulator, and the modals that its steps open. */
export const room: Room = {
  pages: {
    'withdrawal-simulator': {
      title: msg({ id: 'page.withdrawal-simulator.title', message: 'Capital ou rente ?' }),
      screen: late(() => import('./routes.tsx'), 'WithdrawalSimulator', WITHDRAWAL_WORDS),
    },
  },
  menu: {
    'retirement-estimate': {
      label: msg({ id: 'menu.item.retirement-estimate', message: 'Capital ou rente ?' }),
      home: {
        name: msg({ id: 'accounts.ahead.withdrawal.title', message: 'Capital ou rente ?' }),
        text: msg({ id: 'accounts.ahead.withdrawal.text', message: 'Comparez les façons de recevoir votre épargne' }),
      },
    },
  },
}
