import type { Label, Reckoning } from '../explain/index.ts'
import type { WageDeduction } from '../law/index.ts'
import type { Euros } from '../money/index.ts'
import type { Household } from './model.ts'
import { sourceOf } from './sources.ts'
import type { Term } from './terms.ts'

/** Whose wage it is: the first or the second adult. */
export type Person = 1 | 2

/** A wage, and the law of its costs. */
type Wage<Figure> = {
  readonly amount: Euros
  /** The wage as a step, where it follows from another figure. */
  readonly figure?: Figure | undefined
  readonly person: Person
  readonly law: WageDeduction
  /** Year whose bounds are taken. */
  readonly year: number
}

/**
 * Gives the label of a year's taxable wage.
 *
 * @param person whose wage
 */
export const wageLabel = (person: Person): Label => ({
  term: 'income-tax.wage' satisfies Term,
  unit: 'eur-per-year',
  details: { person },
  source: sourceOf('household'),
})

/** Figures of a household that follow from others, in place of its plain amounts; their values are those of the household. */
export type Stated<Figure> = {
  readonly wages?: readonly Figure[] | undefined
  readonly deduction?: Figure | undefined
}

/**
 * Takes the costs off a wage: 10 % within bounds for each person, never more than the wage itself.
 *
 * Rule IT-02, CGI art. 83, 3°. Not rounded.
 *
 * @param reckoning how the steps are run
 * @param wage a year's wage in euros, with the bounds
 * @example netWageOf(BARE, { amount: euros(30_000), … }) // 27 000,00 €
 */
export const netWageOf = <Figure>(reckoning: Reckoning<Figure>, { amount, figure, person, law, year }: Wage<Figure>): Figure => {
  const costs = (term: Term, unit: Label['unit'] = 'eur-per-year'): Label => ({
    term,
    unit,
    details: { person, income_year: year },
    source: sourceOf('wage-costs'),
    rule: 'IT-02',
  })
  const wage = figure ?? reckoning.given(wageLabel(person), amount)
  const share = reckoning.product(costs('income-tax.costs-share'), [
    wage,
    reckoning.given(costs('income-tax.costs-rate', 'rate'), law.rate),
  ])
  const bounded = reckoning.least(costs('income-tax.costs'), [
    reckoning.greatest(costs('income-tax.costs'), [share, reckoning.given(costs('income-tax.costs-min'), law.min)]),
    reckoning.given(costs('income-tax.costs-max'), law.max),
    wage,
  ])
  return reckoning.difference(costs('income-tax.net-wage'), [wage, bounded])
}

const income = (term: Term): Label => ({ term, unit: 'eur-per-year', source: sourceOf('income'), rule: 'IT-03' })

/**
 * Adds up the net wages of a household: one of a single, two of a couple. Also the reference income of art. 1417, before any deduction.
 *
 * Rule IT-03.
 *
 * @param reckoning how the steps are run
 * @param household its wages in euros a year
 * @param costs law of the costs and its year
 * @param stated wages as steps, where they follow from other figures
 */
export const netWagesOf = <Figure>(
  reckoning: Reckoning<Figure>,
  household: Household,
  costs: Pick<Wage<Figure>, 'law' | 'year'>,
  stated: Stated<Figure> = {},
): Figure => {
  const { marital_status, wage_1, wage_2 } = household
  const wages = marital_status === 'MA' ? [wage_1, wage_2] : [wage_1]
  return reckoning.sum(
    income('income-tax.net-wages'),
    wages.map((amount, at) => netWageOf(reckoning, { ...costs, amount, figure: stated.wages?.[at], person: at === 0 ? 1 : 2 })),
  )
}

/**
 * Takes the payments to retirement savings off the income, down to 0.
 *
 * Rule IT-03, CGI art. 163 quatervicies.
 *
 * @param reckoning how the steps are run
 * @param netWages income before the deduction
 * @param deduction payments in euros, taken as given
 * @param stated the same as a step, where it follows from other figures
 */
export const netTaxableIncomeOf = <Figure>(
  reckoning: Reckoning<Figure>,
  netWages: Figure,
  deduction: Euros,
  stated: Figure | undefined,
): Figure => {
  const payments = (term: Term): Label => ({
    term,
    unit: 'eur-per-year',
    source: sourceOf('retirement-deduction'),
    rule: 'IT-03',
  })
  return reckoning.difference(income('income-tax.net-taxable-income'), [
    netWages,
    reckoning.least(payments('income-tax.deducted'), [
      stated ?? reckoning.given({ ...payments('income-tax.deduction'), source: sourceOf('household') }, deduction),
      netWages,
    ]),
  ])
}
