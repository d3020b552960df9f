import type { Statecharts } from '../statecharts/index.ts'
import { declarationMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  declaration: {
    title: 'What goes into the tax return',
    summary: 'What the operations of a year come to for the tax return, read anew when another year is chosen.',
    machine: declarationMachine,
  },
}
