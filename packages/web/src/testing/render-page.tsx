import { plainDate } from '@hautelisse/domain/calendar'
import type { Fault } from '@hautelisse/domain/contract'
import type { Settings } from '@hautelisse/machines/settings'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { announceArrivals } from '../app/arrival.ts'
import type { BuildSettings } from '../app/build-settings.ts'
import { followSettings } from '../app/follow-settings.ts'
import { createAppRouter } from '../app/router.tsx'
import { Safeguard } from '../portal/index.ts'
import { AppContext, type AnalyticsSettings, type App, type ExamplePorts } from '../shell/index.ts'
import '../ui/theme/index.ts'
import { openApp } from './open-app.ts'
import type { StandIn } from './stand-in.ts'

type Given = ExamplePorts & {
  readonly language?: Settings['language']
  readonly scheme?: 'light' | 'dark'
  /** Width of the page in pixels. */
  readonly width?: number
  /** Day on which the page stands. */
  readonly today?: string
  /** Time of that day with its zone, `09:00:00Z` unless said otherwise. */
  readonly time?: string
  /** Day on which the API stands, if it is another one. */
  readonly serverToday?: string
  /** Whether the browser refuses to open a tab. */
  readonly refusesTabs?: boolean
  /** What the build was told, beside nothing. */
  readonly build?: Partial<BuildSettings>
  /** The audience measure of the deployment; none without it. */
  readonly analytics?: AnalyticsSettings
  /** A call whose answers fail from the start, until they are mended. */
  readonly ordered?: readonly [call: string, fault: Fault, times?: number]
}

/** What a test sees of the application beside the page. */
export type RenderedPage = {
  readonly app: App
  /** Path, query and fragment of the page. */
  readonly address: () => string
  /** Goes to an address inside the application, as a link of its own does. */
  readonly go: (address: string) => void
  readonly back: () => void
  /** Addresses outside the page that the saver was led to. */
  readonly left: readonly string[]
  readonly standIn: StandIn
  /** Lets milliseconds pass on the page's clock. */
  readonly pass: (ms: number) => void
}

const HEIGHT = 900

/**
 * Draws the whole application at an address: its frame, its router with the guards, its windows and its lines, on fake ports. Only what a
 * browser does by itself is missing: the address bar, cookies, storages that outlive the page, other tabs.
 *
 * @param at - address of the first page
 * @param given - who is signed in and what the application finds: in French, in light, 1280 pixels wide, on 20/11/2026, unless said otherwise
 * @example const { address } = await renderPage('/epargne', { person: 'sylvie-garnier' })
 */
export const renderPage = async (
  at: string,
  { language = 'fr', scheme = 'light', width = 1280, today = '2026-11-20', serverToday = today, ...ports }: Given = {},
): Promise<RenderedPage> => {
  await page.viewport(width, HEIGHT)
  const history = createMemoryHistory({ initialEntries: [at] })
  const { app, left, standIn, pass, close } = await openApp({
    ...ports,
    history,
    today: plainDate(today),
    serverToday: plainDate(serverToday),
    settings: { language, scheme },
  })
  onTestFinished(close)
  // The router scrolls to the top of each page, which a frame of the test's page is not.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await followSettings(app.settings, true)
  const router = createAppRouter(history, app, history.location.pathname)
  onTestFinished(announceArrivals(router))
  // Outside StrictMode, as in the build: there effects run once, and a machine starts once.
  await render(
    <I18nProvider i18n={i18n}>
      <Safeguard>
        <AppContext value={app}>
          <RouterProvider router={router} />
        </AppContext>
      </Safeguard>
    </I18nProvider>,
  )
  return {
    app,
    left,
    standIn,
    pass,
    address: () => history.location.href,
    go: (address) => history.push(address),
    back: () => history.back(),
  }
}
