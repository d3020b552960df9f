import { modal, type RoomModals } from '../shell/index.ts'

/** Modals of the address that this room shows. */
export const modals: RoomModals = {
  consents: modal(() => import('./consents-modal.tsx'), 'ConsentsModal'),
}
