import { modalOf } from '@hautelisse/domain/portal'
import type { OpenModal, Viewer } from '@hautelisse/domain/portal'
import { assign, fromCallback, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { AddressPort, NavigationPort, PageAddress } from '../ports/index.ts'
import { NOBODY } from './viewer.ts'

export type ModalsEvent =
  /** The address bar holds another path or fragment. */
  | { readonly type: 'hashChanged'; readonly address: PageAddress }
  | { readonly type: 'viewerChanged'; readonly viewer: Viewer }
  /** Escape, a press outside, or a closing control. */
  | { readonly type: 'closeRequested' }

export type ModalsPorts = {
  readonly navigation: Pick<NavigationPort, 'closeModal'>
  readonly address: AddressPort
}
export type ModalsInput = { readonly ports: ModalsPorts }

type ModalsContext = {
  readonly ports: ModalsPorts
  readonly address: PageAddress
  readonly viewer: Viewer
  readonly modal: OpenModal | undefined
}

/** Follows the address bar for as long as the machine runs. */
const followAddress = fromCallback<ModalsEvent, { readonly address: AddressPort }>(({ input: { address }, sendBack }) =>
  address.subscribe((now) => sendBack({ type: 'hashChanged', address: now })),
)

/** What of the machine's knowledge an event changes. */
const changeOf = (event: ModalsEvent): Partial<Pick<ModalsContext, 'address' | 'viewer'>> => {
  if (event.type === 'hashChanged') return { address: event.address }
  return event.type === 'viewerChanged' ? { viewer: event.viewer } : {}
}

const named = ({ address, viewer }: Pick<ModalsContext, 'address' | 'viewer'>): OpenModal | undefined =>
  modalOf(address.hash, { path: address.path, viewer })

/**
 * The one modal that the address fragment opens (P-MODAL-01 to -29): the fragment decides, and closing takes it away.
 *
 * Back closes a modal because it changes the fragment; an unknown fragment opens nothing. A modal that needs somebody who has gone closes,
 * and its fragment goes with it. The end of a session cannot be dismissed (P-SESS-05).
 */
export const modalsMachine = setup({
  types: { context: {} as ModalsContext, events: {} as ModalsEvent, input: {} as ModalsInput },
  actors: { followAddress },
  guards: {
    isOpenAtStart: ({ context }) => context.modal !== undefined,
    isNamed: ({ context, event }) => named({ ...context, ...changeOf(event) }) !== undefined,
    isClosable: ({ context }) => context.modal?.entry.closes === true,
  },
  actions: {
    take: assign(({ context, event }) => {
      const known = { ...context, ...changeOf(event) }
      return { ...known, modal: named(known) }
    }),
    dropFragment: ({ context }) => context.ports.navigation.closeModal(),
  },
}).createMachine({
  id: 'modals',
  context: ({ input: { ports } }) => {
    const known = { address: ports.address.read(), viewer: NOBODY }
    return { ports, ...known, modal: named(known) }
  },
  invoke: { src: 'followAddress', input: ({ context }) => ({ address: context.ports.address }) },
  initial: 'closed',
  states: {
    closed: {
      always: { guard: 'isOpenAtStart', target: 'open' },
      on: {
        hashChanged: [{ guard: 'isNamed', target: 'open', actions: 'take' }, { actions: 'take' }],
        viewerChanged: [{ guard: 'isNamed', target: 'open', actions: 'take' }, { actions: 'take' }],
      },
    },
    open: {
      on: {
        hashChanged: [
          { guard: 'isNamed', actions: 'take' },
          { target: 'closed', actions: 'take' },
        ],
        viewerChanged: [
          { guard: 'isNamed', actions: 'take' },
          { target: 'closed', actions: ['take', 'dropFragment'] },
        ],
        closeRequested: { guard: 'isClosable', actions: 'dropFragment' },
      },
    },
  },
})

/** The modal that is open, with its parameter and what the table says of it. */
export const selectModal = (snapshot: SnapshotFrom<typeof modalsMachine>): OpenModal | undefined =>
  snapshot.matches('open') ? snapshot.context.modal : undefined
