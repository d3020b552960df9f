import { MODALS, type ModalId } from '@hautelisse/domain/portal'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadRoomWords, loadWords, modal, type ModalProps, type RoomModals, type Rooms } from '../../shell/index.ts'
import { MODAL_WORDS } from '../catalogue.ts'

type Content = ComponentType<ModalProps>

const soon = modal(() => import('./soon-modal.tsx'), 'SoonModal')
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

type LoadModals = Rooms['loadModals']

/**
 * Loads what a modal shows, with its words and those that rooms share: a modal may be the first thing behind the frame that a visitor opens. One
 * that no room has yet is announced.
 *
 * @param id - the modal
 * @param loadModals - loads the modals that rooms registered
 */
export const loadContent = async (id: ModalId, loadModals: LoadModals): Promise<Content> => {
  const load = OWN_MODALS[id] ?? (await loadModals())[id] ?? soon
  const [content] = await Promise.all([load(), loadRoomWords(), loadWords(MODAL_WORDS)])
  return content
}

type Contents = Record<ModalId, LazyExoticComponent<Content>>

const late = (id: ModalId, loadModals: LoadModals): LazyExoticComponent<Content> =>
  lazy(async () => ({ default: await loadContent(id, loadModals) }))

/**
 * What each modal shows, loaded when it is first drawn (P-MODAL-01).
 *
 * @param loadModals - loads the modals that rooms registered
 */
export const lateContents = (loadModals: LoadModals): Contents =>
  Object.fromEntries(MODALS.map(({ id }) => [id, late(id, loadModals)])) as Contents

/** After a failed loading, the next drawing asks again. */
export const withoutContent = (contents: Contents, id: ModalId, loadModals: LoadModals): Contents => ({
  ...contents,
  [id]: late(id, loadModals),
})
