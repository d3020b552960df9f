import type { Account } from '../accounts/index.ts'
import { switchOffers, type SwitchOffer, type SwitchReadings, type SwitchRefusal } from '../fund-switch/index.ts'
import { isPositive } from '../money/index.ts'
import type { Operation } from '../operations/index.ts'
import { LIFTERS } from './on-account.ts'
import { pendingReason } from './pending.ts'
import { blockingReason, UNKNOWN, type ActReason } from './reasons.ts'

/** What is said of switches of the funds of an account. */
export type SwitchAct = {
  readonly reasons: readonly ActReason[]
  /** How many funds the account can move. */
  readonly funds: number
}

const reasonOf = (refusal: SwitchRefusal, { account, switchable }: SwitchOffer, operations: readonly Operation[]): ActReason => {
  switch (refusal.kind) {
    case 'blocking':
      return blockingReason(refusal.code)
    case 'external-space':
      return { kind: refusal.kind, lifter: 'saver' }
    case 'one-fund':
      return switchable !== undefined && switchable.investments.length > 1 && isPositive(switchable.under_way)
        ? pendingReason(account, operations)
        : { kind: refusal.kind, lifter: 'company' }
    case 'unknown':
      return UNKNOWN
    case 'reduced':
    case 'guided':
    case 'external-management':
    case 'switch-not-authorised':
    case 'no-act':
      return { kind: refusal.kind, lifter: LIFTERS[refusal.kind] }
    default:
      return refusal satisfies never
  }
}

/** Says of each account what is against a switch of its funds: by its policy id. ACTS-05. */
export const switchActs = (
  accounts: readonly Account[],
  readings: SwitchReadings | undefined,
  operations: readonly Operation[],
): ((account: Account) => SwitchAct) => {
  const offers = new Map(
    (readings === undefined ? [] : switchOffers(accounts, readings)).map((offer) => [offer.account.policy_id, offer]),
  )
  return ({ policy_id }) => {
    const offer = offers.get(policy_id)
    if (offer === undefined) return { reasons: [UNKNOWN], funds: 0 }
    return {
      reasons: offer.refusals.map((refusal) => reasonOf(refusal, offer, operations)),
      funds: offer.switchable?.investments.length ?? 0,
    }
  }
}
