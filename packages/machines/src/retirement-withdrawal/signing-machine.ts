import type { OperationsRead } from '@hautelisse/domain/operations'
import type { RetirementRequest } from '@hautelisse/domain/retirement-withdrawal'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { failureCode, isSilence } from '../api/index.ts'
import type { NavigationPort, RandomPort } from '../ports/index.ts'
import { markOf, type SigningDraft } from './signing-draft.ts'
import { EMPTY_SIGNING, signingErrors, signingRequest, type SigningForm, type SigningQuestion } from './signing-form.ts'

type Signal = { readonly signal: AbortSignal }

/** What an agreement reaches the outside with. */
export type SigningPorts = {
  /** Sends it once under its key; the answer is where it is signed. */
  readonly ask: (request: RetirementRequest, key: string, options: Signal) => Promise<string>
  readonly readOperations: (options: Signal) => Promise<OperationsRead>
  readonly navigation: Pick<NavigationPort, 'leave'>
  readonly random: RandomPort
}

export type SigningInput = {
  readonly userId: string
  readonly question: SigningQuestion
  readonly draft?: SigningDraft | undefined
  readonly ports: SigningPorts
}

export type SigningEvent =
  | { readonly type: 'yearsChosen'; readonly policyId: string; readonly years: number }
  | { readonly type: 'pensionStated'; readonly on: boolean }
  | { readonly type: 'agreementStated'; readonly on: boolean }
  | { readonly type: 'submitted' }
  | { readonly type: 'retryRequested' }
  | { readonly type: 'previousRequested' }

type SigningContext = Omit<SigningInput, 'draft'> & {
  readonly form: SigningForm
  readonly requestKey: string
  readonly wasSent: boolean
  readonly isAttempted: boolean
  readonly failure: string | undefined
  /** Where it is signed, or where its operation is. */
  readonly recorded: string | undefined
}

type AskInput = Pick<SigningPorts, 'ask'> & { readonly request: RetirementRequest | undefined; readonly key: string }

const openContext = ({ draft, ...input }: SigningInput): SigningContext => {
  const own = draft?.userId === input.userId && draft.mark === markOf(input.question.text) ? draft : undefined
  return {
    ...input,
    form: own?.form ?? EMPTY_SIGNING,
    requestKey: own?.requestKey ?? input.ports.random(),
    wasSent: own?.isSent === true,
    isAttempted: false,
    failure: undefined,
    recorded: undefined,
  }
}

const formAfter = (form: SigningForm, event: SigningEvent): SigningForm => {
  switch (event.type) {
    case 'yearsChosen':
      return { ...form, years: { ...form.years, [event.policyId]: event.years } }
    case 'pensionStated':
      return { ...form, hasPension: event.on }
    case 'agreementStated':
      return { ...form, hasAgreed: event.on }
    case 'submitted':
    case 'retryRequested':
    case 'previousRequested':
      return form
    default:
      return event satisfies never
  }
}

/** Looks for the request by its key; whether it is there can only be told from both lists whole. */
const verify = async (read: SigningPorts['readOperations'], key: string, signal: AbortSignal): Promise<string | undefined> => {
  const { operations, missing, unreadable } = await read({ signal })
  const found = operations.find(({ request_key }) => request_key === key)
  if (found !== undefined) return found.url ?? `/operations/${encodeURIComponent(found.id)}`
  if (missing.length + unreadable > 0) throw new Error('A part of the operations is missing, and the request may be among them.')
  return undefined
}

/**
 * The agreement to a withdrawal at retirement: what is stated, one request under one key, then the door of the signature. When the answer is lost the operations are
 * asked for the key, after a reload too, and nothing is sent by itself. RWD-04, RWD-06.
 */
