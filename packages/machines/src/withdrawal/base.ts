import { assign, fromPromise, setup } from 'xstate'
import { fuller, hasFigures } from '@hautelisse/domain/withdrawal'
import type { FormStep, SimulationRequest, SimulationResult } from '@hautelisse/domain/withdrawal'
import { editedOf, editingActions, editingGuards, stepperActions, stepperGuards } from '../stepper/index.ts'
import { takeAnswer } from './answers.ts'
import type { WithdrawalInput, WithdrawalMachineContext, WithdrawalPorts } from './context.ts'
import type { Answer, WithdrawalEvent } from './events.ts'
import { farther, flow } from './flow.ts'
import { NO_RATES } from './rates.ts'
import {
  answerIn,
  canRetryFrom,
  canSimulateFrom,
  hasContracts,
  isIncomplete,
  isOptionMissing,
  isSeveral,
  questionIn,
} from './progress.ts'
import type { StepId } from './steps.ts'

/** Where the savings page is (S-NAV-15). */
const HOME = '/epargne'

/** The answers with what is typed on the results in place of theirs. */
const openAnswers = (context: WithdrawalMachineContext): WithdrawalMachineContext =>
  editedOf<WithdrawalMachineContext, StepId>(context)

type Answered = { readonly contracts: SimulationResult }
type SimulateInput = Pick<WithdrawalPorts, 'simulate'> & { readonly request: SimulationRequest }

/** Guards, actions and the actor of the withdrawal simulator, by the names that its statechart reads by. */
export const base = setup({
  types: { context: {} as WithdrawalMachineContext, events: {} as WithdrawalEvent, input: {} as WithdrawalInput },
  actors: {
    simulate: fromPromise<SimulationResult, SimulateInput>(({ input, signal }) => input.simulate(input.request, { signal })),
  },
  guards: {
    ...stepperGuards(flow),
    ...editingGuards<WithdrawalMachineContext, StepId>(flow),
    isWithoutContract: ({ context }) => !hasContracts(context),
    canSimulateFrom: ({ context }, { step }: { step: FormStep }) => canSimulateFrom(context, step),
    canRetryFrom: ({ context }, { step }: { step: FormStep }) => canRetryFrom(context, step),
    isTyping: ({ context }) => context.typing?.isOpen === true,
    isTypingEdited: ({ context }) => context.edit !== undefined && openAnswers(context).typing?.isOpen === true,
    isSeveral: ({ context }) => isSeveral(context),
    isForOneContract: ({ context }) => !isSeveral(context),
    isOptionMissing: ({ context }) => isOptionMissing(context),
    isIncomplete: ({ context }) => isIncomplete(context),
  },
  actions: {
    ...stepperActions<WithdrawalMachineContext, WithdrawalEvent, StepId>(flow),
    ...editingActions<WithdrawalMachineContext, WithdrawalEvent, StepId, Answer>(flow, takeAnswer),
    /** Takes in an answer of the saver with everything that follows from it, such as a dropped result. */
    keepAnswer: assign(({ context }, { answer }: { answer: Answer }) => takeAnswer(context, answer)),
    arriveAt: assign(({ context }, { step }: { step: StepId }) => ({ step, furthest: farther(context.furthest, step) })),
    turnPage: assign({
      announcement: undefined,
      failure: undefined,
      openedFigure: undefined,
      refusedPaste: undefined,
      typing: undefined,
      fill: undefined,
      edit: undefined,
    }),
    /** Leaves the field that the caret is still in, as Tab would. */
    leaveField: assign(({ context }) =>
      context.typing === undefined ? {} : takeAnswer(context, { type: 'amountLeft', field: context.typing.field }),
    ),
    /** The same in the fields that are open on the results. */
    leaveEditedField: assign(({ context }) => {
      const open = openAnswers(context)
      if (context.edit === undefined || open.typing === undefined) return {}
      const change = takeAnswer(open, { type: 'amountLeft', field: open.typing.field })
      return { edit: { ...context.edit, changes: { ...context.edit.changes, ...change } } }
    }),
    dropResult: assign({ result: undefined, announcement: undefined, openedFigure: undefined }),
    forgetFailure: assign({ failure: undefined, refused: [] }),
    /** What an earlier answer of the day holds is not lost to one that holds less; a day may bring another law. */
    keepResult: assign(({ context }, { contracts }: Answered) => {
      const on = context.ports.clock.today()
      const earlier = context.result?.on === on ? context.result.contracts : []
      return { result: { contracts: fuller(earlier, answerIn(context, contracts)), request: questionIn(context), on } }
    }),
    openFigure: assign(({ event }) => (event.type === 'figureOpened' ? { openedFigure: event.figure } : {})),
    closeFigure: assign({ openedFigure: undefined }),
    expectMarginalRate: assign(({ context, event }) =>
      event.type === 'marginalRateChosen' ? { rates: { ...context.rates, marginal: event.rate } } : {},
    ),
    expectPensionCharges: assign(({ context, event }) =>
      event.type === 'pensionChargesChosen' ? { rates: { ...context.rates, pensionCharges: event.rate } } : {},
    ),
    keepPaidIn: assign(({ event }) => (event.type === 'paidInTyped' ? { paidIn: event.text } : {})),
    keepWish: assign(({ context, event }) => {
      if (event.type === 'wishTyped') return { wish: { ...context.wish, text: event.text } }
      return event.type === 'wishOptionChosen' ? { wish: { ...context.wish, option: event.option } } : {}
    }),
    clearRates: assign({ rates: NO_RATES }),
    takeHousehold: assign(({ event }) => (event.type === 'householdTold' ? { householdRates: event.rates } : {})),
    switchEuros: assign(({ event }) => (event.type === 'todaysEurosSwitched' ? { isInTodaysEuros: event.isOn } : {})),
    /** Once for each simulation: what is asked for again to complete it is the same one. */
    tagCompletion: ({ context }, { contracts }: Answered) => {
      const isFirst = !hasFigures(context.result?.contracts ?? [])
      if (context.isCounted && isFirst && hasFigures(answerIn(context, contracts)))
        context.ports.tag({ event: 'simulation_complete', simulator: 'mrm' })
    },
    print: ({ context }) => context.ports.print(),
    goHome: ({ context }) => context.ports.navigation.go(HOME),
  },
})

/** What the call is asked with. */
export const simulateInput = ({ context }: { readonly context: WithdrawalMachineContext }): SimulateInput => ({
  request: questionIn(context),
  simulate: context.ports.simulate,
})

/** What the call is asked with for an answer that is changed on the results. */
export const editedInput = ({ context }: { readonly context: WithdrawalMachineContext }): SimulateInput => ({
  request: questionIn(openAnswers(context)),
  simulate: context.ports.simulate,
})
