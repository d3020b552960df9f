import type { PlainDate } from '../calendar/index.ts'
import { freeDates, type FreeFrom } from '../investments/index.ts'
import { Decimal, isPositive, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import type { AccountLot, Investment } from './investments.ts'
import { inOrderOf, riskOf } from './labels.ts'
import { BALANCE_COMPARTMENTS, type Account, type BalanceCompartment } from './model.ts'

/** Part of an account by the origin of its money. */
export type Compartment = { readonly compartment: BalanceCompartment; readonly amount: Euros }

/**
 * Lists the compartments of an account that hold something, with voluntary payments by their halves if the answer has these. Empty if
 * they do not add up to the balance: parts that leave something out mislead. docs/rules/accounts.md, ACC-10.
 *
 * @param account account of any scope
 * @example compartmentsOf(pee) // []
 */
export const compartmentsOf = (account: Account): readonly Compartment[] => {
  const isHalved = account.balance_vvd !== undefined && account.balance_vvnd !== undefined
  const left = isHalved ? ['vv'] : ['vvd', 'vvnd']
  const parts = BALANCE_COMPARTMENTS.filter((name) => !left.includes(name))
    .map((compartment) => ({ compartment, amount: account[`balance_${compartment}`] ?? ZERO_EUROS }))
    .filter(({ amount }) => isPositive(amount))
  return sumEuros(parts.map(({ amount }) => amount)).equals(account.balance) ? parts : []
}

/** What is held of one fund in one account, whatever the compartment. */
export type HeldFund = {
  readonly key: string
  readonly id: string
  readonly policyId: string
  readonly label: string
  readonly company: string | undefined
  readonly risk: number | undefined
  /** Code of the wire: how long it should be held. */
  readonly horizon: string | undefined
  readonly amount: Euros
  /** Part of all that is listed, from 0 to 1. */
  readonly share: Decimal
  /** Nothing for a fund in euros, which has no units. */
  readonly units: { readonly count: Decimal; readonly value: number } | undefined
  /** When it becomes free; empty where the answer does not say. */
  readonly free: readonly FreeFrom[]
}

const compartmentOf = (investment: Investment): string | undefined =>
  'compartment' in investment ? investment.compartment : undefined

/** Lots that add up to their investment, to the cent; others say nothing. */
const lotsOf = ({ lots = [], amount }: Investment): readonly AccountLot[] =>
  sumEuros(lots.map((lot) => lot.amount)).equals(amount) ? lots : []

const freeOf = (lots: readonly AccountLot[], today: PlainDate): readonly FreeFrom[] =>
  freeDates(
    lots.map(({ acquired_on, available_on, amount }) => ({
      acquired_on,
      available_on,
      origin: 'payment',
      units: ZERO_EUROS,
      amount,
    })),
    today,
  )

const unitsOf = (parts: readonly Investment[]): HeldFund['units'] => {
  const [first] = parts
  if (first?.share_value === undefined || parts.some(({ share_number }) => share_number === undefined)) return undefined
  const count = parts.reduce((sum, { share_number = 0 }) => sum.plus(share_number), new Decimal(0))
  return { count, value: first.share_value }
}

/** What is held in the parts of one fund, named after the first part; empty without parts. */
const heldOf = (parts: readonly Investment[], today: PlainDate): readonly Omit<HeldFund, 'key' | 'policyId' | 'share'>[] =>
  parts.slice(0, 1).map((first) => ({
    id: first.id,
    label: first.label,
    company: first.management_company,
    risk: riskOf(first.risk_level),
    horizon: first.horizon,
    amount: sumEuros(parts.map(({ amount }) => amount)),
    units: unitsOf(parts),
    free: freeOf(parts.flatMap(lotsOf), today),
  }))

/** Adds to each its part of all. */
const withShares = <Fund extends { readonly amount: Euros }>(funds: readonly Fund[]) => {
  const total = sumEuros(funds.map(({ amount }) => amount))
  return funds.map((fund) => ({ ...fund, share: total.isZero() ? new Decimal(0) : fund.amount.dividedBy(total) }))
}

const orderOf = (investment: Investment): number | undefined => ('order' in investment ? investment.order : undefined)

/**
 * Lists the funds of accounts, the compartments of one fund together, in the order of the answer, with their part of all that is listed.
 *
 * @param accounts accounts of any scope
 * @param today day from which availability is told
 * @param compartment only what is in it; everything where it is left out
 * @example fundsOf([pee], today).map(({ label }) => label) // ['Actions Europe Durable', …]
 */
export const fundsOf = (
  accounts: readonly Account[],
  today: PlainDate,
  compartment?: BalanceCompartment,
): readonly HeldFund[] => {
  const held = accounts.flatMap(({ policy_id, investments = [] }) => {
    const kept = investments.filter((one) => compartment === undefined || compartmentOf(one) === compartment)
    const ordered = inOrderOf(kept.map((investment) => ({ investment, order: orderOf(investment) })))
    return [...Map.groupBy(ordered, ({ investment }) => investment.id).values()]
      .map((parts) => parts.map(({ investment }) => investment))
      .flatMap((parts) => heldOf(parts, today))
      .flatMap((fund) => [{ ...fund, key: `${policy_id}/${fund.id}`, policyId: policy_id }])
  })
  return withShares(held)
}

/** What is held of one fund over several accounts, and in which of them. */
export type SpreadFund = Omit<HeldFund, 'policyId'> & {
  /** Accounts that hold it, in their order, and how much of it. */
  readonly holders: readonly { readonly account: Account; readonly amount: Euros }[]
}

/** Names and values that differ under one id are told apart. */
const sameFund = ({ id, label, share_value: value }: Investment): string => JSON.stringify([id, label, value])

/**
 * Lists the funds of several accounts, each once, the largest first, with the accounts that hold it and its part of all that is listed.
 *
 * @param accounts accounts of any scope
 * @param today day from which availability is told
 * @example fundsAcross([pee, pereco], today)[0]?.holders.length // 2
 */
export const fundsAcross = (accounts: readonly Account[], today: PlainDate): readonly SpreadFund[] => {
  const parts = accounts.flatMap((account) => (account.investments ?? []).map((investment) => ({ account, investment })))
  const funds = [...Map.groupBy(parts, ({ investment }) => sameFund(investment))].flatMap(([key, held]) => {
    const holders = [...Map.groupBy(held, ({ account }) => account)].map(([account, those]) => ({
      account,
      amount: sumEuros(those.map(({ investment }) => investment.amount)),
    }))
    return heldOf(
      held.map(({ investment }) => investment),
      today,
    ).flatMap((fund) => [{ ...fund, key, holders }])
  })
  return withShares(funds).toSorted((one, other) => other.amount.comparedTo(one.amount))
}

/** Money by the day on which it becomes free, and what no answer dates. */
export type Freeing = { readonly dates: readonly FreeFrom[]; readonly undated: Euros }

/**
 * Adds up the money of accounts by the day on which it becomes free.
 *
 * @param accounts accounts of any scope
 * @param today day of the question
 * @returns all dates, and what is left of the balances
 * @example freeingOf([pee], today).dates[0] // { on: undefined, amount: 5 210,44 € }
 */
export const freeingOf = (accounts: readonly Account[], today: PlainDate): Freeing => {
  const lots = accounts.flatMap(({ investments = [] }) => investments.flatMap(lotsOf))
  const dated = sumEuros(lots.map(({ amount }) => amount))
  return {
    dates: freeOf(lots, today),
    undated: subtractEuros(sumEuros(accounts.map(({ balance }) => balance)), dated),
  }
}

/**
 * Gives the one day on which all of an account becomes free, if it is blocked until then.
 *
 * @param account account of any scope
 * @param today day of the question
 * @example freeOn(peg, today) // '2029-06-01'
 */
export const freeOn = (account: Account, today: PlainDate): PlainDate | undefined => {
  const { dates, undated } = freeingOf([account], today)
  const [only] = dates
  if (dates.length !== 1 || !undated.isZero() || only === undefined || only.on === 'retirement') return undefined
  return only.on
}
