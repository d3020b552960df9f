import { selectWarning } from '@hautelisse/machines/session'
import type { ReactElement } from 'react'
import { useCloseModal, useModal, useSession, useViewer } from '../shell/index.ts'
import { lateScript } from '../ui/late/index.ts'
import { ModalGuard } from './modals/modal-guard.tsx'

const hashModals = lateScript(() => import('./hash-modals.tsx'))

/** Whether there may be a modal to show: one is named, or somebody is there whose session will ask something sooner or later. */
const useIsNeeded = (): boolean => {
  const isNamed = useModal() !== undefined
  const isWarned = useSession(selectWarning) !== undefined
  const isMember = useViewer().kind === 'member'
  return isNamed || isWarned || isMember
}

/** The modals of the address fragment, whose code a visitor's first screen does not carry; it is loaded with the first that may be shown. */
export const LateModals = (): ReactElement | null => {
  const isNeeded = useIsNeeded()
  const close = useCloseModal()
  if (!isNeeded) return null
  return (
    <ModalGuard script={hashModals} onClose={close}>
      {({ HashModals }) => <HashModals />}
    </ModalGuard>
  )
}
