import type { PlainDate } from '../calendar/index.ts'
import { addEuros, isPositive, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { acceptHousehold } from './check.ts'
import type { CeilingQuestion, CeilingUse, LineUse } from './ceiling-model.ts'
import { ceilingUseOf } from './ceiling-use.ts'
import { bareTax } from './compute.ts'
import { requireTaxLaw, type TaxLaw } from './legislation.ts'
import type { Household } from './model.ts'

/** What is left of the ceiling of a former year, and what it is worth, in euros. */
export type UnusedWorth = {
  /** Year that it is the ceiling of. */
  readonly year: number
  readonly left: Euros
  /** Last day on which it can be used. */
  readonly until: PlainDate
  /** What the saver has to pay in the year, all payments together, before the first euro of it is used. */
  readonly after: Euros
  /** The same with all of it used. */
  readonly payment: Euros
  /** Tax of the household with `after` deducted less the tax with `payment` deducted, in whole euros. */
  readonly worth: Euros
}

const calculatedOf = ({ saver }: CeilingUse): LineUse => saver.lines.at(-1) as LineUse

/**
 * Says of each unused ceiling that is left to a saver what the tax on it is worth beyond the year's own ceiling and older ones: tax with these deducted, less
 * tax with the line deducted too.
 *
 * Room is worth nothing by itself: it serves only who pays more than what comes before it. Rule BEY-28, docs/rules/beyond-ceilings.md.
 *
 * @param question year, lines of the notice and payments, in euros; what the spouse's payments have deducted is deducted from the household beside
 * @param household its wages and children, in euros a year; its deduction is not read
 * @param law law of the year of the incomes
 * @returns lines with something left, the oldest first
 * @public
 * @throws DomainInputError
 * @example unusedWorth({ paymentYear: 2026, saver: { lines: { unused: [euros(1200), euros(4000), euros(4500)], calculated: euros(4710) }, payments: [] } }, { marital_status: 'CE', single_parent: false, children: 0, wage_1: euros(52_000), wage_2: euros(0), deduction: euros(0) }, taxLawOf(2025))[0].worth // 360,00 €
 */
export const unusedWorth = (question: CeilingQuestion, household: Household, law: TaxLaw): readonly UnusedWorth[] => {
  const use = ceilingUseOf(question)
  acceptHousehold(household)
  requireTaxLaw(law)
  const spouse = use.spouse?.deducted ?? ZERO_EUROS
  const taxWith = (payment: Euros): Euros => bareTax({ ...household, deduction: addEuros(payment, spouse) }, law).tax
  const { year: own, left: ownLeft } = calculatedOf(use)
  let after = sumEuros([use.saver.fromOwn, ownLeft])
  return use.saver.lines
    .filter(({ year, left }) => year !== own && isPositive(left))
    .map(({ year, left, until }) => {
      const before = after
      after = addEuros(before, left)
      return { year, left, until, after: before, payment: after, worth: subtractEuros(taxWith(before), taxWith(after)) }
    })
}
