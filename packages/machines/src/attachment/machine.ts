import {
  BLANK_LETTER,
  confirmRefusal,
  identifyRefusal,
  letterErrors,
  letterOf,
  type AttachmentRefusal,
  type ContractKind,
  type RecognisedContract,
  type TypedLetter,
} from '@hautelisse/domain/attachment'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { failureCode } from '../api/index.ts'
import { addressSteps, goTo, reaches } from '../stepper/index.ts'
import type { AttachmentPorts } from './ports.ts'

const SCREENS = ['unavailable', 'choosing', 'confirming', 'done'] as const
export type AttachmentScreen = (typeof SCREENS)[number] | 'identifying'

/** The screens of the saver in their order. */
const STEPS = ['choosing', 'identifying', 'confirming'] as const

/** Steps of the address. */
export type AttachmentStep = 'choice' | 'identification' | 'confirmation' | 'done'

export type AttachmentInput = {
  readonly step: AttachmentStep
  readonly isAvailable: boolean
  readonly today: PlainDate
  readonly ports: AttachmentPorts
  /** Shows a step in the address, where the journey has addresses of its own. */
  readonly goTo: (step: AttachmentStep) => void
  /** Has the session read again what the saver holds. */
  readonly rereadScopes: () => void
}

type AttachmentContext = AttachmentInput & {
  readonly kind: ContractKind | undefined
  readonly typed: TypedLetter
  readonly found: RecognisedContract | undefined
  readonly refusal: AttachmentRefusal | undefined
  /** The step was asked to go on without what it needs: what is missing is said. */
  readonly isChecked: boolean
}

export type AttachmentEvent =
  | { readonly type: 'kindChosen'; readonly kind: ContractKind }
  | { readonly type: 'answered'; readonly answers: Partial<TypedLetter> }
  | { readonly type: 'nextRequested' | 'retryRequested' }
  | { readonly type: 'previousRequested' }
  | { readonly type: 'anotherRequested' }
  /** A step that is done was chosen among the steps. */
  | { readonly type: 'stepRequested'; readonly screen: AttachmentScreen }
  /** The address names another step: by the browser's history, or by our own way. */
  | { readonly type: 'stepReached'; readonly step: AttachmentStep }

type Of = { readonly context: AttachmentContext }
const failedWith = (refusal: (code: string | undefined) => AttachmentRefusal) =>
  ({
    type: 'takeRefusal',
    params: ({ event }: { event: { error: unknown } }) => ({ refusal: refusal(failureCode(event.error)) }),
  }) as const

const NOTHING = { kind: undefined, typed: BLANK_LETTER, found: undefined, refusal: undefined, isChecked: false } as const

const steps = addressSteps<AttachmentContext, AttachmentStep>((context, step) => context.goTo(step))

const base = setup({
  types: { context: {} as AttachmentContext, events: {} as AttachmentEvent, input: {} as AttachmentInput },
  actors: {
    identify: fromPromise<RecognisedContract, Pick<AttachmentContext, 'ports' | 'typed' | 'today'>>(
      async ({ input: { ports, typed, today }, signal }) => {
        const letter = letterOf(typed, today)
        if (letter === undefined) throw new Error('The letter is asked about before its fields are right.')
        return ports.identify(letter, { signal })
      },
    ),
    confirm: fromPromise<unknown, { readonly ports: AttachmentPorts; readonly token: string }>(
      ({ input: { ports, token }, signal }) => ports.confirm(token, { signal }),
    ),
  },
  guards: {
    isAvailable: ({ context }) => context.isAvailable,
    ...steps.guards,
    asksFor: ({ event }, { screen }: { screen: AttachmentScreen }) => event.type === 'stepRequested' && event.screen === screen,
    hasKind: ({ context }) => context.kind !== undefined,
    isRight: ({ context: { typed, today } }) => letterErrors(typed, today).length === 0,
    isOver: (_, { error }: { error: unknown }) => confirmRefusal(failureCode(error)) !== 'failed',
  },
  actions: {
    ...steps.actions,
    takeKind: assign(({ event }) => (event.type === 'kindChosen' ? { kind: event.kind, isChecked: false } : {})),
    takeAnswers: assign(({ context, event }) =>
      event.type === 'answered' ? { typed: { ...context.typed, ...event.answers }, refusal: undefined } : {},
    ),
    check: assign({ isChecked: true }),
    uncheck: assign({ isChecked: false, refusal: undefined }),
    takeFound: assign((_, { found }: { found: RecognisedContract }) => ({ found, refusal: undefined, isChecked: false })),
    takeRefusal: assign((_, { refusal }: { refusal: AttachmentRefusal }) => ({ refusal })),
    forgetLetter: assign({ typed: BLANK_LETTER, refusal: undefined }),
    beginAnew: assign(NOTHING),
    rereadScopes: ({ context }) => context.rereadScopes(),
  },
})

const ask = [{ guard: 'isRight', target: 'asking', actions: 'uncheck' }, { actions: 'check' }] as const
const attach = { target: 'attaching', actions: 'uncheck' } as const

