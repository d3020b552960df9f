import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { DEVELOPER_WORDS } from './catalogue.ts'

const pages = () => import('./routes.tsx')

/** Tools of those who build the portal. */
export const room: Room = {
  pages: {
    developer: {
      title: msg({ id: 'developer.frame.back', message: 'Outils de développement' }),
      screen: late(pages, 'DeveloperIndex', DEVELOPER_WORDS),
    },
    'developer-framework': {
      title: msg({ id: 'developer.framework.title', message: 'Composants et états' }),
      screen: late(pages, 'Framework', DEVELOPER_WORDS),
    },
    'developer-pdf-render': {
      title: msg({ id: 'developer.pdf-render.title', message: 'Rendu PDF' }),
      screen: late(pages, 'PdfRender', DEVELOPER_WORDS),
    },
    'developer-contexts': {
      title: msg({ id: 'developer.contexts.title', message: 'État de l’application' }),
      screen: late(pages, 'Contexts', DEVELOPER_WORDS),
    },
    demo: {
      title: msg({ id: 'developer.demo.title', message: 'Personnes de démonstration' }),
      screen: late(pages, 'Demo', DEVELOPER_WORDS),
    },
  },
}
