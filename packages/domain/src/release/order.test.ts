import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import type { LotOrigin } from '../investments/index.ts'
import { Decimal, euros } from '../money/index.ts'
import type { UnclaimedLot } from '../operations/index.ts'
import { orderOfRefund, orderOfRelease, soldBy, takenBy } from './index.ts'

const TODAY = plainDate('2026-11-20')
const FREE = plainDate('2025-06-01')
const BLOCKED = plainDate('2030-06-01')

type Given = { readonly fund?: string; readonly acquired?: string; readonly on?: typeof FREE; readonly origin?: LotOrigin }

/** A lot of ten units, of which nobody has claimed anything. */
const lot = (
  amount: number,
  { fund = 'a', acquired = '2024-05-28', on = BLOCKED, origin = 'payment' }: Given = {},
): UnclaimedLot => ({
  fund,
  compartment: '',
  acquired_on: plainDate(acquired),
  available_on: on,
  origin,
  units: new Decimal(10),
  amount: euros(amount),
  claimed: euros(0),
})

const releaseOf = (amount: number | null, release_id = 'pee-disability', funds: string[] = []) =>
  orderOfRelease(
    {
      company_id: 'c',
      release_id,
      event_date: plainDate('2026-09-14'),
      policies: [{ policy_id: '1', amount: amount === null ? null : euros(amount), funds }],
    },
    TODAY,
  )

const amountsOf = (taken: readonly { readonly lot: UnclaimedLot; readonly amount: Decimal }[]) =>
  taken.map((one) => [one.lot.fund, one.amount.toFixed(2)])

const sold = (
  order: ReturnType<typeof releaseOf>,
  asked: readonly UnclaimedLot[],
  own: readonly UnclaimedLot[],
  free: readonly UnclaimedLot[],
) => (order === undefined ? undefined : amountsOf(soldBy(order, asked, { own, free })))

describe('an order on the day of its sale', () => {
  const asked = [lot(100), lot(100, { fund: 'b' })]

  it('[REL-20] sells what it needs of the lots that it holds, if they are worth more; the rest is free again', () => {
    expect(sold(releaseOf(60), asked, [lot(70)], [lot(40)])).toEqual([['a', '60.00']])
  })

  it('[REL-20] takes further lots where its own are worth less, in its own order of funds, and those alone that it may take', () => {
    const free = [lot(5, { fund: 'a' }), lot(50, { fund: 'b' }), lot(50, { fund: 'b', acquired: '2026-10-01' })]
    expect(sold(releaseOf(60), asked, [lot(40)], free)).toEqual([
      ['a', '40.00'],
      ['a', '5.00'],
      ['b', '15.00'],
    ])
    expect(sold(releaseOf(60, 'pee-disability', ['b']), asked, [lot(40)], free)).toEqual([
      ['a', '40.00'],
      ['b', '20.00'],
    ])
  })

  it('[REL-20] pays what its units give if nothing else is left, and nothing if no unit is left', () => {
    expect(sold(releaseOf(60), asked, [lot(40)], [lot(9, { acquired: '2026-10-01' })])).toEqual([['a', '40.00']])
    expect(sold(releaseOf(60), asked, [], [])).toEqual([])
  })

  it('[REL-20] that asked for everything sells all that it holds, and the end of a contract premiums that came meanwhile', () => {
    const late = [lot(30, { acquired: '2026-11-24', origin: 'profit-sharing' }), lot(20, { acquired: '2026-11-24' })]
    expect(sold(releaseOf(null), asked, [lot(130), lot(90, { fund: 'b' })], late)).toEqual([
      ['a', '130.00'],
      ['b', '90.00'],
    ])
    expect(sold(releaseOf(null, 'pee-end_of_contract'), asked, [lot(130)], late)).toEqual([
      ['a', '130.00'],
      ['a', '30.00'],
    ])
    // An amount that is all there was is everything.
    expect(sold(releaseOf(200), asked, [lot(130), lot(90, { fund: 'b' })], [])).toEqual([
      ['a', '130.00'],
      ['b', '90.00'],
    ])
  })
})

describe('an order when it is asked for', () => {
  it('[REL-12] [REL-15] takes what nobody has claimed, whole lots to the last unit where it asks for all of them', () => {
    const order = releaseOf(150)
    const lots = [lot(100), lot(100, { fund: 'b' })]
    expect(order === undefined ? [] : amountsOf(takenBy(order, lots))).toEqual([
      ['a', '100.00'],
      ['b', '50.00'],
    ])
    const claimed = { ...lot(0), claimed: euros(100) }
    expect(order === undefined ? [] : amountsOf(takenBy(order, [claimed, lot(100, { fund: 'b' })]))).toEqual([['b', '100.00']])
  })

  it('[REL-11] [REL-15] of a refund takes each fund’s own lots that are free, or become so within ninety days', () => {
    const refund = (type: 'REMBOURSEMENT_DISPONIBLE' | 'REMBOURSEMENT_A_ECHEANCE') =>
      orderOfRefund(
        {
          context: { id_entreprise: 'c', type, avoirs: [{ policy_id: '1', investment_id: 'a', amount: euros(50) }] },
          reason: null,
        },
        TODAY,
      )
    const lots = [lot(30, { on: FREE }), lot(80, { on: plainDate('2027-01-10') }), lot(90, { fund: 'b', on: FREE }), lot(70)]
    const [now, soon] = [refund('REMBOURSEMENT_DISPONIBLE'), refund('REMBOURSEMENT_A_ECHEANCE')]
    expect(now === undefined ? [] : amountsOf(takenBy(now, lots))).toEqual([['a', '30.00']])
    expect(soon === undefined ? [] : amountsOf(takenBy(soon, lots))).toEqual([['a', '50.00']])
    expect(orderOfRelease({ company_id: 'c', release_id: 'none', event_date: null, policies: [] }, TODAY)).toBeUndefined()
  })
})
