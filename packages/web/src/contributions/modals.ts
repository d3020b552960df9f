import { modal, type RoomModals } from '../shell/index.ts'

/** Modals of the address that this room shows. */
export const modals: RoomModals = {
  contribution_gauge: modal(() => import('./gauge-modal.tsx'), 'GaugeModal'),
}
