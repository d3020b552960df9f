import { BALANCE_COMPARTMENTS, type Account } from '@hautelisse/domain/accounts'
import { dateOf } from '@hautelisse/domain/calendar'
import { euros, isPositive, splitAmount, type Euros } from '@hautelisse/domain/money'

import { EURO_FUND, UNIT_FUNDS, type Fund, type SeedLot, type SeedPosition } from '../people/index.ts'

const PROJECT = [40, 30, 20, 10] as const
const RETIREMENT = [34, 30, 24, 12] as const
/** Funds of the contracts of a saver with many: ten in a plan, fourteen in a retirement contract. */
const MANY_PROJECT = [18, 16, 14, 12, 10, 9, 8, 6, 4, 3] as const
const MANY_RETIREMENT = [16, 14, 12, 10, 8, 7, 6, 5, 5, 4, 4, 4, 3, 2] as const

const weightsFor = ({ scope }: Account, isLarge: boolean): readonly number[] => {
  if (scope === 's2e') return isLarge ? MANY_PROJECT : PROJECT
  return isLarge ? MANY_RETIREMENT : RETIREMENT
}
const SPREAD = 7

/** A number that follows from a contract's, so that contracts differ and stay as they are. */
const numberOf = (policy: string): number =>
  Array.from(policy, (sign) => sign.codePointAt(0) ?? 0).reduce((sum, code) => (sum * 31 + code) % 9973, 7)

const unitFundsFrom = (start: number, count: number): readonly Fund[] =>
  Array.from({ length: count }, (_, place) => UNIT_FUNDS[(start + place * SPREAD) % UNIT_FUNDS.length]).filter(
    (fund) => fund !== undefined,
  )

/** Whether a contract may be held in the insurer's own fund: employee savings may not. */
const hasEuroFund = ({ scope, type }: Account): boolean => scope !== 's2e' && type !== 'PERECO' && type !== 'PERECOI'

const fundsOf = (account: Account, weights: readonly number[]): readonly Fund[] => {
  const start = numberOf(account.policy_id)
  return hasEuroFund(account) ? [EURO_FUND, ...unitFundsFrom(start, weights.length - 1)] : unitFundsFrom(start, weights.length)
}

type Part = { readonly compartment?: NonNullable<SeedPosition['compartment']>; readonly amount: Euros }

/** Compartments that hold something: voluntary payments by their halves where they are known. */
const partsOf = (account: Account): readonly Part[] => {
  const names = BALANCE_COMPARTMENTS.filter((name) => name !== 'vv' || account.balance_vvd === undefined)
  const parts = names.map((compartment) => ({ compartment, amount: account[`balance_${compartment}`] ?? euros(0) }))
  const held = parts.filter(({ amount }) => isPositive(amount))
  if (held.length > 0) return held
  return isPositive(account.balance) ? [{ amount: account.balance }] : []
}

/**
 * Returns what a contract without a portfolio of its own holds: the usual funds of its type, which add up to each compartment.
 *
 * @param account the seeded contract
 * @param isLarge whether it holds as many funds as a contract may
 */
export const usualPositions = (account: Account, isLarge: boolean): readonly SeedPosition[] => {
  const weights = weightsFor(account, isLarge)
  const funds = fundsOf(account, weights)
  return partsOf(account).flatMap(({ compartment, amount }) =>
    splitAmount(amount, weights)
      .map((worth, place) => ({ fund: funds[place]?.id ?? EURO_FUND.id, worth: worth.toFixed(2), compartment }))
      .filter(({ worth }) => worth !== '0.00'),
  )
}

const LAST_YEAR = 2025
const YEARS = 6
const LARGE_LOTS = 3
const LARGE_YEARS_APART = 4
const ORIGINS = {
  co: ['mandatory'],
  vv: ['payment'],
  vvd: ['payment'],
  vvnd: ['payment'],
  es: ['profit-sharing', 'incentive-bonus', 'top-up'],
} as const
const PLAN_ORIGINS = ['profit-sharing', 'incentive-bonus', 'payment', 'top-up'] as const

/**
 * Returns the usual lots of a position: one a year, the oldest one worth as much as all others. A saver with very many funds has three lots of
 * each, four years apart, so that their contracts are as old and quicker to compute.
 *
 * @param account the contract
 * @param position the position
 * @param isLarge whether the saver has very many funds
 */
export const usualLots = (
  { policy_id, scope }: Account,
  { fund, compartment }: SeedPosition,
  isLarge: boolean,
): readonly SeedLot[] => {
  const start = numberOf(`${policy_id}${fund}`)
  const count = isLarge ? LARGE_LOTS : YEARS + (start % 4)
  const yearsApart = isLarge ? LARGE_YEARS_APART : 1
  const origins = compartment === undefined ? (scope === 's2e' ? PLAN_ORIGINS : ['payment' as const]) : ORIGINS[compartment]
  // Employee savings come in with the profit share, in spring; payments for retirement all over the year.
  const month = scope === 's2e' ? 5 : 1 + (start % 11)
  return Array.from({ length: count }, (_, place) => ({
    acquired: dateOf(LAST_YEAR - place * yearsApart, month, 28),
    weight: place === count - 1 ? count : 1,
    origin: origins[(start + place) % origins.length] ?? 'payment',
  }))
}
