import { MODALS, type ModalId, type OpenModal } from '@hautelisse/domain/portal'
import { selectWarning } from '@hautelisse/machines/session'
import { createElement, useEffect, useState, type ReactElement } from 'react'
import { useApp, useCloseModal, useModal, useSession, useViewer } from '../shell/index.ts'
import { lateContents, type LateContents } from './modals/loaded.ts'
import { ModalGuard } from './modals/modal-guard.tsx'

/** What may have to be said when there is no connection any more to load it with. */
const AHEAD: readonly ModalId[] = ['auto_logout', 'forbidden_mirror']

/** Loads these as soon as somebody has signed in; a failure is no matter, they are asked for again when they are opened. */
const useLoadedAhead = (contents: LateContents): void => {
  const isMember = useViewer().kind === 'member'
  useEffect(() => {
    if (isMember) for (const id of AHEAD) void contents[id].ask()
  }, [isMember, contents])
}

const AUTO_LOGOUT = MODALS.find(({ id }) => id === 'auto_logout')

/** The modal that is shown: a session about to end asks before anything else, whatever the fragment says by now (P-SESS-02, P-SESS-05). */
const useShownModal = (): OpenModal | undefined => {
  const named = useModal()
  const isWarned = useSession(selectWarning) !== undefined
  return isWarned && AUTO_LOGOUT !== undefined ? { id: 'auto_logout', entry: AUTO_LOGOUT } : named
}

/**
 * The one modal that the address fragment opens, as the modals machine reads it; renders nothing without one (P-MODAL-01). Its content is
 * loaded when it is first opened.
 */
export const HashModals = (): ReactElement | null => {
  const modal = useShownModal()
  const named = useModal()?.id
  const { navigation, rooms } = useApp()
  const [contents] = useState(() => lateContents(rooms.loadModals))
  useLoadedAhead(contents)
  const close = useCloseModal()
  if (modal === undefined) return null
  // An answer takes away the fragment of what was answered, and of nothing else.
  const answered = (): void => {
    if (named === 'auto_logout') navigation.closeModal()
  }
  const onClose = modal.entry.closes ? close : answered
  return (
    <ModalGuard key={modal.id} script={contents[modal.id]} onClose={onClose}>
      {(Content) => createElement(Content, { modal, onClose })}
    </ModalGuard>
  )
}
