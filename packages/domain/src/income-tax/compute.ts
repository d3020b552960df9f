import { BARE, EXPLAINED, type Derivation, type Label, type Reckoning } from '../explain/index.ts'
import { type Euros, ZERO_EUROS } from '../money/index.ts'
import { acceptHousehold } from './check.ts'
import { netTaxableIncomeOf, netWagesOf, type Stated } from './income.ts'
import { requireTaxLaw, type TaxLaw } from './legislation.ts'
import type { ComputedTax, Household, TaxFigures } from './model.ts'
import { isSingleParent, partsOf, type Parts } from './parts.ts'
import { scaleLabels, scaleOn } from './scale.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

/** Half parts that a single parent's first child gives, which have a cap of their own. */
const FIRST_CHILD_HALF_PARTS = 2

const step = (source: SourceCode, rule: string, term: Term, unit: Label['unit'] = 'eur-per-year'): Label => ({
  term,
  unit,
  source: sourceOf(source),
  rule,
})
const capping = (term: Term, unit?: Label['unit']): Label => step('quotient-cap', 'IT-06', term, unit)
const discounting = (term: Term, unit?: Label['unit']): Label => step('decote', 'IT-07', term, unit)

/** What the steps are called, made once: a tax is computed hundreds of times for a chart. */
const LABELS = /* @__PURE__ */ (() => ({
  scale: step('scale', 'IT-05', 'income-tax.scale'),
  adultScale: step('scale', 'IT-05', 'income-tax.adult-scale'),
  scaleSteps: scaleLabels('scale', 'IT-05'),
  firstChildCap: capping('income-tax.first-child-cap'),
  halfParts: capping('income-tax.half-parts', 'count'),
  halfPartCap: capping('income-tax.half-part-cap'),
  halfPartsCap: capping('income-tax.half-parts-cap'),
  familyCap: capping('income-tax.family-cap'),
  capped: capping('income-tax.capped'),
  afterCap: capping('income-tax.after-cap'),
  decoteBase: discounting('income-tax.decote-base'),
  decoteRate: discounting('income-tax.decote-rate', 'rate'),
  decoteShare: discounting('income-tax.decote-share'),
  decoteRoom: discounting('income-tax.decote-room'),
  zero: discounting('income-tax.zero'),
  decote: discounting('income-tax.decote'),
  afterDecote: discounting('income-tax.after-decote'),
  rounded: step('rounding', 'IT-08', 'income-tax.rounded'),
  threshold: step('collection', 'IT-09', 'income-tax.collection-threshold'),
  tax: step('collection', 'IT-09', 'income-tax.tax'),
  contributionScale: step('high-incomes', 'IT-10', 'income-tax.contribution-scale'),
  contributionSteps: scaleLabels('high-incomes', 'IT-10'),
  contribution: step('high-incomes', 'IT-10', 'income-tax.contribution'),
}))()

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
  return sum(LABELS.familyCap, [
    ...(alone ? [given(LABELS.firstChildCap, law.caps.singleParentFirstChild)] : []),
    product(LABELS.halfPartsCap, [given(LABELS.halfParts, halfParts), given(LABELS.halfPartCap, law.caps.halfPart)]),
  ])
}

const scaled = <Figure>({ reckoning, law, income }: Case<Figure>, label: Label, parts: Figure): Figure =>
  scaleOn(reckoning, income, { label, steps: LABELS.scaleSteps, bands: law.scale, parts })

/** The scale on all parts, or the scale on the adults' parts less the cap where that is more. */
const capped = <Figure>(known: Case<Figure>, byParts: Figure): Figure => {
  const { reckoning, household, parts } = known
  if (household.children === 0) return byParts
  const byAdults = scaled(known, LABELS.adultScale, parts.adults)
  return reckoning.greatest(LABELS.afterCap, [byParts, reckoning.difference(LABELS.capped, [byAdults, familyCap(known)])])
}

const decoteOn = <Figure>({ reckoning, household, law }: Case<Figure>, tax: Figure): Figure => {
  const { given, product, difference, greatest, least } = reckoning
  const base = household.marital_status === 'MA' ? law.decote.couple : law.decote.single
  const room = difference(LABELS.decoteRoom, [
    given(LABELS.decoteBase, base),
    product(LABELS.decoteShare, [tax, given(LABELS.decoteRate, law.decote.rate)]),
  ])
  const zero = given(LABELS.zero, ZERO_EUROS)
  return least(LABELS.decote, [tax, greatest(LABELS.decoteRoom, [room, zero])])
}

const contributionOf = <Figure>({ reckoning, household, law, netWages }: Case<Figure>): Figure =>
  reckoning.roundedToEuros(
    LABELS.contribution,
    scaleOn(reckoning, netWages, {
      label: LABELS.contributionScale,
      steps: LABELS.contributionSteps,
      bands: household.marital_status === 'MA' ? law.highIncome.couple : law.highIncome.single,
      parts: undefined,
    }),
  )

