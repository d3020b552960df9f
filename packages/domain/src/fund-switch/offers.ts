import type { Account } from '../accounts/index.ts'
import type { ActChannel, ActPermissions, AuthorizedActs, SwitchableAccount, SwitchContext } from './model.ts'

/** Why the funds of an account cannot be switched, as the account itself tells. */
export type AccountSwitchRefusal = {
  readonly kind: 'reduced' | 'guided' | 'external-management' | 'switch-not-authorised' | 'no-act'
}

/** Why the funds of an account cannot be switched here. */
export type SwitchRefusal =
  | AccountSwitchRefusal
  | { readonly kind: 'external-space' | 'one-fund' }
  | { readonly kind: 'blocking'; readonly code: string }
  /** What would say so could not be read. */
  | { readonly kind: 'unknown' }

/** What is known of an account beside itself. */
type SwitchTerms = {
  readonly blockings: readonly string[]
  /** Where a retirement contract is switched; undefined where no act is named. */
  readonly channel: ActChannel | undefined
  readonly isAuthorised: boolean
  readonly switchable: SwitchableAccount | undefined
}

const isExternallyManaged = ({ external_management, investments = [] }: Account): boolean =>
  external_management === true || investments.some((one) => 'type' in one && one.type === 'GESTION_EXTERNE')

const hasTwoFunds = ({ investments }: SwitchableAccount): boolean =>
  investments.length > 1 && investments.some(({ movable }) => movable.greaterThan(0))

/**
 * Lists what an account itself says against a switch of its funds, what a saver can do least about first. docs/rules/fund-switch.md, FSW-04.
 *
 * @param account an account of ours
 * @example accountSwitchRefusals(pee) // []
 */
export const accountSwitchRefusals = (account: Account): readonly AccountSwitchRefusal[] => [
  ...(account.status === 'REDUCTION' ? [{ kind: 'reduced' } as const] : []),
  ...(account.management_type === 'guided' || account.is_guided === true ? [{ kind: 'guided' } as const] : []),
  ...(isExternallyManaged(account) ? [{ kind: 'external-management' } as const] : []),
  ...(account.is_switch_authorized === false ? [{ kind: 'switch-not-authorised' } as const] : []),
  ...(account.has_acts === false ? [{ kind: 'no-act' } as const] : []),
]

/** Every reason for which the funds of an account cannot be switched: its own first, then those that the calls of its family tell. */
const switchRefusals = (account: Account, terms: SwitchTerms): readonly SwitchRefusal[] => {
  const isOpen = account.is_switch_authorized !== false
  return [
    ...accountSwitchRefusals(account),
    ...(account.has_acts === false || terms.isAuthorised ? [] : [{ kind: 'no-act' } as const]),
    ...(account.scope === 'ais' && isOpen && terms.channel !== 'portal' ? [{ kind: 'external-space' } as const] : []),
    ...terms.blockings.map((code) => ({ kind: 'blocking', code }) as const),
    ...(terms.switchable !== undefined && !hasTwoFunds(terms.switchable) ? [{ kind: 'one-fund' } as const] : []),
  ]
}

/** What was read of the switches that a saver may make. */
export type SwitchReadings = {
  readonly permissions: ActPermissions | undefined
  readonly contexts: readonly (SwitchContext & { readonly company: string })[]
  readonly acts: AuthorizedActs
}

/** What becomes of the money's dates: they stay in the same account, the time that has passed counts in another one, or it is blocked until retirement. */
export type DestinationEffect = 'same' | 'time-counts' | 'until-retirement'

/** An account that the money of a switch may go to, or why it may not. */
export type SwitchDestination = {
  readonly account: Account
  readonly switchable: SwitchableAccount | undefined
  readonly effect: DestinationEffect
  readonly refusals: readonly (SwitchRefusal | { readonly kind: 'all-claimed' })[]
}

/** An account that a saver looks for, with its funds or with why they cannot be switched. */
export type SwitchOffer = {
  readonly account: Account
  readonly switchable: SwitchableAccount | undefined
  readonly refusals: readonly SwitchRefusal[]
  /** Another account that its money goes to. */
  readonly to?: SwitchDestination | undefined
}

const termsOf = ({ scope, policy_id, company_id }: Account, { permissions, contexts, acts }: SwitchReadings): SwitchTerms => {
  if (scope === 'ais') {
    const own = acts.find((one) => one.policy_id === policy_id)
    const channel = own?.acts.find(({ act }) => act === 'ARBITRAGE')?.channel
    return { blockings: [], channel, isAuthorised: true, switchable: own?.switchable }
  }
  const context = contexts.find(({ company }) => company === company_id)
  return {
    blockings: context?.blockings ?? [],
    channel: undefined,
    isAuthorised: permissions?.authorizedAct === true,
    switchable: context?.switchable_accounts?.find((one) => one.policy_id === policy_id),
  }
}

/**
 * Lists the accounts of a saver with their funds that can be switched, or with every reason why not; those that can come first. FSW-04.
 *
 * @param accounts accounts of the saver
 * @param readings what the calls of both families say
 * @example switchOffers([], { permissions: undefined, contexts: [], acts: [] }) // []
 */
export const switchOffers = (accounts: readonly Account[], readings: SwitchReadings): readonly SwitchOffer[] => {
  const offers = accounts
    .filter(({ scope }) => scope === 'ais' || scope === 's2e')
    .map((account): SwitchOffer => {
      const terms = termsOf(account, readings)
      const refusals = switchRefusals(account, terms)
      const isUnknown = terms.switchable === undefined && refusals.length === 0
      return { account, switchable: terms.switchable, refusals: isUnknown ? [{ kind: 'unknown' }] : refusals }
    })
  return [...offers.filter(({ refusals }) => refusals.length === 0), ...offers.filter(({ refusals }) => refusals.length > 0)]
}
