import { selectIsEnded, selectIsSettled, selectIsSignedIn } from '@hautelisse/machines/session'
import { Navigate, Outlet } from '@tanstack/react-router'
import { lazy, Suspense, type ReactElement } from 'react'
import { useSession } from '../app/index.ts'
import { MemberFrame, VisitorFrame } from './frame.tsx'
import { WaitingPage } from './waiting-page.tsx'

const AutoLogoutModal = lazy(async () => ({ default: (await import('./modals.tsx')).AutoLogoutModal }))

/**
 * Pages of someone who is signed in. A session that ends while they are open leaves nothing of it on the screen, and says so in front of
 * the empty page.
 */
export const MemberLayout = (): ReactElement => {
  const isSignedIn = useSession(selectIsSignedIn)
  const isEnded = useSession(selectIsEnded)
  const isSettled = useSession(selectIsSettled)
  if (isSignedIn)
    return (
      <MemberFrame>
        <Outlet />
      </MemberFrame>
    )
  if (isEnded)
    return (
      <MemberFrame>
        <Suspense>
          <AutoLogoutModal />
        </Suspense>
      </MemberFrame>
    )
  return isSettled ? <Navigate to="/" replace /> : <WaitingPage />
}

/** Pages of a visitor; somebody who signs in meanwhile, in another tab, is led to their own home. */
export const VisitorLayout = (): ReactElement => {
  const isSignedIn = useSession(selectIsSignedIn)
  return isSignedIn ? (
    <Navigate to="/epargne" replace />
  ) : (
    <VisitorFrame>
      <Outlet />
    </VisitorFrame>
  )
}
