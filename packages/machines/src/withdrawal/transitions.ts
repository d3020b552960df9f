import type { FormStep, SimulationResult } from '@hautelisse/domain/withdrawal'
import { keepAnswer, showErrors, turnTo } from '../stepper/index.ts'

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
} as const