/** Back to a step that is done, with everything typed. */
const toChoice = {
  guard: { type: 'asksFor', params: { screen: 'choosing' } },
  target: 'choosing',
  actions: ['uncheck', goTo('choice')],
} as const
const toLetter = {
  guard: { type: 'asksFor', params: { screen: 'identifying' } },
  target: 'identifying',
  actions: ['uncheck', goTo('identification')],
} as const

/**
 * Attaches a contract that is held already: what it is, what its letter says, a look at what was recognised, and the attachment. Nothing typed is lost by a refusal or
 * by a way back, and nothing of it is kept by the browser. ATT-02 to ATT-05.
 */
export const attachmentMachine = base.createMachine({
  id: 'attachment',
  context: ({ input }) => ({ ...input, ...NOTHING }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: ({ context }) => !context.isAvailable, target: 'unavailable' },
        { guard: { type: 'isStep', params: { step: 'choice' } }, target: 'choosing' },
        { target: 'choosing', actions: goTo('choice') },
      ],
    },
    /** The server has no calls to attach a contract: other ways are shown. */
    unavailable: {},
    choosing: {
      on: {
        kindChosen: { actions: 'takeKind' },
        nextRequested: [
          { guard: 'hasKind', target: 'identifying', actions: ['uncheck', goTo('identification')] },
          { actions: 'check' },
        ],
        stepReached: [
          { guard: reaches('choice') },
          { guard: ({ context, event }) => event.step === 'identification' && context.kind !== undefined, target: 'identifying' },
          { actions: goTo('choice') },
        ],
      },
    },
    identifying: {
      on: {
        stepRequested: toChoice,
        answered: { actions: 'takeAnswers' },
        nextRequested: ask,
        retryRequested: ask,
        previousRequested: { target: 'choosing', actions: ['uncheck', goTo('choice')] },
        stepReached: { guard: reaches('choice'), target: 'choosing', actions: 'uncheck' },
      },
    },
    asking: {
      invoke: {
        src: 'identify',
        input: ({ context: { ports, typed, today } }: Of) => ({ ports, typed, today }),
        onDone: {
          target: 'confirming',
          actions: [{ type: 'takeFound', params: ({ event }) => ({ found: event.output }) }, goTo('confirmation')],
        },
        onError: { target: 'identifying', actions: failedWith(identifyRefusal) },
      },
      on: { stepReached: { guard: reaches('choice'), target: 'choosing' } },
    },
    confirming: {
      on: {
        stepRequested: [toLetter, toChoice],
        nextRequested: attach,
        retryRequested: attach,
        previousRequested: { target: 'identifying', actions: ['uncheck', goTo('identification')] },
        stepReached: [
          { guard: reaches('identification'), target: 'identifying', actions: 'uncheck' },
          { guard: reaches('choice'), target: 'choosing', actions: 'uncheck' },
        ],
      },
    },
    attaching: {
      invoke: {
        src: 'confirm',
        input: ({ context: { ports, found } }: Of) => ({ ports, token: found?.token ?? '' }),
        onDone: { target: 'done', actions: ['forgetLetter', 'rereadScopes', goTo('done')] },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) },
            target: 'identifying',
            actions: [failedWith(confirmRefusal), goTo('identification')],
          },
          { target: 'confirming', actions: failedWith(confirmRefusal) },
        ],
      },
    },
    done: {
      on: {
        anotherRequested: { target: 'choosing', actions: ['beginAnew', goTo('choice')] },
        stepReached: [{ guard: reaches('done') }, { target: 'choosing', actions: ['beginAnew', goTo('choice')] }],
      },
    },
  },
})

export type AttachmentSnapshot = SnapshotFrom<typeof attachmentMachine>

const stateOf = (place: number, current: number): 'done' | 'current' | 'pending' => {
  if (place === current) return 'current'
  return place < current ? 'done' : 'pending'
}

/** What the screens show: the step, what is typed and wrong, what was recognised, and why it was not taken. */
export const selectAttachment = (snapshot: AttachmentSnapshot) => {
  const { kind, typed, today, found, refusal, isChecked } = snapshot.context
  const screen: AttachmentScreen = snapshot.matches('attaching')
    ? 'confirming'
    : (SCREENS.find((state) => snapshot.matches(state)) ?? 'identifying')
  return {
    screen,
    kind,
    typed,
    found,
    refusal,
    steps: STEPS.map((id, place) => ({
      id,
      state: stateOf(
        place,
        STEPS.findIndex((one) => one === screen),
      ),
    })),
    isKindMissing: screen === 'choosing' && isChecked && kind === undefined,
    question: {
      isBusy: snapshot.matches('asking') || snapshot.matches('attaching'),
      errors: screen === 'identifying' && isChecked ? letterErrors(typed, today) : [],
      // A refusal has words and ways of its own; a call that gave no answer is asked for again.
      failure: refusal === undefined ? undefined : { code: refusal, canRetry: true, isMarked: refusal !== 'failed' },
    },
  }
}
export type AttachmentView = ReturnType<typeof selectAttachment>
