import type { PlainDate } from '@hautelisse/domain/calendar'
import { applicationMachine, selectStage } from '@hautelisse/machines/application'
import type { FollowingClockPort, NavigationPort } from '@hautelisse/machines/ports'
import { selectIsSettled } from '@hautelisse/machines/session'
import { DEFAULT_SETTINGS, formatSettings, SETTINGS_KEY, type Settings } from '@hautelisse/machines/settings'
import type { RouterHistory } from '@tanstack/react-router'
import { createActor, waitFor } from 'xstate'
import { addressPort } from '../app/address.ts'
import { readBuildSettings } from '../app/build-settings.ts'
import { createApp } from '../app/create-app.ts'
import { openJournal } from '../app/journal.ts'
import { memoryStorage } from '../app/storage.ts'
import { openTags } from '../app/tags.ts'
import type { App, ExamplePorts } from '../shell/index.ts'
import { openStandIn } from './stand-in.ts'

type Given = ExamplePorts & {
  readonly history: RouterHistory
  readonly today: PlainDate
  readonly settings: Pick<Settings, 'language' | 'scheme'>
}

/** A morning that does not pass. */
const standingClock = (today: PlainDate): FollowingClockPort => {
  const now = Date.parse(`${today}T09:00:00Z`)
  return { today: () => today, now: () => now, follow: () => {} }
}

const countedTexts = () => {
  let texts = 0
  return (): string => `text-${(texts += 1)}`
}

const navigationOn = (history: RouterHistory, left: string[]): NavigationPort => ({
  go: (path) => history.push(path),
  leave: (address) => void left.push(address),
  openModal: (hash) => history.push(`${history.location.pathname}#${hash}`),
  closeModal: () => history.replace(history.location.pathname),
  openTab: (address) => left.push(address) > 0,
})

/** The application's real machines on fake ports, with the person signed in and all of their data read. */
export type OpenApp = {
  readonly app: App
  /** Addresses outside the page that the saver was led to. */
  readonly left: readonly string[]
  readonly close: () => void
}

/**
 * Starts the application's machines on fake ports and waits until it is known who is there.
 *
 * @param given - ports of the example, where addresses are written, the day, what is chosen of the page's appearance
 */
export const openApp = async ({ history, today, settings, person, stored = {}, between }: Given): Promise<OpenApp> => {
  const clock = standingClock(today)
  const random = countedTexts()
  const left: string[] = []
  const [localStorage, sessionStorage] = [memoryStorage(), memoryStorage()]
  localStorage.write(SETTINGS_KEY, formatSettings({ ...DEFAULT_SETTINGS, ...settings }))
  for (const [key, text] of Object.entries(stored)) sessionStorage.write(key, text)
  const { home, signIn } = openStandIn({ clock, random, between })
  if (person !== undefined) await signIn(person)
  const journal = openJournal()
  const ports = {
    openHome: () => Promise.resolve(home),
    localStorage,
    sessionStorage,
    navigation: navigationOn(history, left),
    address: addressPort(history),
    connection: { isOnline: () => true, subscribe: () => () => {} },
    clock,
    random,
    log: journal.log,
    mayFollow: () => true,
  }
  const application = createActor(applicationMachine, { input: { ports, session: {} } }).start()
  await waitFor(application, (snapshot) => selectStage(snapshot) === 'running')
  const build = readBuildSettings({})
  const app = createApp({ application, build, journal, ports, tags: openTags(), analytics: undefined })
  await waitFor(app.session, selectIsSettled)
  return { app, left, close: () => void application.stop() }
}
