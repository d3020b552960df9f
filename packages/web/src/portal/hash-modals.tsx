import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, type ReactElement } from 'react'
import { useCloseModal } from '../app/index.ts'

const ForbiddenMirrorModal = lazy(async () => ({ default: (await import('./modals.tsx')).ForbiddenMirrorModal }))

/** The modal that the address fragment names; an unknown fragment opens none (P-MODAL-01, P-MODAL-11). */
export const HashModals = (): ReactElement | null => {
  const hash = useLocation({ select: (location) => location.hash })
  const close = useCloseModal()
  if (hash !== 'forbidden_mirror') return null
  return (
    <Suspense>
      <ForbiddenMirrorModal onClose={close} />
    </Suspense>
  )
}
