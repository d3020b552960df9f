export {
  POINT_CONTRIBUTIONS,
  POINT_PRICE,
  POINT_REDUCTION,
  POINT_VALUE,
  type PointContributions,
  type ReductionStretch,
} from './complementary-parameters.ts'
export { MINIMUM_PENSION, type MinimumPension } from './minimum-parameters.ts'
export {
  BEST_YEARS,
  PENSION_CEILING,
  PENSION_RATES,
  QUARTER_WAGE,
  WAGE_REVALUATION,
  type BestYears,
  type PensionRates,
} from './parameters.ts'
