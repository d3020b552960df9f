import type { Statecharts } from '../statecharts/index.ts'
import { messagesMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  messages: {
    title: 'Messages',
    summary: 'What the inbox is made of: choices to make, and those that were taken into account.',
    machine: messagesMachine,
  },
}
