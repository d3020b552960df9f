import type { Statecharts } from '../statecharts/index.ts'
import { exitPlanMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  'exit-plan': {
    title: 'Plan of exit',
    summary:
      'Capital of a result of the withdrawal simulator over years: the years, the stated age, the household, and the plans.',
    machine: exitPlanMachine,
  },
}
