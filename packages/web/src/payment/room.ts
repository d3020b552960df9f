import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { PAYMENT_WORDS } from './catalogue.ts'

/** Payments to savings. */
export const room: Room = {
  pages: {
    payment: {
      title: msg({ id: 'page.payment.title', message: 'Faire un versement' }),
      screen: late(() => import('./routes.tsx'), 'PaymentPage', PAYMENT_WORDS),
    },
  },
}
