import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'

const pages = () => import('./routes.tsx')
const home = late(pages, 'SavingsHome')
const detail = late(pages, 'SavingsDetail')

/** The savings of a person: their home and its details. */
export const room: Room = {
  pages: {
    'savings-home': { title: msg({ id: 'accounts.home.page', message: 'Mon épargne' }), screen: home },
    'savings-detail': { title: msg({ id: 'page.savings-detail.title', message: 'Détail de mon épargne' }), screen: detail },
    'savings-detail-account': {
      title: msg({ id: 'page.savings-detail-account.title', message: 'Détail d’un compte' }),
      screen: detail,
    },
    accounts: { title: msg({ id: 'page.accounts.title', message: 'Mes comptes' }), screen: detail },
    transmission: { title: msg({ id: 'page.transmission.title', message: 'Ma transmission' }), screen: home },
  },
}
