import {
  arriveAt,
  backToRefused,
  followHistory,
  keepAnswer,
  keepEditFailure,
  keepFailure,
  nextFrom,
  openRequested,
  resumeSteps,
  showErrors,
  turnTo,
} from '../stepper/index.ts'
import { base, editedInput, simulateInput } from './base.ts'
import { openContext } from './open.ts'
import { STATE_OF_STEP } from './steps.ts'
import { editResults, keepAnswerOf, readResults, retryFrom, simulateFrom, waitEdited } from './transitions.ts'

/** Enter asks to go on from within a field: it is left first, so that what this fills is asked with (SPLIT-01). */
const askAfterLeaving = {
  guard: 'isTyping',
  actions: ['leaveField', base.raise({ type: 'nextRequested' })],
} as const

/** Steps that show a refused field; a refused option is shown where the call came from. */
const REFUSABLE = ['age', 'reversible', 'distribution'] as const

/**
 * The capital-or-annuity simulator as its saver meets it: reminder of the schemes, age, reversion, distribution, option with several
 * contracts, then the simulation and its results.
 *
 * Going back keeps every answer; an answer that changes the question drops the result; a failed or abandoned call keeps everything typed.
 * What an answer lacks is asked for again from the results, which stay on the screen meanwhile and after a failure; there each answer can be changed in place.
 * MRM-01 to MRM-12, MRM-42, MRM-56 to MRM-58, MRM-80, MRM-83, S-ERR-24, S-ERR-25, S-NAV-15.
 */
export const withdrawalMachine = base.createMachine({
  id: 'withdrawal',
  context: ({ input }) => openContext(input),
  initial: 'opening',
  on: {
    homeRequested: '.leaving',
    stepRequested: openRequested(STATE_OF_STEP),
    historyMoved: followHistory(STATE_OF_STEP),
    // What other pages say too is heard at every step.
    householdTold: { actions: 'takeHousehold' },
    todaysEurosSwitched: { actions: 'switchEuros' },
  },
  states: {
    opening: {
      always: [
        { guard: 'isWithoutContract', target: 'noEligibleAccount' },
        ...resumeSteps(STATE_OF_STEP),
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
        restRequested: keepAnswer,
        fillUndone: keepAnswer,
        wishTaken: keepAnswer,
        wishTyped: { actions: 'keepWish' },
        wishOptionChosen: { actions: 'keepWish' },
        nextRequested: [askAfterLeaving, simulateFrom('distribution'), ...nextFrom('distribution', 'choosingOption')],
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
      entry: ['startWaiting', 'dropResult'],
      invoke: {
        src: 'simulate',
        input: simulateInput,
        onDone: {
          target: 'showingResults',
          actions: keepAnswerOf,
        },
        onError: [
          ...backToRefused(STATE_OF_STEP, REFUSABLE),
          { guard: 'isSeveral', target: 'choosingOption', actions: keepFailure },
          { target: 'distributing', actions: keepFailure },
        ],
      },
      on: { previousRequested: [{ guard: 'isSeveral', target: 'choosingOption' }, { target: 'distributing' }] },
    },
    showingResults: {
      entry: arriveAt('results'),
      on: { ...readResults, retryRequested: { guard: 'isIncomplete', target: 'askingAgain' } },
    },
    askingAgain: {
      entry: 'forgetFailure',
      invoke: {
        src: 'simulate',
        input: simulateInput,
        onDone: { target: 'showingResults', actions: keepAnswerOf },
        onError: [...backToRefused(STATE_OF_STEP, REFUSABLE), { target: 'showingResults', actions: keepFailure }],
      },
      on: readResults,
    },
    editingAnswer: { on: editResults },
    askingEdited: {
      entry: 'startEdited',
      invoke: {
        src: 'simulate',
        input: editedInput,
        onDone: { target: 'showingResults', actions: ['takeEdit', ...keepAnswerOf] },
        onError: { target: 'editingAnswer', actions: keepEditFailure },
      },
      on: waitEdited,
    },
    leaving: { type: 'final', entry: 'goHome' },
  },
})
