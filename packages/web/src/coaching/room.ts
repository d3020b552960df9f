import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'

/** The coaching partner. */
export const room: Room = {
  pages: {
    coaching: {
      title: msg({ id: 'page.coaching.title', message: 'Coaching' }),
      screen: late(() => import('./routes.tsx'), 'Coaching'),
    },
  },
  menu: {
    coaching: { label: msg({ id: 'page.coaching.title', message: 'Coaching' }) },
  },
}
