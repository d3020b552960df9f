import type { Statecharts } from '../statecharts/index.ts'
import { askingMachine, followingMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  asking: {
    title: 'Asking',
    summary: 'A page that shows one answer of the API: asked for, shown, or failed with a way to ask again.',
    machine: askingMachine(() => Promise.resolve()),
  },
  following: {
    title: 'Following',
    summary: 'A page that only leads out: it asks for an address and follows it.',
    machine: followingMachine,
  },
}
