import { plainDate } from '@hautelisse/domain/calendar'
import type { Fault } from '@hautelisse/domain/contract'
import { viewerOf } from '@hautelisse/machines/portal'
import { selectHiddenAmounts, type Settings } from '@hautelisse/machines/settings'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { announceArrivals } from '../app/arrival.ts'
import type { BuildSettings } from '../app/build-settings.ts'
import { followSettings } from '../app/follow-settings.ts'
import { createAppRouter } from '../app/router.tsx'
import { Safeguard } from '../portal/index.ts'
import {
  AppContext,
  outcomeFor,
  PageContext,
  useSettings,
  type AnalyticsSettings,
  type App,
  type Example,
  type ExamplePorts,
} from '../shell/index.ts'
import { HiddenAmountsProvider } from '../ui/amount/index.ts'
import '../ui/theme/index.ts'
import { openApp } from './open-app.ts'
import type { StandIn } from './stand-in.ts'

/** How a state is looked at: in French, in light, on 20/11/2026, unless said otherwise. */
export type Look = {
  readonly language?: Settings['language']
  readonly scheme?: 'light' | 'dark'
  /** Day on which the state stands. */
  readonly today?: string
}

const TODAY = '2026-11-20'

/** What is drawn of a state, and what is behind it. */
export type Tree = {
  readonly tree: ReactElement
  readonly app: App
  /** Path, query and fragment of the page. */
  readonly address: () => string
  /** Addresses outside the page that the saver was led to. */
  readonly left: readonly string[]
  readonly close: () => void
}

/** What the frame of a page gives its screen. */
const Frame = ({ children }: { readonly children: ReactElement }): ReactElement => (
  <HiddenAmountsProvider hidden={useSettings(selectHiddenAmounts)}>
    <main>{children}</main>
  </HiddenAmountsProvider>
)

/**
 * Makes the tree of one screen, with its words and its machines, on fake ports.
 *
 * @param example - what is drawn, and the ports of its screen
 * @param look - how it is looked at
 */
export const exampleTree = async (
  { element, address = '/', ports = {} }: Example,
  { language = 'fr', scheme = 'light', today = ports.today ?? TODAY }: Look,
): Promise<Tree> => {
  const history = createMemoryHistory({ initialEntries: [address] })
  const { app, left, close } = await openApp({ ...ports, history, today: plainDate(today), settings: { language, scheme } })
  const stopFollowing = await followSettings(app.settings, true)
  const outcome = outcomeFor(app, address, viewerOf(app.session.getSnapshot()))
  const root = createRootRoute({ component: () => <Frame>{element}</Frame> })
  const router = createRouter({ routeTree: root, history })
  await router.load()
  const tree = (
    <I18nProvider i18n={i18n}>
      <AppContext value={app}>
        <PageContext value={outcome.kind === 'show' ? outcome : undefined}>
          <RouterProvider router={router} />
        </PageContext>
      </AppContext>
    </I18nProvider>
  )
  return {
    tree,
    app,
    left,
    address: () => history.location.href,
    close: () => {
      stopFollowing()
      close()
    },
  }
}

/** What a whole page is given. */
export type PageGiven = ExamplePorts &
  Look & {
    /** Day on which the API stands, if it is another one. */
    readonly serverToday?: string
    /** Whether the browser refuses to open a tab. */
    readonly refusesTabs?: boolean
    /** Whether what is kept stands in the storages of the window, as in a browser; else in memory. */
    readonly keepsInWindow?: boolean
    /** What the build was told, beside nothing. */
    readonly build?: Partial<BuildSettings>
    /** The audience measure of the deployment; none without it. */
    readonly analytics?: AnalyticsSettings
    /** A call whose answers fail from the start, until they are mended. */
    readonly ordered?: readonly [call: string, fault: Fault, times?: number]
  }

/** The whole application, and what leads through it. */
export type PageTree = Tree & {
  /** Goes to an address inside the application, as a link of its own does. */
  readonly go: (address: string) => void
  readonly back: () => void
  readonly standIn: StandIn
  /** Lets milliseconds pass on the page's clock. */
  readonly pass: (ms: number) => void
}

/**
 * Makes the tree of the whole application at an address: its frame, its router with the guards, its windows and its lines, on fake ports. Only
 * what a browser does by itself is missing: the address bar, cookies, storages that outlive the page, other tabs.
 *
 * @param at - address of the first page
 * @param given - who is signed in and what the application finds
 */
export const pageTree = async (
  at: string,
  { language = 'fr', scheme = 'light', today = TODAY, serverToday = today, opening = 'inside', ...ports }: PageGiven,
): Promise<PageTree> => {
  const history = createMemoryHistory({ initialEntries: [at] })
  const { app, left, standIn, pass, close } = await openApp({
    ...ports,
    history,
    today: plainDate(today),
    serverToday: plainDate(serverToday),
    settings: { language, scheme },
  })
  const stopFollowing = await followSettings(app.settings, true)
  const router = createAppRouter(history, app, history.location.pathname, opening)
  const stopAnnouncing = announceArrivals(router)
  const tree = (
    <I18nProvider i18n={i18n}>
      <Safeguard>
        <AppContext value={app}>
          <RouterProvider router={router} />
        </AppContext>
      </Safeguard>
    </I18nProvider>
  )
  return {
    tree,
    app,
    left,
    standIn,
    pass,
    address: () => history.location.href,
    go: (address) => history.push(address),
    back: () => history.back(),
    close: () => {
      stopAnnouncing()
      stopFollowing()
      close()
    },
  }
}
