import type { FormStep } from '@hautelisse/domain/withdrawal'
import { STATE_OF_STEP } from './steps.ts'
import type { StepId } from './steps.ts'

/** Counts a step as reached. */
export const arriveAt = (step: StepId) => ({ type: 'arriveAt', params: { step } }) as const
/** Turns the page: what was said on the one before goes. */
export const turnTo = (target: string) => ({ target, actions: 'turnPage' }) as const
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

/** Back to the first step that holds a refused field, with everything kept. */
export const backToRefused = (step: FormStep) =>
  ({
    guard: { type: 'isRefusedOn', params: ({ event }: ErrorArgs) => ({ step, error: event.error }) },
    target: STATE_OF_STEP[step],
    actions: keepFailure,
  }) as const
