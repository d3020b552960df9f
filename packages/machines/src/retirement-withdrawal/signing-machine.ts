import type { RetirementRequest } from '@hautelisse/domain/retirement-withdrawal'
import { assign, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import {
  actActions,
  actGuards,
  actingWith,
  actMachine,
  actMoves,
  findOperation,
  wasGivenUp,
  wasRecorded,
  keepRefusal,
  madeOf,
  takeRecord,
  type ActContext,
  type ActInput,
  type ActPorts,
} from '../act/index.ts'
import { failureCode } from '../api/index.ts'
import type { NavigationPort } from '../ports/index.ts'
import { markOf, type SigningDraft } from './signing-draft.ts'
import { EMPTY_SIGNING, signingErrors, signingRequest, type SigningForm, type SigningQuestion } from './signing-form.ts'

type Signal = { readonly signal: AbortSignal }

/** What an agreement reaches the outside with. */
export type SigningPorts = Pick<ActPorts, 'readOperations' | 'random'> & {
  /** Sends it once under its key; the answer is where it is signed. */
  readonly ask: (request: RetirementRequest, key: string, options: Signal) => Promise<string>
  readonly navigation: Pick<NavigationPort, 'leave'>
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

type SigningContext = Omit<SigningInput, 'draft'> &
  ActContext & {
    readonly form: SigningForm
    readonly requestKey: string
    readonly wasSent: boolean
    readonly isAttempted: boolean
    readonly failure: string | undefined
    /** Where it is signed, or where its operation is. */
    readonly recorded: string | undefined
  }

type InContext = { readonly context: SigningContext }

const openContext = ({ draft, ...input }: SigningInput): SigningContext => {
  const own = draft?.userId === input.userId && draft.mark === markOf(input.question.text) ? draft : undefined
  return {
    ...input,
    act: undefined,
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

/** The request, and where it is signed or stands; one that was sent before a reload is looked for first. */
const askInput = ({ context: { form, question, requestKey: key, wasSent, ports } }: InContext): ActInput<string> => ({
  wasSent,
  asksForCode: true,
  send: async (options) => ports.ask(madeOf(signingRequest(form, question)), key, options),
  find: async (options) => {
    const found = await findOperation(ports.readOperations, key, options)
    return found && (found.url ?? `/operations/${encodeURIComponent(found.id)}`)
  },
})

/**
 * The agreement to a withdrawal at retirement: what is stated, one request under one key, then the door of the signature. When the answer is lost the operations are
 * asked for the key, after a reload too, and nothing is sent by itself. RWD-04, RWD-06.
 */
export const signingMachine = setup({
  types: { context: {} as SigningContext, events: {} as SigningEvent, input: {} as SigningInput },
  actors: { act: actMachine<string>() },
  guards: {
    wasSent: ({ context }) => context.wasSent,
    isWhole: ({ context: { form, question } }) => signingErrors(form, question).length === 0,
    ...actGuards,
  },
  actions: {
    ...actActions<SigningContext, SigningEvent>(),
    /** Another agreement has another key. */
    keepAnswer: assign(({ context, event }) => ({
      form: formAfter(context.form, event),
      requestKey: context.ports.random(),
      failure: undefined,
    })),
    showErrors: assign({ isAttempted: true }),
    startWaiting: assign({ failure: undefined }),
    forgetSent: assign({ wasSent: false }),
    /** What was refused was not recorded: it is another request from then on. */
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failure: failureCode(error),
      requestKey: context.ports.random(),
    })),
    takeRecord: assign((_, { recorded }: { recorded: string | undefined }) => ({ recorded })),
    leave: ({ context: { recorded, ports } }) => {
      if (recorded !== undefined) ports.navigation.leave(recorded)
    },
  },
}).createMachine({
  id: 'signing',
  context: ({ input }) => openContext(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'wasSent', target: 'acting' }, { target: 'asking' }] },
    asking: {
      on: {
        yearsChosen: { actions: 'keepAnswer' },
        pensionStated: { actions: 'keepAnswer' },
        agreementStated: { actions: 'keepAnswer' },
        submitted: [{ guard: 'isWhole', target: 'acting', actions: 'forgetSent' }, { actions: 'showErrors' }],
      },
    },
    acting: {
      on: actMoves,
      ...actingWith(askInput, [
        { guard: wasRecorded, target: 'left', actions: takeRecord },
        { guard: wasGivenUp, target: 'asking' },
        { target: 'asking', actions: keepRefusal },
      ]),
    },
    left: { entry: 'leave' },
  },
})

export type SigningSnapshot = SnapshotFrom<typeof signingMachine>

/** What the panel shows. */
export const selectSigningScreen = (
  snapshot: SigningSnapshot,
): 'asking' | 'sending' | 'code' | 'verifying' | 'not-found' | 'unverified' | 'left' => {
  if (snapshot.matches('left')) return 'left'
  return snapshot.context.act ?? 'asking'
}

export const selectSigningForm = ({ context }: SigningSnapshot): SigningForm => context.form

/** Why nothing was recorded, and whether what stands has changed since the results. */
export const selectSigningFailure = ({ context: { failure } }: SigningSnapshot) =>
  failure === undefined ? undefined : { code: failure, hasChanged: failure === 'ERR_CONFLICT' || failure === 'ERR_INVALID' }

/** What is missing, once the agreement was sent. */
export const selectSigningErrors = ({ context: { isAttempted, form, question } }: SigningSnapshot) =>
  isAttempted ? signingErrors(form, question) : []
