import type { MaritalStatus } from '../income-tax/index.ts'
import type { Euros } from '../money/index.ts'

/** Who declares incomes together and how much of them is taxed, as the tax notices say it: one answer for every simulation. */
export type Household = {
  /** Alone, or as a couple that is married or in a civil partnership. */
  readonly declares: MaritalStatus
  /** Parts of the family quotient, of those that `PARTS` lists. */
  readonly parts: number
  /** "Revenu imposable" of the notice, in euros a year, of the whole household. */
  readonly taxableIncome: Euros
  /** "Revenu fiscal de référence" of the notice on the incomes of the year before the last; what is not known has no charges. */
  readonly referenceIncome?: Euros | undefined
}

/** Parts that a household may have, by the number of children in charge from none to four. HH-01. */
export const PARTS: Readonly<Record<MaritalStatus, readonly number[]>> = {
  CE: [1, 1.5, 2, 3, 4],
  MA: [2, 2.5, 3, 4, 5],
}

/**
 * Gives the children that the parts of a household stand for. HH-01.
 *
 * The extra half part of who brings up children alone is not told from that of a child.
 *
 * @param household who declares, and the parts
 * @example childrenOf({ declares: 'MA', parts: 3 }) // 2
 */
export const childrenOf = ({ declares, parts }: Pick<Household, 'declares' | 'parts'>): number =>
  Math.max(PARTS[declares].indexOf(parts), 0)
