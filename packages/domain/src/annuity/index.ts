export {
  ANNUITY_CASE_COLUMNS,
  type AnnuityCaseColumn,
  type AnnuityCaseProblem,
  evaluateAnnuityCase,
  type EvaluatedCase,
  readAnnuityCase,
} from './case.ts'
export { annuityCases } from './cases.ts'
export { type AnnuityField, type AnnuityRefusal, checkAnnuity } from './check.ts'
export { annuityFactor, annuityFactorGrid, type AnnuityGrid } from './factor.ts'
export {
  ANNUITY_STEPS,
  ANNUITY_TYPES,
  type AnnuityInput,
  type AnnuityStep,
  type AnnuityType,
  hasGuaranteedYears,
  hasReversion,
  type Life,
  PAYMENTS_PER_YEAR,
  type Timing,
  TIMINGS,
} from './model.ts'
export { survivalCurve } from './survival.ts'
