import type { Statecharts } from '../statecharts/index.ts'
import { applicationMachine, connectionMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  application: {
    title: 'Application',
    summary:
      'The root of everything: looking for the API, silent, or running. Its children are the machines below that outlive every page; `readApplication` reads all of them from one snapshot.',
    machine: applicationMachine,
  },
  connection: {
    title: 'Connection',
    summary: 'Whether there is a network; a child of the application.',
    machine: connectionMachine,
  },
}
