import { assign, fromPromise, setup } from 'xstate'
import { fuller, hasFigures } from '@hautelisse/domain/withdrawal'
import type { FormStep, SimulationRequest, SimulationResult } from '@hautelisse/domain/withdrawal'
import { answered } from './answers.ts'
import type { SimulatePort, WithdrawalInput, WithdrawalMachineContext } from './context.ts'
import { isAnswer } from './events.ts'
import type { WithdrawalEvent } from './events.ts'
import { onStep, readFailure } from './failure.ts'
import {
  answerIn,
  canReturnTo,
  canRetryFrom,
  canSimulateFrom,
  farther,
  hasContracts,
  isComplete,
  isSeveral,
  questionIn,
  stepsIn,
} from './progress.ts'
import { isIncomplete, isOptionMissing } from './select-results.ts'
import type { StepId } from './steps.ts'

/** Where the savings page is (S-NAV-15). */
const HOME = '/epargne'

type Answered = { readonly contracts: SimulationResult }
type SimulateInput = { readonly request: SimulationRequest; readonly simulate: SimulatePort }

/** Guards, actions and the actor of the withdrawal simulator, by the names that its statechart reads by. */
export const base = setup({
  types: { context: {} as WithdrawalMachineContext, events: {} as WithdrawalEvent, input: {} as WithdrawalInput },
  actors: {
    simulate: fromPromise<SimulationResult, SimulateInput>(({ input, signal }) => input.simulate(input.request, { signal })),
  },
  guards: {
    isWithoutContract: ({ context }) => !hasContracts(context),
    isResumedAt: ({ context }, { step }: { step: StepId }) => context.resumedAt === step,
    isComplete: ({ context }, { step }: { step: FormStep }) => isComplete(context, step),
    canReturnTo: ({ context, event }, { step }: { step: StepId }) =>
      event.type === 'stepRequested' && event.step === step && canReturnTo(context, step),
    canSimulateFrom: ({ context }, { step }: { step: FormStep }) => canSimulateFrom(context, step),
    canRetryFrom: ({ context }, { step }: { step: FormStep }) => canRetryFrom(context, step),
    isSeveral: ({ context }) => isSeveral(context),
    isForOneContract: ({ context }) => !isSeveral(context),
    isOptionMissing: ({ context }) => isOptionMissing(context),
    isIncomplete: ({ context }) => isIncomplete(context),
    isRefusedOn: ({ context }, { step, error }: { step: FormStep; error: unknown }) =>
      onStep(readFailure(error, stepsIn(context)).fields, step).length > 0,
  },
  actions: {
    /** Takes in an answer of the saver with everything that follows from it, such as a dropped result. */
    keepAnswer: assign(({ context, event }) => (isAnswer(event) ? answered(context, event) : {})),
    arriveAt: assign(({ context }, { step }: { step: StepId }) => ({ step, furthest: farther(context.furthest, step) })),
    turnPage: assign({ announcement: undefined, failure: undefined, openedFigure: undefined, refusedPaste: undefined }),
    showErrors: assign(({ context }, { step }: { step: FormStep }) => ({
      attempted: [...new Set([...context.attempted, step])],
    })),
    startWaiting: assign({
      result: undefined,
      failure: undefined,
      refused: [],
      refusedPaste: undefined,
      announcement: undefined,
      openedFigure: undefined,
    }),
    forgetFailure: assign({ failure: undefined, refused: [] }),
    /** What an earlier answer of the day holds is not lost to one that holds less; a day may bring another law. */
    keepResult: assign(({ context }, { contracts }: Answered) => {
      const on = context.ports.clock.today()
      const earlier = context.result?.on === on ? context.result.contracts : []
      return { result: { contracts: fuller(earlier, answerIn(context, contracts)), request: questionIn(context), on } }
    }),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => {
      const failure = readFailure(error, stepsIn(context))
      return { failure, refused: failure.fields }
    }),
    openFigure: assign(({ event }) => (event.type === 'figureOpened' ? { openedFigure: event.figure } : {})),
    closeFigure: assign({ openedFigure: undefined }),
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
