import type { Statecharts } from '../statecharts/index.ts'
import { documentsMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  documents: {
    title: 'Documents',
    summary:
      'The list is read alone and kept while it is read anew; files are brought one after the other, and one that fails stands alone.',
    machine: documentsMachine,
  },
}
