import type { Statecharts } from '../statecharts/index.ts'
import { actMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  act: {
    title: 'Act',
    summary:
      'One request under its key: sent once, looked for when its answer is lost, sent again only when it is not there; its end leads the form on.',
    machine: actMachine(),
  },
}
