export {
  DUTY_CASE_COLUMNS,
  DUTY_CASE_OPTIONAL_COLUMNS,
  evaluateDutyCase,
  type DutyCaseColumn,
  type DutyCaseProblem,
  type EvaluatedDutyCase,
} from './case.ts'
export { CLAUSES, INSURANCES, isLate, partsOf, type Clause, type Insurance, type LifeInsurance } from './contracts.ts'
export { computeDuty, explainDuty } from './duty.ts'
export { GOODS, reckonEstate, type Estate, type EstateFigures, type Good, type GoodType, type Home } from './estate.ts'
export {
  devolve,
  HEIRS,
  isHandled,
  OPTIONS,
  SITUATIONS,
  type Devolution,
  type Family,
  type Fraction,
  type Heir,
  type Option,
  type Part,
  type Situation,
} from './family.ts'
export { dutyLawOf, type DutyLaw } from './legislation.ts'
export { isContractSplitOpen } from './gains.ts'
export { GIFT_TAKERS, isRecalled, type Gift, type GiftTaker } from './gifts.ts'
export { type LateReadings } from './late-groups.ts'
export { allowancePartOf, poolOf, reckonLate, type LateFigures } from './late-premiums.ts'
export { type LevyFigures } from './life-insurance.ts'
export { LINKS, type DutyFigures, type Link, type TaxedLink } from './model.ts'
export { RIGHTS, type HeirOutcome, type OptionOutcome, type Right, type Succession } from './outcome.ts'
export { usufructShare } from './ownership.ts'
export { explainSecond, settleSecond, type FirstTaxes, type SecondOutcome } from './second-death.ts'
export { type SecondDeath } from './second-estates.ts'
export { explainSettlement, settle, type Settlement } from './settle.ts'
export { SOURCES, type SourceCode, type SourceEntry } from './sources.ts'
export { TERMS, type Term } from './terms.ts'
