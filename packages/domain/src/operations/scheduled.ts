import * as z from 'zod'

import { ACCOUNT_SCOPES } from '../accounts/index.ts'
import {
  addMarketDays,
  addMonths,
  dateOf,
  daysInMonth,
  frenchDateOnWire,
  monthOf,
  yearOf,
  type PlainDate,
} from '../calendar/index.ts'
import { eurosOnWire } from '../money/index.ts'

/** A part of a scheduled payment: an account, and the funds in it (ENT-58). */
const repartition = z.object({
  id: z.string(),
  title: z.string(),
  amount: eurosOnWire,
  investments: z.array(z.object({ id: z.string(), title: z.string(), amount: eurosOnWire })),
})

/** A payment that is made again and again (ENT-57, ENT-58). Periodicity, status and tax choice are texts: an unknown one is not shown. */
export const scheduledPayment = z.object({
  id: z.string().min(1),
  scope: z.enum(ACCOUNT_SCOPES),
  policy_id: z.string(),
  amount: eurosOnWire,
  periodicity: z.string(),
  status: z.string(),
  company_id: z.string().nullish(),
  company_name: z.string().nullish(),
  contract_number: z.string().nullish(),
  plan_type: z.string().nullish(),
  iban: z.string().nullish(),
  bic: z.string().nullish(),
  start_date: frenchDateOnWire.nullish(),
  end_date: frenchDateOnWire.nullish(),
  creation_date: frenchDateOnWire.nullish(),
  next_investment_date: frenchDateOnWire.nullish(),
  tax_choice: z.string().nullish(),
  repartitions: z.array(repartition),
})
export type ScheduledPayment = z.output<typeof scheduledPayment>

const debitOf = (year: number, month: number, day: number): PlainDate =>
  addMarketDays(dateOf(year, month, Math.min(day, daysInMonth(year, month))), 0)

/**
 * Gives the next debit after a day of a payment that is debited every month: on its day, or on the next market day. OPER-06.
 *
 * @param day day of the month, from 1 to 31; beyond the end of a month its last day
 * @param today day of the question
 * @example nextDebit(15, plainDate('2026-11-20')) // '2026-12-15'
 */
export const nextDebit = (day: number, today: PlainDate): PlainDate => {
  const thisMonth = debitOf(yearOf(today), monthOf(today), day)
  if (thisMonth > today) return thisMonth
  const next = addMonths(dateOf(yearOf(today), monthOf(today), 1), 1)
  return debitOf(yearOf(next), monthOf(next), day)
}

/** Market days before a debit on the last of which it may still be changed or stopped. */
const NOTICE_DAYS = 3

/**
 * Gives the last day on which a debit may still be changed or stopped: the third market day before it, the day included. OPER-15.
 *
 * @param debit day of the debit
 * @example changeableUntil(plainDate('2026-12-10')) // '2026-12-07'
 */
export const changeableUntil = (debit: PlainDate): PlainDate => addMarketDays(debit, -NOTICE_DAYS)

/**
 * Gives the first debit of a payment that is ordered on a day: that of the first month in which its last day for a change has not passed. OPER-15.
 *
 * @param day day of the month, from 1 to 31; beyond the end of a month its last day
 * @param today day of the order
 * @example firstDebit(10, plainDate('2026-11-20')) // '2026-12-10'
 */
export const firstDebit = (day: number, today: PlainDate): PlainDate => {
  const next = nextDebit(day, today)
  return changeableUntil(next) >= today ? next : nextDebit(day, next)
}

/**
 * Gives the day at whose value a debit is invested: a day of its month, or the next market day. OPER-15.
 *
 * @param debit day of the debit
 * @param day day of the month, from 1 to 31; beyond the end of a month its last day
 * @example investedOn(plainDate('2026-12-10'), 28) // '2026-12-28'
 */
export const investedOn = (debit: PlainDate, day: number): PlainDate => debitOf(yearOf(debit), monthOf(debit), day)

/**
 * Writes the account of a payment so that its holder knows it and nobody else does: its country and key, and its last four characters.
 *
 * @param iban number of an account, with or without spaces
 * @example shortIban('FR76 9999 9000 0100 0004 8217 651') // 'FR76 •••• 7651'
 */
export const shortIban = (iban: string): string => {
  const bare = iban.replaceAll(/\s/g, '')
  return `${bare.slice(0, 4)} •••• ${bare.slice(-4)}`
}
