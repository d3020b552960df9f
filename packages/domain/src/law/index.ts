export { MIXED_TABLE_WEIGHTS, SMALL_ANNUITY_THRESHOLD, type MixedTableWeights } from './annuities.ts'
export { ANNUITY_PAYMENT_FEE, ANNUITY_REVALUATION, FORCED_ANNUITY_BALANCE, NET_RETURN, TECHNICAL_RATE } from './assumptions.ts'
export { LEGAL_RETIREMENT_AGES, legalAge, type Generation, type LegalAge } from './legal-age.ts'
export {
  OutsideValidity,
  valueAt,
  valueOrStandIn,
  type DatedParameter,
  type DatedValue,
  type ParameterUnit,
  type ValueOrStandIn,
} from './parameter.ts'
