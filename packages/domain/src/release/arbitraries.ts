import fc from 'fast-check'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { Decimal, euros, type Euros } from '../money/index.ts'
import { RELEASE_CASE_PLANS } from './case.ts'
import { RELEASE_TAXES, type Release } from './figures.ts'
import { RELEASE_COMPARTMENTS, RELEASE_REASONS } from './reasons.ts'

const cents = (max: number): fc.Arbitrary<Euros> => fc.nat({ max }).map((amount) => euros(new Decimal(amount).dividedBy(100)))

/** Releases of plans with gains and with losses, from nothing to everything. */
export const releases: fc.Arbitrary<Release> = fc
  .record({
    tax: fc.constantFrom(...RELEASE_TAXES),
    value: cents(20_000_000).filter((value) => value.greaterThan(0)),
    paidIn: cents(25_000_000),
    share: fc.integer({ min: 0, max: 10_000 }),
    on: datesOfYears(2025, 2026),
  })
  .map(({ tax, value, paidIn, share, on }) => {
    const amount = euros(value.times(share).dividedBy(10_000).toDecimalPlaces(2, Decimal.ROUND_DOWN))
    return { tax, value, paidIn, amount, on }
  })

/** Rows of a file of releases, as text; not every one is allowed. */
export const releaseRows: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .record({
    plan: fc.constantFrom(...RELEASE_CASE_PLANS),
    compartment: fc.constantFrom(...RELEASE_COMPARTMENTS),
    reason: fc.constantFrom(...RELEASE_REASONS),
    event: datesOfYears(2024, 2026),
    sale: releases,
    rate: fc.constantFrom('', '0', '0.11', '30'),
  })
  .map(({ plan, compartment, reason, event, sale, rate }) => ({
    id: '',
    plan,
    compartment: plan === 'PER' ? compartment : '',
    reason,
    event_date: event,
    request_date: sale.on,
    value: sale.value.toFixed(2),
    paid_in: sale.paidIn.toString(),
    amount: sale.amount.toString(),
    marginal_rate: rate,
  }))
