import { plainDate } from '@hautelisse/domain/calendar'
import { viewerOf } from '@hautelisse/machines/portal'
import { selectHiddenAmounts, type Settings } from '@hautelisse/machines/settings'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { followSettings } from '../app/follow-settings.ts'
import { AppContext, outcomeFor, PageContext, useSettings, type App, type Example } from '../shell/index.ts'
import { HiddenAmountsProvider } from '../ui/amount/index.ts'
import '../ui/theme/index.ts'
import { openApp } from './open-app.ts'

type Look = {
  readonly language?: Settings['language']
  readonly scheme?: 'light' | 'dark'
  /** Width of the page in pixels. */
  readonly width?: number
  /** Day on which the example stands. */
  readonly today?: string
}

/** What a test sees of an example beside the page. */
export type Rendered = {
  /** The machines behind the screen: a test sends what other parts of the page would. */
  readonly app: App
  /** Address of the page, with its fragment. */
  readonly address: () => string
  /** Addresses outside the page that the saver was led to. */
  readonly left: readonly string[]
}

const HEIGHT = 900

/** What the frame of a page gives its screen. */
const Frame = ({ children }: { readonly children: ReactElement }): ReactElement => (
  <HiddenAmountsProvider hidden={useSettings(selectHiddenAmounts)}>
    <main>{children}</main>
  </HiddenAmountsProvider>
)

/**
 * Draws an example as the application would: with its style sheets, its words, its machines, on fake ports. Nothing of it is left to the
 * next test.
 *
 * @param example - what is drawn, and the ports of its screen
 * @param look - how it is looked at: in French, in light, 1280 pixels wide, on 20/11/2026, unless said otherwise
 */
export const renderExample = async (
  { element, address = '/', ports = {} }: Example,
  { language = 'fr', scheme = 'light', width = 1280, today = '2026-11-20' }: Look = {},
): Promise<Rendered> => {
  await page.viewport(width, HEIGHT)
  const history = createMemoryHistory({ initialEntries: [address] })
  const { app, left, close } = await openApp({ ...ports, history, today: plainDate(today), settings: { language, scheme } })
  onTestFinished(close)
  await followSettings(app.settings, true)
  const outcome = outcomeFor(app, address, viewerOf(app.session.getSnapshot()))
  const root = createRootRoute({ component: () => <Frame>{element}</Frame> })
  const router = createRouter({ routeTree: root, history })
  await router.load()
  // Outside StrictMode, as in the build: there effects run once, and a machine starts once.
  await render(
    <I18nProvider i18n={i18n}>
      <AppContext value={app}>
        <PageContext value={outcome.kind === 'show' ? outcome : undefined}>
          <RouterProvider router={router} />
        </PageContext>
      </AppContext>
    </I18nProvider>,
  )
  return { app, left, address: () => history.location.href }
}
