export {
  householdAnswers,
  householdOf,
  householdProblems,
  NO_HOUSEHOLD,
  noticesAt,
  type HouseholdAnswers,
  type HouseholdField,
  type HouseholdProblem,
} from './answers.ts'
export { childrenOf, PARTS, type Household } from './model.ts'
export { marginalRateOf, netRatesOf, pensionChargesOf } from './rates.ts'
