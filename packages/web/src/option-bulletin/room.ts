import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'

/** Choices on premiums. */
export const room: Room = {
  pages: {
    'bulletin-option': {
      title: msg({ id: 'page.bulletin-option.title', message: 'Faire mon choix' }),
      screen: late(() => import('./routes.tsx'), 'BulletinChoice'),
    },
  },
}
