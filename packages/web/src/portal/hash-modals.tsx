import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, type ReactElement } from 'react'

const ForbiddenMirrorModal = lazy(async () => ({ default: (await import('./modals.tsx')).ForbiddenMirrorModal }))

/** The modal that the address fragment names; an unknown fragment opens none (P-MODAL-01, P-MODAL-11). */
export const HashModals = (): ReactElement | null => {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const close = (): void => void navigate({ to: '.', hash: '', search: true, params: true, replace: true, resetScroll: false })
  if (hash !== 'forbidden_mirror') return null
  return (
    <Suspense>
      <ForbiddenMirrorModal onClose={close} />
    </Suspense>
  )
}
