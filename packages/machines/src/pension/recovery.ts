import type { FieldProblem } from '@hautelisse/domain/contract'
import { forgotFirstProblems, forgotSecondProblems, type ForgotSecondForm } from '@hautelisse/domain/pension'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { failureCode, failureWords } from '../api/index.ts'
import type { AskedQuestion, PensionPorts } from './context.ts'

export type RecoveryEvent =
  | { readonly type: 'numberGiven'; readonly identifier: string }
  | ({ readonly type: 'proofGiven' } & ForgotSecondForm)
  | { readonly type: 'previousRequested' }
  /** Back to the login, once the password was sent. */
  | { readonly type: 'loginRequested' }
  | { readonly type: 'waitEnded' }

type Ports = Pick<PensionPorts, 'askQuestion' | 'answerQuestion' | 'openModal' | 'clock'>

type Context = {
  readonly ports: Ports
  readonly problems: readonly FieldProblem[]
  /** What the service said of an unknown account, or of too many wrong answers. */
  readonly said: string | undefined
  readonly asked: AskedQuestion | undefined
  readonly hasFailed: boolean
}

const problemsIn = ({ ports }: Context, event: RecoveryEvent): readonly FieldProblem[] => {
  if (event.type === 'proofGiven') return forgotSecondProblems(event, ports.clock.today())
  return event.type === 'numberGiven' ? forgotFirstProblems(event) : []
}

/**
 * The forgotten password of the pension site: the number, the secret question with the date of birth, and the confirmation (MAREL-24, MAREL-65, MAREL-66).
 *
 * What is typed goes from the event to the call; between the steps only the encrypted number is held.
 */
export const recoveryMachine = setup({
  types: { context: {} as Context, events: {} as RecoveryEvent, input: {} as { readonly ports: Ports } },
  actors: {
    askQuestion: fromPromise<AskedQuestion, { readonly ports: Ports; readonly typed: string }>(
      ({ input: { ports, typed }, signal }) => ports.askQuestion(typed, { signal }),
    ),
    answerQuestion: fromPromise<unknown, { readonly ports: Ports; readonly sealed: string; readonly typed: ForgotSecondForm }>(
      ({ input: { ports, sealed, typed }, signal }) => ports.answerQuestion(sealed, typed, { signal }),
    ),
  },
  guards: { isWhole: ({ context, event }) => problemsIn(context, event).length === 0 },
  actions: {
    showProblems: assign(({ context, event }) => ({ problems: problemsIn(context, event), hasFailed: false })),
    startWaiting: assign({ problems: [], hasFailed: false, said: undefined }),
    takeQuestion: assign((_, { asked }: { asked: AskedQuestion }) => ({ asked })),
    dropQuestion: assign({ asked: undefined, problems: [], hasFailed: false }),
    keepWords: assign((_, { error }: { error: unknown }) => ({ said: failureWords(error) })),
    openError: ({ context }) => context.ports.openModal('marel_error_password'),
    /** A block is said in the service's own words, any other failure in those of a wrong answer (S-ERR-17). */
    keepFailure: assign((_, { error }: { error: unknown }) => ({
      hasFailed: true,
      said: failureCode(error) === 'ERR_MAREL_BLOCKED' ? failureWords(error) : undefined,
    })),
  },
}).createMachine({
  id: 'recovery',
  context: ({ input: { ports } }) => ({ ports, problems: [], said: undefined, asked: undefined, hasFailed: false }),
  initial: 'identifying',
  states: {
    identifying: {
      on: {
        numberGiven: [{ guard: 'isWhole', target: 'asking' }, { actions: 'showProblems' }],
        previousRequested: 'left',
      },
    },
    asking: {
      entry: 'startWaiting',
      invoke: {
        src: 'askQuestion',
        input: ({ context: { ports }, event }) => {
          if (event.type !== 'numberGiven') throw new Error('A question was asked for without a number.')
          return { ports, typed: event.identifier }
        },
        onDone: { target: 'proving', actions: { type: 'takeQuestion', params: ({ event }) => ({ asked: event.output }) } },
        onError: {
          target: 'identifying',
          actions: [{ type: 'keepWords', params: ({ event }) => ({ error: event.error }) }, 'openError'],
        },
      },
      on: { waitEnded: 'identifying' },
    },
    proving: {
      on: {
        proofGiven: [{ guard: 'isWhole', target: 'answering' }, { actions: 'showProblems' }],
        previousRequested: { target: 'identifying', actions: 'dropQuestion' },
      },
    },
    answering: {
      entry: 'startWaiting',
      invoke: {
        src: 'answerQuestion',
        input: ({ context: { ports, asked }, event }) => {
          if (event.type !== 'proofGiven' || asked === undefined) throw new Error('An answer was sent to no question.')
          const { secret_answer, birth_date } = event
          return { ports, sealed: asked.sealed, typed: { secret_answer, birth_date } }
        },
        onDone: { target: 'confirmed', actions: 'dropQuestion' },
        onError: { target: 'proving', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { waitEnded: 'proving' },
    },
    confirmed: { on: { loginRequested: 'left' } },
    left: { type: 'final' },
  },
})

type Snapshot = SnapshotFrom<typeof recoveryMachine>

/** What the forgotten password shows: one of its three steps, and what is wrong with it (MAREL-24). */
export const selectRecovery = (snapshot: Snapshot) => {
  const { problems, said, asked, hasFailed } = snapshot.context
  const isProving = snapshot.matches('proving') || snapshot.matches('answering')
  const step: 'number' | 'proof' | 'confirmation' = snapshot.matches('confirmed')
    ? 'confirmation'
    : isProving
      ? 'proof'
      : 'number'
  return {
    step,
    question: asked?.question,
    said,
    problems,
    hasFailed,
    isBusy: snapshot.matches('asking') || snapshot.matches('answering'),
  }
}
