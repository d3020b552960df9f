import type { Statecharts } from '../statecharts/index.ts'
import { contactMachine, shareMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  contact: {
    title: 'Contact',
    summary: 'A message to the advisor, with the simulation if the saver agrees: the form, the calls, success or failure.',
    machine: contactMachine,
  },
  share: {
    title: 'Share',
    summary: 'Whether to share a simulation with the advisor: yes makes one call, no makes none.',
    machine: shareMachine,
  },
}
