export {
  alertsCall,
  bulletinPermissionCall,
  bulletinPermissionOfCall,
  optionBulletinChoiceCall,
  optionBulletinsCall,
  retirementTopUpSimulatorCall,
  topUpSimulatorCall,
} from './calls.ts'
export { bulletinCards, type BulletinCard, type ChosenPart } from './cards.ts'
export { cashOutOf, taxableOf, type CashOut } from './cash.ts'
export {
  accountsOf,
  choiceProblems,
  defaultChoice,
  openingChoice,
  placedIn,
  premiumOfBulletin,
  remainderOf,
  type Choice,
  type ChoiceProblem,
  type ChoiceProblemCode,
  type ChoiceTerms,
} from './choice.ts'
export { comparisonOf, type CashTax, type Comparison, type Supposed, type Way } from './compare.ts'
export { bulletinDetailOf } from './detail.ts'
export { fitOf, type Part } from './fit.ts'
export {
  BULLETIN_TYPES,
  optionBulletin,
  pendingBulletins,
  type BulletinAnswer,
  type OptionBulletin,
  type Placement,
} from './model.ts'
export { canChoose, dueOf, periodOf, type ChoiceDue, type Period } from './period.ts'
export { SOURCES, type SourceCode } from './sources.ts'
export { type Term } from './terms.ts'
export { hintsOf, topUpsOf, type AccountTopUp, type ChoiceTopUps, type TopUpHint } from './top-ups.ts'
export { yearsToRetirement, type YearsToRetirement } from './years.ts'
