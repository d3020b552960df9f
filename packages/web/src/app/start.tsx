import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { isEmbedded } from '@hautelisse/domain/portal'
import { applicationMachine, selectStage } from '@hautelisse/machines/application'
import { createBrowserHistory, RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { StrictMode, startTransition, useState, type ReactElement } from 'react'
import type { Root } from 'react-dom/client'
import { createActor, waitFor, type ActorRefFrom } from 'xstate'
import { Safeguard, UnavailablePage, WaitingPage } from '../portal/index.ts'
import { readNonce } from '../ui/theme/index.ts'
import type { startAnalytics } from './analytics.ts'
import { readAnalytics } from './analytics-settings.ts'
import { AppContext, type App } from './app-context.ts'
import { announceArrivals } from './arrival.ts'
import { browserPorts } from './browser-ports.ts'
import { readBuildSettings } from './build-settings.ts'
import { createApp } from './create-app.ts'
import { followActivity } from './follow-activity.ts'
import { followKeys } from './developer-keys.ts'
import { followSettings } from './follow-settings.ts'
import { clearFragment } from './fragment.ts'
import { openJournal } from './journal.ts'
import { createAppRouter } from './router.tsx'
import { openTags } from './tags.ts'
import { forgetScrolling } from './scroll.ts'

type Pages = { readonly app: App; readonly router: ReturnType<typeof createAppRouter> }

/** The pages of a running application, under one router for as long as the tab lives. */
const RunningPages = ({ open }: { readonly open: () => Pages }): ReactElement => {
  const [{ app, router }] = useState(open)
  return (
    <AppContext value={app}>
      <RouterProvider router={router} />
    </AppContext>
  )
}

type ApplicationProps = {
  readonly application: ActorRefFrom<typeof applicationMachine>
  readonly openPages: () => Pages
}

/** The application as its root says it stands: looking for the API, waiting for the saver to try again, or running. */
const Application = ({ application, openPages }: ApplicationProps): ReactElement => {
  const stage = useSelector(application, selectStage)
  if (stage === 'opening') return <WaitingPage />
  if (stage === 'silent') return <UnavailablePage onRetry={() => application.send({ type: 'retryRequested' })} />
  return <RunningPages open={openPages} />
}

/** The measure is loaded beside the pages; one that cannot be loaded measures nothing. */
const measureVisits = async (measured: Parameters<typeof startAnalytics>[0]): Promise<void> => {
  const loaded = await import('./analytics.ts').catch(() => undefined)
  loaded?.startAnalytics(measured)
}

const onePages = (open: () => Pages): (() => Pages) => {
  let pages: Pages | undefined
  return () => (pages ??= open())
}

const startRoot = (history: RouterHistory) => {
  const build = readBuildSettings(import.meta.env)
  const journal = openJournal()
  const ports = browserPorts({
    build,
    history,
    journal,
    showsDoors: () => application.getSnapshot().context.home?.door !== undefined,
    embedded: isEmbedded(`${window.location.pathname}${window.location.search}`),
  })
  const application: ActorRefFrom<typeof applicationMachine> = createActor(applicationMachine, {
    input: { ports, session: { clientSpace: build.clientSpaceUrl } },
  })
  const openPages = onePages(() => {
    const tags = openTags()
    const analytics = readAnalytics(document)
    const app = createApp({ application, build, journal, ports, tags, analytics })
    const router = createAppRouter(history, app)
    announceArrivals(router)
    forgetScrolling(window)
    followActivity(app.session, window)
    if (analytics !== undefined) void measureVisits({ app, analytics, tags, router, page: window })
    return { app, router }
  })
  application.start()
  return { application, openPages }
}

/** The mark that the page itself holds stays until there is something to show, for a second at most. */
const OPENING_MS = 1000
const somethingToShow = (application: ActorRefFrom<typeof applicationMachine>): Promise<unknown> =>
  waitFor(application, (snapshot) => selectStage(snapshot) !== 'opening', { timeout: OPENING_MS }).catch(() => undefined)

/** Starts the application: its root first, the language before any text, then the pages as the root says. */
export const start = async (root: Root): Promise<void> => {
  readNonce()
  clearFragment(window)
  const { application, openPages } = startRoot(createBrowserHistory())
  followKeys(application, window)
  const { settings } = application.getSnapshot().children
  if (settings !== undefined) await followSettings(settings)
  await somethingToShow(application)
  // Drawn in small steps: the page answers to the saver in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <Safeguard>
            <Application application={application} openPages={openPages} />
          </Safeguard>
        </I18nProvider>
      </StrictMode>,
    ),
  )
}
