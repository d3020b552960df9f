import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'

const pages = () => import('./routes.tsx')

/** Operations on the savings of a person. */
export const room: Room = {
  pages: {
    operation: {
      title: msg({ id: 'page.operation.title', message: 'Détail d’une opération' }),
      screen: late(pages, 'OperationDetail'),
    },
    'operation-choice': {
      title: msg({ id: 'page.operation-choice.title', message: 'Modifier mon choix' }),
      screen: late(pages, 'OperationChoice'),
    },
  },
}
