import { assign, fromPromise, setup } from 'xstate'
import type { FormStep, SimulationRequest, SimulationResult } from '@hautelisse/domain/withdrawal'
import { answered } from './answers.ts'
import { openContext } from './context.ts'
import type { SimulatePort, WithdrawalInput, WithdrawalMachineContext } from './context.ts'
import { isAnswer } from './events.ts'
import type { WithdrawalEvent } from './events.ts'
import { readFailure, refusedOn } from './failure.ts'
import {
  canReturnTo,
  canRetryFrom,
  canSimulateFrom,
  farther,
  hasContracts,
  isComplete,
  isSeveral,
  ownResults,
  questionOf,
} from './progress.ts'
import { STATE_OF_STEP, STEP_IDS } from './steps.ts'
import type { StepId } from './steps.ts'

/** Where the savings page is (S-NAV-15). */
const HOME = '/epargne'

/** Nothing leads to the simulation as long as an answer is missing. */
const questionIn = (context: WithdrawalMachineContext): SimulationRequest => {
  const question = questionOf(context)
  if (question === undefined) throw new RangeError('The simulation is asked for with an answer missing')
  return question
}

type SimulateInput = { readonly request: SimulationRequest; readonly simulate: SimulatePort }

const withdrawalSetup = setup({
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
    isRefusedOn: (_, { step, error }: { step: FormStep; error: unknown }) => refusedOn(readFailure(error), step).length > 0,
  },
  actions: {
    /** Takes in an answer of the saver with everything that follows from it, such as a dropped result. */
    keepAnswer: assign(({ context, event }) => (isAnswer(event) ? answered(context, event) : {})),
    arriveAt: assign(({ context }, { step }: { step: StepId }) => ({ furthest: farther(context.furthest, step) })),
    turnPage: assign({ announcement: undefined, failure: undefined, openedFigure: undefined }),
    showErrors: assign(({ context }, { step }: { step: FormStep }) => ({
      attempted: [...new Set([...context.attempted, step])],
    })),
    startWaiting: assign({ result: undefined, failure: undefined, announcement: undefined, openedFigure: undefined }),
    keepResult: assign(({ context }, { contracts }: { contracts: SimulationResult }) => ({
      result: { contracts: ownResults(context, contracts), request: questionIn(context), on: context.ports.clock.today() },
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: readFailure(error) })),
    openFigure: assign(({ event }) => (event.type === 'figureOpened' ? { openedFigure: event.figure } : {})),
    closeFigure: assign({ openedFigure: undefined }),
    tagCompletion: ({ context }) => {
      if (context.isCounted) context.ports.tag({ event: 'simulation_complete', simulator: 'mrm' })
    },
    goHome: ({ context }) => context.ports.navigation.go(HOME),
  },
})

const arriveAt = (step: StepId) => ({ type: 'arriveAt', params: { step } }) as const
const turnTo = (target: string) => ({ target, actions: 'turnPage' }) as const
const keepAnswer = { actions: 'keepAnswer' } as const

const showErrors = (step: FormStep) => ({ actions: { type: 'showErrors', params: { step } } }) as const

/** Goes on once the step's answers hold; until then its errors show. */
const nextFrom = (step: FormStep, target: string) =>
  [{ guard: { type: 'isComplete', params: { step } }, target, actions: 'turnPage' }, showErrors(step)] as const

/** From the last step that asks something, once every answer holds. */
const simulateFrom = (step: FormStep) => ({ guard: { type: 'canSimulateFrom', params: { step } }, target: 'simulating' }) as const

const retryFrom = (step: FormStep) => ({ guard: { type: 'canRetryFrom', params: { step } }, target: 'simulating' }) as const

type ErrorArgs = { readonly event: { readonly error: unknown } }
const keepFailure = { type: 'keepFailure', params: ({ event }: ErrorArgs) => ({ error: event.error }) } as const

/** Back to the first step that holds a refused field, with everything kept. */
const backToRefused = (step: FormStep) =>
  ({
    guard: { type: 'isRefusedOn', params: ({ event }: ErrorArgs) => ({ step, error: event.error }) },
    target: STATE_OF_STEP[step],
    actions: keepFailure,
  }) as const

