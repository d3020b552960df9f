import { modal, type RoomModals } from '../shell/index.ts'

const advisor = () => import('./advisor-modal.tsx')

/** Modals of the address that this room shows. */
export const modals: RoomModals = {
  advisor: modal(advisor, 'RetirementAdvisorModal'),
  advisor_transmission: modal(advisor, 'TransmissionAdvisorModal'),
}
