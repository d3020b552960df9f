import type { Account } from '../accounts/index.ts'
import type { Way } from './answers.ts'
import { offerOf, waysOf, type Offer } from './form.ts'
import type { PaymentContext, PaymentPermission } from './model.ts'

/** Acts that a retirement contract allows, each with where it is made, and what may be paid to it here. */
type ContractActs = {
  readonly policy_id: string
  readonly acts: readonly { readonly act: string; readonly channel: 'portal' | 'external' }[]
  readonly payable?: PaymentContext | undefined
}

/** What is known of payments to retirement contracts. */
export type RetirementTerms = { readonly acts: readonly ContractActs[]; readonly permission: PaymentPermission }

/** Payments to retirement contracts: those that are made here, and contracts whose payments are made in the external space. */
export type RetirementOffers = { readonly offers: readonly Offer[]; readonly external: readonly Account[] }

const ACT_OF: Readonly<Record<Way, string>> = { card: 'VV_PONCTUEL', debit: 'VV_PONCTUEL', scheduled: 'VV_PROGRAMME' }

/**
 * Lists the retirement contracts that payments can be made to: here where an act says so, else in the external space (O-CALL-66).
 *
 * A way is open when the permission and the contract's act both allow it. docs/rules/payment.md, PAYM-13.
 *
 * @param accounts accounts of the saver
 * @param terms acts of the contracts, and whether payments can be made once or again and again
 * @example retirementOffersOf([], { acts: [], permission }).external // []
 */
export const retirementOffersOf = (accounts: readonly Account[], { acts, permission }: RetirementTerms): RetirementOffers => {
  const offers: Offer[] = []
  const external: Account[] = []
  for (const account of accounts) {
    if (account.scope !== 'ais' || account.has_acts === false || account.unsolicited_payment === false) continue
    const named = acts.find(({ policy_id }) => policy_id === account.policy_id)
    const context = named?.payable
    const allocable = context?.allocable_accounts?.find(({ policy_id }) => policy_id === account.policy_id)
    const isHere = (way: Way): boolean =>
      named?.acts.some(({ act, channel }) => act === ACT_OF[way] && channel === 'portal') === true
    if (context === undefined || allocable === undefined || !(isHere('card') || isHere('scheduled'))) external.push(account)
    else offers.push(offerOf(account, { context, allocable, ways: waysOf(context, permission).filter(isHere) }))
  }
  return { offers, external }
}
