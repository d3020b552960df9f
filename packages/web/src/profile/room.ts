import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { PROFILE_WORDS } from './catalogue.ts'

const screen = late(() => import('./routes.tsx'), 'ProfilePage', PROFILE_WORDS)

/** Who the saver is, and what of it they can change. /profile leads to the profile that is shown first. */
export const room: Room = {
  pages: {
    profile: { title: msg({ id: 'page.profile.title', message: 'Mon profil' }), screen },
    'profile-default': { title: msg({ id: 'page.profile-default.title', message: 'Accès à mon profil' }), screen },
  },
}
