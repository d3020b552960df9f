export { actPermissionsCall, authorizedActsCall, retirementSwitchCall, switchCall, switchContextCall } from './calls.ts'
export { checkSwitch, type FundAmount } from './check.ts'
export { claimsOfSwitch, type SwitchClaims } from './claims.ts'
export { chosenOffer, destinationEffect, destinationsOf } from './destinations.ts'
export {
  amountsOf,
  changesOf,
  EMPTY_SWITCH,
  errorsOn,
  figuresOf,
  fundsInto,
  requestOf,
  stepOfField,
  SWITCH_STEPS,
  switchHappenings,
  type SwitchFigures,
  type SwitchForm,
  type SwitchHappening,
  type SwitchSide,
  type SwitchStep,
} from './form.ts'
export { formTowards, type FundTarget } from './towards.ts'
export { switchLife } from './life.ts'
export {
  switchRequest,
  type AuthorizedActs,
  type SwitchableAccount,
  type SwitchContext,
  type SwitchFund,
  type SwitchRequest,
} from './model.ts'
export { moveLots, type BoughtFund, type MovedLot, type SoldFund, type SwitchLot } from './move.ts'
export {
  accountSwitchRefusals,
  switchOffers,
  type AccountSwitchRefusal,
  type DestinationEffect,
  type SwitchDestination,
  type SwitchOffer,
  type SwitchReadings,
  type SwitchRefusal,
} from './offers.ts'
