import type { Family, FamilyAccounts } from '@hautelisse/domain/accounts'
import type { Source } from '@hautelisse/domain/home'
import { PROVIDER_SCOPE } from '@hautelisse/domain/session'

/** A card below the fan: a family with its accounts, or the place of those that are missing or on their way. */
export type Card =
  | { readonly kind: 'known'; readonly weight: number; readonly group: FamilyAccounts }
  | { readonly kind: 'missing' | 'awaited'; readonly weight: number; readonly source: Source }

/** Width of the first card of retirement, and of any other, relative to each other. */
const MAIN = 560
const OTHER = 308

/** Where a card stands: a missing one in the place that its accounts would have. */
const KNOWN_PLACE: Readonly<Record<Family, number>> = { retirement: 1, projects: 3, elsewhere: 4 }
const SOURCE_PLACE: Readonly<Record<Source, number>> = { ais: 0, s2e: 2, [PROVIDER_SCOPE]: 2, bi: 5 }

type CardsInput = {
  /** Families with their accounts, in their order. */
  readonly groups: readonly FamilyAccounts[]
  /** Sources that are unavailable. */
  readonly missing: readonly Source[]
  /** Sources that have not answered yet. */
  readonly awaited: readonly Source[]
}

/**
 * Lays the cards out: retirement first and widest, and whatever is not there where it would have stood.
 *
 * @example cardsOf({ groups: [], missing: ['ais'], awaited: [] }).map(({ weight }) => weight) // [560]
 */
export const cardsOf = ({ groups, missing, awaited }: CardsInput): readonly Card[] => {
  const known = groups.map((group): readonly [number, Card] => [
    KNOWN_PLACE[group.family],
    { kind: 'known', weight: group.family === 'retirement' ? MAIN : OTHER, group },
  ])
  const hasRetirement = groups.some(({ family }) => family === 'retirement')
  const absent =
    (kind: 'missing' | 'awaited') =>
    (source: Source): readonly [number, Card] => [
      SOURCE_PLACE[source],
      { kind, weight: source === 'ais' && !hasRetirement ? MAIN : OTHER, source },
    ]
  return [...known, ...missing.map(absent('missing')), ...awaited.map(absent('awaited'))]
    .toSorted(([one], [other]) => one - other)
    .map(([, card]) => card)
}
