export { computeBase, explainBase, type BaseFigures, type BasePension } from './base.ts'
export { chargeRatesFor, PENSION_CHARGES, type ChargeBand, type ChargedHousehold, type ChargeRates } from './charges.ts'
export { pensionCheckedUntil } from './checked.ts'
export { CHILDREN_INCREASE, type ChildrenIncrease, type ChildrenShares } from './children-parameters.ts'
export {
  POINT_CONTRIBUTIONS,
  POINT_PRICE,
  POINT_REDUCTION,
  POINT_VALUE,
  type PointContributions,
  type ReductionStretch,
} from './complementary-parameters.ts'
export {
  bendsOf,
  caseAt,
  pensionCurve,
  rowsOf,
  type Bend,
  type BendKind,
  type CurvePoint,
  type CurveRow,
  type PensionPlan,
  type RowMark,
} from './curve.ts'
export { LONG_CAREER_DOORS, type LongCareerDoor } from './long-career.ts'
export { LONG_CAREER_QUARTERS, type LongCareerQuarters } from './long-career-quarters.ts'
export { MINIMUM_PENSION, type MinimumPension } from './minimum-parameters.ts'
export {
  REPUTED_KINDS,
  type CareerYear,
  type LongCareerQuestion,
  type Opening,
  type OtherQuarters,
  type PensionCase,
  type Points,
  type Range,
  type ReputedKind,
  type ReputedQuarters,
  type Situation,
} from './model.ts'
export {
  BEST_YEARS,
  PENSION_CEILING,
  PENSION_RATES,
  QUARTER_WAGE,
  WAGE_REVALUATION,
  type BestYears,
  type PensionRates,
} from './parameters.ts'
export { perhapsOpening, type PerhapsOpening } from './perhaps.ts'
export { computePension, explainPension, type Pension, type PensionFigures } from './pension.ts'
export { NO_POINTS, pointsOfWage, type PointsOfYear } from './points.ts'
export { projectedCareer, type AheadLevel, type WorkAhead, type WorkPause } from './projected-career.ts'
export { quarterPartsOf, type QuarterParts } from './quarter-parts.ts'
export { quartersOfWage, settledCareer } from './quarters.ts'
export { quartersToAge, situationOf } from './situation.ts'
export { SOURCES, sourceOf, type SourceCode, type SourceEntry } from './sources.ts'
export { firstStartAt } from './starts.ts'
export { TERMS, type Term } from './terms.ts'
export { variationsOf, type Variation, type VariationKind } from './variations.ts'
