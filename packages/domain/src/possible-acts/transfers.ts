import type { Account } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { TRANSFER_INTERVAL_YEARS, valueOrStandIn } from '../law/index.ts'
import { isPositive } from '../money/index.ts'
import { transferOffers, type TransferLaw } from '../transfer/index.ts'
import type { ActReason } from './reasons.ts'

/** What is said of a transfer of an account to another plan. */
export type TransferAct = {
  readonly reasons: readonly ActReason[]
  /** What the law of the plan says; undefined where it has no transfer. */
  readonly law: TransferLaw | undefined
  /** Once in how many years an employed saver transfers a collective plan; undefined for the others. */
  readonly years: number | undefined
}

/** Says of each account what is against its transfer: by its policy id. ACTS-11. */
export const transferActs = (accounts: readonly Account[], today: PlainDate): ((account: Account) => TransferAct) => {
  const laws = new Map(transferOffers(undefined, accounts).map(({ account, law }) => [account.policy_id, law]))
  const reasonsOf = ({ balance }: Account, law: TransferLaw | undefined): readonly ActReason[] => {
    if (!isPositive(balance)) return [{ kind: 'nothing-held', lifter: 'nobody' }]
    if (law === undefined) return [{ kind: 'closed-type', lifter: 'company' }]
    return law === 'mandatory' ? [{ kind: 'membership-ends', lifter: 'saver' }] : []
  }
  return (account) => {
    const law = laws.get(account.policy_id)
    const years = law === 'collective' ? valueOrStandIn(TRANSFER_INTERVAL_YEARS, today).value : undefined
    return { reasons: reasonsOf(account, law), law, years }
  }
}
