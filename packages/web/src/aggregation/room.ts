import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { AGGREGATION_WORDS } from './catalogue.ts'

/** Accounts held elsewhere: what they are, and how a bank is linked. */
export const room: Room = {
  pages: {
    aggregation: {
      title: msg({ id: 'page.aggregation.title', message: 'Mes comptes dans d’autres établissements' }),
      screen: late(() => import('./routes.tsx'), 'AccountsElsewhere', AGGREGATION_WORDS),
    },
    'aggregation-step': {
      title: msg({ id: 'page.aggregation-step.title', message: 'Ajouter un établissement' }),
      screen: late(() => import('./routes.tsx'), 'LinkingPage', AGGREGATION_WORDS),
    },
  },
}
