import { Decimal } from '../money/index.ts'
import type { PaymentPeriodicity } from './model.ts'
import { label, type Steps } from './steps.ts'

const MONTHS_PER_YEAR = 12

/** How money grows until the start: by how much a year, and over how many whole months. */
export type Growth = { readonly netReturn: number; readonly months: number }

const yearlyGrowth = <Figure>(steps: Steps<Figure>, { netReturn }: Growth): Figure =>
  steps.sum(label('projection.yearly-growth', 'factor', 'RP-01'), [
    steps.given(label('projection.one', 'factor', 'RP-01'), 1),
    steps.given(label('projection.net-return', 'rate', 'RP-01'), new Decimal(netReturn).dividedBy(100)),
  ])

const over = <Figure>(steps: Steps<Figure>, yearly: Figure, months: number): Figure =>
  steps.power(label('projection.growth', 'factor', 'RP-01'), [
    yearly,
    steps.quotient(label('projection.years-to-start', 'years', 'RP-01'), [
      steps.given(label('projection.months-to-start', 'months', 'RP-01'), months),
      steps.given(label('projection.months-per-year', 'months', 'RP-01'), MONTHS_PER_YEAR),
    ]),
  ])

/**
 * Gives what a euro of today is worth at the start. Rule RP-01.
 *
 * @param steps with explanation, or for the figure alone
 * @param growth net return in percent a year, whole months
 * @example grown(BARE_STEPS, { netReturn: 2, months: 12 }).toString() // '1.02'
 */
export const grown = <Figure>(steps: Steps<Figure>, growth: Growth): Figure =>
  over(steps, yearlyGrowth(steps, growth), growth.months)

/** Whole periods until the start. */
export const paymentsUntil = (periodicity: PaymentPeriodicity, months: number): number => {
  if (periodicity === 'one_shot') return 1
  return periodicity === 'monthly' ? months : Math.floor(months / MONTHS_PER_YEAR)
}

/**
 * Gives what a euro of each payment is worth at the start, all payments together: (g^n − 1) ÷ (g − 1), where g is the growth over one period. Rule RP-02.
 *
 * A payment comes at the end of its period; what is left of a year after the last yearly one goes on growing. Without any return each payment is worth itself.
 *
 * @param steps with explanation, or for the figure alone
 * @param growth net return in percent a year, whole months
 * @param periodicity of the payments
 * @example paymentsGrown(BARE_STEPS, { netReturn: 2, months: 16 }, 'yearly').toString() // 1.02^(4/12)
 */
export const paymentsGrown = <Figure>(steps: Steps<Figure>, growth: Growth, periodicity: PaymentPeriodicity): Figure => {
  const payments = paymentsUntil(periodicity, growth.months)
  const details = { periodicity, payments }
  const named = label('projection.payments-growth', 'factor', 'RP-02', undefined, details)
  if (payments === 0 || growth.netReturn === 0) return steps.given(named, payments)
  if (periodicity === 'one_shot') return grown(steps, growth)
  const period = periodicity === 'monthly' ? 1 : MONTHS_PER_YEAR
  const yearly = yearlyGrowth(steps, growth)
  const one = steps.given(label('projection.one', 'factor', 'RP-02'), 1)
  const beyond = (months: number): Figure =>
    steps.difference(label('projection.growth-beyond-one', 'factor', 'RP-02'), [over(steps, yearly, months), one])
  const atLastPayment = steps.quotient(named, [beyond(payments * period), beyond(period)])
  const rest = growth.months - payments * period
  return rest === 0 ? atLastPayment : steps.product(named, [atLastPayment, over(steps, yearly, rest)])
}
