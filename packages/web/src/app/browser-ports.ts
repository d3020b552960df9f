import type { ApplicationPorts } from '@hautelisse/machines/application'
import type { RouterHistory } from '@tanstack/react-router'
import { addressPort } from './address.ts'
import type { BuildSettings } from './build-settings.ts'
import { pageClock } from './clock.ts'
import { connectionPort } from './connection.ts'
import { openHome } from './home.ts'
import type { Journal } from './journal.ts'
import { navigationPort } from './navigation.ts'
import { unguessable } from './random.ts'
import { mayFollow } from './redirects.ts'
import { storagePort } from './storage.ts'

type Parts = {
  readonly build: BuildSettings
  readonly history: RouterHistory
  readonly journal: Journal
  /** Whether the stand-in pages are shown by the application itself. */
  readonly showsDoors: () => boolean
  /** Whether the page stands inside another site's: it then knows nobody and keeps what it keeps apart. */
  readonly embedded: boolean
}

/** Beginning of what is kept inside another site's page, which may be one of ours with a session of its own. */
const EMBEDDED_PREFIX = 'embedded/'

/** Makes the outside of the application out of the browser. */
export const browserPorts = ({ build, history, journal, showsDoors, embedded }: Parts): ApplicationPorts => ({
  openHome: () => openHome(build, document, embedded),
  localStorage: storagePort(() => window.localStorage),
  sessionStorage: storagePort(() => window.sessionStorage, embedded ? EMBEDDED_PREFIX : ''),
  navigation: navigationPort(history, window, showsDoors),
  address: addressPort(history),
  connection: connectionPort(window),
  clock: pageClock(),
  random: unguessable,
  log: journal.log,
  mayFollow: (address) => mayFollow(address, window.location.origin, build.redirectHosts),
})
