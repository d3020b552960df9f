import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { MESSAGES_WORDS } from './catalogue.ts'

const pages = () => import('./routes.tsx')

/** The inbox of a person. */
export const room: Room = {
  pages: {
    messages: {
      title: msg({ id: 'page.messages.title', message: 'Mes messages' }),
      screen: late(pages, 'Messages', MESSAGES_WORDS),
    },
  },
}
