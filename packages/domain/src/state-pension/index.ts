export { computeBase, explainBase, pensionCheckedUntil, type BaseFigures, type BasePension } from './base.ts'
export {
  POINT_CONTRIBUTIONS,
  POINT_PRICE,
  POINT_REDUCTION,
  POINT_VALUE,
  type PointContributions,
  type ReductionStretch,
} from './complementary-parameters.ts'
export { LONG_CAREER_DOORS, type LongCareerDoor } from './long-career.ts'
export { MINIMUM_PENSION, type MinimumPension } from './minimum-parameters.ts'
export type { CareerYear, Opening, PensionCase, Situation } from './model.ts'
export {
  BEST_YEARS,
  PENSION_CEILING,
  PENSION_RATES,
  QUARTER_WAGE,
  WAGE_REVALUATION,
  type BestYears,
  type PensionRates,
} from './parameters.ts'
export { quartersOfWage, settledCareer } from './quarters.ts'
export { firstStartAt, quartersToAge, situationOf } from './situation.ts'
export { SOURCES, sourceOf, type SourceCode, type SourceEntry } from './sources.ts'
export { TERMS, type Term } from './terms.ts'
