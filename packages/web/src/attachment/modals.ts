import { modal, type RoomModals } from '../shell/index.ts'
import { ATTACHMENT_WORDS } from './catalogue.ts'

/** Modals of the address that this room shows. */
export const modals: RoomModals = {
  add_account: modal(() => import('./add-account-modal.tsx'), 'AddAccountModal', ATTACHMENT_WORDS),
}
