import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { addDays, plainDate } from '../calendar/index.ts'
import { Decimal, euros, roundToCents, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { acts, lotPlaces, purchases, type Act } from './arbitraries.ts'
import {
  bought,
  employerAccount,
  entryOf,
  EUR,
  holdingAccount,
  inTransit,
  lotOfAccount,
  lotsHeld,
  moved,
  NO_BALANCES,
  overdrawn,
  paidInMoved,
  paidInOf,
  paidInto,
  sold,
  sumsByAsset,
  transitAccount,
  unitsFor,
  withEntries,
  type Balances,
  type Entry,
  type LotPlace,
  type Posting,
} from './index.ts'

const PLANS = ['pee', 'peg'] as const
const FUNDS = ['prudence', 'actions'] as const

const lotOf = ({ plan, fund, day }: Act, more: Partial<LotPlace> = {}): LotPlace => ({
  policy: PLANS[plan],
  compartment: '',
  fund: FUNDS[fund],
  acquired_on: addDays(plainDate('2020-01-01'), day),
  available_on: null,
  origin: 'payment',
  ...more,
})

/** A sum that came from outside, invested at once. */
const arriving = (act: Act, from: 'bank' | `employer/${string}`, lot = lotOf(act)): readonly Posting[] => [
  ...moved(EUR, from, transitAccount(lot.policy), act.amount),
  ...bought(lot, act.amount, unitsFor(act.amount, act.value)),
  ...paidInto(lot, act.amount),
]

/** The first lot of the plan is sold whole, and goes on elsewhere; nothing is asked of a plan without any. */
const leaving = (act: Act, balances: Balances): readonly Posting[] => {
  const [held] = lotsHeld(balances, PLANS[act.plan])
  if (held === undefined) return []
  const { units, ...lot } = held
  const amount = roundToCents(euros(units.times(act.value)))
  const paidIn = paidInOf(balances, lot.policy, '')
  const sale = sold(lot, units, amount)
  if (act.kind === 'release')
    return [...sale, ...moved(EUR, transitAccount(lot.policy), 'bank', amount), ...paidInto(lot, euros(paidIn.negated()))]
  const policy = act.kind === 'switch' ? lot.policy : PLANS[act.plan === 0 ? 1 : 0]
  const next = { ...lot, policy, fund: FUNDS[act.fund] }
  const way = policy === lot.policy ? [] : moved(EUR, transitAccount(lot.policy), transitAccount(policy), amount)
  return [...sale, ...way, ...bought(next, amount, unitsFor(amount, act.value)), ...paidInMoved(lot, next, paidIn)]
}

const postingsOf = (act: Act, balances: Balances): readonly Posting[] => {
  if (act.kind === 'payment') return arriving(act, 'bank')
  if (act.kind === 'top-up')
    return arriving(act, employerAccount('ent') as `employer/${string}`, lotOf(act, { origin: 'top-up' }))
  const transit = transitAccount(PLANS[act.plan])
  if (act.kind === 'rejected-payment')
    return [...moved(EUR, 'bank', transit, act.amount), ...moved(EUR, transit, 'bank', act.amount)]
  return leaving(act, balances)
}

type Lived = { readonly entries: readonly Entry[]; readonly balances: Balances; readonly paid: Euros; readonly returned: Euros }

/** Lives through acts one after the other, each entry added to the balances as they then are. */
const live = (all: readonly Act[]): Lived =>
  all.reduce<Lived>(
    (before, act, place) => {
      const postings = postingsOf(act, before.balances)
      const day = plainDate('2026-11-20')
      const entry = entryOf({ id: `e${place}`, operation: `o${place}`, day, postings })
      const balances = withEntries(before.balances, [entry])
      const remembered = (now: Balances) => sumEuros(PLANS.map((plan) => paidInOf(now, plan, '')))
      const isNew = act.kind === 'payment' || act.kind === 'top-up'
      const given =
        act.kind === 'release' && postings.length > 0
          ? subtractEuros(remembered(before.balances), remembered(balances))
          : ZERO_EUROS
      return {
        entries: [...before.entries, entry],
        balances,
        paid: isNew ? sumEuros([before.paid, act.amount]) : before.paid,
        returned: sumEuros([before.returned, given]),
      }
    },
    { entries: [], balances: NO_BALANCES, paid: ZERO_EUROS, returned: ZERO_EUROS },
  )

const lives = fc.array(acts, { maxLength: 30 }).map(live)
/** Balances as plain texts, in an order that does not follow from the entries. */
const plain = (balances: Balances): readonly string[] =>
  [...balances]
    .flatMap(([account, assets]) => [...assets].map(([asset, held]) => `${account} ${asset} ${held.toFixed()}`))
    .toSorted()

test.prop([lives])('[LEDG-01] every entry and the whole ledger sum to zero by asset, whatever was done', ({ entries }) => {
  for (const { postings } of entries) expect([...sumsByAsset(postings).values()].every((sum) => sum.isZero())).toBe(true)
  const whole = sumsByAsset(entries.flatMap(({ postings }) => postings))
  expect([...whole.values()].every((sum) => sum.isZero())).toBe(true)
})

test.prop([lives])('[LEDG-06] no lot has less than nothing, and nothing stays on its way', ({ balances }) => {
  expect(overdrawn(balances)).toEqual([])
  expect(PLANS.map((plan) => inTransit(balances, plan))).toEqual([ZERO_EUROS, ZERO_EUROS])
})

test.prop([lives])('[LEDG-05] what is remembered as paid in is what was paid less what was given back', (life) => {
  const remembered = sumEuros(PLANS.map((plan) => paidInOf(life.balances, plan, '')))
  expect(remembered).toEqual(subtractEuros(life.paid, life.returned))
})

test.prop([lives, fc.nat(30), fc.infiniteStream(fc.nat())])(
  '[LEDG-04] replaying the entries gives the same balances: at once, in two halves, in any order',
  ({ entries, balances }, cut, draws) => {
    expect(plain(withEntries(NO_BALANCES, entries))).toEqual(plain(balances))
    const halves = withEntries(withEntries(NO_BALANCES, entries.slice(0, cut)), entries.slice(cut))
    expect(plain(halves)).toEqual(plain(balances))
    const shuffled = entries
      .map((entry) => [draws.next().value, entry] as const)
      .toSorted(([one], [other]) => one - other)
      .map(([, entry]) => entry)
    expect(plain(withEntries(NO_BALANCES, shuffled))).toEqual(plain(balances))
  },
)

test.prop([purchases])('[LEDG-03] units × value gives the amount back to the cent, below 10 000 € a unit', ([amount, value]) => {
  const units = unitsFor(amount, value)
  expect(units.decimalPlaces()).toBeLessThanOrEqual(6)
  expect(roundToCents(euros(units.times(value)))).toEqual(amount)
})

test.prop([lotPlaces])('[LEDG-02] the name of a lot’s account is read back as the lot, whatever its plan is called', (place) => {
  expect(lotOfAccount(holdingAccount(place))).toEqual(place)
})

test.prop([fc.integer({ min: 1, max: 1_000_000 })])('[LEDG-01] an entry that is off by the smallest unit is refused', (size) => {
  const [from, to] = moved('prudence', 'opening', holdingAccount(lotOf({ plan: 0, fund: 0, day: 0 } as Act)), new Decimal(size))
  const postings = [from, to && { ...to, quantity: to.quantity.plus('0.000001') }].filter((one) => one !== undefined)
  expect(() => entryOf({ id: 'e', operation: 'o', day: plainDate('2026-11-20'), postings })).toThrow(RangeError)
})
