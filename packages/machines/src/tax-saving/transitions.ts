import type { Step, TaxAnswer, TaxRequest } from '@hautelisse/domain/tax-saving'
import type { Answer } from './events.ts'
import { STATE_OF_STEP } from './progress.ts'

type Answering<Event extends Answer = Answer> = { readonly event: Event }
type Failed = { readonly event: { readonly error: unknown } }
type Done = { readonly event: { readonly output: { readonly request: TaxRequest; readonly answer: TaxAnswer } } }

const taking = { type: 'keepAnswer', params: ({ event }: Answering) => ({ answer: event }) } as const

/** Counts a step as the one on the screen. */
export const arriveAt = (step: Step) => ({ type: 'arriveAt', params: { step } }) as const
/** Turns the page: what was said on the one before goes. */
export const turnTo = (target: string) => ({ target, actions: 'turnPage' }) as const
/** Takes in an answer on the step on the screen. */
export const keepAnswer = { actions: taking } as const
/** Shows what is wrong on a step. */
export const showErrors = (step: Step) => ({ actions: { type: 'showErrors', params: { step } } }) as const

/** Goes on once the step's answers hold; until then its errors show (TAX-40, TAX-41). */
export const nextFrom = (step: Step, target: string) =>
  [{ guard: { type: 'isComplete', params: { step } }, target, actions: 'turnPage' }, showErrors(step)] as const

export const keepResult = { type: 'keepResult', params: ({ event }: Done) => ({ asked: event.output }) } as const
/** Keeps an answer that tells what the adjustment taken up after a reload comes to, and asks for that (TAX-43, TAX-46). */
export const askAgain = (target: string) =>
  ({
    guard: { type: 'canAskWith', params: ({ event }: Done) => ({ asked: event.output }) },
    target,
    actions: keepResult,
  }) as const

export const keepFailure = { type: 'keepFailure', params: ({ event }: Failed) => ({ error: event.error }) } as const

/** Back to the first step that holds a refused field, with everything kept. */
export const backToRefused = (step: Step) =>
  ({
    guard: { type: 'isRefusedOn', params: ({ event }: Failed) => ({ step, error: event.error }) },
    target: STATE_OF_STEP[step],
    actions: keepFailure,
  }) as const

/** Takes in a change of the adjustment; where changes ask at once, the call before is given up and the new one made (TAX-24, TAX-25). */
export const adjustment = [
  {
    guard: { type: 'asksAfter', params: ({ event }: Answering) => ({ answer: event }) },
    target: '.updating',
    actions: taking,
  },
  {
    guard: { type: 'hasNothingToAskAfter', params: ({ event }: Answering) => ({ answer: event }) },
    target: '.settled',
    actions: taking,
  },
  keepAnswer,
] as const
