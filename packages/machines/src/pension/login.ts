import type { FieldProblem } from '@hautelisse/domain/contract'
import {
  codeProblems,
  credentialProblems,
  loginRefusal,
  type CodeProvider,
  type LoginRefusal,
  type OpenedSession,
  type Provider,
} from '@hautelisse/domain/pension'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { ApiFailure, failureCode, reactionTo } from '../api/index.ts'
import type { Credentials, GivenCode, PensionPorts, SignedIn } from './context.ts'

export type LoginEvent =
  /** One of the two sites behind FranceConnect. */
  | { readonly type: 'siteChosen'; readonly site: CodeProvider }
  | ({ readonly type: 'loginRequested'; readonly provider: Provider } & Credentials)
  | { readonly type: 'codeGiven'; readonly code: string }
  | { readonly type: 'codeResendRequested' }
  /** Back to the identifier and the password. */
  | { readonly type: 'credentialsRequested' }
  | { readonly type: 'waitEnded' }

type LoginPorts = Pick<PensionPorts, 'signIn' | 'giveCode' | 'resend' | 'openModal'>

type LoginContext = {
  readonly ports: LoginPorts
  readonly site: CodeProvider
  /** Whose form was sent last: its problems and its refusal are shown there. */
  readonly asked: Provider | undefined
  readonly problems: readonly FieldProblem[]
  readonly refusal: LoginRefusal | undefined
  /** The session that waits for its code; what is encrypted in it goes with the code that was accepted. */
  readonly waiting: Extract<SignedIn, { kind: 'code' }> | undefined
  readonly isCodeWrong: boolean
  readonly isResent: boolean
  readonly opened: OpenedSession | undefined
}

type SignInInput = { readonly provider: Provider; readonly typed: Credentials; readonly ports: LoginPorts }
type CodeInput = { readonly provider: CodeProvider; readonly given: GivenCode; readonly ports: LoginPorts }

/** The number that the pension site says beside an account made with FranceConnect: the API's code for it. */
const FRANCE_CONNECT = 'ERR_MAREL_FRANCE_CONNECT'
const SESSION_GONE = 'ERR_MAREL_SESSION'

/** What the whole application reacts to is said by that reaction; here the generic sentence stands. */
const refusalOf = (provider: Provider, error: unknown): LoginRefusal =>
  error instanceof ApiFailure && reactionTo(error.code).kind === 'pass' ? loginRefusal(provider, error) : { kind: 'generic' }

const wait = ({ waiting }: LoginContext): Extract<SignedIn, { kind: 'code' }> => {
  if (waiting === undefined) throw new Error('A code was sent without a session that waits for it.')
  return waiting
}

type Failed = { readonly event: { readonly error: unknown } }
const failedWith = ({ event }: Failed) => ({ error: event.error })

