import { modal, type RoomModals } from '../shell/index.ts'
import { FUND_WORDS } from './catalogue.ts'

/** Modals of the address that this room shows. */
export const modals: RoomModals = {
  fund: modal(() => import('./fund-sheet.tsx'), 'FundModal', FUND_WORDS),
}
