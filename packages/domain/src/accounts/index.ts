export {
  ACCOUNT_SCOPES,
  ACCOUNT_TYPES,
  BALANCE_COMPARTMENTS,
  PURPOSES,
  account,
  type Account,
  type AccountSince,
  type AccountScope,
  type AccountStatus,
  type AccountType,
  type BalanceCompartment,
  type LifeProject,
  type Purpose,
} from './model.ts'
export { availableNow, claimedNow } from './availability.ts'
export { contractNumber, horizonOf, inOrderOf, riskOf, type Horizon } from './labels.ts'
export {
  RISK_LEVELS,
  investment,
  lotOnWire,
  type AccountLot,
  type EmployeeInvestment,
  type Investment,
  type RetirementInvestment,
} from './investments.ts'
export {
  aggregatedAccountsCall,
  aisAccountsCall,
  individualInvestmentsCall,
  providerAccountsCall,
  purposeCall,
  s2eAccountsCall,
} from './calls.ts'
export {
  countedForProjections,
  hasCompartments,
  isProject,
  isRetirement,
  keepsAccount,
  planCompanies,
  showsAvailability,
  type AccountsContext,
} from './rules.ts'
export {
  FAMILIES,
  familyOf,
  foldAccounts,
  groupByFamily,
  totalBalance,
  valuedOn,
  type Family,
  type FamilyAccounts,
  type FoldedAccounts,
} from './families.ts'
export { groupByProject, isPurpose, takesPurpose, type ProjectAccounts } from './purpose.ts'
export { selectedAccounts, type Selection } from './selection.ts'
export { calendarFile, type CalendarDay } from './calendar-file.ts'
export {
  changeOf,
  flowsOf,
  historyOfChange,
  movedOver,
  partsOfChange,
  performanceExplained,
  rateOf,
  spansOf,
  type Change,
  type ChangePart,
  type HistoryPoint,
  type Span,
} from './change.ts'
export { movedSinceVisit, type Moved } from './last-visit.ts'
export {
  compartmentsOf,
  freeingOf,
  freeOn,
  fundsAcross,
  fundsOf,
  type Compartment,
  type Freeing,
  type HeldFund,
  type SpreadFund,
} from './holdings.ts'
export { yearlyCharges, type YearlyCharges } from './yearly-charges.ts'
export { BI_STATES, isFrozen, standingOf, type BiStanding, type BiState } from './bi-states.ts'
export { frozenOf, withoutDoubles, type Frozen } from './elsewhere.ts'