export const signingMachine = setup({
  types: { context: {} as SigningContext, events: {} as SigningEvent, input: {} as SigningInput },
  actors: {
    ask: fromPromise<string, AskInput>(({ input: { ask, request, key }, signal }) => {
      if (request === undefined) throw new Error('A withdrawal was sent whose answers make none.')
      return ask(request, key, { signal })
    }),
    verify: fromPromise<string | undefined, { readonly read: SigningPorts['readOperations']; readonly key: string }>(
      ({ input: { read, key }, signal }) => verify(read, key, signal),
    ),
  },
  guards: {
    wasSent: ({ context }) => context.wasSent,
    isWhole: ({ context: { form, question } }) => signingErrors(form, question).length === 0,
    isSilent: (_, { error }: { error: unknown }) => isSilence(error),
    needsCode: (_, { error }: { error: unknown }) => failureCode(error) === 'ERR_OTP',
    isFound: (_, { place }: { place: string | undefined }) => place !== undefined,
  },
  actions: {
    /** Another agreement has another key. */
    keepAnswer: assign(({ context, event }) => ({
      form: formAfter(context.form, event),
      requestKey: context.ports.random(),
      failure: undefined,
    })),
    showErrors: assign({ isAttempted: true }),
    takeNewKey: assign(({ context }) => ({ requestKey: context.ports.random() })),
    forgetFailure: assign({ failure: undefined }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureCode(error) })),
    keepPlace: assign((_, { place }: { place: string | undefined }) => ({ recorded: place })),
    leave: ({ context: { recorded, ports } }) => {
      if (recorded !== undefined) ports.navigation.leave(recorded)
    },
  },
}).createMachine({
  id: 'signing',
  context: ({ input }) => openContext(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'wasSent', target: 'verifying' }, { target: 'asking' }] },
    asking: {
      on: {
        yearsChosen: { actions: 'keepAnswer' },
        pensionStated: { actions: 'keepAnswer' },
        agreementStated: { actions: 'keepAnswer' },
        submitted: [{ guard: 'isWhole', target: 'sending' }, { actions: 'showErrors' }],
      },
    },
    sending: {
      entry: 'forgetFailure',
      invoke: {
        src: 'ask',
        input: ({ context: { form, question, requestKey, ports } }) => ({
          ask: ports.ask,
          request: signingRequest(form, question),
          key: requestKey,
        }),
        onDone: { target: 'left', actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.output }) } },
        onError: [
          { guard: { type: 'isSilent', params: ({ event }) => ({ error: event.error }) }, target: 'verifying' },
          { guard: { type: 'needsCode', params: ({ event }) => ({ error: event.error }) }, target: 'code' },
          {
            target: 'asking',
            actions: [{ type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }, 'takeNewKey'],
          },
        ],
      },
    },
    /** Money out needs the one-time code; the same request is sent once it is given. */
    code: { on: { retryRequested: 'sending', previousRequested: 'asking' } },
    verifying: {
      invoke: {
        src: 'verify',
        input: ({ context: { requestKey, ports } }) => ({ read: ports.readOperations, key: requestKey }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ place: event.output }) },
            target: 'left',
            actions: { type: 'keepPlace', params: ({ event }) => ({ place: event.output }) },
          },
          { target: 'notFound' },
        ],
        onError: 'unverified',
      },
    },
    /** It may be sent again without risk, under the same key. */
    notFound: { on: { retryRequested: 'sending' } },
    unverified: { on: { retryRequested: 'verifying' } },
    left: { entry: 'leave' },
  },
})

export type SigningSnapshot = SnapshotFrom<typeof signingMachine>

/** What the panel shows. */
export const selectSigningScreen = (
  snapshot: SigningSnapshot,
): 'asking' | 'sending' | 'code' | 'verifying' | 'not-found' | 'unverified' | 'left' => {
  if (snapshot.matches('notFound')) return 'not-found'
  for (const screen of ['sending', 'code', 'verifying', 'unverified', 'left'] as const)
    if (snapshot.matches(screen)) return screen
  return 'asking'
}

export const selectSigningForm = ({ context }: SigningSnapshot): SigningForm => context.form
export const selectSigningFailure = ({ context }: SigningSnapshot): string | undefined => context.failure

/** What is missing, once the agreement was sent. */
export const selectSigningErrors = ({ context: { isAttempted, form, question } }: SigningSnapshot) =>
  isAttempted ? signingErrors(form, question) : []
