export type { Answer, SwitchEvent, SwitchField, SwitchInput, SwitchPorts } from './context.ts'
export { draft } from './draft.ts'
export { draftOf, keptOf } from './draft-of.ts'
export { switchTargets, type SwitchTargets } from './targets.ts'
export { fundSwitchMachine } from './machine.ts'
export { apiPorts } from './ports.ts'
export {
  selectDestinations,
  selectErrors,
  selectFigures,
  selectForm,
  selectHappenings,
  selectOffer,
  selectOffers,
  selectPage,
  selectPlace,
  selectRecord,
  selectScreen,
  selectStep,
  selectStepView,
  type SwitchSnapshot,
} from './select.ts'
