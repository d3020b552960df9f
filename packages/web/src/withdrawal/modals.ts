import { modal, type RoomModals } from '../shell/index.ts'
import { WITHDRAWAL_WORDS } from './catalogue.ts'

/** Modals of the address that this room shows. */
export const modals: RoomModals = {
  disclaimer_retirement_computation: modal(() => import('./assumptions-modal.tsx'), 'AssumptionsModal', WITHDRAWAL_WORDS),
  rule_mandatory_annuity: modal(() => import('./rule-modal.tsx'), 'RuleModal', WITHDRAWAL_WORDS),
}
