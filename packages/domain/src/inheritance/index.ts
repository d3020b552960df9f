export {
  DUTY_CASE_COLUMNS,
  DUTY_CASE_OPTIONAL_COLUMNS,
  evaluateDutyCase,
  type DutyCaseColumn,
  type DutyCaseProblem,
  type EvaluatedDutyCase,
} from './case.ts'
export { computeDuty, explainDuty, reckonDuty } from './duty.ts'
export { dutyLawOf, type DutyLaw } from './legislation.ts'
export { LINKS, type DutyFigures, type Link, type TaxedLink } from './model.ts'
export { SOURCES, sourceOf, type SourceCode, type SourceEntry } from './sources.ts'
export { TERMS, type Term } from './terms.ts'
