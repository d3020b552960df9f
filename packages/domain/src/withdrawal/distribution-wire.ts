import type { Account } from '../accounts/index.ts'
import { ZERO_EUROS, type Euros } from '../money/index.ts'
import type { Contract } from './eligibility.ts'
import { COMPARTMENTS, SIDES, type Distribution, type Part, type Side, type SplitPart } from './model.ts'

/** The wire's distribution: amounts by side, policy id and compartment. */
export type WireDistribution = Readonly<Record<string, Euros>>

/**
 * Writes the key of one side of a part: `capital_{policyId}`, with `_co`, `_vv` or `_es` for a compartment. MRM-18, MRM-19.
 *
 * @param side side of the split
 * @param part part of a contract
 * @example distributionKey('capital', { policyId: '0048', name: 'co' }) // 'capital_0048_co'
 */
export const distributionKey = (side: Side, { policyId, name }: Pick<Part, 'policyId' | 'name'>): string =>
  name === 'whole' ? `${side}_${policyId}` : `${side}_${policyId}_${name}`

/** What a key of the wire's distribution names. */
export type NamedPart = Pick<Part, 'policyId' | 'name'> & { readonly side: Side }

/**
 * Reads a key. What follows the side is the policy id, underscores included, up to a compartment's suffix.
 *
 * A policy id that itself ends in `_co`, `_vv` or `_es` cannot be told from a compartment by its key alone; requests are therefore read by the keys that the
 * saver's contracts expect (`readDistribution`). MRM-18, MRM-19.
 *
 * @param key key of a distribution
 * @returns nothing for a text that is no key
 * @example parseDistributionKey('annuity_A_12_vv') // { side: 'annuity', policyId: 'A_12', name: 'vv' }
 */
export const parseDistributionKey = (key: string): NamedPart | undefined => {
  const side = SIDES.find((candidate) => key.startsWith(`${candidate}_`))
  if (side === undefined) return undefined
  const rest = key.slice(side.length + 1)
  const name = COMPARTMENTS.find((candidate) => rest.endsWith(`_${candidate}`))
  const policyId = name === undefined ? rest : rest.slice(0, -name.length - 1)
  return policyId === '' ? undefined : { side, policyId, name: name ?? 'whole' }
}

/**
 * Tells whether a key speaks of an account, with or without a compartment's suffix.
 *
 * @param key key of a distribution
 * @param account account of the saver
 * @example namesAccount('capital_0048_co', { …pero, policy_id: '0048' }) // true
 */
export const namesAccount = (key: string, { policy_id: policyId }: Account): boolean =>
  SIDES.some((side) => [...COMPARTMENTS, 'whole' as const].some((name) => key === distributionKey(side, { policyId, name })))

const amountAt = (wire: WireDistribution, key: string): Euros | undefined => (Object.hasOwn(wire, key) ? wire[key] : undefined)

const withAmounts = (part: Part, capital: Euros = ZERO_EUROS, annuity: Euros = ZERO_EUROS): SplitPart => ({
  ...part,
  capital,
  annuity,
})

/**
 * Reads a wire's distribution by the keys that the contracts expect; a contract none of whose keys is there takes no part.
 *
 * @param wire amounts by key
 * @param contracts contracts of the saver
 * @returns parts with both amounts; a missing amount of a contract that takes part counts as 0
 * @example readDistribution({ capital_0031: euros(0), annuity_0031: euros(500) }, [a83])[0]?.annuity // 500,00 €
 */
export const readDistribution = (wire: WireDistribution, contracts: readonly Contract[]): Distribution =>
  contracts.flatMap(({ parts }) => {
    const split = parts.map((part) => ({
      part,
      capital: amountAt(wire, distributionKey('capital', part)),
      annuity: amountAt(wire, distributionKey('annuity', part)),
    }))
    if (split.every(({ capital, annuity }) => capital === undefined && annuity === undefined)) return []
    return split.map(({ part, capital, annuity }) => withAmounts(part, capital, annuity))
  })

/**
 * Writes a distribution as the wire carries it: two keys for each part.
 *
 * @param distribution parts with both amounts
 * @example writeDistribution([{ policyId: '0031', name: 'whole', capital: euros(0), annuity: euros(500), … }]) // { capital_0031: 0, annuity_0031: 500 }
 */
export const writeDistribution = (distribution: Distribution): WireDistribution =>
  Object.fromEntries(
    distribution.flatMap((part) => SIDES.map((side): [string, Euros] => [distributionKey(side, part), part[side]])),
  )
