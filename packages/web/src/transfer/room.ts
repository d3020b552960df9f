import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { TRANSFER_WORDS } from './catalogue.ts'

/** Transfers from one plan to another. */
export const room: Room = {
  pages: {
    transfer: {
      title: msg({ id: 'page.transfer.title', message: 'Transférer mon épargne' }),
      screen: late(() => import('./routes.tsx'), 'TransferPage', TRANSFER_WORDS),
    },
    'transfer-scope': {
      title: msg({ id: 'page.transfer-scope.title', message: 'Transférer un contrat' }),
      screen: late(() => import('./routes.tsx'), 'TransferOfScope', TRANSFER_WORDS),
    },
  },
}
