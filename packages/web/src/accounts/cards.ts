import type { Family, FamilyAccounts } from '@hautelisse/domain/accounts'
import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import type { Family as DataFamily } from '@hautelisse/machines/session'

/** A card below the fan: a family with its accounts, or the place of a data family that is missing. */
export type Card =
  | { readonly kind: 'known'; readonly weight: number; readonly group: FamilyAccounts }
  | { readonly kind: 'missing'; readonly weight: number; readonly family: DataFamily }

/** Width of the first card of retirement, and of any other, relative to each other. */
const MAIN = 560
const OTHER = 308

/** Where a card stands: a missing one in the place that its accounts would have. */
const KNOWN_PLACE: Readonly<Record<Family, number>> = { retirement: 1, projects: 3, elsewhere: 4 }
const MISSING_PLACE: Readonly<Record<DataFamily, number>> = { ais: 0, s2e: 2, [PROVIDER_SCOPE]: 2 }

/**
 * Lays the cards out: retirement first and widest, and whatever is missing where it would have stood.
 *
 * @param groups - families with their accounts, in their order
 * @param missing - data families that are unavailable
 * @example cardsOf([], ['ais']).map(({ weight }) => weight) // [560]
 */
export const cardsOf = (groups: readonly FamilyAccounts[], missing: readonly DataFamily[]): readonly Card[] => {
  const known = groups.map((group): readonly [number, Card] => [
    KNOWN_PLACE[group.family],
    { kind: 'known', weight: group.family === 'retirement' ? MAIN : OTHER, group },
  ])
  const hasRetirement = groups.some(({ family }) => family === 'retirement')
  const absent = missing.map((family): readonly [number, Card] => [
    MISSING_PLACE[family],
    { kind: 'missing', weight: family === 'ais' && !hasRetirement ? MAIN : OTHER, family },
  ])
  return [...known, ...absent].toSorted(([one], [other]) => one - other).map(([, card]) => card)
}
