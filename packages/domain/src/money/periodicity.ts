import { divideEuros, multiplyEuros, type Euros } from './euros.ts'
import { roundToCents } from './round.ts'

/** How often an amount falls due; the words are the wire's. */
export const PERIODICITIES = ['monthly', 'yearly', 'one_shot'] as const
export type Periodicity = (typeof PERIODICITIES)[number]

/** Months of a year, between a monthly and a yearly amount (S-CONST-33). */
export const MONTHS_PER_YEAR = 12

/** An amount as it was stated, with how often it falls due. */
export type PeriodicAmount = { readonly amount: Euros; readonly periodicity: Periodicity }

/**
 * Says an amount in another periodicity, to the cent, half up: a year's amount and a one-off amount are the same, a month's is a twelfth.
 *
 * Always convert from the amount as it was stated: 100 € in one go is 8,33 € a month, and 8,33 € a month 99,96 € in one go.
 * `amountIn` keeps to that.
 * Rule TAX-39, TAX-45, TAX-46, TAX-47.
 *
 * @example convertAmount(euros(50), 'monthly', 'one_shot') // 600,00 €
 */
export const convertAmount = (amount: Euros, from: Periodicity, to: Periodicity): Euros => {
  if (from === 'monthly' && to !== 'monthly') return roundToCents(multiplyEuros(amount, MONTHS_PER_YEAR))
  if (from !== 'monthly' && to === 'monthly') return roundToCents(divideEuros(amount, MONTHS_PER_YEAR))
  return amount
}

/**
 * Says a stated amount in another periodicity; in its own it comes back unchanged, however often the display was switched.
 *
 * @example amountIn({ amount: euros(100), periodicity: 'one_shot' }, 'monthly') // 8,33 €
 */
export const amountIn = (stated: PeriodicAmount, periodicity: Periodicity): Euros =>
  convertAmount(stated.amount, stated.periodicity, periodicity)
