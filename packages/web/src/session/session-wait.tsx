import { selectIsLedOn, selectIsSignedIn, selectOtp } from '@hautelisse/machines/session'
import { Navigate } from '@tanstack/react-router'
import { lazy, Suspense, type ReactElement } from 'react'
import { loadRoomWords, usePage, useSession } from '../app/index.ts'
import { WaitingPage } from '../portal/index.ts'

const OtpOffer = lazy(async () => {
  const [{ OtpOffer: Offer }] = await Promise.all([import('./otp-offer.tsx'), loadRoomWords()])
  return { default: Offer }
})

/** Whether somebody who has just come back from the door is asked for a one-time code before they go on. */
const useIsOffered = (): boolean => {
  const isBack = usePage().route.id === 'authcallback'
  const otp = useSession(selectOtp)
  return useSession(selectIsSignedIn) && isBack && (otp === 'offered' || otp === 'asking' || otp === 'failed')
}

/**
 * Waits for the session machine on the way to the door, back from it and out: the machine leads on, each of its calls with a time limit.
 * Once it rests and the saver is still here, there is nothing to wait for: back to the entrance, which says what went wrong (P-ERR-16).
 */
export const SessionWait = (): ReactElement => {
  const isOffered = useIsOffered()
  const isLedOn = useSession(selectIsLedOn)
  if (isOffered)
    return (
      <Suspense fallback={<WaitingPage />}>
        <OtpOffer />
      </Suspense>
    )
  return isLedOn ? <WaitingPage /> : <Navigate to="/" replace />
}
