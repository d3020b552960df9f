import { BARE, EXPLAINED, type Derivation, type Label, type Reckoning } from '../explain/index.ts'
import { type Decimal, euros, type Euros, ZERO_EUROS } from '../money/index.ts'
import { netTaxableIncomeOf, netWagesOf, type Stated } from './income.ts'
import type { TaxLaw } from './legislation.ts'
import type { Household, TaxFigures } from './model.ts'
import { isSingleParent, partsOf, type Parts } from './parts.ts'
import { scaleOn } from './scale.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

/** Half parts that a single parent's first child gives, which have a cap of their own. */
const FIRST_CHILD_HALF_PARTS = 2

const step =
  (source: SourceCode, rule: string) =>
  (term: Term, unit: Label['unit'] = 'eur-per-year'): Label => ({ term, unit, source: sourceOf(source), rule })

const capping = step('quotient-cap', 'IT-06')
const discounting = step('decote', 'IT-07')
const rounding = step('rounding', 'IT-08')
const collecting = step('collection', 'IT-09')
const contributing = step('high-incomes', 'IT-10')

/** What a step of the calculation looks at. */
type Case<Figure> = {
  readonly reckoning: Reckoning<Figure>
  readonly household: Household
  readonly law: TaxLaw
  readonly parts: Parts<Figure>
  readonly netWages: Figure
  readonly income: Figure
}

/** Most that the children may take off the tax. */
const familyCap = <Figure>({ reckoning, household, law, parts }: Case<Figure>): Figure => {
  const { given, product, sum } = reckoning
  const extra = reckoning.valueOf(parts.all).minus(reckoning.valueOf(parts.adults)).times(2)
  const alone = isSingleParent(household)
  const halfParts = alone ? extra.minus(FIRST_CHILD_HALF_PARTS) : extra
  return sum(capping('income-tax.family-cap'), [
    ...(alone ? [given(capping('income-tax.first-child-cap'), law.caps.singleParentFirstChild)] : []),
    product(capping('income-tax.half-parts-cap'), [
      given(capping('income-tax.half-parts', 'count'), halfParts),
      given(capping('income-tax.half-part-cap'), law.caps.halfPart),
    ]),
  ])
}

const scaled = <Figure>({ reckoning, law, income }: Case<Figure>, term: Term, parts: Figure): Figure =>
  scaleOn(reckoning, income, { term, source: 'scale', rule: 'IT-05', bands: law.scale, parts })

/** The scale on all parts, or the scale on the adults' parts less the cap where that is more. */
const capped = <Figure>(known: Case<Figure>, byParts: Figure): Figure => {
  const { reckoning, household, parts } = known
  if (household.children === 0) return byParts
  const byAdults = scaled(known, 'income-tax.adult-scale', parts.adults)
  return reckoning.greatest(capping('income-tax.after-cap'), [
    byParts,
    reckoning.difference(capping('income-tax.capped'), [byAdults, familyCap(known)]),
  ])
}

const decoteOn = <Figure>({ reckoning, household, law }: Case<Figure>, tax: Figure): Figure => {
  const { given, product, difference, greatest, least } = reckoning
  const base = household.marital_status === 'MA' ? law.decote.couple : law.decote.single
  const room = difference(discounting('income-tax.decote-room'), [
    given(discounting('income-tax.decote-base'), base),
    product(discounting('income-tax.decote-share'), [tax, given(discounting('income-tax.decote-rate', 'rate'), law.decote.rate)]),
  ])
  const zero = given(discounting('income-tax.zero'), ZERO_EUROS)
  return least(discounting('income-tax.decote'), [tax, greatest(discounting('income-tax.decote-room'), [room, zero])])
}

const contributionOf = <Figure>({ reckoning, household, law, netWages }: Case<Figure>): Figure =>
  reckoning.roundedToEuros(
    contributing('income-tax.contribution'),
    scaleOn(reckoning, netWages, {
      term: 'income-tax.contribution-scale',
      source: 'high-incomes',
      rule: 'IT-10',
      bands: household.marital_status === 'MA' ? law.highIncome.couple : law.highIncome.single,
      parts: undefined,
    }),
  )

/**
 * Computes the income tax of a household, step by step, in one of two ways: explained, or the figures alone.
 *
 * Net wages, deduction, parts, scale, cap of the family quotient, décote; rounded to the euro, half up, at the end; nothing is collected below the threshold.
 * The contribution on high incomes is apart, on the income before the deduction. Rules IT-02 to IT-10, CGI art. 83, 193 to 197, 223 sexies, 1657.
 *
 * @param reckoning how the steps are run: `EXPLAINED` or `BARE`
 * @param household its wages, children and deduction, in euros a year
 * @param law law of the year of the incomes
 * @param stated wages and deduction as steps, where they follow from other figures
 * @example reckonTax(BARE, { marital_status: 'CE', wage_1: euros(30_000), … }, taxLawOf(2025)).tax // 1564
 */
export const reckonTax = <Figure>(
  reckoning: Reckoning<Figure>,
  household: Household,
  law: TaxLaw,
  stated: Stated<Figure> = {},
): TaxFigures<Figure> => {
  const netWages = netWagesOf(reckoning, household, { law: law.wageDeduction, year: law.incomeYear }, stated)
  const income = netTaxableIncomeOf(reckoning, netWages, household.deduction, stated.deduction)
  const parts = partsOf(reckoning, household, law)
  const known: Case<Figure> = { reckoning, household, law, parts, netWages, income }
  const taxByParts = scaled(known, 'income-tax.scale', parts.all)
  const taxAfterCap = capped(known, taxByParts)
  const decote = decoteOn(known, taxAfterCap)
  const exact = reckoning.difference(discounting('income-tax.after-decote'), [taxAfterCap, decote])
  const taxAfterDecote = reckoning.roundedToEuros(rounding('income-tax.rounded'), exact)
  const threshold = reckoning.given(collecting('income-tax.collection-threshold'), law.collectionThreshold)
  return {
    parts: parts.all,
    netWages,
    netTaxableIncome: income,
    taxByParts,
    taxAfterCap,
    decote,
    taxAfterDecote,
    tax: reckoning.nothingBelow(collecting('income-tax.tax'), [taxAfterDecote, threshold]),
    highIncomeContribution: contributionOf(known),
  }
}

/**
 * Computes the income tax of a household with the explanation of every figure.
 *
 * @param household its wages, children and deduction, in euros a year
 * @param law law of the year of the incomes
 * @example explainTax(household, taxLawOf(2025)).tax.value // '1564'
 */
export const explainTax = (household: Household, law: TaxLaw): TaxFigures<Derivation> => reckonTax(EXPLAINED, household, law)

/**
 * Computes the income tax of a household, the figures alone: the same as the explained ones, for a chart or a search.
 *
 * @param household its wages, children and deduction, in euros a year
 * @param law law of the year of the incomes
 * @example computeTax(household, taxLawOf(2025)).tax // 1564
 */
export const computeTax = (household: Household, law: TaxLaw): TaxFigures<Decimal> => reckonTax(BARE, household, law)

/**
 * Gives the tax that is collected from a household, in whole euros, without the contribution on high incomes.
 *
 * @param household its wages, children and deduction, in euros a year
 * @param law law of the year of the incomes
 * @example collectedTax(household, taxLawOf(2025)) // 1 564,00 €
 */
export const collectedTax = (household: Household, law: TaxLaw): Euros => euros(computeTax(household, law).tax)
