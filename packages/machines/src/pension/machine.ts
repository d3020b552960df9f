import { base, failedWith, portsOf, sessionOf } from './base.ts'
import { openContext, requestOf } from './open.ts'

/** The two steps of the form; the second is skipped where it has nothing to ask (MAREL-13, MAREL-14). */
const asking = base.createStateConfig({
  initial: 'family',
  entry: 'dropEdit',
  on: { answered: { actions: 'answer' } },
  states: {
    family: {
      on: {
        nextRequested: [
          { guard: 'canCalculate', target: '#pension.calculating' },
          { guard: { type: 'isWhole', params: { step: 'family' } }, target: 'work' },
          { actions: { type: 'showErrors', params: { step: 'family' } } },
        ],
        retryRequested: { guard: 'canCalculate', target: '#pension.calculating' },
      },
    },
    work: {
      on: {
        nextRequested: [
          { guard: { type: 'isWhole', params: { step: 'work' } }, target: '#pension.calculating' },
          { actions: { type: 'showErrors', params: { step: 'work' } } },
        ],
        retryRequested: { guard: { type: 'isWhole', params: { step: 'work' } }, target: '#pension.calculating' },
        previousRequested: 'family',
      },
    },
    last: { type: 'history' },
  },
})

/** The answers of the result: one at a time is changed where it stands, and the pension estimated again; what fails leaves result and answer as they were. */
const answers = base.createStateConfig({
  initial: 'standing',
  states: {
    standing: { on: { editBegun: { guard: 'hasAnswers', target: 'editing', actions: 'beginEdit' } } },
    editing: {
      on: {
        answered: { actions: 'answer' },
        editBegun: { actions: ['leaveEdit', 'beginEdit'] },
        editTaken: [
          { guard: 'canEstimate', target: 'estimating' },
          { guard: 'isEditWhole', target: '#pension.loggingIn', actions: { type: 'say', params: { notice: 'session-ended' } } },
          { actions: 'tryEdit' },
        ],
        editLeft: { target: 'standing', actions: 'leaveEdit' },
      },
    },
    estimating: {
      entry: 'startWaiting',
      invoke: {
        src: 'simulate',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: '#pension.showingResult.keeping.saving',
          actions: { type: 'takeResult', params: ({ event }) => ({ result: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isSessionGone', params: failedWith },
            target: '#pension.loggingIn',
            actions: ['dropSession', { type: 'say', params: { notice: 'session-ended' } }],
          },
          { target: 'editing', actions: [{ type: 'keepFailure', params: failedWith }, 'tryEdit'] },
        ],
      },
      on: { waitEnded: 'editing' },
    },
  },
})

/**
 * The pension estimator: introduction, login with registration and forgotten password, form in two steps, result (MAREL-04 to MAREL-27, MAREL-59 to MAREL-71).
 *
 * It hangs from the root and outlives its window: closed and opened again it stands on its result, or on its introduction. The age that is looked at stays while
 * another window, such as the career, takes its place. Answers stay through every failure
 * and through the end of the pension session; no secret is ever held here.
 */
export const pensionMachine = base.createMachine({
  id: 'pension',
  context: ({ input }) => openContext(input),
  initial: 'reading',
  on: {
    answersTaken: { actions: 'takeAnswers' },
    closed: [
      { guard: 'hasResult', target: '.showingResult', actions: ['leaveEdit', 'forgetAge'] },
      { target: '.introducing', actions: 'forgetAge' },
    ],
  },
  states: {
    /** Without a saved estimate, or without an answer, the estimator begins at its introduction (MAREL-76). */
    reading: {
      invoke: {
        src: 'initialize',
        input: portsOf,
        onDone: { target: 'showingResult', actions: { type: 'takeSaved', params: ({ event }) => ({ saved: event.output }) } },
        onError: 'introducing',
      },
      on: { closed: {} },
    },
    introducing: {
      entry: ['tellAdvisor', 'sayTold'],
      on: { understood: [{ guard: 'hasSession', target: 'entered' }, { target: 'loggingIn' }] },
    },
    loggingIn: {
      invoke: [
        {
          id: 'login',
          src: 'login',
          input: portsOf,
          onDone: [
            {
              guard: 'isIndividual',
              target: 'readingContracts',
              actions: { type: 'takeSession', params: ({ event }) => ({ session: event.output }) },
            },
            { target: 'entered', actions: { type: 'takeSession', params: ({ event }) => ({ session: event.output }) } },
          ],
        },
        {
          src: 'readDemonstration',
          input: portsOf,
          onDone: { actions: { type: 'takeAccounts', params: ({ event }) => ({ accounts: event.output }) } },
          onError: { actions: 'leaveAccounts' },
        },
      ],
      on: { registrationRequested: 'registering', passwordForgotten: 'recovering' },
    },
    registering: {
      invoke: {
        id: 'registration',
        src: 'registration',
        input: portsOf,
        onDone: {
          target: 'loggingIn',
          actions: { type: 'say', params: ({ event }) => ({ notice: event.output === 'registered' ? 'registered' : undefined }) },
        },
      },
    },
    recovering: { invoke: { id: 'recovery', src: 'recovery', input: portsOf, onDone: 'loggingIn' } },
    /** They are an extra: without them the form opens all the same (MAREL-71). */
    readingContracts: {
      invoke: {
        src: 'readContracts',
        input: sessionOf,
        onDone: { target: 'entered', actions: { type: 'takeContracts', params: ({ event }) => ({ contracts: event.output }) } },
        onError: 'entered',
      },
    },
    entered: {
      always: [
        { guard: 'isInPayment', target: 'calculating' },
        { guard: 'isEditWhole', target: 'calculating' },
        { target: 'asking' },
      ],
    },
    asking,
    calculating: {
      entry: 'startWaiting',
      invoke: {
        src: 'simulate',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: '#pension.showingResult.keeping.saving',
          actions: { type: 'takeResult', params: ({ event }) => ({ result: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isSessionGone', params: failedWith },
            target: 'loggingIn',
            actions: ['dropSession', { type: 'say', params: { notice: 'session-ended' } }],
          },
          { guard: 'isInPayment', target: 'notCalculated' },
          {
            guard: { type: 'isRefusedInFamily', params: failedWith },
            target: 'asking.family',
            actions: { type: 'keepFailure', params: failedWith },
          },
          { target: 'asking.last', actions: { type: 'keepFailure', params: failedWith } },
        ],
      },
      on: { waitEnded: [{ guard: 'isInPayment', target: 'notCalculated' }, { target: 'asking.last' }] },
    },
    /** A person who draws a pension has no form to go back to. */
    notCalculated: { on: { retryRequested: 'calculating' } },
    showingResult: {
      type: 'parallel',
      on: {
        redoRequested: { target: 'introducing', actions: ['clearAnswers', 'forgetAge'] },
        ageChosen: { actions: 'chooseAge' },
      },
      states: {
        keeping: {
          initial: 'kept',
          states: {
            /** Once after each success; the server keeps what it computed itself (MAREL-139). */
            saving: {
              invoke: { src: 'save', input: sessionOf, onDone: 'kept', onError: { target: 'kept', actions: 'sayUnsaved' } },
            },
            kept: {},
          },
        },
        answers,
      },
    },
  },
})
