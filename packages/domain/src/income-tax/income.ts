import type { Label, Reckoning } from '../explain/index.ts'
import type { WageDeduction } from '../law/index.ts'
import type { Euros } from '../money/index.ts'
import type { Household } from './model.ts'
import { onceFor } from './once-for.ts'
import { sourceOf, type SourceCode } from './sources.ts'
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
export const wageLabel: (person: Person) => Label = /* @__PURE__ */ onceFor((person: Person) => ({
  term: 'income-tax.wage' satisfies Term,
  unit: 'eur-per-year',
  details: { person },
  source: sourceOf('household'),
}))

const costLabels = (person: Person) => (year: number) => {
  const labelled = (term: Term, unit: Label['unit'] = 'eur-per-year'): Label => ({
    term,
    unit,
    details: { person, income_year: year },
    source: sourceOf('wage-costs'),
    rule: 'IT-02',
  })
  return {
    rate: labelled('income-tax.costs-rate', 'rate'),
    share: labelled('income-tax.costs-share'),
    min: labelled('income-tax.costs-min'),
    max: labelled('income-tax.costs-max'),
    costs: labelled('income-tax.costs'),
    net: labelled('income-tax.net-wage'),
  }
}

/** What the costs of each adult's wage are called, by the year whose bounds are taken. */
const COSTS = { 1: /* @__PURE__ */ onceFor(costLabels(1)), 2: /* @__PURE__ */ onceFor(costLabels(2)) } as const

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
  const costs = COSTS[person](year)
  const wage = figure ?? reckoning.given(wageLabel(person), amount)
  const share = reckoning.product(costs.share, [wage, reckoning.given(costs.rate, law.rate)])
  const bounded = reckoning.least(costs.costs, [
    reckoning.greatest(costs.costs, [share, reckoning.given(costs.min, law.min)]),
    reckoning.given(costs.max, law.max),
    wage,
  ])
  return reckoning.difference(costs.net, [wage, bounded])
}

const incomeLabel = (term: Term): Label => ({ term, unit: 'eur-per-year', source: sourceOf('income'), rule: 'IT-03' })
const paymentLabel = (term: Term, source: SourceCode): Label => ({ ...incomeLabel(term), source: sourceOf(source) })

const INCOME = /* @__PURE__ */ (() => ({
  netWages: incomeLabel('income-tax.net-wages'),
  netTaxable: incomeLabel('income-tax.net-taxable-income'),
  deduction: paymentLabel('income-tax.deduction', 'household'),
  deducted: paymentLabel('income-tax.deducted', 'retirement-deduction'),
}))()

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
    INCOME.netWages,
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
): Figure =>
  reckoning.difference(INCOME.netTaxable, [
    netWages,
    reckoning.least(INCOME.deducted, [stated ?? reckoning.given(INCOME.deduction, deduction), netWages]),
  ])
