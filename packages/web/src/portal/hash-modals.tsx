import { MODALS, type ModalId, type OpenModal } from '@hautelisse/domain/portal'
import { selectWarning } from '@hautelisse/machines/session'
import { Suspense, useEffect, useState, type ReactElement } from 'react'
import { useApp, useCloseModal, useModal, useSession, useViewer, type ModalProps } from '../shell/index.ts'
import { lateContents, loadContent, withoutContent } from './modals/loaded.ts'
import { ModalGuard } from './modals/modal-guard.tsx'

/** What may have to be said when there is no connection any more to load it with. */
const AHEAD: readonly ModalId[] = ['auto_logout', 'forbidden_mirror']

/** Loads these as soon as somebody has signed in; a failure is no matter, they are asked for again when they are opened. */
const useLoadedAhead = (): void => {
  const isMember = useViewer().kind === 'member'
  const { loadModals } = useApp().rooms
  useEffect(() => {
    if (isMember) for (const id of AHEAD) loadContent(id, loadModals).catch(() => {})
  }, [isMember, loadModals])
}

type ContentProps = ModalProps & { readonly contents: ReturnType<typeof lateContents> }

const Content = ({ contents, modal, onClose }: ContentProps): ReactElement => {
  const Shown = contents[modal.id]
  return <Shown modal={modal} onClose={onClose} />
}

const AUTO_LOGOUT = MODALS.find(({ id }) => id === 'auto_logout')

/** The modal that is shown: a session about to end asks before anything else, whatever the fragment says by now (P-SESS-02, P-SESS-05). */
const useShownModal = (): OpenModal | undefined => {
  const named = useModal()
  const isWarned = useSession(selectWarning) !== undefined
  return isWarned && AUTO_LOGOUT !== undefined ? { id: 'auto_logout', entry: AUTO_LOGOUT } : named
}

/**
 * The one modal that the address fragment opens, as the modals machine reads it; nothing while there is none (P-MODAL-01). What it shows is
 * loaded when it is first opened.
 */
export const HashModals = (): ReactElement | null => {
  useLoadedAhead()
  const modal = useShownModal()
  const named = useModal()?.id
  const { navigation, rooms } = useApp()
  const [contents, setContents] = useState(() => lateContents(rooms.loadModals))
  const close = useCloseModal()
  if (modal === undefined) return null
  // An answer takes away the fragment of what was answered, and of nothing else.
  const answered = (): void => {
    if (named === 'auto_logout') navigation.closeModal()
  }
  const retry = (): void => setContents((before) => withoutContent(before, modal.id, rooms.loadModals))
  const onClose = modal.entry.closes ? close : answered
  return (
    <ModalGuard key={modal.id} onRetry={retry} onClose={onClose}>
      <Suspense>
        <Content contents={contents} modal={modal} onClose={onClose} />
      </Suspense>
    </ModalGuard>
  )
}
