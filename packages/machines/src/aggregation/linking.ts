import { searchConnectors, type Connector } from '@hautelisse/domain/aggregation'
import type { SnapshotFrom } from 'xstate'
import { goTo, reaches } from '../stepper/index.ts'
import { linkingEntry } from './draft.ts'
import { linkingBase, type LinkingContext } from './linking-base.ts'

type Of = { readonly context: LinkingContext }
const failed = { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) } as const

const connectorOf = ({ context: { ports, chosen } }: Of) => ({ ports, connector: chosen?.connector ?? '' })
const linkOf = ({ context: { ports, chosen } }: Of) => ({ ports, id: chosen?.link ?? '' })

/**
 * Links a bank: the bank, the consent, its own page, the accounts that are shown. The saver leaves the portal for the bank's page and comes back with a text
 * that must be the one they left with; how the visit ended is told by the server. A failure leads back to where it happened, with everything chosen.
 * AGGR-01, AGGR-02, AGGR-08.
 */
export const linkingMachine = linkingBase.createMachine({
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
        nextRequested: [{ guard: 'hasAgreed', target: 'opening', actions: 'forgetAttempt' }, { actions: 'noteAttempt' }],
        retryRequested: { guard: 'hasAgreed', target: 'opening', actions: 'forgetAttempt' },
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
        nextRequested: { target: 'saving', actions: 'forgetAttempt' },
        retryRequested: { target: 'saving', actions: 'forgetAttempt' },
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

/** The question that is asked: whether its call is under way, and why the last one gave no answer. */
export const selectQuestion = (snapshot: LinkingSnapshot) => {
  const { failure } = snapshot.context
  return {
    isBusy: snapshot.matches('opening') || snapshot.matches('saving'),
    errors: [],
    failure: failure === undefined ? undefined : { code: failure, canRetry: true, isMarked: false },
  }
}

/** Banks that fit what is sought. */
export const selectConnectors = ({ context }: LinkingSnapshot): readonly Connector[] =>
  searchConnectors(context.connectors, context.sought)
