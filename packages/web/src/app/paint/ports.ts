import type { PlainDate } from '@hautelisse/domain/calendar'
import { SESSION_ORIGIN_COOKIE, type Environment } from '@hautelisse/domain/contract'
import type { ApplicationPorts } from '@hautelisse/machines/application'
import type { Transport } from '@hautelisse/machines/ports'
import { DEFAULT_SETTINGS, formatSettings, SETTINGS_KEY } from '@hautelisse/machines/settings'
import type { RouterHistory } from '@tanstack/react-router'
import { addressPort } from '../address.ts'
import { pageClock } from '../clock.ts'
import { readCookie, readToken } from '../cookies.ts'
import type { Display } from '../display.ts'
import { unguessable } from '../random.ts'
import { mayFollow } from '../redirects.ts'
import { memoryStorage } from '../storage.ts'
import { aloneTab } from '../tabs.ts'

type Parts = {
  readonly history: RouterHistory
  readonly cookies: string
  readonly environment: Environment
  /** Day on which the API lives. */
  readonly today: PlainDate | undefined
  readonly display: Display
  readonly transport: Transport
  /** Origin of the site, and hosts that the build may lead to: an address that the page may not follow is not painted either. */
  readonly origin: string
  readonly redirectHosts: readonly string[]
}

const nowhere = (): void => {}

/** The outside of an application that only paints one page: it reads what it is given, keeps nothing and leads nowhere. */
export const paintPorts = ({
  history,
  cookies,
  environment,
  today,
  display,
  transport,
  origin,
  redirectHosts,
}: Parts): ApplicationPorts => {
  const settings = memoryStorage()
  settings.write(SETTINGS_KEY, formatSettings({ ...DEFAULT_SETTINGS, ...display }))
  return {
    openHome: async () => ({
      kind: 'http',
      environment,
      today,
      transport,
      csrf: () => readToken(cookies),
      tabs: aloneTab,
      marker: { read: () => readCookie(cookies, SESSION_ORIGIN_COOKIE), clear: nowhere },
    }),
    localStorage: settings,
    sessionStorage: memoryStorage(),
    navigation: { go: nowhere, leave: nowhere, openModal: nowhere, closeModal: nowhere, openTab: () => false },
    address: addressPort(history),
    connection: { isOnline: () => true, subscribe: () => nowhere },
    clock: pageClock(),
    random: unguessable,
    log: nowhere,
    mayFollow: (address) => mayFollow(address, origin, redirectHosts),
  }
}
