import { BARE, EXPLAINED, type Derivation, type Label, type Reckoning } from '../explain/index.ts'
import { bareTax, taxLawOf, type Household } from '../income-tax/index.ts'
import { euros, type Euros } from '../money/index.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

/** Quarters that the quotient counts. */
const QUOTIENT = 4

/** The income tax that a release adds, in euros: at the scale, and with the quotient, which the saver may ask for. */
export type AddedTax<Figure = Euros> = { readonly plain: Figure; readonly withQuotient: Figure }

const eur = (term: Term, source?: SourceCode): Label => ({
  term,
  unit: 'eur',
  source: source && sourceOf(source),
  rule: 'REL-09',
})

const reckon = <Figure>(
  { given, difference, product, roundedToCents }: Reckoning<Figure>,
  household: Household,
  scaleBase: Euros,
  incomeYear: number,
): AddedTax<Figure> => {
  const law = taxLawOf(incomeYear)
  const taxWith = (term: Term, more: Euros): Figure => {
    // An income without the 10 % is a deduction below zero.
    const { tax } = bareTax({ ...household, deduction: euros(household.deduction.minus(more)) }, law)
    return given(eur(term, 'scale'), tax)
  }
  const without = taxWith('release.tax-without', euros(0))
  const plain = eur('release.next-year')
  const quotient = eur('release.quotient-tax', 'quotient')
  const withAll = taxWith('release.tax-with', scaleBase)
  const withQuarter = taxWith('release.tax-with-quarter', euros(scaleBase.dividedBy(QUOTIENT)))
  const quarters = given({ term: 'release.quarters', unit: 'factor', source: sourceOf('quotient'), rule: 'REL-09' }, QUOTIENT)
  return {
    plain: roundedToCents(plain, difference(plain, [withAll, without])),
    withQuotient: roundedToCents(
      quotient,
      product(quotient, [difference(eur('release.quarter-tax'), [withQuarter, without]), quarters]),
    ),
  }
}

/**
 * Computes the income tax that a release adds to a household: with it less without it, and four times what a quarter of it adds.
 *
 * The sum has no deduction of 10 %. The contribution on high incomes is not counted. docs/rules/release.md, REL-09; CGI art. 163-0 A.
 *
 * @param household household without the release, in euros a year
 * @param scaleBase what is taxed at the scale, in euros
 * @param incomeYear year of the incomes; one that is not known throws
 * @throws DomainInputError
 * @example addedTax({ marital_status: 'CE', single_parent: false, children: 0, wage_1: euros(30_000), wage_2: euros(0), deduction: euros(0) }, euros(8000), 2025).plain
 */
export const addedTax = (household: Household, scaleBase: Euros, incomeYear: number): AddedTax =>
  // Differences, products and roundings of finite amounts are amounts.
  reckon(BARE, household, scaleBase, incomeYear) as AddedTax

/** The same with the calculation of each: what is left of a sum that is paid, once each tax is gone. */
export const explainLeft = (
  paid: Derivation,
  household: Household,
  scaleBase: Euros,
  incomeYear: number,
): AddedTax<Derivation> => {
  const { plain, withQuotient } = reckon(EXPLAINED, household, scaleBase, incomeYear)
  return {
    plain: EXPLAINED.difference(eur('release.after-tax'), [paid, plain]),
    withQuotient: EXPLAINED.difference(eur('release.after-quotient'), [paid, withQuotient]),
  }
}
