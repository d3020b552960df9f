import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Fault } from '@hautelisse/domain/contract'
import { applicationMachine, selectStage } from '@hautelisse/machines/application'
import type { FollowingClockPort } from '@hautelisse/machines/ports'
import { selectIsSettled } from '@hautelisse/machines/session'
import { DEFAULT_SETTINGS, formatSettings, SETTINGS_KEY, type Settings } from '@hautelisse/machines/settings'
import type { RouterHistory } from '@tanstack/react-router'
import { createActor, waitFor } from 'xstate'
import { addressPort } from '../app/address.ts'
import { readBuildSettings, type BuildSettings } from '../app/build-settings.ts'
import { createApp } from '../app/create-app.ts'
import { openJournal } from '../app/journal.ts'
import { navigationPort } from '../app/navigation.ts'
import { memoryStorage, storagePort } from '../app/storage.ts'
import { openTags } from '../app/tags.ts'
import type { AnalyticsSettings, App, ExamplePorts } from '../shell/index.ts'
import { openStandIn, type StandIn } from './stand-in.ts'

type Given = Omit<ExamplePorts, 'today'> & {
  readonly history: RouterHistory
  readonly today: PlainDate
  /** Day on which the API stands, if it is another one. */
  readonly serverToday?: PlainDate | undefined
  /** Whether the browser refuses to open a tab. */
  readonly refusesTabs?: boolean | undefined
  /** Whether what is kept stands in the storages of the window, as in a browser; else in memory. */
  readonly keepsInWindow?: boolean | undefined
  readonly settings: Pick<Settings, 'language' | 'scheme'>
  /** What the build was told, beside nothing. */
  readonly build?: Partial<BuildSettings> | undefined
  /** The audience measure of the deployment; none without it. */
  readonly analytics?: AnalyticsSettings | undefined
  /** A call whose answers fail from the start. */
  readonly ordered?: readonly [call: string, fault: Fault, times?: number] | undefined
}

/** A day whose time passes when a test says so. */
const standingClock = (today: PlainDate, time = '09:00:00Z') => {
  let now = Date.parse(`${today}T${time}`)
  const clock: FollowingClockPort = { today: () => today, now: () => now, follow: () => {} }
  return { clock, pass: (ms: number) => void (now += ms) }
}

const countedTexts = () => {
  let texts = 0
  return (): string => `text-${(texts += 1)}`
}

/** A window that is never left: where it would have gone is written down. */
const standingWindow = (left: string[], refusesTabs: boolean): Pick<Window, 'location' | 'open'> => {
  const note = (address: string): void => void left.push(address)
  const location = { assign: note, replace: note }
  const open = () => (refusesTabs ? null : { location, opener: window })
  return { location, open } as unknown as Pick<Window, 'location' | 'open'>
}

/** The application's real machines on fake ports, with the person signed in and all of their data read. */
export type OpenApp = {
  readonly app: App
  /** Addresses outside the page that the saver was led to. */
  readonly left: readonly string[]
  /** The API that answers in the page. */
  readonly standIn: StandIn
  /** Lets milliseconds pass on the page's clock. */
  readonly pass: (ms: number) => void
  readonly close: () => void
}

/**
 * Starts the application's machines on fake ports and waits until it is known who is there.
 *
 * @param given - ports of the example, where addresses are written, the day, what is chosen of the page's appearance
 */
export const openApp = async ({
  history,
  today,
  time,
  serverToday = today,
  refusesTabs = false,
  keepsInWindow = false,
  settings,
  hiddenAmounts = false,
  euros = DEFAULT_SETTINGS.euros,
  person,
  stored = {},
  before,
  between,
  extensions,
  build: told = {},
  analytics,
  ordered,
}: Given): Promise<OpenApp> => {
  const { clock, pass } = standingClock(today, time)
  const random = countedTexts()
  const left: string[] = []
  const localStorage = keepsInWindow ? storagePort(() => window.localStorage) : memoryStorage()
  const sessionStorage = keepsInWindow ? storagePort(() => window.sessionStorage) : memoryStorage()
  localStorage.write(SETTINGS_KEY, formatSettings({ ...DEFAULT_SETTINGS, hiddenAmounts, euros, ...settings }))
  for (const [key, text] of Object.entries(stored)) sessionStorage.write(key, text)
  const build = { ...readBuildSettings({}), ...told }
  const standIn = openStandIn({
    clock: serverToday === today ? clock : standingClock(serverToday).clock,
    random,
    between,
    environment: build.environment,
    extensions,
  })
  if (person !== undefined) await standIn.signIn(person)
  await before?.(standIn.home)
  if (ordered !== undefined) await standIn.order(...ordered)
  const journal = openJournal()
  const ports = {
    openHome: () => Promise.resolve(standIn.home),
    localStorage,
    sessionStorage,
    navigation: navigationPort(history, standingWindow(left, refusesTabs), () => false),
    address: addressPort(history),
    connection: { isOnline: () => true, subscribe: () => () => {} },
    clock,
    random,
    log: journal.log,
    mayFollow: () => true,
  }
  const application = createActor(applicationMachine, { input: { ports, session: {} } }).start()
  await waitFor(application, (snapshot) => selectStage(snapshot) === 'running')
  const app = createApp({ application, build, journal, ports, tags: openTags(), analytics })
  await waitFor(app.session, selectIsSettled)
  return { app, left, standIn, pass, close: () => void application.stop() }
}
