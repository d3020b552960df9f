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
import { adjustment, askAgain, editResults, keepResult, openEdit, waitEdited } from './transitions.ts'

/** The six steps, the call, and the results with their adjustment. */
const stepper = base.createStateConfig({
  initial: 'opening',
  on: {
    stepRequested: openRequested(STATE_OF_STEP),
    historyMoved: followHistory(STATE_OF_STEP),
    restartRequested: [
      { guard: { type: 'startsAt', params: { step: 'marital-status' } }, target: '.askingStatus', actions: 'startAgain' },
      { target: '.askingGender', actions: 'startAgain' },
    ],
  },
  states: {
    opening: {
      always: [...resumeSteps(STATE_OF_STEP), { target: 'simulating' }],
    },
    askingGender: {
      entry: arriveAt('gender'),
      on: { genderChosen: keepAnswer, nextRequested: nextFrom('gender', 'askingAge') },
    },
    askingAge: {
      entry: arriveAt('age'),
      on: {
        ageTyped: keepAnswer,
        nextRequested: nextFrom('age', 'askingStatus'),
        previousRequested: turnTo('askingGender'),
      },
    },
    askingStatus: {
      entry: arriveAt('marital-status'),
      on: {
        maritalStatusChosen: keepAnswer,
        nextRequested: nextFrom('marital-status', 'askingChildren'),
        previousRequested: turnTo('askingAge'),
      },
    },
    askingChildren: {
      entry: arriveAt('children'),
      on: {
        childrenChosen: keepAnswer,
        nextRequested: nextFrom('children', 'askingIncome'),
        previousRequested: turnTo('askingStatus'),
      },
    },
    askingIncome: {
      entry: arriveAt('income'),
      on: {
        amountTyped: keepAnswer,
        amountLeft: keepAnswer,
        nextRequested: [
          { guard: 'isAnsweredOnceSubmitted', target: 'showingResults', actions: ['submitIncome', 'turnPage'] },
          { guard: 'canAskOnceSubmitted', target: 'simulating', actions: 'submitIncome' },
          showErrors('income'),
        ],
        retryRequested: { guard: 'canRetryFirst', target: 'simulating' },
        previousRequested: turnTo('askingChildren'),
      },
    },
    simulating: {
      entry: 'startWaiting',
      invoke: {
        src: 'simulate',
        input: simulateInput,
        onDone: [askAgain('showingResults.updating', keepResult), { target: 'showingResults', actions: keepResult }],
        onError: [
          ...backToRefused(STATE_OF_STEP, ['gender', 'age', 'marital-status', 'children']),
          { target: 'askingIncome', actions: keepFailure },
        ],
      },
      on: { previousRequested: 'askingIncome' },
    },
    showingResults: {
      entry: arriveAt('results'),
      initial: 'settled',
      on: {
        amountTyped: adjustment,
        amountLeft: keepAnswer,
        periodicityChosen: adjustment,
        previousRequested: turnTo('askingIncome'),
        variantAdded: { guard: 'canCompare', actions: 'addVariant' },
        figureOpened: { guard: 'isOfResult', actions: 'openFigure' },
        figureClosed: { actions: 'closeFigure' },
        noticeTyped: { actions: 'keepNotice' },
        printRequested: { actions: 'print' },
        answerEdited: openEdit,
      },
      states: {
        settled: {
          on: {
            updateRequested: [
              { guard: 'canAsk', target: 'updating' },
              { guard: 'isRight', actions: 'forgetFailure' },
              showErrors('results'),
            ],
            retryRequested: { guard: 'canRetry', target: 'updating' },
          },
        },
        updating: {
          entry: 'startWaiting',
          invoke: {
            src: 'simulate',
            input: simulateInput,
            onDone: { target: 'settled', actions: keepResult },
            onError: { target: 'settled', actions: keepFailure },
          },
        },
        editing: { on: editResults },
        askingEdited: {
          entry: 'startEdited',
          invoke: {
            src: 'simulate',
            input: editedInput,
            onDone: [askAgain('updating', ['takeEdit', keepResult]), { target: 'settled', actions: ['takeEdit', keepResult] }],
            onError: { target: 'editing', actions: keepEditFailure },
          },
          on: waitEdited,
        },
      },
    },
  },
})

/** A figure of the exit opens beside the result alone. */
const openExitFigure = { guard: 'isOfExitShown', actions: 'openFigure' } as const

/** Capital stays, and the tables can be asked for again. */
const withoutTables = base.createStateConfig({
  on: { exitFormChosen: [{ guard: 'isCapital', target: 'capital' }, { target: 'loadingTables' }] },
})

/**
 * "Et à la sortie ?": closed, or one of the two ways out; an annuity waits for its mortality tables. If one retry fails as well, they are lost: a browser
 * may remember a script as failed until the page is reloaded.
 */
const exit = base.createStateConfig({
  initial: 'closed',
  on: {
    exitClosed: '.closed',
    exitRateChosen: { actions: 'chooseExitRate' },
    exitAgeChosen: { actions: 'chooseExitAge' },
  },
  states: {
    closed: { entry: 'closeExitFigure', on: { exitOpened: 'capital' } },
    capital: {
      entry: 'closeExitFigure',
      on: {
        figureOpened: openExitFigure,
        exitFormChosen: [
          { guard: 'isLoadedAnnuity', target: 'annuity' },
          { guard: 'isAnnuity', target: 'loadingTables' },
        ],
      },
    },
    loadingTables: {
      invoke: {
        src: 'loadTables',
        input: ({ context }) => ({ loadTables: context.ports.loadTables }),
        onDone: { target: 'annuity', actions: { type: 'keepTables', params: ({ event }) => ({ tables: event.output }) } },
        onError: [
          { guard: 'haveTablesFailed', target: 'tablesLost' },
          { target: 'tablesFailed', actions: 'missTables' },
        ],
      },
      on: { exitFormChosen: { guard: 'isCapital', target: 'capital' } },
    },
    annuity: {
      entry: 'closeExitFigure',
      on: { figureOpened: openExitFigure, exitFormChosen: { guard: 'isCapital', target: 'capital' } },
    },
    tablesFailed: withoutTables,
    tablesLost: withoutTables,
  },
})

/**
 * The tax simulator as its saver meets it, in its four variants: gender, age, marital status, children, income, then the call and its results with the
 * adjustment, variants side by side and the exit.
 *
 * Going back keeps every answer; another household drops the result, another payment leaves it until it is asked for; a failed or abandoned call keeps
 * everything typed. On the results each answer can be changed in place. TAX-02 to TAX-08, TAX-19 to TAX-26, TAX-36, TAX-40 to TAX-49, TAX-57, TS-07 to TS-10.
 */
export const taxSavingMachine = base.createMachine({
  id: 'taxSaving',
  context: ({ input }) => openContext(input),
  type: 'parallel',
  on: {
    variantChanged: { actions: 'changeVariant' },
    variantRemoved: { actions: 'removeVariant' },
  },
  states: { stepper, exit },
})
