import type { Statecharts } from '../statecharts/index.ts'
import { advisorMachine, futuresMachine, questionnaireMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  'robo-advice': {
    title: 'Allocation',
    summary:
      'The plans that have a grid, the four profiles of one at the saver’s horizon, and the way to the fund switch, with what has to be confirmed before.',
    machine: advisorMachine,
  },
  'robo-futures': {
    title: 'Futures of a plan',
    summary:
      'What may come of a profile: the page’s own figures in the frame, the answer’s at rest, and threads that a worker draws.',
    machine: futuresMachine,
  },
  'robo-questionnaire': {
    title: 'Questionnaire of a profile',
    summary: 'Twelve questions one by one, contradictions that are confirmed or changed, the result, and a refusal.',
    machine: questionnaireMachine,
  },
}
