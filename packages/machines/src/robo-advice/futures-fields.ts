import { parseAmount } from '@hautelisse/domain/money'
import { DRAWN_FUTURES } from '@hautelisse/domain/futures'
import { LARGEST_PAYMENT, LONGEST_HORIZON } from '@hautelisse/domain/robo-advice'

/** Whether a number is that of a future. */
export const isThread = (thread: number): boolean => Number.isInteger(thread) && thread >= 0 && thread < DRAWN_FUTURES

/** Reads what is typed; undefined where it is no number of a future, no payment, no number of half-years. */
export const wholeOf = (text: string): number | undefined => {
  const digits = text.replaceAll(/\s/g, '')
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
}
export const paymentOf = (text: string): number | undefined => {
  if (text.trim() === '') return 0
  const parsed = parseAmount(text)
  if (parsed.kind !== 'amount') return undefined
  const amount = parsed.amount.toNumber()
  return amount > LARGEST_PAYMENT || amount < 0 ? undefined : amount
}
export const yearsOf = (text: string): number | undefined => {
  const years = Number(text.replace(',', '.').trim())
  return text.trim() !== '' && Number.isInteger(years * 2) && years >= 0.5 && years <= LONGEST_HORIZON ? years : undefined
}

/** Whether a payment or a number of years that was typed is one. */
export const isPayment = (text: string): boolean => paymentOf(text) !== undefined
export const isHorizon = (text: string): boolean => yearsOf(text) !== undefined
