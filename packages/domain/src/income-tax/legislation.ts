import { dateOf, yearOf } from '../calendar/index.ts'
import {
  COLLECTION_THRESHOLD,
  DECOTE,
  FAMILY_QUOTIENT_CAPS,
  HIGH_INCOME_SCALE,
  HOUSEHOLD_PARTS,
  INCOME_TAX_SCALE,
  RETIREMENT_DEDUCTION,
  SOCIAL_SECURITY_CEILING,
  valueAt,
  valueOrStandIn,
  WAGE_DEDUCTION,
  type Band,
  type Decote,
  type DeductionRule,
  type HighIncomeScale,
  type HouseholdParts,
  type QuotientCaps,
  type WageDeduction,
} from '../law/index.ts'
import { refuse, requireWhole } from '../input/index.ts'
import type { Euros } from '../money/index.ts'

/** The law that taxes the incomes of one year. */
export type TaxLaw = {
  readonly incomeYear: number
  readonly scale: readonly Band[]
  readonly wageDeduction: WageDeduction
  readonly parts: HouseholdParts
  readonly caps: QuotientCaps
  readonly decote: Decote
  readonly collectionThreshold: Euros
  readonly highIncome: HighIncomeScale
}

const endOf = (year: number) => dateOf(year, 12, 31)

/** Years of incomes whose law is known, from the earliest; a year is added with its figures in `law`. */
export const INCOME_YEARS: readonly number[] = /* @__PURE__ */ INCOME_TAX_SCALE.values.map(({ from }) => yearOf(from))

/**
 * Gives the law that taxes the incomes of a year; of a year that is not known it throws `OutsideValidity`.
 *
 * Rule IT-01.
 *
 * @param incomeYear calendar year of the incomes
 * @public
 * @throws DomainInputError
 * @example taxLawOf(2025).decote.single // 897,00 €
 */
export const taxLawOf = (incomeYear: number): TaxLaw => {
  requireWhole('incomeYear', incomeYear, { min: 1, max: 9999 })
  const day = endOf(incomeYear)
  const law: TaxLaw = {
    incomeYear,
    scale: valueAt(INCOME_TAX_SCALE, day).value,
    wageDeduction: valueAt(WAGE_DEDUCTION, day).value,
    parts: valueAt(HOUSEHOLD_PARTS, day).value,
    caps: valueAt(FAMILY_QUOTIENT_CAPS, day).value,
    decote: valueAt(DECOTE, day).value,
    collectionThreshold: valueAt(COLLECTION_THRESHOLD, day).value,
    highIncome: valueAt(HIGH_INCOME_SCALE, day).value,
  }
  LAWS.add(law)
  return law
}

/** Every law that was put together: nothing else is one. */
const LAWS = /* @__PURE__ */ new WeakSet<TaxLaw>()

/**
 * Requires a law that `taxLawOf` gave.
 *
 * @param law what was given
 */
export const requireTaxLaw = (law: TaxLaw): void => {
  if (!LAWS.has(law)) refuse('law', law, 'not-a-law')
}

/** The law of the ceiling for payments of one year. */
export type CeilingLaw = {
  readonly paymentYear: number
  /** Year whose annual ceiling of the social security counts: the one before the payment, or the latest known. */
  readonly passYear: number
  readonly pass: Euros
  readonly rule: DeductionRule
  /** Year whose bounds of the 10 % for costs are taken: the one before the payment, or the latest known. */
  readonly costsYear: number
  readonly wageDeduction: WageDeduction
}

/**
 * Gives the law of the retirement-saving ceiling for payments of a year: the figures of the year before, or the latest known ones, and says which.
 *
 * Rule IT-11, CGI art. 163 quatervicies. A year before the first known one throws `OutsideValidity`.
 *
 * @param paymentYear calendar year of the payment
 * @param latestIncomeYear last year of incomes whose law is taken for known
 * @example ceilingLawOf(2027, 2025).costsYear // 2025
 */
export const ceilingLawOf = (paymentYear: number, latestIncomeYear: number): CeilingLaw => {
  const costsYear = Math.min(paymentYear - 1, latestIncomeYear)
  const pass = valueOrStandIn(SOCIAL_SECURITY_CEILING, endOf(paymentYear - 1))
  return {
    paymentYear,
    passYear: yearOf(pass.from),
    pass: pass.value,
    rule: valueOrStandIn(RETIREMENT_DEDUCTION, endOf(paymentYear)).value,
    costsYear,
    wageDeduction: valueAt(WAGE_DEDUCTION, endOf(costsYear)).value,
  }
}

/** Years of payments whose annual ceiling of the social security is known, from the earliest. */
export const PAYMENT_YEARS: readonly number[] = /* @__PURE__ */ SOCIAL_SECURITY_CEILING.values
  .map(({ from }) => yearOf(from) + 1)
  .filter((year) => year > Math.min(...INCOME_YEARS))
