import type { FieldProblem } from '@hautelisse/domain/contract'
import {
  registerFirstProblems,
  registerSecondProblems,
  type RegisterFirstForm,
  type RegisterSecondForm,
} from '@hautelisse/domain/pension'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { ApiFailure } from '../api/index.ts'
import type { PensionPorts } from './context.ts'

export type RegistrationEvent =
  | ({ readonly type: 'identityGiven' } & RegisterFirstForm)
  | ({ readonly type: 'secretsGiven' } & RegisterSecondForm)
  | { readonly type: 'previousRequested' }
  | { readonly type: 'waitEnded' }

type Ports = Pick<PensionPorts, 'registerFirst' | 'registerSecond' | 'clock'>

type Context = {
  readonly ports: Ports
  readonly problems: readonly FieldProblem[]
  readonly hasFailed: boolean
  /** The number that the first step sent, encrypted. */
  readonly sealed: string | undefined
  readonly outcome: Outcome
}

type Outcome = 'registered' | 'left'

const problemsOf = (error: unknown): readonly FieldProblem[] => (error instanceof ApiFailure ? error.fields : [])

/**
 * The registration at the pension site: who the person is, then a password and a question for a person who forgets it (MAREL-11, MAREL-12).
 *
 * What is typed goes from the event to the call and is never held; between the two steps only the encrypted number is.
 */
export const registrationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RegistrationEvent,
    input: {} as { readonly ports: Ports },
    output: {} as Outcome,
  },
  actors: {
    registerFirst: fromPromise<string, { readonly ports: Ports; readonly typed: RegisterFirstForm }>(
      ({ input: { ports, typed }, signal }) => ports.registerFirst(typed, { signal }),
    ),
    registerSecond: fromPromise<unknown, { readonly ports: Ports; readonly sealed: string; readonly typed: RegisterSecondForm }>(
      ({ input: { ports, sealed, typed }, signal }) => ports.registerSecond(sealed, typed, { signal }),
    ),
  },
  guards: {
    isWhole: ({ context, event }) => problemsIn(context, event).length === 0,
    isRefusedPerson: (_, { error }: { error: unknown }) => problemsOf(error).some(({ path }) => path === 'identifier'),
  },
  actions: {
    showProblems: assign(({ context, event }) => ({ problems: problemsIn(context, event), hasFailed: false })),
    startWaiting: assign({ problems: [], hasFailed: false }),
    takeSealed: assign((_, { sealed }: { sealed: string }) => ({ sealed })),
    dropSealed: assign({ sealed: undefined }),
    sayRegistered: assign({ outcome: 'registered' }),
    keepFailure: assign((_, { error }: { error: unknown }) => {
      const problems = problemsOf(error)
      return { problems, hasFailed: problems.length === 0 }
    }),
  },
}).createMachine({
  id: 'registration',
  context: ({ input: { ports } }) => ({ ports, problems: [], hasFailed: false, sealed: undefined, outcome: 'left' }),
  initial: 'identifying',
  states: {
    identifying: {
      on: {
        identityGiven: [{ guard: 'isWhole', target: 'sendingIdentity' }, { actions: 'showProblems' }],
        previousRequested: 'left',
      },
    },
    sendingIdentity: {
      entry: 'startWaiting',
      invoke: {
        src: 'registerFirst',
        input: ({ context: { ports }, event }) => {
          if (event.type !== 'identityGiven') throw new Error('A registration was sent without a person.')
          const { identifier, last_name, birth_date, email } = event
          return { ports, typed: { identifier, last_name, birth_date, email } }
        },
        onDone: { target: 'securing', actions: { type: 'takeSealed', params: ({ event }) => ({ sealed: event.output }) } },
        onError: { target: 'identifying', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { waitEnded: 'identifying' },
    },
    securing: {
      on: {
        secretsGiven: [{ guard: 'isWhole', target: 'sendingSecrets' }, { actions: 'showProblems' }],
        previousRequested: { target: 'identifying', actions: ['dropSealed', 'startWaiting'] },
      },
    },
    sendingSecrets: {
      entry: 'startWaiting',
      invoke: {
        src: 'registerSecond',
        input: ({ context: { ports, sealed }, event }) => {
          if (event.type !== 'secretsGiven' || sealed === undefined)
            throw new Error('A registration was ended that had not begun.')
          const { password, secret_question, secret_answer } = event
          return { ports, sealed, typed: { password, secret_question, secret_answer } }
        },
        onDone: { target: 'registered', actions: ['dropSealed', 'sayRegistered'] },
        onError: [
          {
            guard: { type: 'isRefusedPerson', params: ({ event }) => ({ error: event.error }) },
            target: 'identifying',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'securing', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
      on: { waitEnded: 'securing' },
    },
    registered: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
})

function problemsIn({ ports }: Context, event: RegistrationEvent): readonly FieldProblem[] {
  if (event.type === 'identityGiven') return registerFirstProblems(event, ports.clock.today())
  return event.type === 'secretsGiven' ? registerSecondProblems(event) : []
}

type Snapshot = SnapshotFrom<typeof registrationMachine>

/** What the registration shows: its first step or its second, and what is wrong with it. */
export const selectRegistration = (snapshot: Snapshot) => ({
  step: snapshot.matches('securing') || snapshot.matches('sendingSecrets') ? ('secrets' as const) : ('identity' as const),
  problems: snapshot.context.problems,
  hasFailed: snapshot.context.hasFailed,
  isBusy: snapshot.matches('sendingIdentity') || snapshot.matches('sendingSecrets'),
})
