import { dateOf, type PlainDate } from '../calendar/index.ts'
import { taxLawOf, type TaxLaw } from '../income-tax/index.ts'
import {
  ANNUITY_SOCIAL_CHARGES,
  ANNUITY_TAXED_SHARES,
  CAPITAL_SOCIAL_CHARGES,
  FLAT_TAX,
  LATEST_INCOME_YEAR,
  PENSION_DEDUCTION,
  PENSION_SOCIAL_CHARGES,
  SMALL_ANNUITY_THRESHOLD,
  SMALL_CAPITAL_TAX,
  valueAt,
  valueOrStandIn,
} from '../law/index.ts'
import { Decimal } from '../money/index.ts'
import { POOLS, type ExitCase, type Incomes, type Pool } from './model.ts'
import { yearlyTax, type YearlyTax } from './yearly-tax.ts'

const CENTS = 100
const PERCENT = 100
const MONTHS = 12

/** An amount in whole cents. */
export const centsOf = (amount: Decimal): number => Math.round(amount.times(CENTS).toNumber())

/** Savings of a compartment in cents of the start, and the share of it that was paid in. */
export type HeldPool = { readonly size: number; readonly paidShare: number }

/** Rates of the law as shares: exact for steps that are shown, floats for a search. */
type ExitRates<Share> = {
  /** Social charges on gains. */
  readonly charges: Share
  /** Income tax of the flat tax. */
  readonly flat: Share
  /** Charges on the taxed share of an annuity that was bought. */
  readonly annuityCharges: Share
  readonly annuityShare: Share
  readonly pensionCharges: Share
  /** Points of the charges on a pension that the tax does not count. */
  readonly deductible: Share
  readonly smallCapital: Share
}

/** Bounds of the 10 % on pensions, in cents. */
type PensionBounds = { readonly rate: number; readonly min: number; readonly max: number }

/** Incomes beside the exit, and what they would bear without it, in cents; the tax and the contribution in euros. */
export type Beside = {
  readonly incomes: Incomes
  readonly own: number
  readonly spouse: number
  readonly other: number
  readonly taxable: number
  readonly tax: number
  readonly contribution: number
}

/** All that a plan is computed from, in whole cents: a search reads it ten thousands of times. */
export type Ground = {
  readonly asked: ExitCase
  readonly day: PlainDate
  readonly law: TaxLaw
  readonly tax: YearlyTax
  readonly rates: ExitRates<number>
  readonly exactRates: ExitRates<Decimal>
  readonly bounds: PensionBounds
  /** The year of the start, and every other. */
  readonly first: Beside
  readonly usual: Beside
  readonly pools: Readonly<Record<Pool, HeldPool>>
  readonly co: number
  /** Whether the law lets the mandatory payments out as capital. */
  readonly isSmallAnnuity: boolean
  /** Years from the start to the stated age. */
  readonly span: number
}

const poolOf = ({ paid, gains }: ExitCase['savings'][Pool]): HeldPool => {
  const size = centsOf(paid.plus(gains))
  return { size, paidShare: size === 0 ? 0 : centsOf(paid) / size }
}

const shareOf = (percent: number): Decimal => new Decimal(percent).dividedBy(PERCENT)

const ratesOf = ({ age, pension_charges: pensionCharges = 0 }: ExitCase, day: PlainDate): ExitRates<Decimal> => {
  const charges = shareOf(valueOrStandIn(CAPITAL_SOCIAL_CHARGES, day).value)
  const shares = valueOrStandIn(ANNUITY_TAXED_SHARES, day).value
  const deductible = valueOrStandIn(PENSION_SOCIAL_CHARGES, day).value.find(({ rate }) => rate === pensionCharges)?.deductible
  return {
    charges,
    flat: shareOf(valueOrStandIn(FLAT_TAX, day).value).minus(charges),
    annuityCharges: shareOf(valueOrStandIn(ANNUITY_SOCIAL_CHARGES, day).value),
    annuityShare: shares.findLast(({ fromAge }) => fromAge <= age)?.share ?? new Decimal(1),
    pensionCharges: shareOf(pensionCharges),
    deductible: shareOf(deductible ?? 0),
    smallCapital: shareOf(valueOrStandIn(SMALL_CAPITAL_TAX, day).value),
  }
}

const floatsOf = (rates: ExitRates<Decimal>): ExitRates<number> => ({
  charges: rates.charges.toNumber(),
  flat: rates.flat.toNumber(),
  annuityCharges: rates.annuityCharges.toNumber(),
  annuityShare: rates.annuityShare.toNumber(),
  pensionCharges: rates.pensionCharges.toNumber(),
  deductible: rates.deductible.toNumber(),
  smallCapital: rates.smallCapital.toNumber(),
})

/**
 * Gives the taxable income of a year in whole cents, net of the 10 % on pensions within their bounds.
 *
 * @param bounds bounds of the 10 %
 * @param beside incomes beside the exit, in cents
 * @param pension what the exit adds to the pensions of the saver, in cents
 * @param share what it adds beside, taxed whole, in cents
 */
export const taxableOf = (
  bounds: PensionBounds,
  { own, spouse, other }: Pick<Beside, 'own' | 'spouse' | 'other'>,
  pension: number,
  share: number,
): number => {
  const deductionOf = (amount: number) => Math.min(amount, Math.max(amount * bounds.rate, bounds.min))
  const deduction = Math.min(deductionOf(own + pension) + deductionOf(spouse), bounds.max)
  return Math.round(own + pension + spouse - deduction + other + share)
}

const besideOf = (incomes: Incomes, hasSpouse: boolean, bounds: PensionBounds, { tax, contribution }: YearlyTax): Beside => {
  const amounts = {
    own: centsOf(incomes.pension),
    spouse: hasSpouse ? centsOf(incomes.spouse_pension) : 0,
    other: centsOf(incomes.other),
  }
  const taxable = taxableOf(bounds, amounts, 0, 0)
  return { incomes, ...amounts, taxable, tax: tax(taxable, 0), contribution: contribution(taxable) }
}

/**
 * Puts together what a plan is computed from, by the law that is known on the day.
 *
 * @param asked what the plan is made for
 * @param day day of the first payment
 */
export const groundOf = (asked: ExitCase, day: PlainDate): Ground => {
  const law = taxLawOf(valueOrStandIn(LATEST_INCOME_YEAR, day).value)
  const { rate, min, max } = valueAt(PENSION_DEDUCTION, dateOf(law.incomeYear, 12, 31)).value
  const bounds = { rate: rate.toNumber(), min: centsOf(min), max: centsOf(max) }
  const tax = yearlyTax(asked, law)
  const usual = besideOf(asked.incomes, asked.marital_status === 'MA', bounds, tax)
  const first = asked.first_year && besideOf(asked.first_year, asked.marital_status === 'MA', bounds, tax)
  const exactRates = ratesOf(asked, day)
  const monthly = asked.savings.co.times(asked.annuity_rate).dividedBy(MONTHS)
  return {
    asked,
    day,
    law,
    tax,
    rates: floatsOf(exactRates),
    exactRates,
    bounds,
    first: first ?? usual,
    usual,
    pools: Object.fromEntries(POOLS.map((pool) => [pool, poolOf(asked.savings[pool])])) as Record<Pool, HeldPool>,
    co: centsOf(asked.savings.co),
    isSmallAnnuity: monthly.isPositive() && monthly.lessThanOrEqualTo(valueOrStandIn(SMALL_ANNUITY_THRESHOLD, day).value),
    span: asked.until - asked.age,
  }
}
