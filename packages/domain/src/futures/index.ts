export {
  ASSET_CLASSES,
  ASSUMPTION_SETS,
  type AssetClass,
  type AssumptionSet,
  type ClassAssumption,
  type Shock,
} from './assumptions.ts'
export { deepestFall, DRAWN_FUTURES, drawFutures, futureOf, quantilesOf, type Future, type Futures } from './draw.ts'
export { chanceBelow, momentsOf, reached, spreadOf, type Curve, type Spread } from './fan.ts'
export { assumptionsNamed, assumptionsOn, correlationOf, mixOf, type Mix, type Weights } from './mix.ts'
export { paidIn, pathOf, STEPS_A_YEAR, type Path, type Plan } from './path.ts'
export { fanOf, toCents, type Fan, type FanPoint } from './projection.ts'
export { badYear, lateLoss } from './risk.ts'
export { budgetMix, latticeOf, type BudgetMix, type RiskBudget } from './search.ts'
export {
  evaluateMixCase,
  LONGEST_MIX_YEARS,
  MIX_CASE_COLUMNS,
  MOST_MIX_CLASSES,
  type MixCaseColumn,
  type MixCaseProblem,
} from './case.ts'
export { riskMixCases } from './cases.ts'
