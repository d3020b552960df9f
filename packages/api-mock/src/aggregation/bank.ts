import type { Account, Investment } from '@hautelisse/domain/accounts'
import type { AggregatedTransaction } from '@hautelisse/domain/aggregation'
import { addDays, addMonths, daysBetween, isMarketDay, plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { Decimal, euros, multiplyEuros, roundToCents, splitAmount, type Euros } from '@hautelisse/domain/money'

/** An account at a bank: what it is, and what it was worth on a day. */
export type BankAccount = Pick<Account, 'type' | 'title' | 'policy_id' | 'contract_number'> & {
  readonly id: string
  readonly worth: Euros
  readonly on: PlainDate
}

type Fund = {
  readonly id: string
  readonly label: string
  readonly type: 'UC' | 'EURO'
  readonly share: number
  /** Part of its value that it gains in a year, and that it swings by from day to day. */
  readonly gains: number
  readonly swings: number
  readonly risk: number
}

const EURO_FUND: Fund = { id: 'euros', label: 'Fonds en euros', type: 'EURO', share: 60, gains: 0.025, swings: 0, risk: 1 }
const WORLD: Fund = { id: 'monde', label: 'Actions Monde ISR', type: 'UC', share: 40, gains: 0.06, swings: 0.012, risk: 5 }
const BONDS: Fund = { id: 'obligations', label: 'Obligations Europe', type: 'UC', share: 70, gains: 0.03, swings: 0.004, risk: 2 }
const MIXED: Fund = {
  id: 'equilibre',
  label: 'Diversifié Équilibre',
  type: 'UC',
  share: 30,
  gains: 0.045,
  swings: 0.008,
  risk: 3,
}

const isInsurance = ({ type }: Pick<BankAccount, 'type'>): boolean => type === 'LIFE' || type === 'LIFE_INSURANCE'
const fundsOf = (account: BankAccount): readonly [Fund, Fund] => (isInsurance(account) ? [EURO_FUND, WORLD] : [BONDS, MIXED])

const [BEGUN, START] = [plainDate('2026-01-01'), plainDate('2025-01-05')]
const [YEAR, FIRST_VALUE, DIGITS] = [365, 100, 4]

/** The last day on which funds have a value. */
const valueDay = (day: PlainDate): PlainDate => (isMarketDay(day) ? day : valueDay(addDays(day, -1)))

/** Value of one unit: it grows by the year and swings from day to day, always the same on the same day. */
const valueOn = ({ gains, swings }: Fund, day: PlainDate): Decimal => {
  const days = daysBetween(BEGUN, valueDay(day))
  const swing = new Decimal((((days * 7919) % 201) + 201) % 201).minus(100).div(100)
  return new Decimal(gains).mul(days).div(YEAR).plus(1).mul(swing.mul(swings).plus(1)).mul(FIRST_VALUE).toDecimalPlaces(DIGITS)
}

const MONTHLY = euros(50)

/** Days on which the saver pays in there: the fifth of each month. */
const paymentsBetween = (from: PlainDate, to: PlainDate): readonly PlainDate[] => {
  const months = Array.from({ length: 12 * 15 }, (_, place) => addMonths(START, place))
  return months.filter((day) => day > from && day <= to)
}

/** Units of the fund that the payments go to: those of the known day, with what was paid in since or without what was paid in until then. */
const unitsOn = (fund: Fund, worth: Euros, { on }: BankAccount, day: PlainDate, isPaidInto: boolean): Decimal => {
  const known = worth.div(valueOn(fund, on))
  if (!isPaidInto) return known
  const [from, to, sign] = day >= on ? [on, day, 1] : [day, on, -1]
  const bought = paymentsBetween(from, to).map((paid) => MONTHLY.div(valueOn(fund, paid)))
  return bought.reduce((units, more) => units.plus(more.mul(sign)), known)
}

/**
 * Tells what an account at a bank is invested in on a day: always the same for the same account and day.
 *
 * @param account the account
 * @param day day of the values
 */
export const investmentsOn = (account: BankAccount, day: PlainDate): readonly Investment[] => {
  const funds = fundsOf(account)
  const parts = splitAmount(
    account.worth,
    funds.map(({ share }) => share),
  )
  return funds.map((fund, place): Investment => {
    const value = valueOn(fund, day)
    const units = unitsOn(fund, parts[place] ?? euros(0), account, day, place === 0)
    return {
      id: `${account.id}-${fund.id}`,
      label: fund.label,
      fund_type: fund.type,
      amount: roundToCents(multiplyEuros(euros(units), value)),
      share_number: units.toDecimalPlaces(DIGITS).toNumber(),
      share_value: value.toNumber(),
      valuation_date: valueDay(day),
      risk_level: fund.risk,
    }
  })
}

/** Months of operations that a bank tells. */
const TOLD_MONTHS = 24

/**
 * Lists the operations of an account at a bank up to a day, the latest first.
 *
 * @param account the account
 * @param day last day that the bank told
 */
export const transactionsUntil = (account: BankAccount, day: PlainDate): readonly AggregatedTransaction[] =>
  paymentsBetween(addMonths(day, -TOLD_MONTHS), day)
    .toReversed()
    .map((date) => ({
      id: `${account.id}-${date}`,
      amount: MONTHLY,
      date,
      label: 'Versement programmé',
      status: 'DONE',
      type: 'VERSEMENT',
    }))
