import type { FormStep, SimulationResult } from '@hautelisse/domain/withdrawal'
import { STATE_OF_STEP } from './steps.ts'
import type { StepId } from './steps.ts'

/** Counts a step as reached. */
export const arriveAt = (step: StepId) => ({ type: 'arriveAt', params: { step } }) as const
/** Turns the page: what was said on the one before goes. */
export const turnTo = <State extends string>(target: State) => ({ target, actions: 'turnPage' }) as const
/** Takes in an answer on the step on the screen. */
export const keepAnswer = { actions: 'keepAnswer' } as const

/** Shows what is wrong on a step. */
export const showErrors = (step: FormStep) => ({ actions: { type: 'showErrors', params: { step } } }) as const

/** Goes on once the step's answers hold; until then its errors show. */
export const nextFrom = (step: FormStep, target: string) =>
  [{ guard: { type: 'isComplete', params: { step } }, target, actions: 'turnPage' }, showErrors(step)] as const

/** From the last step that asks something, once every answer holds. */
export const simulateFrom = (step: FormStep) =>
  ({ guard: { type: 'canSimulateFrom', params: { step } }, target: 'simulating' }) as const

/** From the same step, once more after a failure. */
export const retryFrom = (step: FormStep) =>
  ({ guard: { type: 'canRetryFrom', params: { step } }, target: 'simulating' }) as const

type ErrorArgs = { readonly event: { readonly error: unknown } }
/** Keeps why the call failed. */
export const keepFailure = { type: 'keepFailure', params: ({ event }: ErrorArgs) => ({ error: event.error }) } as const

const backTo = (step: FormStep) =>
  ({
    guard: { type: 'isRefusedOn', params: ({ event }: ErrorArgs) => ({ step, error: event.error }) },
    target: STATE_OF_STEP[step],
    actions: keepFailure,
  }) as const

/** Back to the first step that holds a refused field, with everything kept; a refused option is shown where the call came from. */
export const backToRefused = [backTo('age'), backTo('reversible'), backTo('distribution')] as const

type DoneArgs = { readonly event: { readonly output: SimulationResult } }
const answerOf = ({ event }: DoneArgs) => ({ contracts: event.output })
/** Counts the answer if it is the first with figures, and keeps it. */
export const keepAnswerOf = [
  { type: 'tagCompletion', params: answerOf },
  { type: 'keepResult', params: answerOf },
] as const

/** What can be done with the results on the screen, whether more of them is waited for or not. */
export const readResults = {
  optionChosen: { guard: 'isForOneContract', actions: 'keepAnswer' },
  modifyRequested: turnTo('distributing'),
  printRequested: [{ guard: 'isOptionMissing', ...showErrors('option') }, { actions: 'print' }],
  previousRequested: [{ guard: 'isSeveral', ...turnTo('choosingOption') }, turnTo('distributing')],
  figureOpened: { actions: 'openFigure' },
  figureClosed: { actions: 'closeFigure' },
} as const
