import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { settingsMachine } from '@hautelisse/machines/settings'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode, type ReactElement, type ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import { createActor } from 'xstate'
import { Safeguard, UnavailablePage, WaitingPage } from '../portal/index.ts'
import { readNonce } from '../ui/theme/index.ts'
import { AppContext } from './app-context.ts'
import { announceArrivals } from './arrival.ts'
import { readBuildSettings } from './build-settings.ts'
import { createApp } from './create-app.ts'
import { followSettings } from './follow-settings.ts'
import { clearFragment } from './fragment.ts'
import { ApiSilent, openHome, type Home } from './home.ts'
import { navigationPort } from './navigation.ts'
import { createAppRouter } from './router.tsx'
import { storagePort } from './storage.ts'

const Page = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <Safeguard>{children}</Safeguard>
    </I18nProvider>
  </StrictMode>
)

/** Starts the application: settings and language first, then the API's home, then the session, then the pages. */
export const start = async (root: Root): Promise<void> => {
  readNonce()
  clearFragment(window)
  const build = readBuildSettings(import.meta.env)
  const localStorage = storagePort(() => window.localStorage)
  const settings = createActor(settingsMachine, { input: { storage: localStorage } }).start()
  await followSettings(settings)

  const show = (page: ReactNode): void => root.render(<Page>{page}</Page>)

  const run = (home: Home): void => {
    const history = createBrowserHistory()
    const navigation = navigationPort(history, window, () => home.door !== undefined)
    const sessionStorage = storagePort(() => window.sessionStorage)
    const app = createApp({ home, build, settings, localStorage, sessionStorage, navigation })
    const router = createAppRouter(history, app)
    announceArrivals(router)
    show(
      <AppContext value={app}>
        <RouterProvider router={router} />
      </AppContext>,
    )
  }

  const open = async (): Promise<void> => {
    show(<WaitingPage />)
    try {
      run(await openHome(build, document))
    } catch (error) {
      if (!(error instanceof ApiSilent)) throw error
      show(<UnavailablePage onRetry={() => void open()} />)
    }
  }
  await open()
}
