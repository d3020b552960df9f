import { selectIsUnavailable } from '@hautelisse/machines/session'
import { selectHiddenAmounts } from '@hautelisse/machines/settings'
import { Outlet } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import {
  ConnectionLine,
  DemonstrationLine,
  LateLanguageOffer,
  LateMirrorStrip,
  LateModals,
  UnavailablePage,
} from '../portal/index.ts'
import { LateCookieBanner } from '../contents/index.ts'
import { LateOpinion } from '../opinion/index.ts'
import { OtpOutcome } from '../session/index.ts'
import { HiddenAmountsProvider } from '../ui/amount/index.ts'
import { useApp, useSession, useSettings } from '../shell/index.ts'

/** Around every page: the lines of a lost connection, of a code that failed and of the demonstration, the silent API, the modal that the address names. */
export const Root = (): ReactElement => {
  const { home, session } = useApp()
  const isUnavailable = useSession(selectIsUnavailable)
  return (
    <HiddenAmountsProvider hidden={useSettings(selectHiddenAmounts)}>
      <ConnectionLine />
      <OtpOutcome />
      {home.kind === 'page' && <DemonstrationLine />}
      <LateLanguageOffer />
      <LateCookieBanner />
      {isUnavailable ? (
        <>
          <LateMirrorStrip />
          <UnavailablePage onRetry={() => session.send({ type: 'retryRequested' })} />
        </>
      ) : (
        <Outlet />
      )}
      <LateOpinion />
      <LateModals />
    </HiddenAmountsProvider>
  )
}
