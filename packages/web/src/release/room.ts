import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { RELEASE_WORDS } from './catalogue.ts'

/** Money out of employee savings. */
export const room: Room = {
  pages: {
    withdraw: {
      title: msg({ id: 'page.withdraw.title', message: 'Retirer mon épargne' }),
      screen: late(() => import('./routes.tsx'), 'ReleasePage', RELEASE_WORDS),
    },
  },
}
