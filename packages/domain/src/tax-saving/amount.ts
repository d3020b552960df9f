import {
  amountIn,
  Decimal,
  euros,
  MONTHS_PER_YEAR,
  multiplyEuros,
  roundToEuros,
  type Euros,
  type PeriodicAmount,
  type Periodicity,
} from '../money/index.ts'

/** Periodicities of the adjustment form (TAX-23). */
export const SHOWN_PERIODICITIES = ['one_shot', 'monthly'] as const
export type ShownPeriodicity = (typeof SHOWN_PERIODICITIES)[number]

/**
 * Gives the choice that the adjustment form shows: a yearly amount, or none, counts as a one-off one.
 *
 * Rule TAX-39.
 *
 * @example shownPeriodicity('yearly') // 'one_shot'
 */
export const shownPeriodicity = (periodicity: Periodicity | '' | null | undefined): ShownPeriodicity =>
  periodicity === 'monthly' ? 'monthly' : 'one_shot'

/**
 * Gives the largest payment of a year that is deducted: twelve times the monthly envelope, to the euro, half up, which is the ceiling itself.
 *
 * Rule TAX-10, S-CONST-34, docs/rules/tax-saving.md.
 *
 * @param envelope monthly envelope in euros, unrounded or as a float64 has it
 * @example yearlyEnvelope(euros('392.5')) // 4 710,00 €
 */
export const yearlyEnvelope = (envelope: Euros): Euros => roundToEuros(multiplyEuros(envelope, MONTHS_PER_YEAR))

/**
 * Gives the monthly envelope as it is shown: rounded down to the cent, so that twelve such payments never exceed the ceiling.
 *
 * @param envelope monthly envelope in euros, unrounded or as a float64 has it
 * @example monthlyEnvelope(euros('392.588')) // 392,58 €
 */
export const monthlyEnvelope = (envelope: Euros): Euros =>
  euros(yearlyEnvelope(envelope).dividedBy(MONTHS_PER_YEAR).toDecimalPlaces(2, Decimal.ROUND_DOWN))

/**
 * Gives the amount that was typed with its periodicity; without one, twelve times the monthly envelope for a year.
 *
 * Keep what this gives and show it by `amountIn`: switching the periodicity to and fro then restores every cent.
 * Rule TAX-44 to TAX-47.
 *
 * @param typed amount in euros, or nothing
 * @param periodicity periodicity in which it was typed
 * @param envelope monthly envelope in euros
 */
export const allocated = (
  typed: Euros | null | undefined,
  periodicity: Periodicity | '' | null | undefined,
  envelope: Euros,
): PeriodicAmount =>
  typed === undefined || typed === null
    ? { amount: yearlyEnvelope(envelope), periodicity: 'yearly' }
    : { amount: typed, periodicity: shownPeriodicity(periodicity) }

/**
 * Says whether an amount reaches the most that can be deducted: a monthly one the envelope as it is shown, any other twelve times the envelope.
 *
 * Rule TAX-55, TAX-56, TAX-39.
 *
 * @param stated amount with its periodicity
 * @param envelope monthly envelope in euros
 * @example reachesCap({ amount: euros(4710), periodicity: 'one_shot' }, euros('392.5')) // true
 */
export const reachesCap = ({ amount, periodicity }: PeriodicAmount, envelope: Euros): boolean =>
  amount.greaterThanOrEqualTo(periodicity === 'monthly' ? monthlyEnvelope(envelope) : yearlyEnvelope(envelope))

/**
 * Gives what a stated amount comes to in a year: a monthly one twelve times.
 *
 * @example yearlyPayment({ amount: euros(50), periodicity: 'monthly' }) // 600,00 €
 */
export const yearlyPayment = (stated: PeriodicAmount): Euros => amountIn(stated, 'yearly')
