import { isRetirement, type AccountType } from '../accounts/index.ts'

/** Ways to add an account, in the order of their tiles: a company's plan, a contract of one's own, an account with another bank. */
export const TILES = ['company', 'individual', 'elsewhere'] as const
export type TileId = (typeof TILES)[number]

/** What accounts are looked for: those for retirement, or those for other projects (P-MODAL-06). */
export type TileFilter = 'retirement' | 'projects'

/** Types that are found by each way, the most usual ones first. */
const TYPES: Readonly<Record<TileId, readonly AccountType[]>> = {
  company: ['PERO', 'PERECO', 'PERCO', 'A83', 'PEE', 'PEI'],
  individual: ['PERU', 'MADELIN', 'LIFE_INSURANCE'],
  elsewhere: ['PERCO', 'PER', 'LIFE', 'PEE'],
}

/** A way to add an account, with the types that it is for. */
export type Tile = { readonly id: TileId; readonly types: readonly AccountType[] }

/**
 * Lists the tiles that fit what is looked for; without a filter all of them with all their types.
 *
 * Rule ATT-01, AGG-13.
 *
 * @param filter what is looked for
 * @example tilesOf('projects').map(({ types }) => types) // [['PEE', 'PEI'], ['LIFE_INSURANCE'], ['LIFE', 'PEE']]
 */
export const tilesOf = (filter?: TileFilter): readonly Tile[] =>
  TILES.map((id) => ({
    id,
    types: TYPES[id].filter((type) => filter === undefined || isRetirement({ type }) === (filter === 'retirement')),
  })).filter(({ types }) => types.length > 0)
