import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { Decimal, euros, ZERO_EUROS } from '../money/index.ts'
import {
  bought,
  employerAccount,
  entryOf,
  EUR,
  holdingAccount,
  inTransit,
  lotOfAccount,
  lotsHeld,
  marketAccount,
  moved,
  NO_BALANCES,
  opened,
  overdrawn,
  PAID_IN,
  paidInAccount,
  paidInOf,
  paidInto,
  sold,
  transitAccount,
  unitsFor,
  withEntries,
  type LotPlace,
} from './index.ts'

const DAY = plainDate('2026-11-24')
const PEE = '00482190'
const LOT: LotPlace = {
  policy: PEE,
  compartment: '',
  fund: 'monetaire-responsable',
  acquired_on: DAY,
  available_on: plainDate('2031-06-01'),
  origin: 'payment',
}
const UNITS = new Decimal('4.802151')

/** 500,00 € by card into a fund of 104,12 € a unit. */
const PAYMENT = [
  entryOf({
    id: 'e1',
    operation: 'o1',
    day: plainDate('2026-11-20'),
    postings: moved(EUR, 'bank', transitAccount(PEE), euros(500)),
  }),
  entryOf({ id: 'e2', operation: 'o1', day: DAY, postings: [...bought(LOT, euros(500), UNITS), ...paidInto(LOT, euros(500))] }),
]

/** A refusal that names its field and says why. */
const refusal = (field: string, reason: string) => expect.objectContaining({ field, reason })

describe('an entry', () => {
  it('[LEDG-01] that does not balance for each of its assets is no entry', () => {
    const entry = { id: 'e', operation: 'o', day: DAY }
    expect(() => entryOf({ ...entry, postings: [{ account: 'bank', asset: EUR, quantity: euros('-500') }] })).toThrow(RangeError)
    // As much of one asset as is missing of another.
    const postings = [
      { account: 'bank', asset: EUR, quantity: euros('-500') },
      { account: 'levies', asset: 'prudence', quantity: euros('500') },
    ] as const
    expect(() => entryOf({ ...entry, postings })).toThrow(refusal('postings', 'not-balanced'))
  })

  it('[LEDG-01] holds no posting of nothing', () => {
    const postings = moved(EUR, employerAccount('ent-aubrenne'), 'levies', ZERO_EUROS)
    expect(entryOf({ id: 'e', operation: 'o', day: DAY, postings }).postings).toEqual([])
  })
})

describe('accounts', () => {
  it('[LEDG-02] are named by what they hold, each part escaped', () => {
    expect(holdingAccount(LOT)).toBe('holding/00482190//monetaire-responsable/2026-11-24_2031-06-01_payment')
    expect(holdingAccount({ ...LOT, compartment: 'vvd', available_on: null })).toBe(
      'holding/00482190/vvd/monetaire-responsable/2026-11-24_retirement_payment',
    )
    expect([marketAccount('a/b'), employerAccount('ent aubrenne'), paidInAccount(PEE, 'es'), transitAccount(PEE)]).toEqual([
      'market/a%2Fb',
      'employer/ent%20aubrenne',
      'paid-in/00482190/es',
      'transit/00482190',
    ])
    expect([EUR, PAID_IN]).toEqual(['EUR', 'PAID-IN'])
  })

  it.each([
    'bank',
    'transit/00482190',
    'holding/a/b',
    'holding/a/b/c/2026-11-24_retirement_gift',
    'market/a/b/c/2026-11-24_retirement_payment',
    'holding/a/b/c/2026-11-24_retirement_payment/d',
  ] as const)('[LEDG-02] hold no lot: %s', (account) => {
    expect(lotOfAccount(account as 'bank')).toBeUndefined()
  })
})

describe('a payment', () => {
  it('[LEDG-03] buys units to six decimals', () => {
    expect(unitsFor(euros(500), euros('104.12'))).toEqual(UNITS)
    expect(() => unitsFor(euros(500), ZERO_EUROS)).toThrow(refusal('value', 'out-of-range'))
  })

  it('[LEDG-04] is on its way, then held as a lot, and nothing is left between', () => {
    const collected = withEntries(NO_BALANCES, PAYMENT.slice(0, 1))
    expect([inTransit(collected, PEE), lotsHeld(collected)]).toEqual([euros(500), []])
    const invested = withEntries(collected, PAYMENT.slice(1))
    expect([inTransit(invested, PEE), lotsHeld(invested)]).toEqual([ZERO_EUROS, [{ ...LOT, units: UNITS }]])
    expect([lotsHeld(invested, PEE).length, lotsHeld(invested, '00482195')]).toEqual([1, []])
    // An account that has nothing left is no longer there.
    expect([...invested.keys()]).toEqual([
      'bank',
      marketAccount(LOT.fund),
      holdingAccount(LOT),
      'opening',
      paidInAccount(PEE, ''),
    ])
    expect(invested.get('opening')).toEqual(new Map([[PAID_IN, euros(-500)]]))
    // What was known before stays as it was.
    expect(inTransit(collected, PEE)).toEqual(euros(500))
  })

  it('[LEDG-05] is remembered as paid in, until its part is given back', () => {
    const invested = withEntries(NO_BALANCES, PAYMENT)
    expect([paidInOf(invested, PEE, ''), paidInOf(invested, PEE, 'es')]).toEqual([euros(500), ZERO_EUROS])
    const postings = [...sold(LOT, UNITS, euros(510)), ...paidInto(LOT, euros('-500'))]
    const released = withEntries(invested, [entryOf({ id: 'e3', operation: 'o2', day: DAY, postings })])
    expect([paidInOf(released, PEE, ''), inTransit(released, PEE), lotsHeld(released)]).toEqual([ZERO_EUROS, euros(510), []])
  })
})

describe('balances', () => {
  it('[LEDG-06] name the accounts of a plan that have less than nothing, and none outside it', () => {
    const one = new Decimal('0.000001')
    const before = [entryOf({ id: 'e0', operation: 'opening', day: DAY, postings: opened(LOT, UNITS) }), ...PAYMENT]
    expect(overdrawn(withEntries(NO_BALANCES, before))).toEqual([])
    const postings = sold(LOT, UNITS.times(2).plus(one), euros(1000))
    const tooMuch = entryOf({ id: 'e9', operation: 'o9', day: DAY, postings })
    expect(overdrawn(withEntries(NO_BALANCES, [...before, tooMuch]))).toEqual([holdingAccount(LOT)])
  })

  it('[LEDG-06] name an account that lacks one asset, however much it has of another, which is no unit of its lot', () => {
    const place = holdingAccount(LOT)
    const postings = [...moved(EUR, place, 'bank', euros(1)), ...moved('prudence', 'opening', place, new Decimal(9))]
    const mixed = withEntries(NO_BALANCES, [entryOf({ id: 'e', operation: 'o', day: DAY, postings })])
    expect([overdrawn(mixed), lotsHeld(mixed)]).toEqual([[place], []])
  })

  it('[LEDG-02] take what a plan held before the ledger began from the account of the opening', () => {
    const entry = entryOf({ id: 'e', operation: 'opening', day: DAY, postings: opened(LOT, UNITS) })
    const balances = withEntries(NO_BALANCES, [entry])
    expect(balances.get('opening')).toEqual(new Map([[LOT.fund, UNITS.negated()]]))
    expect(lotsHeld(balances)).toEqual([{ ...LOT, units: UNITS }])
  })
})
