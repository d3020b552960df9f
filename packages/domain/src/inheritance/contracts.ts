import type { PlainDate } from '../calendar/index.ts'
import type { Label, Reckoning } from '../explain/index.ts'
import { LATE_PREMIUMS_AGE, valueOrStandIn } from '../law/index.ts'
import { isPositive, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import type { Family } from './family.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

/** To whom a contract is paid: `heir` are the heirs by their shares of the estate, `beneficiary` is one unrelated person. */
export const CLAUSES = ['spouse', 'children', 'heir', 'beneficiary'] as const
export type Clause = (typeof CLAUSES)[number]

/** What is paid by a clause: a life insurance, or a retirement savings plan (PER) held as an insurance. */
export const INSURANCES = ['life_insurance', 'per'] as const
export type Insurance = (typeof INSURANCES)[number]

/** A contract that an insurer pays by its clause. */
export type LifeInsurance = {
  readonly amount: Euros
  readonly clause: Clause
  /** A life insurance unless told. */
  readonly kind?: Insurance | undefined
  /** Premiums of a life insurance paid from 70 on, withdrawals not taken off; none unless told. */
  readonly premiumsAfter70?: Euros | undefined
  /** Premiums paid before 70: they tell which gains belong to which premiums. */
  readonly premiumsBefore70?: Euros | undefined
}

/**
 * Gives the clause that a contract is paid by: one that names nobody is paid to the heirs.
 *
 * @param clause clause of the contract
 * @param family whether there is a spouse or partner, and how many children
 * @example paidBy('children', { situation: 'single', children: 0 }) // 'heir'
 */
export const paidBy = (clause: Clause, { situation, children }: Pick<Family, 'situation' | 'children'>): Clause =>
  (clause === 'spouse' && situation !== 'spouse' && situation !== 'pacs') || (clause === 'children' && children === 0)
    ? 'heir'
    : clause

/**
 * Says whether somebody who dies at an age leaves sums under CGI art. 757 B; an unknown age counts as below 70.
 *
 * Rule INH-12.
 *
 * @param age completed years of the insured
 * @param day day of the death
 * @example isLate(70, plainDate('2026-11-20')) // true
 */
export const isLate = (age: number | undefined, day: PlainDate): boolean =>
  age !== undefined && age >= valueOrStandIn(LATE_PREMIUMS_AGE, day).value

/** Parts of a contract by what taxes them, in euros; undefined for nothing. What is in neither are gains of late premiums, exempt. */
export type ContractParts<Figure> = {
  /** Taxed by CGI art. 990 I. */
  readonly before: Figure | undefined
  /** Taxed by CGI art. 757 B. */
  readonly late: Figure | undefined
}

const label = (term: Term, source: SourceCode, rule: string, details?: Label['details']): Label => ({
  term,
  unit: 'eur',
  details,
  source: sourceOf(source),
  rule,
})

const splitPremiums = <Figure>(
  { given, least, difference, product, quotient, sum }: Reckoning<Figure>,
  { amount, premiumsBefore70 }: LifeInsurance,
  late: Euros,
): ContractParts<Figure> => {
  const taxed = (term: Term): Label => label(term, 'late-premiums', 'INH-12')
  const shared = (term: Term): Label => label(term, 'gains-in-proportion', 'INH-16')
  const value = given(taxed('inheritance.contract-value'), amount)
  const after = given(taxed('inheritance.premiums-after-70'), late)
  const taken = least(taxed('inheritance.late-premiums'), [value, after])
  const beside = difference(taxed('inheritance.beside-late'), [value, taken])
  if (premiumsBefore70 === undefined) return { before: beside, late: taken }
  const before = given(shared('inheritance.premiums-before-70'), premiumsBefore70)
  return {
    late: taken,
    before: least(shared('inheritance.before-70'), [
      beside,
      quotient(shared('inheritance.before-in-proportion'), [
        product(shared('inheritance.before-weight'), [value, before]),
        sum(shared('inheritance.premiums'), [before, after]),
      ]),
    ]),
  }
}

/**
 * Splits a contract of somebody who dies from 70 on by what taxes its parts.
 *
 * A PER falls under CGI art. 757 B as a whole. Of a life insurance the premiums from 70 on do, at most what is paid; the rest was paid before 70 as far as
 * the premiums before 70 are not told, else in proportion to the premiums. Rules INH-12, INH-16.
 *
 * @param reckoning how the steps are run
 * @param contract contract that is paid by its clause
 */
export const partsOf = <Figure>(reckoning: Reckoning<Figure>, contract: LifeInsurance): ContractParts<Figure> => {
  const { given } = reckoning
  const { amount, kind, premiumsAfter70 } = contract
  if (kind === 'per')
    return { before: undefined, late: given(label('inheritance.contract-value', 'late-premiums', 'INH-12'), amount) }
  return premiumsAfter70 !== undefined && isPositive(premiumsAfter70)
    ? splitPremiums(reckoning, contract, premiumsAfter70)
    : { before: given(label('inheritance.contract-value', 'life-insurance', 'LAW-16'), amount), late: undefined }
}

/** What a clause pays, in euros; undefined for nothing. */
export type Payments<Figure> = (clause: Clause) => Figure | undefined

/** What the clauses pay: everything, and by what taxes it. */
export type Paid<Figure> = {
  readonly whole: Payments<Figure>
  readonly before: Payments<Figure>
  readonly late: Payments<Figure>
}

/**
 * Adds up contracts by the clause that they are paid by.
 *
 * @param reckoning how the steps are run
 * @param contracts contracts of the insured
 * @param family family that the clauses name
 * @param isFrom70 whether the insured dies from 70 on
 */
export const paymentsOf = <Figure>(
  reckoning: Reckoning<Figure>,
  contracts: readonly LifeInsurance[],
  family: Family,
  isFrom70: boolean,
): Paid<Figure> => {
  const { given, sum, valueOf } = reckoning
  const of = (clause: Clause): readonly LifeInsurance[] => contracts.filter((one) => paidBy(one.clause, family) === clause)
  const whole: Payments<Figure> = (clause) => {
    const amount = sumEuros(of(clause).map((one) => one.amount))
    return amount.isZero() ? undefined : given(label('inheritance.contracts', 'clause', 'LAW-17', { clause }), amount)
  }
  const none: Payments<Figure> = () => undefined
  const areSplit =
    isFrom70 && contracts.some(({ kind, premiumsAfter70 = ZERO_EUROS }) => kind === 'per' || !premiumsAfter70.isZero())
  if (!areSplit) return { whole, before: whole, late: none }
  const added =
    (term: Term, part: keyof ContractParts<Figure>): Payments<Figure> =>
    (clause) => {
      const figures = of(clause)
        .map((one) => partsOf(reckoning, one)[part])
        .filter((figure) => figure !== undefined)
      return figures.every((figure) => valueOf(figure).isZero())
        ? undefined
        : sum(label(term, 'clause', 'LAW-17', { clause }), figures)
    }
  return {
    whole,
    before: added('inheritance.contracts-before-70', 'before'),
    late: added('inheritance.contracts-late', 'late'),
  }
}
