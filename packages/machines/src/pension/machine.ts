import type { Estimate, FormStep, OpenedSession, PensionContract, SavedEstimate } from '@hautelisse/domain/pension'
import { assign, fromPromise, setup } from 'xstate'
import { failureCode } from '../api/index.ts'
import type { Notice, PensionContext, PensionEvent, PensionInput, PensionPorts } from './context.ts'
import { loginMachine } from './login.ts'
import { hasWorkStep, isInPayment, isStepWhole, openContext, refusedBy, requestOf, takeAnswer } from './open.ts'
import { recoveryMachine } from './recovery.ts'
import { registrationMachine } from './registration.ts'

type OfSession = { readonly ports: PensionPorts; readonly sessionId: string }
type Failed = { readonly event: { readonly error: unknown } }
const failedWith = ({ event }: Failed) => ({ error: event.error })
type OfStep = { readonly step: FormStep }

const portsOf = ({ context: { ports } }: { readonly context: PensionContext }) => ({ ports })
const sessionOf = ({ context: { ports, session } }: { readonly context: PensionContext }): OfSession => ({
  ports,
  sessionId: session?.session_id ?? '',
})

const base = setup({
  types: {
    context: {} as PensionContext,
    events: {} as PensionEvent,
    input: {} as PensionInput,
    children: {} as { login: 'login'; registration: 'registration'; recovery: 'recovery' },
  },
  actors: {
    login: loginMachine,
    registration: registrationMachine,
    recovery: recoveryMachine,
    initialize: fromPromise<SavedEstimate, { readonly ports: PensionPorts }>(({ input, signal }) =>
      input.ports.initialize({ signal }),
    ),
    readContracts: fromPromise<readonly PensionContract[], OfSession>(({ input: { ports, sessionId }, signal }) =>
      ports.contracts(sessionId, { signal }),
    ),
    simulate: fromPromise<Estimate, ReturnType<typeof requestOf>>(({ input: { ports, payload, sessionId }, signal }) => {
      if (payload === undefined) throw new Error('An estimate was asked for whose form is not whole.')
      return ports.simulate(payload, sessionId, { signal })
    }),
    save: fromPromise<unknown, OfSession>(({ input: { ports, sessionId }, signal }) => ports.save(sessionId, { signal })),
  },
  guards: {
    hasResult: ({ context }) => context.result !== undefined,
    hasSession: ({ context }) => context.session !== undefined,
    isInPayment: ({ context }) => isInPayment(context),
    /** Contracts held elsewhere are read for customers who come on their own (MAREL-68, MAREL-70). */
    isIndividual: ({ context }) => context.asker.origin === 'individual',
    hasWork: ({ context }) => hasWorkStep(context),
    isWhole: ({ context }, { step }: OfStep) => isStepWhole(context, step),
    canCalculate: ({ context }) => isStepWhole(context, 'family') && !hasWorkStep(context),
    isSessionGone: (_, { error }: { error: unknown }) => failureCode(error) === 'ERR_MAREL_SESSION',
    isRefusedInFamily: ({ context }, { error }: { error: unknown }) =>
      !isStepWhole({ ...context, refused: refusedBy(error) }, 'family'),
  },
  actions: {
    tellAdvisor: ({ context: { asker, ports, hasToldAdvisor } }) => {
      if (asker.origin === 'individual' && !hasToldAdvisor) ports.tellAdvisor()
    },
    sayTold: assign({ hasToldAdvisor: true }),
    takeSaved: assign((_, { saved: { contracts, ...result } }: { saved: SavedEstimate }) => ({
      result,
      contracts: contracts.filter((contract) => contract !== undefined),
    })),
    takeSession: assign((_, { session }: { session: OpenedSession }) => ({ session, notice: undefined })),
    dropSession: assign({ session: undefined }),
    takeContracts: assign((_, { contracts }: { contracts: readonly PensionContract[] }) => ({ contracts })),
    say: assign((_, { notice }: { notice: Notice | undefined }) => ({ notice })),
    answer: assign(({ context, event }) => (event.type === 'answered' ? takeAnswer(context, event.field, event.text) : {})),
    showErrors: assign(({ context }, { step }: OfStep) => ({ attempted: [...new Set([...context.attempted, step])] })),
    startWaiting: assign({ hasFailed: false, refused: [] }),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => {
      const refused = refusedBy(error)
      return { hasFailed: refused.length === 0, refused, attempted: refused.length > 0 ? ['family', 'work'] : context.attempted }
    }),
    takeResult: assign((_, { result }: { result: Estimate }) => ({ result, isSaveFailed: false })),
    sayUnsaved: assign({ isSaveFailed: true }),
    clearAnswers: assign({ form: {}, attempted: [], refused: [], hasFailed: false }),
  },
})

/** The two steps of the form; the second is skipped where it has nothing to ask (MAREL-13, MAREL-14). */
const asking = base.createStateConfig({
  initial: 'family',
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

/**
 * The pension estimator: introduction, login with registration and forgotten password, form in two steps, result (MAREL-04 to MAREL-27, MAREL-59 to MAREL-71).
 *
 * It hangs from the root and outlives its window: closed and opened again it stands on its result, or on its introduction. Answers stay through every failure
 * and through the end of the pension session; no secret is ever held here.
 */
export const pensionMachine = base.createMachine({
  id: 'pension',
  context: ({ input }) => openContext(input),
  initial: 'reading',
  on: { closed: [{ guard: 'hasResult', target: '.showingResult' }, { target: '.introducing' }] },
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
      invoke: {
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
    entered: { always: [{ guard: 'isInPayment', target: 'calculating' }, { target: 'asking' }] },
    asking,
    calculating: {
      entry: 'startWaiting',
      invoke: {
        src: 'simulate',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'showingResult.saving',
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
      initial: 'settled',
      on: { redoRequested: { target: 'introducing', actions: 'clearAnswers' } },
      states: {
        /** Once after each success; the server keeps what it computed itself (MAREL-139). */
        saving: {
          invoke: { src: 'save', input: sessionOf, onDone: 'settled', onError: { target: 'settled', actions: 'sayUnsaved' } },
        },
        settled: {},
      },
    },
  },
})
