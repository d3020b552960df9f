export {
  transmissionDeletionCall,
  transmissionInitializeCall,
  transmissionSimulationCall,
  type TransmissionRequest,
} from './calls.ts'
export { EMPTY_AMOUNT, typed, typedAs } from './amount.ts'
export { toldOf, transmissionCases, transmissionInputsOf, type TransmissionInputs, type HeldPlaces } from './cases.ts'
export {
  choicesOf,
  cleanHeirs,
  countAfter,
  devolvedBy,
  EMPTY_HEIRS,
  familyOf,
  heirsFormOf,
  heirsOf,
  readWhole,
  showsHeirs,
  unansweredBy,
  validateHeirs,
  type HeirsField,
  type Unanswered,
} from './heirs.ts'
export {
  asksPremiums,
  clausesFor,
  contractOf,
  contractsOf,
  defaultClause,
  emptyContract,
  fitClauses,
  isSeventyNext,
  lifeFormOf,
  lifeOf,
  prefilledLife,
  securitiesOf,
  validateLife,
} from './life.ts'
export {
  CONTRACT_KINDS,
  DEFAULT_HOME_PERCENTAGE,
  LONGEST_NAME,
  MINUTES,
  NOTHING_TOLD,
  MOST_ROWS,
  SPOUSE_AGES,
  STEPS,
  YEARS_KEPT,
  type ContractKind,
  type ContractRow,
  type GiftRow,
  type GoodRow,
  type Heirs,
  type HeirsForm,
  type LifeForm,
  type LifeInsurances,
  type Patrimony,
  type PatrimonyForm,
  type Question,
  type Step,
  type Told,
  type TransmissionForm,
  type TypedAmount,
} from './model.ts'
export {
  canLiveThere,
  emptyPatrimony,
  homePercentage,
  patrimonyFormOf,
  patrimonyOf,
  retainedOf,
  validatePatrimony,
} from './patrimony.ts'
export { goodOf, isGoodPlan, offeredPlans, prefilledPatrimony, withOrigins, type OfferedPlans } from './plans.ts'
export { emptyGift, needsDay, readMade, takersOf, validateGifts, type Taker } from './gift-form.ts'
export { giftsOf, madeOn } from './gifts.ts'
export { commonChildrenOf, explainSecondDeath, secondDeath, simulateSecond, type SecondTold } from './second-death.ts'
export {
  EMPTY_SECOND,
  secondQuestions,
  secondToldBy,
  validateSecond,
  type SecondForm,
  type SecondQuestions,
} from './second-form.ts'
export { totalTaxOf, TRANSMISSION_READING } from './reading.ts'
export { keptBy, receivedBy, type PaidFrom, type NetParts } from './received.ts'
export {
  explainTransmission,
  simulateTransmission,
  successionOf,
  supposeTransmission,
  wholeEstateOf,
  type Supposed,
} from './simulate.ts'
export {
  EMPTY_ANSWER,
  transmissionAnswer,
  writeTransmission,
  type OptionAnswer,
  type OptionRow,
  type TransmissionAnswer,
} from './wire.ts'
