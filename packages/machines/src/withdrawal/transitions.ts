import type { FormStep, SimulationResult } from '@hautelisse/domain/withdrawal'
import { editAnswer, keepAnswer, keepEdited, showErrors, takeEdited, turnTo } from '../stepper/index.ts'
import { base } from './base.ts'
import type { StepId } from './steps.ts'

/** From the last step that asks something, once every answer holds. */
export const simulateFrom = (step: FormStep) =>
  ({ guard: { type: 'canSimulateFrom', params: { step } }, target: 'simulating' }) as const

/** From the same step, once more after a failure. */
export const retryFrom = (step: FormStep) =>
  ({ guard: { type: 'canRetryFrom', params: { step } }, target: 'simulating' }) as const

type DoneArgs = { readonly event: { readonly output: SimulationResult } }
const answerOf = ({ event }: DoneArgs) => ({ contracts: event.output })
/** Counts the answer if it is the first with figures, and keeps it. */
export const keepAnswerOf = [
  { type: 'tagCompletion', params: answerOf },
  { type: 'keepResult', params: answerOf },
] as const

/** What can be done with the results on the screen, whether more of them is waited for or not. */
export const readResults = {
  optionChosen: { guard: 'isForOneContract', ...keepAnswer },
  modifyRequested: turnTo('distributing'),
  printRequested: [{ guard: 'isOptionMissing', ...showErrors('option') }, { actions: 'print' }],
  previousRequested: [{ guard: 'isSeveral', ...turnTo('choosingOption') }, turnTo('distributing')],
  figureOpened: { actions: 'openFigure' },
  figureClosed: { actions: 'closeFigure' },
  marginalRateChosen: { actions: 'expectMarginalRate' },
  pensionChargesChosen: { actions: 'expectPensionCharges' },
  paidInTyped: { actions: 'keepPaidIn' },
  ratesCleared: { actions: 'clearRates' },
  answerEdited: editAnswer<'editingAnswer', StepId>('editingAnswer'),
} as const

/** The caret is still in an amount of the open fields: it is left first, as on the step of its own. */
const takeAfterLeaving = {
  guard: 'isTypingEdited',
  actions: ['leaveEditedField', base.raise({ type: 'editTaken' })],
} as const

const leftToResults = { target: 'showingResults', actions: 'leaveEdit' } as const

/** What can be done with an answer that is open on the results. */
export const editResults = {
  ...readResults,
  ageTyped: keepEdited,
  reversibleAnswered: keepEdited,
  spouseBirthDateTyped: keepEdited,
  reversionPercentageChosen: keepEdited,
  amountTyped: keepEdited,
  amountLeft: keepEdited,
  splitMoved: keepEdited,
  allAsChosen: keepEdited,
  restRequested: keepEdited,
  fillUndone: keepEdited,
  wishTaken: keepEdited,
  wishTyped: { actions: 'keepWish' },
  wishOptionChosen: { actions: 'keepWish' },
  // With one contract the option is no step: it is picked beside what is open.
  optionChosen: [{ guard: 'isForOneContract', actions: [keepAnswer.actions, keepEdited.actions] }, keepEdited],
  editTaken: [takeAfterLeaving, ...takeEdited({ results: 'showingResults', asking: 'askingEdited' })],
  editLeft: leftToResults,
} as const

/** While an edited answer is asked for it can be left. */
export const waitEdited = { ...readResults, editLeft: leftToResults } as const
