import type { Statecharts } from '../statecharts/index.ts'
import { adminMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  'robo-admin': {
    title: 'Administration of grids',
    summary:
      'The door of administrators, then grids, history and versions; import, submission, publication and withdrawal of a version.',
    machine: adminMachine,
  },
}
