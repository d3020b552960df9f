import type { Statecharts } from '../statecharts/index.ts'
import { householdMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  household: {
    title: 'Household',
    summary: 'Who declares, the parts and both incomes of the tax notices: one answer for every simulation, kept for the person.',
    machine: householdMachine,
  },
}
