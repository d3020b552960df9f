export { SMALL_ANNUITY_THRESHOLD } from './annuities.ts'
export { lawChanges, numberAt, type LawChange } from './changes.ts'
export { dueUntil, type DueParameter } from './due.ts'
export { MIXED_TABLE_WEIGHTS, type MixedTableWeights } from './mixed-table.ts'
export {
  ANNUITY_PAYMENT_FEE,
  ANNUITY_REVALUATION,
  FORCED_ANNUITY_BALANCE,
  INFLATION,
  NET_RETURN,
  TECHNICAL_RATE,
} from './assumptions.ts'
export type { Band } from './bands.ts'
export {
  DIRECT_LINE_ALLOWANCE,
  DIRECT_LINE_SCALE,
  FAMILY_GIFT_ALLOWANCE,
  FUNERAL_COSTS,
  GIFT_RECALL_YEARS,
  HOME_ALLOWANCE,
  LATE_PREMIUMS_AGE,
  LATE_PREMIUMS_ALLOWANCE,
  LIFE_INSURANCE_ALLOWANCE,
  LIFE_INSURANCE_SCALE,
  NEPHEW_ALLOWANCE,
  OTHER_HEIR_ALLOWANCE,
  RELATIVE_SCALE,
  SIBLING_ALLOWANCE,
  SIBLING_SCALE,
  UNRELATED_SCALE,
  USUFRUCT_SHARES,
  type UsufructShare,
} from './estate.ts'
export {
  ANNUITY_SOCIAL_CHARGES,
  ANNUITY_TAXED_SHARES,
  LIFE_INSURANCE_SOCIAL_CHARGES,
  PENSION_DEDUCTION,
  PENSION_SOCIAL_CHARGES,
  RENT_ALLOWANCE,
  RENT_SOCIAL_CHARGES,
  SMALL_CAPITAL_TAX,
  type PensionCharges,
  type PensionDeduction,
  type TaxedShare,
} from './exit.ts'
export {
  COLLECTION_THRESHOLD,
  DECOTE,
  FAMILY_QUOTIENT_CAPS,
  HIGH_INCOME_SCALE,
  HOUSEHOLD_PARTS,
  INCOME_TAX_SCALE,
  LATEST_INCOME_YEAR,
  WAGE_DEDUCTION,
  type Decote,
  type HighIncomeScale,
  type HouseholdParts,
  type QuotientCaps,
  type WageDeduction,
} from './income-tax.ts'
export {
  OWN_PAYMENT_SHARE,
  PREMIUM_SOCIAL_CONTRIBUTIONS,
  TOP_UP_MULTIPLE,
  type OwnPaymentShare,
  type PremiumContributions,
} from './employee-savings.ts'
export { LEGAL_RETIREMENT_AGES, legalAge, type Generation, type LegalAge } from './legal-age.ts'
export {
  earliestCheck,
  LAW_CHECKED_ON,
  OutsideValidity,
  valueAt,
  valueOrStandIn,
  watchLaw,
  type AskedLaw,
  type DatedParameter,
  type DatedValue,
  type ParameterOwner,
  type ParameterUnit,
  type ValueOrStandIn,
} from './parameter.ts'
export { RELEASE_MONTHS } from './release.ts'
export { TRANSFER_FEE, TRANSFER_FREE_YEARS, TRANSFER_INTERVAL_YEARS, TRANSFER_MONTHS } from './transfer.ts'
export {
  CAPITAL_SOCIAL_CHARGES,
  DEDUCTION_AGE,
  FLAT_TAX,
  RETIREMENT_DEDUCTION,
  SOCIAL_SECURITY_CEILING,
  TOP_UP_RATES,
  type DeductionRule,
  type TopUpRates,
  UNUSED_CEILING_LIFE,
} from './saving.ts'
