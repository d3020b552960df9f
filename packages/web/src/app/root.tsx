import { selectIsUnavailable } from '@hautelisse/machines/session'
import { selectHiddenAmounts } from '@hautelisse/machines/settings'
import { Outlet } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { ConnectionLine, DemonstrationLine, HashModals, UnavailablePage } from '../portal/index.ts'
import { HiddenAmountsProvider } from '../ui/amount/index.ts'
import { useApp, useSession, useSettings } from './app-context.ts'

/** Around every page: the lines of a lost connection and of the demonstration, the silent API, the modal that the address names. */
export const Root = (): ReactElement => {
  const { home, session } = useApp()
  const isUnavailable = useSession(selectIsUnavailable)
  return (
    <HiddenAmountsProvider hidden={useSettings(selectHiddenAmounts)}>
      <ConnectionLine />
      {home.kind === 'page' && <DemonstrationLine />}
      {isUnavailable ? <UnavailablePage onRetry={() => session.send({ type: 'retryRequested' })} /> : <Outlet />}
      <HashModals />
    </HiddenAmountsProvider>
  )
}
