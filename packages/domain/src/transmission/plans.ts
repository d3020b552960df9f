import type { Account, AccountType } from '../accounts/index.ts'
import { PROVIDER_SCOPE } from '../contract/index.ts'
import { isPositive } from '../money/index.ts'
import { typed } from './patrimony.ts'
import type { GoodRow } from './model.ts'

const GOODS: ReadonlySet<AccountType> = /* @__PURE__ */ new Set<AccountType>(['PEE', 'PEG', 'PERCO'])
const CONTRACTS: ReadonlySet<AccountType> = /* @__PURE__ */ new Set<AccountType>(['PER', 'PERU', 'MADELIN', 'RETIREMENT_SAVINGS'])

/** The saver's own plans that may be counted, none of them unless the saver says so. */
export type OfferedPlans = {
  /** Company savings plans, whose money is a financial good of the estate. */
  readonly goods: readonly Account[]
  /** Insured retirement plans of one's own, whose capital is paid by a clause. */
  readonly contracts: readonly Account[]
}

/**
 * Lists the saver's own plans that may be counted: company savings as financial goods, insured retirement savings of one's own as contracts.
 *
 * Rule TRM-04.
 *
 * @param accounts accounts of the saver
 */
export const offeredPlans = (accounts: readonly Account[]): OfferedPlans => {
  const held = accounts.filter(({ balance }) => isPositive(balance))
  return {
    goods: held.filter(({ type, scope }) => scope === 's2e' && GOODS.has(type)),
    contracts: held.filter(({ type, scope }) => (scope === PROVIDER_SCOPE || scope === 'ais') && CONTRACTS.has(type)),
  }
}

/**
 * Makes the good that stands for a company savings plan.
 *
 * @param account plan of the saver
 * @param id id of the row
 */
export const goodOf = ({ balance, policy_id }: Account, id: number): GoodRow => ({
  id,
  type: 'financial',
  amount: typed(balance),
  rate: typed(100),
  planId: policy_id,
})
