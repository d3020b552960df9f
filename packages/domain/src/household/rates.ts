import type { PlainDate } from '../calendar/index.ts'
import { BARE } from '../explain/index.ts'
import { reckonTaxOn, taxLawOf, type Household as TaxedHousehold, type TaxLaw } from '../income-tax/index.ts'
import { LATEST_INCOME_YEAR, valueOrStandIn } from '../law/index.ts'
import { addEuros, Decimal, euros, ZERO_EUROS, type Euros } from '../money/index.ts'
import type { NetRates } from '../net-income/index.ts'
import { chargeRatesFor, type ChargeRates } from '../state-pension/index.ts'
import { childrenOf, PARTS, type Household } from './model.ts'

const PERCENT = 100
const ONE_EURO = /* @__PURE__ */ euros(1)

/** Parts of the adults alone: those without a child. */
const adultParts = ({ declares }: Pick<Household, 'declares'>): number => PARTS[declares][0] ?? 1

/** Rate of the band in which the next euro of an income lies, of one part. */
const rateOn = ({ scale }: TaxLaw, income: Euros, parts: number): Decimal => {
  const ofOnePart = income.dividedBy(parts)
  return scale.findLast(({ above }) => ofOnePart.greaterThanOrEqualTo(above))?.rate ?? new Decimal(0)
}

/** Whether the children take off as much as they may: the tax then grows as that of the adults alone. */
const isCapped = (household: Household, law: TaxLaw, income: Euros): boolean => {
  const taxed: TaxedHousehold = {
    marital_status: household.declares,
    single_parent: false,
    children: childrenOf(household),
    wage_1: ZERO_EUROS,
    wage_2: ZERO_EUROS,
    deduction: ZERO_EUROS,
  }
  const { taxByParts, taxAfterCap } = reckonTaxOn(BARE, taxed, law, { netWages: income, income })
  return taxAfterCap.greaterThan(taxByParts)
}

/**
 * Gives the rate of the scale that one more euro of taxable income bears, in percent: by the income of one part, and by that of one part of the
 * adults where the effect of the family quotient is capped. The décote and the contribution on high incomes are left out.
 *
 * Rule HH-02, CGI art. 193, 194 and 197, I-1 and I-2, by the latest scale that is published on the day.
 *
 * @param household who declares, the parts, and the taxable income in euros a year
 * @param date day of the simulation, or of the first payment; before 15 February 2025 it throws `OutsideValidity`
 * @example marginalRateOf({ declares: 'MA', parts: 3, taxableIncome: euros(84_000) }, plainDate('2026-11-20')) // 30, capped
 */
export const marginalRateOf = (household: Household, date: PlainDate): number => {
  const law = taxLawOf(valueOrStandIn(LATEST_INCOME_YEAR, date).value)
  const { taxableIncome, parts } = household
  const counted = isCapped(household, law, addEuros(taxableIncome, ONE_EURO)) ? adultParts(household) : parts
  return rateOn(law, taxableIncome, counted).times(PERCENT).toNumber()
}

/**
 * Gives the rates of the social charges on the household's pensions, in percent: on a base pension, and on a complementary pension or an annuity.
 *
 * Rule HH-03, by SP-19: Code de la sécurité sociale art. L.136-8.
 *
 * @param household parts, and the reference income in euros a year
 * @param date day of the payment
 * @returns undefined as long as the reference income is not known
 * @example pensionChargesOf({ parts: 2, referenceIncome: euros(26_168) }, plainDate('2026-11-20'))?.complementary // 8.4
 */
export const pensionChargesOf = (
  { parts, referenceIncome }: Pick<Household, 'parts' | 'referenceIncome'>,
  date: PlainDate,
): ChargeRates | undefined => referenceIncome && chargeRatesFor({ referenceIncome, furtherHalfParts: (parts - 1) * 2 }, date)

/**
 * Gives the two rates that a net amount is estimated with, in percent, as far as the household tells them. HH-02, HH-03.
 *
 * @param household what is known of it
 * @param date day of the first payment
 * @example netRatesOf({ declares: 'CE', parts: 1, taxableIncome: euros(25_000) }, plainDate('2026-11-20')) // { marginal: 11, pensionCharges: undefined }
 */
export const netRatesOf = (household: Household, date: PlainDate): { readonly [Rate in keyof NetRates]: number | undefined } => ({
  marginal: marginalRateOf(household, date),
  pensionCharges: pensionChargesOf(household, date)?.complementary.toNumber(),
})
