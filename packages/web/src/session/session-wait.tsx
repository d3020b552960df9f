import { matchRoute } from '@hautelisse/domain/portal'
import { selectIsLedOn, selectIsSignedIn, selectOtp } from '@hautelisse/machines/session'
import { Navigate, useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { loadRoomWords, usePage, useSession } from '../shell/index.ts'
import { WaitingPage } from '../portal/index.ts'
import { Late, lateScript } from '../ui/late/index.ts'

const otpOffer = lateScript(async () => {
  const [loaded] = await Promise.all([import('./otp-offer.tsx'), loadRoomWords()])
  return loaded.OtpOffer
})

/** Whether somebody who has just come back from the door is asked for a one-time code before they go on. */
const useIsOffered = (): boolean => {
  const isBack = usePage().route.id === 'authcallback'
  const otp = useSession(selectOtp)
  return useSession(selectIsSignedIn) && isBack && (otp === 'offered' || otp === 'asking' || otp === 'failed')
}

/** Whether the saver is on the way to another page already, which may still have to be loaded. */
const useIsOnTheWay = (): boolean => {
  const { history } = useRouter()
  return matchRoute(history.location.pathname)?.route.id !== usePage().route.id
}

/**
 * Waits for the session machine on the way to the door, back from it and out: the machine leads on, each of its calls with a time limit.
 * Once it rests and the saver is still here, there is nothing to wait for: back to the entrance, which says what went wrong (P-ERR-16). A
 * missing consent has led to a page of its own by then (P-ERR-09).
 */
export const SessionWait = (): ReactElement => {
  const isOffered = useIsOffered()
  const isLedOn = useSession(selectIsLedOn)
  const isOnTheWay = useIsOnTheWay()
  if (isOffered)
    return (
      <Late script={otpOffer} level={1} waiting={<WaitingPage />}>
        {(OtpOffer) => <OtpOffer />}
      </Late>
    )
  return isLedOn || isOnTheWay ? <WaitingPage /> : <Navigate to="/" replace />
}
