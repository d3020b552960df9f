import type { Statecharts } from '../statecharts/index.ts'
import { loginMachine, pensionMachine, recoveryMachine, registrationMachine, resultMachine } from './index.ts'

/** Statecharts of this room, as docs/machines draws them. */
export const statecharts: Statecharts = {
  pension: {
    title: 'Pension',
    summary:
      'The pension estimator: the saved estimate or the introduction, login, form in two steps, result; a child of the application that outlives its window.',
    machine: pensionMachine,
  },
  'pension-login': {
    title: 'Pension login',
    summary:
      'The login of the pension service: three providers, the code of two of them, and its resending; a child of the pension estimator.',
    machine: loginMachine,
  },
  'pension-registration': {
    title: 'Pension registration',
    summary: 'The registration at the pension site in two steps; a child of the pension estimator.',
    machine: registrationMachine,
  },
  'pension-recovery': {
    title: 'Pension password',
    summary: 'The forgotten password of the pension site in three steps; a child of the pension estimator.',
    machine: recoveryMachine,
  },
  'pension-result': {
    title: 'Pension result',
    summary: 'What a saver looks at in the result of the pension estimator: a start, a calculation, a household.',
    machine: resultMachine,
  },
}
