import { modal, type RoomModals } from '../shell/index.ts'
import { PAPER_WORDS } from './catalogue.ts'

/** Modals of the address that this room shows. */
export const modals: RoomModals = {
  paper_process: modal(() => import('./paper-modal.tsx'), 'PaperModal', PAPER_WORDS),
}