/**
 * The login of the pension service: three providers, the code that two of them send, and its resending (MAREL-08 to MAREL-10, MAREL-62 to MAREL-64).
 *
 * Identifiers and passwords are never held: they go from the event to the call. What is encrypted is held until its code is accepted (MAREL-29). Attempts are
 * the server's to count (MAREL-138).
 */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as { readonly ports: LoginPorts },
    output: {} as OpenedSession,
  },
  actors: {
    signIn: fromPromise<SignedIn, SignInInput>(({ input: { provider, typed, ports }, signal }) =>
      ports.signIn(provider, typed, { signal }),
    ),
    giveCode: fromPromise<OpenedSession, CodeInput>(({ input: { provider, given, ports }, signal }) =>
      ports.giveCode(provider, given, { signal }),
    ),
    resend: fromPromise<unknown, { readonly sessionId: string; readonly ports: LoginPorts }>(
      ({ input: { sessionId, ports }, signal }) => ports.resend(sessionId, { signal }),
    ),
  },
  guards: {
    isWhole: ({ event }) => event.type === 'loginRequested' && credentialProblems(event.provider, event).length === 0,
    isCode: ({ event }) => event.type === 'codeGiven' && codeProblems(event.code).length === 0,
    canResend: ({ context }) => context.asked === 'dgfip',
    isOpen: (_, { signedIn }: { signedIn: SignedIn }) => signedIn.kind === 'open',
    isOfFranceConnect: (_, { error }: { error: unknown }) => failureCode(error) === FRANCE_CONNECT,
    isGone: (_, { error }: { error: unknown }) => failureCode(error) === SESSION_GONE,
  },
  actions: {
    chooseSite: assign(({ event, context }) =>
      event.type === 'siteChosen' ? { site: event.site, ...forgotten(context, event.site) } : {},
    ),
    ask: assign(({ event }) =>
      event.type === 'loginRequested' ? { asked: event.provider, problems: [], refusal: undefined, waiting: undefined } : {},
    ),
    showProblems: assign(({ event }) =>
      event.type === 'loginRequested'
        ? { asked: event.provider, problems: credentialProblems(event.provider, event), refusal: undefined }
        : {},
    ),
    takeSignedIn: assign((_, { signedIn }: { signedIn: SignedIn }) =>
      signedIn.kind === 'open' ? { opened: signedIn.session } : { waiting: signedIn, isCodeWrong: false, isResent: false },
    ),
    takeOpened: assign((_, { opened }: { opened: OpenedSession }) => ({ opened, waiting: undefined })),
    keepRefusal: assign(({ context }, { error }: { error: unknown }) => ({ refusal: refusalOf(context.asked ?? 'cnav', error) })),
    sayResent: assign({ isResent: true, refusal: undefined }),
    refuseCode: assign({ isCodeWrong: true, refusal: undefined, isResent: false }),
    startChecking: assign({ isCodeWrong: false, refusal: undefined, isResent: false }),
    dropWaiting: assign({ waiting: undefined, isCodeWrong: false, isResent: false }),
    explainFranceConnect: ({ context }) => context.ports.openModal('disclaimer_fc_register'),
  },
}).createMachine({
  id: 'login',
  context: ({ input: { ports } }) => ({
    ports,
    site: 'dgfip',
    asked: undefined,
    problems: [],
    refusal: undefined,
    waiting: undefined,
    isCodeWrong: false,
    isResent: false,
    opened: undefined,
  }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        siteChosen: { actions: 'chooseSite' },
        loginRequested: [{ guard: 'isWhole', target: 'signingIn', actions: 'ask' }, { actions: 'showProblems' }],
      },
    },
    signingIn: {
      invoke: {
        src: 'signIn',
        input: ({ context: { ports }, event }) => {
          if (event.type !== 'loginRequested') throw new Error('A login was sent without its credentials.')
          return { ports, provider: event.provider, typed: { identifier: event.identifier, password: event.password } }
        },
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => ({ signedIn: event.output }) },
            target: 'opened',
            actions: { type: 'takeSignedIn', params: ({ event }) => ({ signedIn: event.output }) },
          },
          { target: 'givingCode', actions: { type: 'takeSignedIn', params: ({ event }) => ({ signedIn: event.output }) } },
        ],
        onError: [
          { guard: { type: 'isOfFranceConnect', params: failedWith }, target: 'entering', actions: 'explainFranceConnect' },
          { target: 'entering', actions: { type: 'keepRefusal', params: failedWith } },
        ],
      },
      on: { waitEnded: 'entering' },
    },
    givingCode: {
      on: {
        codeGiven: [{ guard: 'isCode', target: 'checkingCode' }, { actions: 'refuseCode' }],
        codeResendRequested: { guard: 'canResend', target: 'resending' },
        credentialsRequested: { target: 'entering', actions: 'dropWaiting' },
      },
    },
    checkingCode: {
      entry: 'startChecking',
      invoke: {
        src: 'giveCode',
        input: ({ context, event }) => {
          if (event.type !== 'codeGiven') throw new Error('A code was checked that nobody gave.')
          const { sessionId, sent } = wait(context)
          return { ports: context.ports, provider: context.site, given: { code: event.code, sessionId, sent } }
        },
        onDone: { target: 'opened', actions: { type: 'takeOpened', params: ({ event }) => ({ opened: event.output }) } },
        onError: [
          {
            guard: { type: 'isGone', params: failedWith },
            target: 'entering',
            actions: [{ type: 'keepRefusal', params: failedWith }, 'dropWaiting'],
          },
          { target: 'givingCode', actions: { type: 'keepRefusal', params: failedWith } },
        ],
      },
      on: { waitEnded: 'givingCode' },
    },
    resending: {
      entry: 'startChecking',
      invoke: {
        src: 'resend',
        input: ({ context }) => ({ ports: context.ports, sessionId: wait(context).sessionId }),
        onDone: { target: 'givingCode', actions: 'sayResent' },
        onError: [
          {
            guard: { type: 'isGone', params: failedWith },
            target: 'entering',
            actions: [{ type: 'keepRefusal', params: failedWith }, 'dropWaiting'],
          },
          { target: 'givingCode', actions: { type: 'keepRefusal', params: failedWith } },
        ],
      },
      on: { waitEnded: 'givingCode' },
    },
    opened: { type: 'final' },
  },
  output: ({ context: { opened } }) => {
    if (opened === undefined) throw new Error('A login ended without a session.')
    return opened
  },
})

/** What one site was told is no word about the other. */
function forgotten({ asked }: LoginContext, site: CodeProvider): Partial<LoginContext> {
  return asked === 'cnav' || asked === site ? {} : { asked: undefined, problems: [], refusal: undefined }
}

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>

/** What the login shows: both forms, or the code of the site that was asked. */
export const selectLogin = (snapshot: LoginSnapshot) => {
  const { site, asked, problems, refusal, waiting, isCodeWrong, isResent } = snapshot.context
  return {
    part: waiting === undefined ? ('credentials' as const) : ('code' as const),
    site,
    asked,
    problems,
    refusal,
    shown: waiting?.shown,
    isCodeWrong,
    isResent,
    isBusy: !snapshot.matches('entering') && !snapshot.matches('givingCode'),
  }
}
