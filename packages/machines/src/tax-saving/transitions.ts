import type { TaxAnswer, TaxRequest } from '@hautelisse/domain/tax-saving'
import { keepAnswer } from '../stepper/index.ts'
import type { Answer } from './events.ts'

type Answering<Event extends Answer = Answer> = { readonly event: Event }
type Done = { readonly event: { readonly output: { readonly request: TaxRequest; readonly answer: TaxAnswer } } }

export const keepResult = { type: 'keepResult', params: ({ event }: Done) => ({ asked: event.output }) } as const
/** Keeps an answer that tells what the adjustment taken up after a reload comes to, and asks for that (TAX-43, TAX-46). */
export const askAgain = (target: string) =>
  ({
    guard: { type: 'canAskWith', params: ({ event }: Done) => ({ asked: event.output }) },
    target,
    actions: keepResult,
  }) as const

/** Takes in a change of the adjustment; where changes ask at once, the call before is given up and the new one made (TAX-24, TAX-25). */
export const adjustment = [
  {
    guard: { type: 'asksAfter', params: ({ event }: Answering) => ({ answer: event }) },
    target: '.updating',
    ...keepAnswer,
  },
  {
    guard: { type: 'hasNothingToAskAfter', params: ({ event }: Answering) => ({ answer: event }) },
    target: '.settled',
    ...keepAnswer,
  },
  keepAnswer,
] as const
