import { msg } from '@lingui/core/macro'
import { late, type Room } from '../shell/index.ts'
import { OPERATION_WORDS, OPERATIONS_WORDS } from './catalogue.ts'

const pages = () => import('./routes.tsx')
const onePage = () => import('./one-routes.tsx')

/** Operations on the savings of a person. */
export const room: Room = {
  pages: {
    operations: {
      title: msg({ id: 'page.operations.title', message: 'Mes opérations' }),
      screen: late(pages, 'OperationsHistory', OPERATIONS_WORDS),
    },
    operation: {
      title: msg({ id: 'page.operation.title', message: 'Détail d’une opération' }),
      screen: late(onePage, 'OperationDetail', OPERATION_WORDS),
    },
  },
}
