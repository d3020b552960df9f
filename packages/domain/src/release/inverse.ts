import { Decimal, euros, roundToCents, type Euros } from '../money/index.ts'
import { gainRates } from '../net-income/index.ts'
import { figuresOfRelease, releasesOf, type PlanRelease } from './compartments.ts'
import type { Release } from './figures.ts'

/** The amount that pays a wanted sum, or the most that any amount pays. */
export type GrossForNet = { readonly kind: 'gross'; readonly amount: Euros } | { readonly kind: 'too-much'; readonly most: Euros }

const PERCENT = 100
const CENT = new Decimal('0.01')
/** Cents by which roundings move what is paid from a straight line, on either side. */
const SPREAD = 3

/** What stays of an amount, before roundings. */
const keptShare = ({ tax, value, paidIn, on }: Omit<Release, 'amount'>): Decimal => {
  const rates = gainRates(on)
  const gain = Decimal.max(0, new Decimal(1).minus(paidIn.dividedBy(value)))
  return new Decimal(1).minus(gain.times(tax === 'charges' ? rates.charges : rates.charges + rates.tax).dividedBy(PERCENT))
}

type Search = {
  readonly paidOf: (amount: Euros) => Euros
  readonly kept: Decimal
  /** Cents by which roundings move what is paid from a straight line. */
  readonly spread: number
}

const search = ({ paidOf, kept, spread }: Search, wanted: Euros, most: Euros): GrossForNet => {
  const near = wanted.dividedBy(kept)
  const slack = CENT.times(spread).dividedBy(kept)
  const first = Decimal.max(0, roundToCents(euros(near.minus(slack))))
  const last = Decimal.min(most, roundToCents(euros(near.plus(slack))).plus(CENT))
  for (let amount = first; amount.lessThanOrEqualTo(last); amount = amount.plus(CENT))
    if (paidOf(euros(amount)).greaterThanOrEqualTo(wanted)) return { kind: 'gross', amount: euros(amount) }
  const before = Decimal.max(0, most.minus(CENT.times(spread)))
  let best = paidOf(most)
  for (let amount = before; amount.lessThan(most); amount = amount.plus(CENT))
    best = Decimal.max(best, paidOf(euros(amount))) as Euros
  return { kind: 'too-much', most: best }
}

/**
 * Finds the smallest amount of which at least a wanted sum is paid. Roundings can take a cent back, so each amount near the straight line is tried.
 *
 * docs/rules/release.md, REL-08.
 *
 * @param plan account with its value and what was paid in, reason and day of the sale
 * @param wanted sum to be paid, in euros
 * @param most most that can be taken, in euros, up to the value
 * @example grossFor({ account: { type: 'PEE' }, reason: 'HOME', value: euros('11404.16'), paidIn: euros('8849.63'), on: plainDate('2026-11-20') }, euros('5750.02'), euros('6193.72')) // 6 000,00 €
 */
export const grossFor = (plan: Omit<PlanRelease, 'amount'>, wanted: Euros, most: Euros): GrossForNet => {
  const parts = releasesOf({ ...plan, amount: plan.value })
  const share = parts.reduce((sum, part) => sum.plus(keptShare(part).times(part.value)), new Decimal(0)).dividedBy(plan.value)
  const paidOf = (amount: Euros): Euros => figuresOfRelease({ ...plan, amount }).paid
  return search({ paidOf, kept: share, spread: SPREAD * parts.length }, wanted, most)
}
