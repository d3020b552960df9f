import { searchConnectors, type Connector } from '@hautelisse/domain/aggregation'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { failureCode } from '../api/index.ts'
import type { NavigationPort, StoragePort } from '../ports/index.ts'
import { linkingEntry, stateOf, type Linking } from './draft.ts'
import type { AggregationPorts, Found, Returned } from './ports.ts'

/** Steps of the address. */
export type LinkingStep = 'choice' | 'identification' | 'callback' | 'confirmation' | 'done'

export type LinkingInput = {
  readonly step: LinkingStep
  /** Text that the address brings back from the bank's page. */
  readonly state: string | undefined
  readonly today: PlainDate
  readonly ports: AggregationPorts
  readonly navigation: Pick<NavigationPort, 'go' | 'leave'>
  readonly storage: StoragePort
  /** Has the session read again what the saver holds. */
  readonly rereadScopes: () => void
}

type LinkingContext = LinkingInput & {
  readonly sought: string
  readonly connectors: readonly Connector[]
  readonly chosen: Linking | undefined
  readonly isAgreed: boolean
  readonly returned: Returned | undefined
  readonly found: Found | undefined
  readonly ticked: readonly string[]
  readonly failure: string | undefined
  /** The step was asked to go on without what it needs. */
  readonly isAttempted: boolean
}

export type LinkingEvent =
  | { readonly type: 'soughtTyped'; readonly text: string }
  | { readonly type: 'connectorChosen'; readonly id: string }
  | { readonly type: 'agreementTicked'; readonly on: boolean }
  | { readonly type: 'accountTicked'; readonly id: string; readonly on: boolean }
  | { readonly type: 'nextRequested' }
  | { readonly type: 'previousRequested' }
  | { readonly type: 'retryRequested' }
  /** The address names another step: by the browser's history, or by our own way. */
  | { readonly type: 'stepReached'; readonly step: LinkingStep }

/** Milliseconds for which the return from a bank is waited for. */
const RETURN_MS = 20_000

type Of = { readonly context: LinkingContext }
const failed = { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) } as const
const goTo = <const Step extends LinkingStep>(step: Step) => ({ type: 'goTo', params: { step } }) as const
const reaches = <const Step extends LinkingStep>(step: Step) => ({ type: 'reaches', params: { step } }) as const

const base = setup({
  types: { context: {} as LinkingContext, events: {} as LinkingEvent, input: {} as LinkingInput },
  actors: {
    readConnectors: fromPromise<readonly Connector[], AggregationPorts>(({ input, signal }) => input.readConnectors({ signal })),
    open: fromPromise<string, { readonly ports: AggregationPorts; readonly connector: string }>(({ input, signal }) =>
      input.ports.open({ connector: input.connector, consent: true }, { signal }),
    ),
    comeBack: fromPromise<Returned, { readonly ports: AggregationPorts; readonly state: string }>(({ input, signal }) =>
      input.ports.comeBack(input.state, { signal }),
    ),
    readFound: fromPromise<Found, { readonly ports: AggregationPorts; readonly id: string }>(({ input, signal }) =>
      input.ports.readFound(input.id, { signal }),
    ),
    show: fromPromise<unknown, { readonly ports: AggregationPorts; readonly id: string; readonly shown: readonly string[] }>(
      ({ input: { ports, ...input }, signal }) => ports.show(input, { signal }),
    ),
  },
  delays: { returnLimit: RETURN_MS },
  guards: {
    isStep: ({ context }, { step }: { step: LinkingStep }) => context.step === step,
    reaches: ({ event }, { step }: { step: LinkingStep }) => event.type === 'stepReached' && event.step === step,
    hasChosen: ({ context }) => context.chosen !== undefined,
    hasLink: ({ context }) => context.chosen?.link !== undefined,
    hasAgreed: ({ context }) => context.isAgreed,
    isExpected: ({ context: { chosen, state } }) => chosen?.state !== undefined && chosen.state === state,
    isNewLink: (_, { returned }: { returned: Returned }) => returned.result === 'CONNECTED' && returned.is_new,
    isKnownLink: (_, { returned }: { returned: Returned }) => returned.result === 'CONNECTED' && !returned.is_new,
    isSpent: (_, { error }: { error: unknown }) => ['ERR_CONFLICT', 'ERR_UNKNOWN'].includes(failureCode(error)),
  },
  actions: {
    goTo: ({ context }, { step }: { step: LinkingStep }) => context.navigation.go(`/aggregation/${step}`),
    goToList: ({ context }) => context.navigation.go('/aggregation'),
    takeSought: assign(({ event }) => (event.type === 'soughtTyped' ? { sought: event.text } : {})),
    takeConnectors: assign((_, { connectors }: { connectors: readonly Connector[] }) => ({ connectors, failure: undefined })),
    takeChoice: assign(({ context, event }) => {
      const found = event.type === 'connectorChosen' ? context.connectors.find(({ id }) => id === event.id) : undefined
      if (found === undefined || found.state === 'CLOSED') return {}
      return { chosen: { connector: found.id, name: found.name, renews: false }, isAttempted: false, isAgreed: false }
    }),
    keepChoice: ({ context: { storage, chosen } }) => {
      if (chosen !== undefined) linkingEntry.write(storage, chosen)
    },
    takeAgreement: assign(({ event }) =>
      event.type === 'agreementTicked' ? { isAgreed: event.on, isAttempted: false, failure: undefined } : {},
    ),
    noteAttempt: assign({ isAttempted: true }),
    forgetAttempt: assign({ isAttempted: false, failure: undefined }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureCode(error) })),
    takeAddress: assign(({ context: { chosen } }, { address }: { address: string }) =>
      chosen === undefined ? {} : { chosen: { ...chosen, state: stateOf(address) } },
    ),
    leave: ({ context }, { address }: { address: string }) => context.navigation.leave(address),
    takeReturn: assign(({ context: { chosen } }, { returned }: { returned: Returned }) => ({
      returned,
      chosen: chosen && { ...chosen, state: undefined, link: returned.connection_id },
    })),
    takeFound: assign((_, { found }: { found: Found }) => ({
      found,
      ticked: found.accounts.filter(({ is_known }) => !is_known).map(({ id }) => id),
      failure: undefined,
    })),
    takeTick: assign(({ context: { ticked }, event }) =>
      event.type === 'accountTicked'
        ? { ticked: event.on ? [...ticked.filter((id) => id !== event.id), event.id] : ticked.filter((id) => id !== event.id) }
        : {},
    ),
    forgetLinking: ({ context }) => linkingEntry.remove(context.storage),
    rereadScopes: ({ context }) => context.rereadScopes(),
  },
})

