import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { DOCUMENTS_WORDS } from './catalogue.ts'

const pages = () => import('./routes.tsx')

/** Documents of a person. */
export const room: Room = {
  pages: {
    documents: {
      title: msg({ id: 'page.documents.title', message: 'Mes documents' }),
      screen: late(pages, 'DocumentsPage', DOCUMENTS_WORDS),
    },
  },
}
