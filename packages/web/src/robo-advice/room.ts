import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { ROBO_WORDS } from './catalogue.ts'

/** Today's holdings beside four profiles, and what may come of each. */
export const room: Room = {
  pages: {
    'advisor-placements': {
      title: msg({ id: 'page.advisor-placements.title', message: 'Vérifier mon allocation' }),
      screen: late(() => import('./routes.tsx'), 'RoboAdvisor', ROBO_WORDS),
    },
  },
  menu: {
    'robo-advice': {
      label: msg({ id: 'page.advisor-placements.title', message: 'Vérifier mon allocation' }),
      home: {
        name: msg({ id: 'page.advisor-placements.title', message: 'Vérifier mon allocation' }),
        text: msg({ id: 'accounts.ahead.allocation.compare', message: 'Comparez votre épargne à quatre profils d’investisseur' }),
      },
    },
  },
}
