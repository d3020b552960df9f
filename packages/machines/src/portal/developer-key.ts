import { setup } from 'xstate'
import type { AddressPort, NavigationPort, StoragePort } from '../ports/index.ts'
import { isOwnPage } from '../session/index.ts'

/** Entry of session storage that holds the path to come back to from the developer page. */
export const DEVELOPER_PATH_KEY = 'hautelisse.developer-path'

/** The key that opens the developer page and leads back. */
export const DEVELOPER_KEY = '<'

const DEVELOPER_PATH = '/developer'

export type DeveloperKeyEvent = {
  readonly type: 'keyPressed'
  readonly key: string
  /** Whether the key was typed in a field: a saver who writes is not thrown out of their form (P-DEV-09, S-NAV-13). */
  readonly isTyping: boolean
}

export type DeveloperKeyPorts = {
  readonly sessionStorage: StoragePort
  readonly navigation: Pick<NavigationPort, 'go'>
  readonly address: Pick<AddressPort, 'read'>
}
export type DeveloperKeyInput = { readonly ports: DeveloperKeyPorts }

const isDeveloperPage = (path: string): boolean => path === DEVELOPER_PATH || path.startsWith(`${DEVELOPER_PATH}/`)

const isTheKey = ({ key, isTyping }: DeveloperKeyEvent): boolean => key === DEVELOPER_KEY && !isTyping

/**
 * The key "<" (P-DEV-07 to -09, S-NAV-11 to -13): pressed anywhere it keeps the path and opens the developer page, pressed there it leads
 * back. It runs in the development environment alone; elsewhere nobody listens to the key.
 */
export const developerKeyMachine = setup({
  types: { context: {} as DeveloperKeyInput, events: {} as DeveloperKeyEvent, input: {} as DeveloperKeyInput },
  guards: {
    opens: ({ context, event }) => isTheKey(event) && !isDeveloperPage(context.ports.address.read().path),
    leadsBack: ({ context, event }) => isTheKey(event) && isDeveloperPage(context.ports.address.read().path),
  },
  actions: {
    keepPath: ({ context: { ports } }) => ports.sessionStorage.write(DEVELOPER_PATH_KEY, ports.address.read().path),
    openDeveloperPage: ({ context: { ports } }) => ports.navigation.go(DEVELOPER_PATH),
    // The page may have been opened by its address: then there is no path to go back to but the entrance.
    goBack: ({ context: { ports } }) => {
      const kept = ports.sessionStorage.read(DEVELOPER_PATH_KEY)
      ports.sessionStorage.remove(DEVELOPER_PATH_KEY)
      ports.navigation.go(kept !== undefined && isOwnPage(kept) ? kept : '/')
    },
  },
}).createMachine({
  id: 'developerKey',
  context: ({ input }) => input,
  initial: 'inPortal',
  states: {
    /** Also after a reload of the developer page: where the saver is, is read from the address at each press. */
    inPortal: {
      on: {
        keyPressed: [
          { guard: 'opens', target: 'onDeveloperPage', actions: ['keepPath', 'openDeveloperPage'] },
          { guard: 'leadsBack', actions: 'goBack' },
        ],
      },
    },
    onDeveloperPage: {
      on: {
        keyPressed: [
          { guard: 'leadsBack', target: 'inPortal', actions: 'goBack' },
          // The page was left by a link or the browser's own Back.
          { guard: 'opens', actions: ['keepPath', 'openDeveloperPage'] },
        ],
      },
    },
  },
})
