import { ssoAddress } from '@hautelisse/domain/portal'
import type { SsoConfig, SsoRequest } from '@hautelisse/domain/portal'
import { assign, fromCallback, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { NavigationPort, RandomPort } from '../ports/index.ts'

/** An operation that is done in the external space: which one, and for which family. */
export type SsoTarget = Pick<SsoRequest, 'action' | 'scope'>

export type SsoEvent =
  | { readonly type: 'operationRequested'; readonly target: SsoTarget }
  | { readonly type: 'confirmed' }
  /** The confirmation was cancelled, or what it led to was closed. */
  | { readonly type: 'closed' }
  | { readonly type: 'tabOpened' }
  | { readonly type: 'tabRefused' }

export type SsoPorts = { readonly navigation: Pick<NavigationPort, 'openTab'>; readonly random: RandomPort }
export type SsoInput = {
  readonly ports: SsoPorts
  /** Where the external spaces are; a target that nothing is configured for is shown disabled (P-SSO-06). */
  readonly config: SsoConfig
}

type SsoContext = SsoInput & { readonly target: SsoTarget | undefined; readonly address: string | undefined }

/** Opens the tab at once, still inside the press that asked for it: browsers refuse it later. */
const openTab = fromCallback<SsoEvent, { readonly ports: SsoPorts; readonly address: string | undefined }>(
  ({ input: { ports, address }, sendBack }) =>
    sendBack({ type: address !== undefined && ports.navigation.openTab(address) ? 'tabOpened' : 'tabRefused' }),
)

const addressOf = ({ config, target }: Pick<SsoContext, 'config' | 'target'>, state: string): string | undefined =>
  target === undefined ? undefined : ssoAddress({ ...target, config, state })

/**
 * The way to an operation of the external space (P-SSO-01 to -06): confirmed first, then in a new tab, the portal's own tab staying.
 *
 * Addresses come from the fixed table alone. The state is new each time and kept nowhere but in the address; once the tab is open this
 * machine has forgotten it. A browser that refuses the tab gets a plain link to the same address.
 */
export const ssoMachine = setup({
  types: { context: {} as SsoContext, events: {} as SsoEvent, input: {} as SsoInput },
  actors: { openTab },
  guards: {
    isConfigured: ({ context }, { target }: { target: SsoTarget }) => addressOf({ ...context, target }, 'state') !== undefined,
  },
  actions: {
    takeTarget: assign((_, { target }: { target: SsoTarget }) => ({ target })),
    makeAddress: assign({ address: ({ context }) => addressOf(context, context.ports.random()) }),
    forgetAddress: assign({ address: undefined }),
    forget: assign({ address: undefined, target: undefined }),
  },
}).createMachine({
  id: 'sso',
  context: ({ input }) => ({ ...input, target: undefined, address: undefined }),
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: {
        operationRequested: {
          guard: { type: 'isConfigured', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'takeTarget', params: ({ event }) => event },
        },
      },
    },
    confirming: { on: { confirmed: 'opening', closed: 'idle' } },
    opening: {
      entry: 'makeAddress',
      invoke: { src: 'openTab', input: ({ context: { ports, address } }) => ({ ports, address }) },
      on: { tabOpened: 'opened', tabRefused: 'blocked' },
    },
    opened: { entry: 'forgetAddress', on: { closed: 'idle' } },
    /** The address stays until its link has been followed or the notice closed: a press on a link is never refused. */
    blocked: { on: { closed: 'idle' } },
  },
})

type Snapshot = SnapshotFrom<typeof ssoMachine>

/** What the screen shows of it. */
export type Sso =
  | { readonly kind: 'idle' | 'opening' | 'opened' }
  | { readonly kind: 'confirming'; readonly target: SsoTarget }
  | { readonly kind: 'blocked'; readonly address: string }

/** Reads what the screen shows: nothing, the confirmation, or the link where the browser refused the tab. */
export const selectSso = (snapshot: Snapshot): Sso => {
  const { target, address } = snapshot.context
  if (snapshot.matches('confirming') && target !== undefined) return { kind: 'confirming', target }
  if (snapshot.matches('blocked') && address !== undefined) return { kind: 'blocked', address }
  if (snapshot.matches('opening')) return { kind: 'opening' }
  return { kind: snapshot.matches('opened') ? 'opened' : 'idle' }
}

/** Whether an operation is configured in this environment; one that is not is shown disabled with the usual words (P-SSO-06). */
export const selectIsOffered = (snapshot: Snapshot, target: SsoTarget): boolean =>
  addressOf({ ...snapshot.context, target }, 'state') !== undefined
