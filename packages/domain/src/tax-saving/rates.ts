import { yearOf } from '../calendar/index.ts'
import { CAPITAL_SOCIAL_CHARGES, FLAT_TAX, type DatedParameter } from '../law/index.ts'

/** A percentage, in percent, and the year whose law sets it. */
export type YearRate = { readonly percent: number; readonly year: number }

/** Percentages of the information texts. */
export type InformationRates = { readonly socialCharges: YearRate; readonly flatTax: YearRate }

/** A year later than the last check has the rate of that check's year. */
const rateIn = ({ values, checkedUntil }: DatedParameter<number>, asked: number): YearRate | undefined => {
  const year = Math.min(asked, yearOf(checkedUntil))
  const held = values.findLast(({ from }) => yearOf(from) <= year)
  return held && { percent: held.value, year }
}

/**
 * Gives the percentages that the tax information names: social charges on gains and released time savings, flat tax on the gains of deducted payments.
 *
 * Rule S-CONST-45 to S-CONST-48: 17.2 % and 30 % until 2025, 18.6 % and 31.4 % from 2026. For a later year the latest known rate stands in, with the year
 * that it is known for.
 *
 * @param year year of the payments
 * @returns nothing of a year before the first known one
 * @example informationRates(2027)?.flatTax // { percent: 31.4, year: 2026 }
 */
export const informationRates = (year: number): InformationRates | undefined => {
  const [socialCharges, flatTax] = [rateIn(CAPITAL_SOCIAL_CHARGES, year), rateIn(FLAT_TAX, year)]
  return socialCharges && flatTax && { socialCharges, flatTax }
}
