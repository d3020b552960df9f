import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { ADMIN_WORDS } from './catalogue.ts'

const screen = late(() => import('./routes.tsx'), 'AdminPage', ADMIN_WORDS)

/** The administrators' area: an audience of its own, apart from members. */
export const room: Room = {
  pages: {
    'robo-admin': {
      title: msg({ id: 'page.robo-admin.title', message: 'Administration des grilles de placements' }),
      screen,
    },
    'robo-admin-callback': {
      title: msg({ id: 'page.robo-admin-callback.title', message: 'Grilles de placements' }),
      screen,
    },
  },
}
