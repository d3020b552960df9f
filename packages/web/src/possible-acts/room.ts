import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { ACTS_WORDS } from './catalogue.ts'

/** What can be done on each account. */
export const room: Room = {
  pages: {
    acts: {
      title: msg({ id: 'page.possible-acts.title', message: 'Ce que je peux faire' }),
      screen: late(() => import('./routes.tsx'), 'ActsPage', ACTS_WORDS),
    },
  },
}
