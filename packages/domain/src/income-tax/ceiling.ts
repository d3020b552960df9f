import type { Label, Reckoning } from '../explain/index.ts'
import type { Euros } from '../money/index.ts'
import { netWageOf } from './income.ts'
import type { CeilingLaw } from './legislation.ts'
import { sourceOf } from './sources.ts'
import type { Term } from './terms.ts'

/** The retirement-saving ceiling of one person. */
export type CeilingFigures<Figure> = {
  /** Wage of the year before the payment, net of costs. */
  readonly netProfessionalIncome: Figure
  /** What may be deducted, in whole euros. */
  readonly ceiling: Figure
}

/**
 * Computes what one person may deduct for payments of a year: 10 % of the net professional income of the year before, which counts up to 8 annual ceilings of
 * the social security, and 10 % of that annual ceiling at least.
 *
 * Rounded to the euro, half up. Unused ceilings, the spouse's ceiling and other retirement contracts are not looked at. Rule IT-11, CGI art. 163 quatervicies.
 *
 * @param reckoning how the steps are run
 * @param wage taxable wage of the year before the payment, before the 10 % for costs, in euros
 * @param law law of the year of the payment
 * @param stated the wage as a step, where it follows from another figure
 * @example reckonCeiling(BARE, euros(47_100), ceilingLawOf(2026, 2025)).ceiling // 4710
 */
export const reckonCeiling = <Figure>(
  reckoning: Reckoning<Figure>,
  wage: Euros,
  law: CeilingLaw,
  stated?: Figure,
): CeilingFigures<Figure> => {
  const { paymentYear, passYear, rule, costsYear } = law
  const labelled = (term: Term, unit: Label['unit'] = 'eur-per-year'): Label => ({
    term,
    unit,
    source: sourceOf('retirement-deduction'),
    rule: 'IT-11',
  })
  const netProfessionalIncome = netWageOf(reckoning, {
    amount: wage,
    figure: stated,
    person: 1,
    law: law.wageDeduction,
    year: costsYear,
  })
  const pass = reckoning.given(
    { ...labelled('income-tax.pass'), details: { year: passYear }, source: sourceOf('social-security-ceiling') },
    law.pass,
  )
  const highest = reckoning.product(labelled('income-tax.highest-income'), [
    reckoning.given(labelled('income-tax.ceiling-multiple', 'factor'), rule.ceilings),
    pass,
  ])
  const share = reckoning.product(labelled('income-tax.ceiling-share'), [
    reckoning.least(labelled('income-tax.counted-income'), [netProfessionalIncome, highest]),
    reckoning.given(labelled('income-tax.ceiling-rate', 'rate'), rule.rate),
  ])
  const floor = reckoning.product(labelled('income-tax.ceiling-floor'), [
    pass,
    reckoning.given(labelled('income-tax.ceiling-floor-rate', 'rate'), rule.floorRate),
  ])
  return {
    netProfessionalIncome,
    ceiling: reckoning.roundedToEuros(
      { ...labelled('income-tax.ceiling'), details: { payment_year: paymentYear } },
      reckoning.greatest(labelled('income-tax.ceiling-exact'), [share, floor]),
    ),
  }
}
