import type { Account, AccountType } from '../accounts/index.ts'
import { PROVIDER_SCOPE } from '../contract/index.ts'
import { isPositive } from '../money/index.ts'
import { typed } from './amount.ts'
import { emptyPatrimony } from './patrimony.ts'
import type { GoodRow, PatrimonyForm } from './model.ts'

const GOODS: ReadonlySet<AccountType> = /* @__PURE__ */ new Set<AccountType>(['PEE', 'PEG', 'PERCO'])
const CONTRACTS: ReadonlySet<AccountType> = /* @__PURE__ */ new Set<AccountType>(['PER', 'PERU', 'MADELIN', 'RETIREMENT_SAVINGS'])

/** The saver's own plans that may be counted; only a capitalisation contract is counted unless the saver says otherwise. */
export type OfferedPlans = {
  /** Company savings plans and capitalisation contracts, whose money is a financial good of the estate. */
  readonly goods: readonly Account[]
  /** Insured retirement plans of one's own, whose capital is paid by a clause. */
  readonly contracts: readonly Account[]
}

/** A capitalisation contract of the provider: it is in the estate, unlike a life insurance. */
const isCapitalisation = ({ type, scope, balance }: Account): boolean =>
  type === 'LIFE' && scope === PROVIDER_SCOPE && isPositive(balance)

/**
 * Says whether a plan of the saver counts as a good of the estate rather than as a contract with a beneficiary.
 *
 * Rule TRM-04.
 *
 * @param account plan of the saver
 */
export const isGoodPlan = (account: Account): boolean => account.scope === 's2e' || isCapitalisation(account)

/**
 * Lists the saver's own plans that may be counted: company savings and capitalisation contracts as financial goods, insured retirement savings of one's own as contracts.
 *
 * Rule TRM-04.
 *
 * @param accounts accounts of the saver
 */
export const offeredPlans = (accounts: readonly Account[]): OfferedPlans => {
  const held = accounts.filter(({ balance }) => isPositive(balance))
  return {
    goods: held.filter((account) => isCapitalisation(account) || (account.scope === 's2e' && GOODS.has(account.type))),
    contracts: held.filter(({ type, scope }) => (scope === PROVIDER_SCOPE || scope === 'ais') && CONTRACTS.has(type)),
  }
}

/**
 * Makes the good that stands for a plan of the saver.
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

/**
 * Fills the form with what the saver holds with the provider and leaves to the heirs with the estate: a capitalisation contract, one row each.
 *
 * Rule TRM-04.
 *
 * @param accounts accounts of the saver
 * @param percentage part of a home that is proposed, in percent
 * @example prefilledPatrimony([], 100).other_goods // []
 */
export const prefilledPatrimony = (accounts: readonly Account[], percentage: number): PatrimonyForm => {
  const other_goods = accounts.filter((account) => isCapitalisation(account)).map((account, id) => goodOf(account, id))
  return { ...emptyPatrimony(percentage), has_other_patrimony: other_goods.length > 0, other_goods }
}

/**
 * Says again which goods of a form stand for plans of the saver: the origin of a good is not sent, so that it is told by what the plan holds.
 *
 * Rule TRM-04.
 *
 * @param form patrimony as it was saved
 * @param accounts accounts of the saver
 */
export const withOrigins = (form: PatrimonyForm, accounts: readonly Account[]): PatrimonyForm => {
  const held = offeredPlans(accounts).goods.map((account) => goodOf(account, 0))
  const other_goods = form.other_goods.map((row): GoodRow => {
    const at = held.findIndex(
      ({ type, amount, rate }) => type === row.type && amount.text === row.amount.text && rate.text === row.rate.text,
    )
    return at === -1 ? row : { ...row, planId: held.splice(at, 1)[0]?.planId }
  })
  return { ...form, other_goods }
}