/**
 * The capital-or-annuity simulator as its saver meets it: reminder of the schemes, age, reversion, distribution, option with several
 * contracts, then the simulation and its results.
 *
 * Going back keeps every answer; an answer that changes the question drops the result; a failed or abandoned call keeps everything typed.
 * MRM-01 to MRM-12, MRM-42, MRM-56 to MRM-58, MRM-80, MRM-83, S-ERR-24, S-ERR-25, S-NAV-15.
 */
export const withdrawalMachine = withdrawalSetup.createMachine({
  id: 'withdrawal',
  context: ({ input }) => openContext(input),
  initial: 'opening',
  on: {
    homeRequested: '.leaving',
    stepRequested: STEP_IDS.map(
      (step) =>
        ({ guard: { type: 'canReturnTo', params: { step } }, target: `.${STATE_OF_STEP[step]}`, actions: 'turnPage' }) as const,
    ),
  },
  states: {
    opening: {
      always: [
        { guard: 'isWithoutContract', target: 'noEligibleAccount' },
        { guard: { type: 'isResumedAt', params: { step: 'schemes' } }, target: 'remindingSchemes' },
        { guard: { type: 'isResumedAt', params: { step: 'age' } }, target: 'choosingAge' },
        { guard: { type: 'isResumedAt', params: { step: 'reversible' } }, target: 'choosingReversion' },
        { guard: { type: 'isResumedAt', params: { step: 'distribution' } }, target: 'distributing' },
        { guard: { type: 'isResumedAt', params: { step: 'option' } }, target: 'choosingOption' },
        { target: 'simulating' },
      ],
    },
    noEligibleAccount: {},
    remindingSchemes: {
      entry: arriveAt('schemes'),
      on: { nextRequested: turnTo('choosingAge') },
    },
    choosingAge: {
      entry: arriveAt('age'),
      on: {
        ageTyped: keepAnswer,
        nextRequested: nextFrom('age', 'choosingReversion'),
        previousRequested: turnTo('remindingSchemes'),
      },
    },
    choosingReversion: {
      entry: arriveAt('reversible'),
      on: {
        reversibleAnswered: keepAnswer,
        spouseBirthDateTyped: keepAnswer,
        reversionPercentageChosen: keepAnswer,
        nextRequested: nextFrom('reversible', 'distributing'),
        previousRequested: turnTo('choosingAge'),
      },
    },
    distributing: {
      entry: arriveAt('distribution'),
      on: {
        amountTyped: keepAnswer,
        amountLeft: keepAnswer,
        splitMoved: keepAnswer,
        allAsChosen: keepAnswer,
        nextRequested: [simulateFrom('distribution'), ...nextFrom('distribution', 'choosingOption')],
        retryRequested: retryFrom('distribution'),
        previousRequested: turnTo('choosingReversion'),
      },
    },
    choosingOption: {
      entry: arriveAt('option'),
      on: {
        optionChosen: keepAnswer,
        nextRequested: [simulateFrom('option'), showErrors('option')],
        retryRequested: retryFrom('option'),
        previousRequested: turnTo('distributing'),
      },
    },
    simulating: {
      entry: 'startWaiting',
      invoke: {
        src: 'simulate',
        input: ({ context }) => ({ request: questionIn(context), simulate: context.ports.simulate }),
        onDone: {
          target: 'showingResults',
          actions: [{ type: 'keepResult', params: ({ event }) => ({ contracts: event.output }) }, 'tagCompletion'],
        },
        onError: [
          backToRefused('age'),
          backToRefused('reversible'),
          backToRefused('distribution'),
          { guard: 'isSeveral', target: 'choosingOption', actions: keepFailure },
          { target: 'distributing', actions: keepFailure },
        ],
      },
      on: { previousRequested: [{ guard: 'isSeveral', target: 'choosingOption' }, { target: 'distributing' }] },
    },
    showingResults: {
      entry: arriveAt('results'),
      on: {
        optionChosen: { guard: 'isForOneContract', actions: 'keepAnswer' },
        modifyRequested: turnTo('distributing'),
        previousRequested: [
          { guard: 'isSeveral', target: 'choosingOption', actions: 'turnPage' },
          { target: 'distributing', actions: 'turnPage' },
        ],
        figureOpened: { actions: 'openFigure' },
        figureClosed: { actions: 'closeFigure' },
      },
    },
    leaving: { type: 'final', entry: 'goHome' },
  },
})
