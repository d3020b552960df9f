export type { Answer, Payer, PaymentEvent, PaymentInput, PaymentPorts } from './context.ts'
export { draft } from './draft.ts'
export { draftOf } from './draft-of.ts'
export { paymentMachine } from './machine.ts'
export { apiPorts } from './ports.ts'
export {
  selectErrors,
  selectExternal,
  selectFailure,
  selectFigures,
  selectForm,
  selectHappenings,
  selectIsPaying,
  selectLab,
  selectMandate,
  selectOffer,
  selectOffers,
  selectPlace,
  selectProgramme,
  selectRecord,
  selectScreen,
  selectStep,
  selectSteps,
  selectTax,
  type PaymentSnapshot,
} from './select.ts'
