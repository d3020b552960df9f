import type { Reckoning } from '../explain/index.ts'
import { type Decimal, type Euros, ZERO_EUROS } from '../money/index.ts'
import { amountLabel, shareLabel } from './label.ts'

/** One band of a plan's rule: the share that the employer adds to the payments of the year up to an amount. */
export type TopUpBand = {
  /** Payments of the year up to this amount; undefined for a band without end, which is the last. */
  readonly upTo: Euros | undefined
  readonly rate: Decimal
}

type Payments = { readonly bands: readonly TopUpBand[]; readonly before: Euros; readonly payment: Euros }

/** A band with its start and the amounts between which the payment crosses it. */
type Crossed = TopUpBand & { readonly start: Euros; readonly isWhole: boolean }

/** The bands that a payment touches, each with whether the whole payment lies in it. */
const crossedBy = ({ bands, before, payment }: Payments): readonly Crossed[] => {
  const after = before.plus(payment)
  return bands
    .map((band, at) => ({ ...band, start: bands[at - 1]?.upTo ?? ZERO_EUROS }))
    .filter(({ start, upTo }) => after.greaterThan(start) && (upTo === undefined || before.lessThan(upTo)))
    .map((band) => ({
      upTo: band.upTo,
      rate: band.rate,
      start: band.start,
      isWhole: before.greaterThanOrEqualTo(band.start) && (band.upTo === undefined || after.lessThanOrEqualTo(band.upTo)),
    }))
}

const partIn = <Figure>(
  steps: Reckoning<Figure>,
  band: Crossed,
  figures: { before: Figure; matched: Figure; payment: Figure },
) => {
  if (band.isWhole) return figures.payment
  const start = steps.given(amountLabel('contributions.band-start', 'plan-rule'), band.start)
  const ends =
    band.upTo === undefined
      ? [figures.matched]
      : [figures.matched, steps.given(amountLabel('contributions.band-end', 'plan-rule'), band.upTo)]
  return steps.difference(amountLabel('contributions.band-part', 'plan-rule', 'TOPUP-01'), [
    steps.least(amountLabel('contributions.band-end', 'plan-rule'), ends),
    steps.greatest(amountLabel('contributions.band-start', 'plan-rule'), [figures.before, start]),
  ])
}

/**
 * Gives what a plan's bands add to a payment: each part of it at the rate of the band in which the payments of the year then stand.
 *
 * Not rounded. Rule TOPUP-01.
 *
 * @param steps with or without the explanation
 * @param payments bands, payments of the year that were matched before, and the payment, in euros
 */
export const reckonBands = <Figure>(steps: Reckoning<Figure>, payments: Payments): Figure => {
  const before = steps.given(amountLabel('contributions.matched-before', 'history'), payments.before)
  const payment = steps.given(amountLabel('contributions.payment', 'payment'), payments.payment)
  const matched = steps.sum(amountLabel('contributions.matched'), [before, payment])
  return steps.sum(
    amountLabel('contributions.rule-top-up', 'plan-rule', 'TOPUP-01'),
    crossedBy(payments).map((band) =>
      steps.product(amountLabel('contributions.band-top-up', 'plan-rule', 'TOPUP-01'), [
        partIn(steps, band, { before, matched, payment }),
        steps.given(shareLabel('contributions.band-rate', 'plan-rule'), band.rate),
      ]),
    ),
  )
}
