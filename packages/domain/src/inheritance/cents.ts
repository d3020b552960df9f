import { Decimal, divideEuros, euros, splitOver, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'

/**
 * Gives one person's part of the whole cents of a group, rounded down to the cent.
 *
 * @param group whole cents of the group
 * @param number how many people share it
 */
export const perPerson = (group: Euros, number: number): Euros =>
  euros(divideEuros(group, number).toDecimalPlaces(2, Decimal.ROUND_DOWN))

/**
 * Splits whole cents by weights; where every weight is 0 nobody receives anything.
 *
 * @param total whole cents
 * @param items what they are split over
 * @param weightOf weight of one item
 */
export const split = <Item>(
  total: Euros,
  items: readonly Item[],
  weightOf: (item: Item) => Decimal,
): readonly (readonly [Item, Euros])[] =>
  items.every((one) => weightOf(one).isZero()) ? items.map((one) => [one, ZERO_EUROS]) : splitOver(total, items, weightOf)

/** Whole cents of a group, and what one person has of them: everything, and in full ownership. */
export type Cents = { readonly group: Euros; readonly each: Euros; readonly eachInFull: Euros }

/** What a group weighs in full ownership and in divided ownership, and how many people share it. */
export type GroupWeight = { readonly full: Decimal; readonly divided: Decimal; readonly number: number }

const inFullOf = (group: Euros, { full, divided }: GroupWeight): Euros => {
  const rights = [
    { isFull: true, weight: full },
    { isFull: false, weight: divided },
  ]
  return sumEuros(split(group, rights, ({ weight }) => weight).flatMap(([{ isFull }, part]) => (isFull ? [part] : [])))
}

/**
 * Shares whole cents among groups by what they weigh: the groups add up to the whole.
 *
 * Rule INH-06.
 *
 * @param total whole cents
 * @param groups groups in the order in which ties are decided
 * @param weigh what a group weighs
 */
export const withCents = <Held>(
  total: Euros,
  groups: readonly Held[],
  weigh: (group: Held) => GroupWeight,
): readonly { readonly of: Held; readonly cents: Cents }[] =>
  split(total, groups, (one) => Decimal.sum(weigh(one).full, weigh(one).divided)).map(([of, group]) => {
    const weighed = weigh(of)
    const each = (amount: Euros) => perPerson(amount, weighed.number)
    return { of, cents: { group, each: each(group), eachInFull: each(inFullOf(group, weighed)) } }
  })
