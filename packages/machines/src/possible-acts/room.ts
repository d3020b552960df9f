import type { Statecharts } from '../statecharts/index.ts'
import { actsMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  acts: {
    title: 'What can be done',
    summary:
      'What a saver can do on each account, read from the calls of every act; a part that fails is left out and asked for again.',
    machine: actsMachine,
  },
}
