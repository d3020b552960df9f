export { householdDraftOf, householdEntry, keptHouseholdOf, readHouseholdOf } from './kept.ts'
export {
  householdMachine,
  selectHousehold,
  selectHouseholdView,
  type HouseholdEvent,
  type HouseholdInput,
  type HouseholdSnapshot,
  type HouseholdView,
  type IncomeField,
} from './machine.ts'