/** Income of a household before and after what it deducts; the same where it deducts nothing. */
type TaxedIncome<Figure> = { readonly netWages: Figure; readonly income: Figure }

/**
 * Computes the income tax on an income that is net of costs and deductions, step by step, in one of two ways: explained, or the figures alone.
 *
 * Parts, scale, cap of the family quotient, décote; rounded to the euro, half up, at the end; nothing is collected below the threshold. The contribution on high
 * incomes is apart, on the income before the deduction. Rules IT-04 to IT-10, CGI art. 193 to 197, 223 sexies, 1657.
 *
 * @param reckoning how the steps are run: `EXPLAINED` or `BARE`
 * @param household adults and children; its wages and deduction are not read
 * @param law law of the year of the incomes
 * @param taxed income in euros a year, before and after the deduction
 */
export const reckonTaxOn = <Figure>(
  reckoning: Reckoning<Figure>,
  household: Household,
  law: TaxLaw,
  { netWages, income }: TaxedIncome<Figure>,
): TaxFigures<Figure> => {
  const parts = partsOf(reckoning, household, law)
  const known: Case<Figure> = { reckoning, household, law, parts, netWages, income }
  const taxByParts = scaled(known, LABELS.scale, parts.all)
  const taxAfterCap = capped(known, taxByParts)
  const decote = decoteOn(known, taxAfterCap)
  const exact = reckoning.difference(LABELS.afterDecote, [taxAfterCap, decote])
  const taxAfterDecote = reckoning.roundedToEuros(LABELS.rounded, exact)
  const threshold = reckoning.given(LABELS.threshold, law.collectionThreshold)
  return {
    parts: parts.all,
    netWages,
    netTaxableIncome: income,
    taxByParts,
    taxAfterCap,
    decote,
    taxAfterDecote,
    tax: reckoning.nothingBelow(LABELS.tax, [taxAfterDecote, threshold]),
    highIncomeContribution: contributionOf(known),
  }
}

/**
 * Computes the income tax of a household, step by step, in one of two ways: explained, or the figures alone.
 *
 * Net wages and deduction, then the tax on what is left (`reckonTaxOn`). Rules IT-02 to IT-10, CGI art. 83, 193 to 197, 223 sexies, 1657.
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
  return reckonTaxOn(reckoning, household, law, { netWages, income })
}

const acceptTax = (household: Household, law: TaxLaw): void => {
  acceptHousehold(household)
  requireTaxLaw(law)
}

/**
 * Computes the income tax of a household with the explanation of every figure.
 *
 * @param household its wages, children and deduction, in euros a year
 * @param law law of the year of the incomes
 * @public
 * @throws DomainInputError
 * @example explainTax({ marital_status: 'CE', single_parent: false, children: 0, wage_1: euros(30_000), wage_2: euros(0), deduction: euros(0) }, taxLawOf(2025)).tax.value // '1564'
 */
export const explainTax = (household: Household, law: TaxLaw): TaxFigures<Derivation> => {
  acceptTax(household, law)
  return reckonTax(EXPLAINED, household, law)
}

/**
 * Computes the income tax of a household, the figures alone: the same as the explained ones, for a chart or a search.
 *
 * @param household its wages, children and deduction, in euros a year
 * @param law law of the year of the incomes
 * @public
 * @throws DomainInputError
 * @example computeTax({ marital_status: 'CE', single_parent: false, children: 0, wage_1: euros(30_000), wage_2: euros(0), deduction: euros(0) }, taxLawOf(2025)).tax // 1 564,00 €
 */
export const computeTax = (household: Household, law: TaxLaw): ComputedTax => {
  acceptTax(household, law)
  return bareTax(household, law)
}

/**
 * Computes the income tax of a household that is known to be one: `computeTax` for the rooms, which ask hundreds of times.
 *
 * @param household its wages, children and deduction, in euros a year
 * @param law law of the year of the incomes
 */
export const bareTax = (household: Household, law: TaxLaw): ComputedTax =>
  // Sums, products and roundings of finite amounts are amounts: checking each of them again would cost a tenth of the tax.
  reckonTax(BARE, household, law) as ComputedTax

/**
 * Gives the tax that is collected from a household, in whole euros, without the contribution on high incomes.
 *
 * @param household its wages, children and deduction, in euros a year
 * @param law law of the year of the incomes
 * @public
 * @throws DomainInputError
 * @example collectedTax({ marital_status: 'CE', single_parent: false, children: 0, wage_1: euros(30_000), wage_2: euros(0), deduction: euros(0) }, taxLawOf(2025)) // 1 564,00 €
 */
export const collectedTax = (household: Household, law: TaxLaw): Euros => computeTax(household, law).tax
