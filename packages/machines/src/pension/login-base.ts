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
  /** Provider whose form was sent last: its problems and its refusal are shown there. */
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

/** Code of the API for an account that was made with FranceConnect, which the pension site answers with the number 1007. */
const FRANCE_CONNECT = 'ERR_MAREL_FRANCE_CONNECT'
const SESSION_GONE = 'ERR_MAREL_SESSION'

/** The login shows the generic sentence if the whole application reacts to a failure by itself. */
const refusalOf = (provider: Provider, error: unknown): LoginRefusal =>
  error instanceof ApiFailure && reactionTo(error.code).kind === 'pass' ? loginRefusal(provider, error) : { kind: 'generic' }

/** The session that waits for its code. */
export const waitingIn = ({ waiting }: LoginContext): Extract<SignedIn, { kind: 'code' }> => {
  if (waiting === undefined) throw new Error('A code was sent without a session that waits for it.')
  return waiting
}

type Failed = { readonly event: { readonly error: unknown } }
/** Params of a guard or an action that looks at what failed. */
export const failedWith = ({ event }: Failed) => ({ error: event.error })

/** A change of the site clears what the other site refused. */
const forgotten = ({ asked }: LoginContext, site: CodeProvider): Partial<LoginContext> =>
  asked === 'cnav' || asked === site ? {} : { asked: undefined, problems: [], refusal: undefined }

/** Actors, guards and actions of the login. */
export const loginBase = setup({
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
})
