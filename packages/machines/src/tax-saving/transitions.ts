import type { Step, TaxAnswer, TaxRequest } from '@hautelisse/domain/tax-saving'
import { editAnswer, keepAnswer, keepEdited, takeEdited } from '../stepper/index.ts'
import { base } from './base.ts'
import type { Answer, TaxSavingEvent } from './events.ts'

type Answering<Event extends Answer = Answer> = { readonly event: Event }
type Done = { readonly event: { readonly output: { readonly request: TaxRequest; readonly answer: TaxAnswer } } }

export const keepResult = { type: 'keepResult', params: ({ event }: Done) => ({ asked: event.output }) } as const
/** Keeps an answer that tells what the adjustment taken up after a reload comes to, and asks for that (TAX-43, TAX-46). */
export const askAgain = <const Target extends string, const Actions>(target: Target, actions: Actions) =>
  ({
    guard: { type: 'canAskWith', params: ({ event }: Done) => ({ asked: event.output }) },
    target,
    actions,
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

/** Opens an answer on the results, or another one in its place. */
export const openEdit = editAnswer<'.editing', Step>('.editing')

/** Leaves the answer that is open as it was, and does what was asked of the result. */
const leavingEdit = {
  target: 'settled',
  actions: ['leaveEdit', base.raise(({ event }: { readonly event: TaxSavingEvent }) => event)],
} as const

/** What can be done with an answer that is open on the results; another payment leaves it. */
export const editResults = {
  genderChosen: keepEdited,
  ageTyped: keepEdited,
  maritalStatusChosen: keepEdited,
  childrenChosen: keepEdited,
  livesAloneChosen: keepEdited,
  sharedChildrenChosen: keepEdited,
  amountTyped: [{ guard: 'isOfPayment', ...leavingEdit }, keepEdited],
  amountLeft: [{ guard: 'isOfPayment', ...keepAnswer }, keepEdited],
  periodicityChosen: leavingEdit,
  updateRequested: leavingEdit,
  editTaken: takeEdited({ results: 'settled', asking: 'askingEdited' }),
  editLeft: { target: 'settled', actions: 'leaveEdit' },
} as const

/** The same while it is asked for. */
export const waitEdited = {
  amountTyped: [{ guard: 'isOfPayment', ...leavingEdit }],
  periodicityChosen: leavingEdit,
  editLeft: { target: 'settled', actions: 'leaveEdit' },
} as const