const connectorOf = ({ context: { ports, chosen } }: Of) => ({ ports, connector: chosen?.connector ?? '' })
const linkOf = ({ context: { ports, chosen } }: Of) => ({ ports, id: chosen?.link ?? '' })

/**
 * Links a bank: the bank, the consent, its own page, the accounts that are shown. The saver leaves the portal for the bank's page and comes back with a text
 * that must be the one they left with; how the visit ended is told by the server. A failure leads back to where it happened, with everything chosen.
 * AGGR-01, AGGR-02, AGGR-08.
 */
export const linkingMachine = base.createMachine({
  id: 'linking',
  context: ({ input }) => ({
    ...input,
    sought: '',
    connectors: [],
    chosen: linkingEntry.read(input.storage),
    isAgreed: false,
    returned: undefined,
    found: undefined,
    ticked: [],
    failure: undefined,
    isAttempted: false,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: { type: 'isStep', params: { step: 'callback' } }, target: 'comparing' },
        { guard: { type: 'isStep', params: { step: 'done' } }, target: 'toList' },
        { guard: ({ context }) => context.step === 'confirmation' && context.chosen?.link !== undefined, target: 'readingFound' },
        { guard: ({ context }) => context.step === 'identification' && context.chosen !== undefined, target: 'agreeing' },
        { guard: { type: 'isStep', params: { step: 'choice' } }, target: 'readingConnectors' },
        { target: 'readingConnectors', actions: goTo('choice') },
      ],
    },
    readingConnectors: {
      invoke: {
        src: 'readConnectors',
        input: ({ context }) => context.ports,
        onDone: {
          target: 'choosing',
          actions: { type: 'takeConnectors', params: ({ event }) => ({ connectors: event.output }) },
        },
        onError: { target: 'withoutConnectors', actions: failed },
      },
    },
    withoutConnectors: { on: { retryRequested: 'readingConnectors' } },
    choosing: {
      on: {
        soughtTyped: { actions: 'takeSought' },
        connectorChosen: { actions: 'takeChoice' },
        nextRequested: [
          { guard: 'hasChosen', target: 'agreeing', actions: ['keepChoice', 'forgetAttempt', goTo('identification')] },
          { actions: 'noteAttempt' },
        ],
        stepReached: { guard: reaches('identification'), target: 'arrivingAtConsent' },
      },
    },
    arrivingAtConsent: {
      always: [
        { guard: 'hasChosen', target: 'agreeing' },
        { target: 'choosing', actions: goTo('choice') },
      ],
    },
    agreeing: {
      on: {
        agreementTicked: { actions: 'takeAgreement' },
        nextRequested: [{ guard: 'hasAgreed', target: 'opening' }, { actions: 'noteAttempt' }],
        previousRequested: { target: 'readingConnectors', actions: ['forgetAttempt', goTo('choice')] },
        stepReached: { guard: reaches('choice'), target: 'readingConnectors', actions: 'forgetAttempt' },
      },
    },
    opening: {
      invoke: {
        src: 'open',
        input: connectorOf,
        onDone: {
          target: 'leaving',
          actions: [
            { type: 'takeAddress', params: ({ event }) => ({ address: event.output }) },
            'keepChoice',
            { type: 'leave', params: ({ event }) => ({ address: event.output }) },
          ],
        },
        onError: { target: 'agreeing', actions: failed },
      },
    },
    /** On the way to the bank; a saver who comes back by the browser finds the consent again. */
    leaving: {
      on: {
        nextRequested: 'opening',
        previousRequested: { target: 'readingConnectors', actions: goTo('choice') },
      },
    },
    comparing: { always: [{ guard: 'isExpected', target: 'returning' }, { target: 'unexpected' }] },
    /** The address brings back another text than this tab left with: nothing is asked. */
    unexpected: { on: { nextRequested: 'toList' } },
    returning: {
      after: { returnLimit: 'late' },
      invoke: {
        src: 'comeBack',
        input: ({ context: { ports, state = '' } }) => ({ ports, state }),
        onDone: [
          {
            guard: { type: 'isNewLink', params: ({ event }) => ({ returned: event.output }) },
            target: 'readingFound',
            actions: [
              { type: 'takeReturn', params: ({ event }) => ({ returned: event.output }) },
              'keepChoice',
              goTo('confirmation'),
            ],
          },
          { guard: { type: 'isKnownLink', params: ({ event }) => ({ returned: event.output }) }, target: 'toList' },
          { target: 'ended', actions: { type: 'takeReturn', params: ({ event }) => ({ returned: event.output }) } },
        ],
        onError: [
          { guard: { type: 'isSpent', params: ({ event }) => ({ error: event.error }) }, target: 'unexpected' },
          { target: 'late', actions: failed },
        ],
      },
    },
    /** No answer in time, or none at all: the list says what came of it. */
    late: { on: { retryRequested: 'returning', nextRequested: 'toList' } },
    /** Refused, given up, wrong identifiers, or a bank that does not answer. */
    ended: {
      on: {
        retryRequested: { target: 'agreeing', actions: ['forgetAttempt', goTo('identification')] },
        nextRequested: 'toList',
      },
    },
    readingFound: {
      invoke: {
        src: 'readFound',
        input: linkOf,
        onDone: { target: 'picking', actions: { type: 'takeFound', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'withoutFound', actions: failed },
      },
    },
    withoutFound: { on: { retryRequested: 'readingFound', nextRequested: 'toList' } },
    picking: {
      on: {
        accountTicked: { actions: 'takeTick' },
        nextRequested: 'saving',
      },
    },
    saving: {
      invoke: {
        src: 'show',
        input: ({ context }) => ({ ...linkOf({ context }), shown: context.ticked }),
        onDone: { target: 'done', actions: ['forgetLinking', 'rereadScopes', goTo('done')] },
        onError: { target: 'picking', actions: failed },
      },
    },
    done: { on: { nextRequested: 'toList' } },
    toList: { type: 'final', entry: ['forgetLinking', 'goToList'] },
  },
})

export type LinkingSnapshot = SnapshotFrom<typeof linkingMachine>

const STATES = [
  'withoutConnectors',
  'choosing',
  'agreeing',
  'unexpected',
  'late',
  'ended',
  'withoutFound',
  'picking',
  'done',
] as const
export type LinkingScreen = (typeof STATES)[number] | 'waiting'

/** Which screen is shown: one of the saver's, or the wait for an answer. */
export const selectScreen = (snapshot: LinkingSnapshot): LinkingScreen => {
  if (snapshot.matches('opening') || snapshot.matches('leaving')) return 'agreeing'
  if (snapshot.matches('saving')) return 'picking'
  return STATES.find((state) => snapshot.matches(state)) ?? 'waiting'
}

/** Banks that fit what is sought. */
export const selectConnectors = ({ context }: LinkingSnapshot): readonly Connector[] =>
  searchConnectors(context.connectors, context.sought)
