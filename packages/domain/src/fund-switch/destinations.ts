import type { Account } from '../accounts/index.ts'
import { isPositive } from '../money/index.ts'
import type { SwitchForm } from './form.ts'
import type { SwitchableAccount } from './model.ts'
import type { DestinationEffect, SwitchDestination, SwitchOffer } from './offers.ts'

/** Plans whose money is blocked for five years: it may go from one to another, and the time that has passed counts. */
const FIVE_YEARS: ReadonlySet<string> = new Set(['PEE', 'PEG', 'PEI'])
/** Plans that take money of those, and block it until retirement. */
const UNTIL_RETIREMENT: ReadonlySet<string> = new Set(['PERCO', 'PERECO'])

type Place = Pick<Account, 'policy_id' | 'type'>

/**
 * Says what becomes of the dates of money that a switch moves from one account to another. docs/rules/fund-switch.md, FSW-09.
 *
 * @param source account that it leaves
 * @param destination account that it comes to
 * @returns undefined where it may not go
 * @example destinationEffect({ policy_id: '1', type: 'PEE' }, { policy_id: '2', type: 'PERECO' }) // 'until-retirement'
 */
export const destinationEffect = (source: Place, destination: Place): DestinationEffect | undefined => {
  if (source.policy_id === destination.policy_id) return 'same'
  if (!FIVE_YEARS.has(source.type)) return undefined
  if (FIVE_YEARS.has(destination.type)) return 'time-counts'
  return UNTIL_RETIREMENT.has(destination.type) ? 'until-retirement' : undefined
}

const isAllClaimed = ({ investments }: SwitchableAccount): boolean =>
  investments.some(({ claimed }) => claimed !== undefined && isPositive(claimed)) &&
  investments.every(({ movable }) => movable.isZero())

/** What is against an account as a destination: a single fund takes money too, a contract that is asked for whole takes none. */
const refusalsOf = ({ switchable, refusals }: SwitchOffer): SwitchDestination['refusals'] => [
  ...refusals.filter(({ kind }) => kind !== 'one-fund'),
  ...(switchable !== undefined && isAllClaimed(switchable) ? [{ kind: 'all-claimed' } as const] : []),
]

/**
 * Lists the accounts that money of an account may go to, that account first, each with every reason why not. docs/rules/fund-switch.md, FSW-09.
 *
 * @param source account that the money leaves
 * @param offers accounts of the saver
 * @example destinationsOf(pee, [pee, pereco]).map(({ effect }) => effect) // 'same' and 'until-retirement'
 */
export const destinationsOf = (source: SwitchOffer, offers: readonly SwitchOffer[]): readonly SwitchDestination[] => {
  const others = offers.flatMap((offer): readonly SwitchDestination[] => {
    const effect = destinationEffect(source.account, offer.account)
    if (effect === undefined || effect === 'same') return []
    return [{ account: offer.account, switchable: offer.switchable, effect, refusals: refusalsOf(offer) }]
  })
  const { account, switchable, refusals } = source
  return [{ account, switchable, effect: 'same', refusals }, ...others]
}

/**
 * Gives the account that was chosen with where its money goes.
 *
 * @param form the answers
 * @param offers accounts of the saver
 * @returns undefined before an account is chosen; without `to` the money stays in it
 */
export const chosenOffer = (
  { policyId, destination }: Pick<SwitchForm, 'policyId' | 'destination'>,
  offers: readonly SwitchOffer[],
): SwitchOffer | undefined => {
  const offer = offers.find(({ account }) => account.policy_id === policyId)
  if (offer === undefined || destination === undefined || destination === policyId) return offer
  const to = destinationsOf(offer, offers).find(({ account }) => account.policy_id === destination)
  return to === undefined ? offer : { ...offer, to }
}
