import type { Statecharts } from '../statecharts/index.ts'
import { projectionMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  projection: {
    title: 'Retirement project',
    summary:
      'What was saved of a retirement project, figures for every complete and changed question half a second after the last change, and its saving.',
    machine: projectionMachine,
  },
}
