import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { selectStage, type applicationMachine } from '@hautelisse/machines/application'
import { RouterProvider } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useState, type ReactElement } from 'react'
import type { ActorRefFrom } from 'xstate'
import { Safeguard, UnavailablePage, WaitingPage } from '../portal/index.ts'
import { AppContext, type App } from '../shell/index.ts'
import type { createAppRouter } from './router.tsx'

export type Pages = { readonly app: App; readonly router: ReturnType<typeof createAppRouter> }

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

type TreeProps = ApplicationProps & {
  /** Called once the page answers; the same from one drawing to the next. */
  readonly onAnswering?: () => void
}

const nothing = (): void => {}

/** Tells that the page now answers clicks and keys. */
const Answering = ({ tell }: { readonly tell: () => void }): null => {
  useEffect(tell, [tell])
  return null
}

/**
 * Everything that is drawn: the same tree in the browser and where a server paints it. It stands outside StrictMode: there a development build stops each
 * machine of a page once and starts it again, and XState takes the call that was given up for the answer to the one that is made anew.
 */
export const Tree = ({ onAnswering = nothing, ...props }: TreeProps): ReactElement => (
  <I18nProvider i18n={i18n}>
    <Safeguard>
      <Application {...props} />
    </Safeguard>
    <Answering tell={onAnswering} />
  </I18nProvider>
)
