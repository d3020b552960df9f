import { modal, type RoomModals } from '../shell/index.ts'
import { PENSION_WORDS, RESULT_WORDS } from './catalogue.ts'

/** Modals of the address that this room shows. */
export const modals: RoomModals = {
  marel: modal(() => import('./pension-modal.tsx'), 'PensionModal', PENSION_WORDS),
  disclaimer_fc_register: modal(() => import('./side-modals.tsx'), 'FranceConnectModal', PENSION_WORDS),
  marel_error_password: modal(() => import('./side-modals.tsx'), 'PasswordErrorModal', PENSION_WORDS),
  career: modal(() => import('./career-modal.tsx'), 'CareerModal', RESULT_WORDS),
}
