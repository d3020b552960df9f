import { msg } from '@lingui/core/macro'
import { BULLETIN_WORDS } from './catalogue.ts'
import { late, type Room } from '../shell/index.ts'

const pages = () => import('./routes.tsx')

/** Choices on premiums. */
export const room: Room = {
  pages: {
    'bulletin-option': {
      title: msg({ id: 'accounts.bulletin.choose', message: 'Faire mon choix' }),
      screen: late(pages, 'BulletinChoice', BULLETIN_WORDS),
    },
    'operation-choice': {
      title: msg({ id: 'accounts.to-do.taken.change', message: 'Modifier mon choix' }),
      screen: late(pages, 'OperationChoice', BULLETIN_WORDS),
    },
  },
}
