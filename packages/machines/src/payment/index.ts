export type { Answer, PapersFate, Payer, PaymentEvent, PaymentInput, PaymentPorts } from './context.ts'
export { draft } from './draft.ts'
export { draftOf, keptOf } from './draft-of.ts'
export { paymentMachine } from './machine.ts'
export { apiPorts } from './ports.ts'
export {
  selectCard,
  selectErrors,
  selectExternal,
  selectFigures,
  selectForm,
  selectHappenings,
  selectLab,
  selectMandate,
  selectOffer,
  selectOffers,
  selectPage,
  selectPapers,
  selectPlace,
  selectProgramme,
  selectRecord,
  selectScreen,
  selectStep,
  selectStepView,
  selectTax,
  type PaymentSnapshot,
} from './select.ts'
