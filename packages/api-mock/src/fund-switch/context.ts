import { keepsAccount, type Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { AuthorizedActs, SwitchableAccount, SwitchContext, SwitchFund, SwitchReadings } from '@hautelisse/domain/fund-switch'
import { addEuros, isPositive, sumEuros, ZERO_EUROS, type Euros } from '@hautelisse/domain/money'
import { claimedOf, kindOf, operationState, unclaimed } from '@hautelisse/domain/operations'
import { isEligible, type WithdrawalContext } from '@hautelisse/domain/withdrawal'

import {
  actPermissionsOf,
  blockingsOf,
  EURO_FUND,
  fundNamed,
  offeredFunds,
  type Person,
  type SwitchOrder,
} from '../people/index.ts'
import { payableOf } from '../payment/index.ts'
import { accountsOn, IN_TRANSIT } from '../portfolios/index.ts'

/** Types whose acts are made in the external space. */
const EXTERNAL: ReadonlySet<string> = new Set(['PERU', 'MADELIN'])

const EURO_FUND_RATE = 40

/** The withdrawal at retirement, in which reduced contracts take part too. */
const AT_RETIREMENT: WithdrawalContext = { withdraw: true, withdrawCase: 'retirement' }

/** Whether anything is left to withdraw from a contract at retirement, and where that is asked for: what the simulator splits, here. */
const withdrawalOf = (account: Account): AuthorizedActs[number]['acts'] => {
  if (!keepsAccount(account, 'withdrawal') || !isPositive(account.balance)) return []
  return [{ act: 'RETRAIT', channel: isEligible(account, AT_RETIREMENT) ? 'portal' : 'external' }]
}

/** What orders that are not finished bring to a fund. */
const arrivingIn = (orders: readonly SwitchOrder[], fund: string): Euros =>
  sumEuros(orders.flatMap(({ into }) => into.filter(({ id }) => id === fund).map(({ amount }) => amount)))

/** A fund in all compartments of a contract: what no order has claimed of it, and what it comes to once every order is done. */
const fundOf = (person: Person, account: Account, id: string, today: PlainDate): readonly SwitchFund[] => {
  const fund = fundNamed(id)
  if (fund === undefined) return []
  const investments = (account.investments ?? []).filter((one) => one.id === id)
  const amount = sumEuros(investments.map((one) => one.amount))
  const claimed = claimedOf({ investments })
  const movable = sumEuros(unclaimed(account, [], today).flatMap((lot) => (lot.fund === id ? [lot.amount] : [])))
  const orders = (person.done?.switches ?? []).filter(({ to, bought }) => to === account.policy_id && bought > today)
  return [
    {
      id,
      label: fund.label,
      risk_level: fund.risk_level ?? 1,
      amount,
      movable,
      ...(isPositive(claimed) ? { claimed } : {}),
      expected: addEuros(movable, arrivingIn(orders, id)),
      ...(fund === EURO_FUND ? { fund_max_rate: EURO_FUND_RATE } : {}),
    },
  ]
}

const switchableOf = (person: Person, account: Account, today: PlainDate): SwitchableAccount => {
  const held = (account.investments ?? []).map(({ id }) => id).filter((id) => id !== IN_TRANSIT)
  const underWay = (person.operations ?? []).filter(
    ({ policy_id, type, status }) =>
      policy_id === account.policy_id && kindOf(type) === 'switch' && operationState(status) === 'in-progress',
  )
  return {
    policy_id: account.policy_id,
    value: account.balance,
    under_way: underWay.length === 0 ? ZERO_EUROS : sumEuros(underWay.map(({ amount }) => amount)),
    investments: [...new Set([...held, ...offeredFunds(account)])].flatMap((id) => fundOf(person, account, id, today)),
  }
}

/**
 * Returns what the people of a company may switch; undefined for a company that is not theirs.
 *
 * @param person the person with everything done so far
 * @param company id of the company
 * @param today day of the question
 */
export const contextOf = (person: Person, company: string, today: PlainDate): SwitchContext | undefined => {
  if (person.s2e_profile?.companies?.some(({ id }) => id === company) !== true) return undefined
  return {
    blockings: [...blockingsOf(person, company, today)],
    switchable_accounts: accountsOn(person, today)
      .filter(({ scope, company_id }) => scope === 's2e' && company_id === company)
      .map((account) => switchableOf(person, account, today)),
  }
}

/**
 * Lists the acts that the retirement contracts of a person allow, and where they are made.
 *
 * @param person the person with everything done so far
 * @param today day of the question
 */
export const authorizedActsOf = (person: Person, today: PlainDate): AuthorizedActs =>
  accountsOn(person, today)
    .filter(({ scope }) => scope === 'ais')
    .map((account) => ({ account, payable: EXTERNAL.has(account.type) ? undefined : payableOf(person, account, today) }))
    .map(({ account, payable }) => ({
      policy_id: account.policy_id,
      acts: [
        ...(account.unsolicited_payment === true
          ? (['VV_PONCTUEL', 'VV_PROGRAMME'] as const).map((act) => ({
              act,
              channel: payable === undefined ? ('external' as const) : ('portal' as const),
            }))
          : []),
        ...(account.is_switch_authorized === true
          ? [{ act: 'ARBITRAGE' as const, channel: EXTERNAL.has(account.type) ? ('external' as const) : ('portal' as const) }]
          : []),
        ...withdrawalOf(account),
      ],
      switchable: switchableOf(person, account, today),
      payable,
    }))

/**
 * Returns everything by which switches are offered, as the calls say it.
 *
 * @param person the person with everything done so far
 * @param today day of the question
 */
export const readingsOf = (person: Person, today: PlainDate): SwitchReadings => ({
  permissions: person.s2e_profile === undefined ? undefined : actPermissionsOf(person),
  contexts: (person.s2e_profile?.companies ?? []).flatMap(({ id }) => {
    const context = contextOf(person, id, today)
    return context === undefined ? [] : [{ ...context, company: id }]
  }),
  acts: authorizedActsOf(person, today),
})
