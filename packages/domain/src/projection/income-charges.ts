import { PENSION_SOCIAL_CHARGES, valueOrStandIn } from '../law/index.ts'
import { BARE } from '../explain/index.ts'
import { partsOf } from '../income-tax/index.ts'
import { euros, type Euros } from '../money/index.ts'
import { chargeRatesFor } from '../state-pension/index.ts'
import type { IncomeTerms, SettledCharges, SettledTerms } from './income-model.ts'
import type { Departure } from './pension.ts'
import { householdOf, taxLawAt, type YearTax } from './income-tax.ts'
import type { ProjectionPlan } from './departure.ts'

const HALF_PARTS = 2

/** Half parts of the family quotient beyond the first whole part. */
const furtherHalfParts = (terms: IncomeTerms, plan: Pick<ProjectionPlan, 'today'>): number =>
  partsOf(BARE, householdOf(terms), taxLawAt(plan)).all.minus(1).times(HALF_PARTS).toNumber()

const rateFor = (referenceIncome: Euros, terms: IncomeTerms, plan: Pick<ProjectionPlan, 'today'>, { start }: Departure): number =>
  chargeRatesFor({ referenceIncome, furtherHalfParts: furtherHalfParts(terms, plan) }, start).complementary.toNumber()

/** Rates that the law knows at a departure, in percent, the lowest first. */
const ratesAt = ({ start }: Departure): readonly number[] =>
  valueOrStandIn(PENSION_SOCIAL_CHARGES, start)
    .value.map(({ rate }) => rate)
    .toSorted((a, b) => a - b)

/**
 * Gives the rate of charges of the first two years, which follows from the last tax notice; the highest one of the law where that was not said. Rule RP-23.
 *
 * @param terms household and its reference income
 * @param plan day of the question
 * @param departure start
 */
export const firstRate = (terms: IncomeTerms, plan: Pick<ProjectionPlan, 'today'>, departure: Departure): number =>
  terms.referenceIncome === undefined ? Math.max(...ratesAt(departure)) : rateFor(terms.referenceIncome, terms, plan, departure)

/**
 * Settles the rate of charges on pensions: the one that was stated, else the one that the household's own income at retirement makes.
 *
 * Rule RP-23. A higher rate leaves a lower taxable income, so that near a threshold no rate, or two of them, may fit: it is the lowest one that this very income does
 * not exceed.
 *
 * @param terms what is supposed of the household
 * @param plan day of the question
 * @param departure start
 * @param yearOf tax of a year with a rate
 */
export const settleCharges = (
  terms: IncomeTerms,
  plan: Pick<ProjectionPlan, 'today'>,
  departure: Departure,
  yearOf: (settled: SettledTerms) => YearTax,
): { readonly terms: SettledTerms; readonly charges: SettledCharges } => {
  const { pensionCharges } = terms
  if (pensionCharges !== undefined)
    return {
      terms: { ...terms, pensionCharges, isRateStated: true },
      charges: { rate: pensionCharges, referenceIncome: undefined },
    }
  const tried = ratesAt(departure).map((rate) => {
    const settled: SettledTerms = { ...terms, pensionCharges: rate, isRateStated: false }
    const referenceIncome = euros(yearOf(settled).income.value)
    return { settled, referenceIncome, wanted: rateFor(referenceIncome, terms, plan, departure) }
  })
  const found = tried.find(({ settled, wanted }) => wanted <= settled.pensionCharges) ?? tried.at(-1)
  if (found === undefined) throw new RangeError('The law knows no rate of charges on pensions')
  return {
    terms: found.settled,
    charges: { rate: found.settled.pensionCharges, referenceIncome: found.referenceIncome },
  }
}
