import { dateOf, daysBetween, yearOf, type PlainDate } from '../calendar/index.ts'
import { Decimal, roundToCents, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import type { Account } from './model.ts'

/** What accounts cost since 1 January. */
export type YearlyCharges = {
  /** Taken from the accounts. */
  readonly taken: Euros
  /** Inside the value of the funds' units, estimated at today's amounts. */
  readonly inside: Euros
  /** Accounts whose answer says neither. */
  readonly left: readonly Account[]
}

const DAYS_A_YEAR = 365

const insideOf = (account: Account, today: PlainDate): Decimal => {
  const start = dateOf(yearOf(today), 1, 1)
  const parts = (account.investments ?? []).flatMap(({ lots = [], ongoing_charges: percent = 0 }) =>
    lots.map(({ acquired_on, amount }) => {
      const days = daysBetween(acquired_on > start ? acquired_on : start, today)
      return amount.times(percent).dividedBy(100).times(days).dividedBy(DAYS_A_YEAR)
    }),
  )
  return parts.reduce((all, part) => all.plus(part), new Decimal(0))
}

/**
 * Says what accounts cost since 1 January: what they took, and what their funds took inside the value of their units, estimated as amount × days
 * held × charges / 365 at today's amounts. docs/rules/accounts.md, ACC-12.
 *
 * @param accounts accounts of any scope
 * @param today day of the question
 * @example yearlyCharges([], today).taken // 0,00 €
 */
export const yearlyCharges = (accounts: readonly Account[], today: PlainDate): YearlyCharges => {
  const start = dateOf(yearOf(today), 1, 1)
  const told = accounts.filter(({ since, investments }) => since !== undefined || investments !== undefined)
  const taken = told
    .flatMap(({ movements = [] }) => movements)
    .filter(({ kind, date }) => kind === 'charges' && date >= start)
    .map(({ amount }) => amount)
  const inside = told.reduce((all, account) => all.plus(insideOf(account, today)), new Decimal(0))
  return {
    taken: sumEuros(taken),
    inside: roundToCents(ZERO_EUROS.plus(inside) as Euros),
    left: accounts.filter((account) => !told.includes(account)),
  }
}
