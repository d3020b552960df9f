import { yearOf, type PlainDate } from '../calendar/index.ts'
import { EUR, PAID_IN, type Entry, type Posting } from '../ledger/index.ts'
import { addEuros, euros, isZero, subtractEuros, ZERO_EUROS, type Euros } from '../money/index.ts'

/** What an operation left to the tax office and to the saver, as far as a tax return asks. */
export type TaxFacts = {
  readonly day: PlainDate
  /** Social charges and income tax that were withheld. */
  readonly withheld: Euros
  /** Gain of what was sold and paid out. */
  readonly gain: Euros
}

const isLevy = ({ account, asset }: Posting): boolean => asset === EUR && (account === 'levies' || account === 'tax')
const isSold = ({ account, asset, quantity }: Posting): boolean =>
  asset === EUR && account.startsWith('market/') && quantity.isNegative()
const isGivenBack = ({ account, asset, quantity }: Posting): boolean =>
  asset === PAID_IN && account === 'opening' && quantity.isPositive()

const sumOf = (postings: readonly Posting[]): Euros =>
  postings.reduce((sum, { quantity }) => addEuros(sum, euros(quantity.abs())), ZERO_EUROS)

/**
 * Reads from the ledger what was withheld from each operation in a year, and the gain of what it sold and paid out: what the sale brought less the paid-in
 * part that was given back. A switch gives nothing back, and so has no gain. docs/rules/declaration.md, DECL-02, DECL-04.
 *
 * @param entries entries of the ledger, in any order
 * @param year tax year
 * @returns facts by the id of the operation
 * @example factsOf([], 2026).size // 0
 */
export const factsOf = (entries: readonly Entry[], year: number): ReadonlyMap<string, TaxFacts> => {
  const ofYear = entries.filter(({ day }) => yearOf(day) === year)
  return new Map(
    [...Map.groupBy(ofYear, ({ operation }) => operation)].map(([operation, those]) => {
      const postings = those.flatMap((entry) => entry.postings)
      const [brought, back] = [sumOf(postings.filter(isSold)), sumOf(postings.filter(isGivenBack))]
      const gain = isZero(back) || brought.lessThan(back) ? ZERO_EUROS : subtractEuros(brought, back)
      const day = those.map((entry) => entry.day).reduce((one, other) => (other < one ? other : one))
      return [operation, { day, withheld: sumOf(postings.filter(isLevy)), gain }]
    }),
  )
}
