import { Decimal, euros, roundToCents, type Euros } from '../money/index.ts'
import { releaseOf, releaseRates, type Release } from './figures.ts'

/** The amount that pays a wanted sum, or the most that any amount pays. */
export type GrossForNet = { readonly kind: 'gross'; readonly amount: Euros } | { readonly kind: 'too-much'; readonly most: Euros }

const CENT = new Decimal('0.01')
/** Cents by which roundings move what is paid from a straight line, on either side. */
const SPREAD = 3

/** What stays of an amount, before roundings. */
const keptShare = ({ tax, value, paidIn, on }: Omit<Release, 'amount'>): Decimal => {
  const { charges, flatTax } = releaseRates(on)
  const gain = Decimal.max(0, new Decimal(1).minus(paidIn.dividedBy(value)))
  return new Decimal(1).minus(gain.times(tax === 'charges' ? charges : charges.plus(flatTax)))
}

/**
 * Finds the smallest amount of which at least a wanted sum is paid. Roundings can take a cent back, so each amount near the straight line is tried.
 *
 * docs/rules/release.md, REL-08.
 *
 * @param plan how it is taxed, its value, what was paid in and the day of the sale
 * @param wanted sum to be paid, in euros
 * @param most most that can be taken, in euros, up to the value
 * @example grossFor({ tax: 'charges', value: euros('11404.16'), paidIn: euros('8849.63'), on: plainDate('2026-11-20') }, euros('5750.02'), euros('6193.72')) // 6 000,00 €
 */
export const grossFor = (plan: Omit<Release, 'amount'>, wanted: Euros, most: Euros): GrossForNet => {
  const kept = keptShare(plan)
  const paidOf = (amount: Decimal): Euros => releaseOf({ ...plan, amount: euros(amount) }).paid
  const near = wanted.dividedBy(kept)
  const slack = CENT.times(SPREAD).dividedBy(kept)
  const first = Decimal.max(0, roundToCents(euros(near.minus(slack))))
  const last = Decimal.min(most, roundToCents(euros(near.plus(slack))).plus(CENT))
  for (let amount = first; amount.lessThanOrEqualTo(last); amount = amount.plus(CENT))
    if (paidOf(amount).greaterThanOrEqualTo(wanted)) return { kind: 'gross', amount: euros(amount) }
  const before = Decimal.max(0, most.minus(CENT.times(SPREAD)))
  let best = paidOf(most)
  for (let amount = before; amount.lessThan(most); amount = amount.plus(CENT)) best = Decimal.max(best, paidOf(amount)) as Euros
  return { kind: 'too-much', most: best }
}
