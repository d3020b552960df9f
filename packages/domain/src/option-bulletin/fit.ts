import { isPositive, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'

/** An amount of a choice, by its field. */
export type Part<Field> = { readonly field: Field; readonly amount: Euros }

const largest = <Field>(parts: readonly Part<Field>[]): Part<Field> | undefined =>
  parts.toSorted((one, other) => other.amount.comparedTo(one.amount))[0]

/**
 * Gives the field at fault where more is distributed than there is, and the most that it can hold: the field that was touched last if it holds all that is
 * too much, else the largest one. No field goes below nothing, so that a second one may then be at fault. BULL-13.
 *
 * @param parts amounts of the choice in the order of the page
 * @param net what is distributed
 * @param last field that was touched last; undefined where none was
 * @returns undefined where not too much is distributed
 * @example fitOf([{ field: 'pereco', amount: euros('1119.72') }, { field: 'pee', amount: euros(2000) }], euros('2239.44'), 'pee')?.amount // 1 119,72 €
 */
export const fitOf = <Field>(parts: readonly Part<Field>[], net: Euros, last: Field | undefined): Part<Field> | undefined => {
  const excess = subtractEuros(sumEuros(parts.map(({ amount }) => amount)), net)
  if (!isPositive(excess)) return undefined
  const touched = parts.find(({ field, amount }) => field === last && amount.greaterThanOrEqualTo(excess))
  const fault = touched ?? largest(parts)
  if (fault === undefined) return undefined
  const left = subtractEuros(fault.amount, excess)
  return { field: fault.field, amount: isPositive(left) ? left : ZERO_EUROS }
}
