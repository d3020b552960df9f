import type { PlainDate } from '../calendar/index.ts'
import { BARE, EXPLAINED, type Derivation, type Reckoning } from '../explain/index.ts'
import { euros, type Euros } from '../money/index.ts'
import { acceptHousehold } from './check.ts'
import type { CeilingQuestion, CeilingUse, LineUse } from './ceiling-model.ts'
import { ceilingLabel, type CeilingTerm } from './ceiling-terms.ts'
import { ceilingUseOf, explainCeilingUse } from './ceiling-use.ts'
import { reckonTax } from './compute.ts'
import { requireTaxLaw, type TaxLaw } from './legislation.ts'
import type { Household } from './model.ts'

/** What is left of the ceiling of a former year, and what it is worth, in euros. */
export type UnusedWorth<Figure = Euros> = {
  /** Year that it is the ceiling of. */
  readonly year: number
  readonly left: Figure
  /** Last day on which it can be used. */
  readonly until: PlainDate
  /** What the saver has to pay in the year, all payments together, before the first euro of it is used. */
  readonly after: Figure
  /** The same with all of it used. */
  readonly payment: Figure
  /** Tax of the household with `after` deducted less the tax with `payment` deducted, in whole euros. */
  readonly worth: Figure
}

/** Says what unused ceilings are worth in one of two ways: explained, or the figures alone. */
const worthBy =
  <Figure>(reckoning: Reckoning<Figure>) =>
  ({ saver, spouse }: CeilingUse<Figure>, household: Household, law: TaxLaw): readonly UnusedWorth<Figure>[] => {
    const { sum, difference } = reckoning
    const isNothing = (figure: Figure): boolean => reckoning.valueOf(figure).isZero()
    const addUp = (term: CeilingTerm, year: number, figures: readonly Figure[]): Figure =>
      sum(
        ceilingLabel(term, 'BEY-28', year),
        figures.filter((figure) => !isNothing(figure)),
      )
    const ofSpouse = spouse === undefined ? [] : [spouse.deducted]
    const taxWith = (payment: Figure, year: number): Figure => {
      const deduction = addUp('ceiling.deduction', year, [payment, ...ofSpouse])
      return reckonTax(reckoning, { ...household, deduction: euros(reckoning.valueOf(deduction)) }, law, { deduction }).tax
    }
    const own = saver.lines.at(-1) as LineUse<Figure>
    let payment = addUp('ceiling.before', own.year, [saver.fromOwn, own.left])
    return saver.lines
      .filter(({ year, left }) => year !== own.year && !isNothing(left))
      .map(({ year, left, until }) => {
        const after = payment
        payment = addUp('ceiling.with', year, [after, left])
        const worth = difference(ceilingLabel('ceiling.worth', 'BEY-28', year), [taxWith(after, year), taxWith(payment, year)])
        return { year, left, until, after, payment, worth }
      })
  }

const bareWorth = /* @__PURE__ */ worthBy(BARE)
const explainedWorth = /* @__PURE__ */ worthBy(EXPLAINED)

const requireWorth = (household: Household, law: TaxLaw): void => {
  acceptHousehold(household)
  requireTaxLaw(law)
}

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
  requireWorth(household, law)
  return bareWorth(use, household, law) as readonly UnusedWorth[]
}

/**
 * Says the same with the explanation of every figure: of a worth two taxes, down to the lines of the notice.
 *
 * Rule BEY-28, docs/rules/beyond-ceilings.md.
 *
 * @param question as that of `unusedWorth`
 * @param household its wages and children, in euros a year; its deduction is not read
 * @param law law of the year of the incomes
 * @throws DomainInputError
 * @example explainUnusedWorth({ paymentYear: 2026, saver: { lines: { unused: [euros(1200), euros(4000), euros(4500)], calculated: euros(4710) }, payments: [] } }, { marital_status: 'CE', single_parent: false, children: 0, wage_1: euros(52_000), wage_2: euros(0), deduction: euros(0) }, taxLawOf(2025))[0].worth.value // '360'
 */
export const explainUnusedWorth = (
  question: CeilingQuestion,
  household: Household,
  law: TaxLaw,
): readonly UnusedWorth<Derivation>[] => {
  const use = explainCeilingUse(question)
  requireWorth(household, law)
  return explainedWorth(use, household, law)
}
