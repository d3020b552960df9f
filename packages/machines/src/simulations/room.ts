import type { Statecharts } from '../statecharts/index.ts'
import { keepMachine, readMachine, shareMachine, simulationsMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  simulations: {
    title: 'Simulations that are kept',
    summary: 'The list with the figures of each day and what has changed since; one is renamed, or erased after a question.',
    machine: simulationsMachine,
  },
  'keep-simulation': {
    title: 'Keeping a simulation',
    summary: 'A simulation that is named and kept, for the person or in the browser.',
    machine: keepMachine,
  },
  'share-simulation': {
    title: 'The link of a simulation',
    summary: 'A link that is shown before it is copied; a browser that refuses says so.',
    machine: shareMachine,
  },
  'read-simulation': {
    title: 'A simulation out of a link or a file',
    summary: 'What was given is read and answered by its simulator, or refused with its reason.',
    machine: readMachine,
  },
}
