import { bareTax, taxLawOf, type Household } from '../income-tax/index.ts'
import { Decimal, euros, roundToCents, type Euros } from '../money/index.ts'

/** Quarters that the quotient counts. */
const QUOTIENT = 4

/** The income tax that a release adds, in euros: at the scale, and with the quotient, which the saver may ask for. */
export type AddedTax = { readonly plain: Euros; readonly withQuotient: Euros }

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
export const addedTax = (household: Household, scaleBase: Euros, incomeYear: number): AddedTax => {
  const law = taxLawOf(incomeYear)
  const taxWith = (more: Decimal): Decimal =>
    // An income without the 10 % is a deduction below zero.
    bareTax({ ...household, deduction: euros(household.deduction.minus(more)) }, law).tax
  const without = taxWith(new Decimal(0))
  const quarter = taxWith(scaleBase.dividedBy(QUOTIENT)).minus(without)
  return {
    plain: roundToCents(euros(taxWith(scaleBase).minus(without))),
    withQuotient: roundToCents(euros(quarter.times(QUOTIENT))),
  }
}
