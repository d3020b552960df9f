import { MODALS, type ModalId } from '@hautelisse/domain/portal'
import type { ComponentType } from 'react'
import { loadRoomWords, loadWords, modal, type ModalProps, type RoomModals, type Rooms } from '../../shell/index.ts'
import { lateScript, type LateScript } from '../../ui/late/index.ts'
import { MODAL_WORDS } from '../catalogue.ts'

type Content = ComponentType<ModalProps>

const help = modal(() => import('./help-modals.tsx'), 'HelpModal')

/** Modals of no other room. */
const OWN_MODALS: RoomModals = {
  auto_logout: modal(() => import('./auto-logout-modal.tsx'), 'AutoLogoutModal'),
  forbidden_mirror: modal(() => import('./forbidden-mirror.tsx'), 'ForbiddenMirrorModal'),
  has_spouse_donation: help,
  birth_document: help,
  has_same_parents: help,
  spouse_age: help,
  ceiling_disclaimer: help,
}

/** Loads what a modal shows, with its words and those that rooms share: a modal may be the first thing behind the frame that a visitor opens. */
const loadContent = async (id: ModalId, loadModals: Rooms['loadModals']): Promise<Content> => {
  const load = OWN_MODALS[id] ?? (await loadModals())[id]
  if (load === undefined) throw new Error(`No room shows the modal ${id}.`)
  const [content] = await Promise.all([load(), loadRoomWords(), loadWords(MODAL_WORDS)])
  return content
}

/** What each modal shows. */
export type LateContents = Readonly<Record<ModalId, LateScript<Content>>>

/**
 * What each modal shows, loaded when it is first drawn (P-MODAL-01).
 *
 * @param loadModals - loads the modals that rooms registered
 */
export const lateContents = (loadModals: Rooms['loadModals']): LateContents =>
  Object.fromEntries(MODALS.map(({ id }) => [id, lateScript(() => loadContent(id, loadModals))])) as LateContents
