import type { Connector } from '@hautelisse/domain/aggregation'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { assign, fromPromise, setup } from 'xstate'
import { failureCode } from '../api/index.ts'
import type { NavigationPort, StoragePort } from '../ports/index.ts'
import { addressSteps } from '../stepper/index.ts'
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

export type LinkingContext = LinkingInput & {
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

const steps = addressSteps<LinkingContext, LinkingStep>(({ navigation }, step) => navigation.go(`/aggregation/${step}`))

/** Words of the way to a linked bank: its actors, guards and actions, each reaching the outside through a port. */
export const linkingBase = setup({
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
    ...steps.guards,
    hasChosen: ({ context }) => context.chosen !== undefined,
    hasLink: ({ context }) => context.chosen?.link !== undefined,
    hasAgreed: ({ context }) => context.isAgreed,
    isExpected: ({ context: { chosen, state } }) => chosen?.state !== undefined && chosen.state === state,
    isNewLink: (_, { returned }: { returned: Returned }) => returned.result === 'CONNECTED' && returned.is_new,
    isKnownLink: (_, { returned }: { returned: Returned }) => returned.result === 'CONNECTED' && !returned.is_new,
    isSpent: (_, { error }: { error: unknown }) => ['ERR_CONFLICT', 'ERR_UNKNOWN'].includes(failureCode(error)),
  },
  actions: {
    ...steps.actions,
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
