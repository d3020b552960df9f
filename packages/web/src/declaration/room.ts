import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { DECLARATION_WORDS } from './catalogue.ts'

/** What goes into the tax return. */
export const room: Room = {
  pages: {
    declaration: {
      title: msg({ id: 'page.declaration.title', message: 'Ce que je déclare' }),
      screen: late(() => import('./routes.tsx'), 'DeclarationPage', DECLARATION_WORDS),
    },
  },
}
