import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { Decimal, euros, sumEuros, type Euros } from '../money/index.ts'
import { boughtFunds, soldFunds } from './arbitraries.ts'
import { amountsOf, checkSwitch, figuresOf, moveLots, requestOf, type SwitchableAccount, type SwitchOffer } from './index.ts'

const sum = (numbers: readonly Decimal[]): Decimal => numbers.reduce((all, one) => all.plus(one), new Decimal(0))

test.prop([soldFunds, boughtFunds])(
  '[FSW-05] every cent that is sold is bought, what was paid moves whole, and no lot gives more than it has',
  (funds, into) => {
    const moved = moveLots(funds, into)
    expect(moved.map((lots) => lots.length)).toEqual(funds.map(({ lots }) => lots.length))
    for (const [at, { lots, value, wanted }] of funds.entries()) {
      const parts = moved[at] ?? []
      const units = sum(parts.map((lot) => lot.units))
      const brought = sumEuros(parts.map(({ amount }) => amount))
      expect(brought.toFixed(2)).toBe(units.times(value).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed(2))
      const most = sum(lots.map(({ held, free }) => held.plus(free)))
      if (wanted === undefined) expect(units.equals(sum(lots.map(({ held }) => held)))).toBe(true)
      else if (units.lessThan(most)) expect(brought.toFixed(2)).toBe(wanted.toFixed(2))
      for (const [place, lot] of parts.entries()) {
        const { held, free } = lots[place] ?? { held: lot.units.minus(1), free: 0 }
        expect(lot.units.lessThanOrEqualTo(held.plus(free)) && !lot.units.isNegative()).toBe(true)
        expect(lot.paid.lessThanOrEqualTo(lots[place]?.paid ?? 0) && !lot.paid.isNegative()).toBe(true)
        expect(sumEuros(lot.parts.map(({ amount }) => amount)).toFixed(2)).toBe(lot.amount.toFixed(2))
        expect(sumEuros(lot.parts.map(({ paid }) => paid)).toFixed(2)).toBe(lot.paid.toFixed(2))
        for (const part of lot.parts) expect(part.amount.isNegative()).toBe(false)
      }
    }
  },
)

const RATE = 40
type State = { readonly funds: readonly Euros[] }
const accountOf = ({ funds }: State): SwitchableAccount => ({
  policy_id: '1',
  value: sumEuros(funds),
  under_way: euros(0),
  investments: funds.map((amount, at) => ({
    id: String(at),
    label: String(at),
    amount,
    movable: amount,
    expected: amount,
    ...(at === 0 ? { fund_max_rate: RATE } : {}),
  })),
})

const order = fc.record({ from: fc.nat({ max: 3 }), to: fc.nat({ max: 3 }), cents: fc.integer({ min: 0, max: 2_000_000 }) })

test.prop([fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 4, maxLength: 4 }), fc.array(order, { maxLength: 12 })])(
  '[FSW-02] [FSW-03] after any switches that are accepted the value is the same and the fund in euros keeps its share',
  (cents, orders) => {
    const [first = 0, ...others] = cents
    const most = Math.floor((others.reduce((all, one) => all + one, 0) * RATE) / (100 - RATE))
    let state: State = { funds: [Math.min(first, most), ...others].map((one) => euros(new Decimal(one).dividedBy(100))) }
    const total = sumEuros(state.funds).toFixed(2)
    for (const { from, to, cents: moved } of orders) {
      const account = accountOf(state)
      const offer: SwitchOffer = {
        account: { type: 'A83', scope: 'ais', title: '', policy_id: '1', balance: account.value },
        switchable: account,
        refusals: [],
      }
      const text = new Decimal(moved).dividedBy(100).toFixed(2).replace('.', ',')
      const form = { policyId: '1', out: { [String(from)]: text }, in: { [String(to)]: text } }
      const request = requestOf(form, offer)
      const figures = figuresOf(form, offer)
      if (request === undefined || figures === undefined || checkSwitch(request, account).length > 0) continue
      expect(amountsOf(form, offer, 'out')).toHaveLength(1)
      state = { funds: figures.funds.map(({ after }) => after) }
      expect(state.funds.every((amount) => !amount.isNegative())).toBe(true)
      expect(sumEuros(state.funds).toFixed(2)).toBe(total)
      expect(state.funds[0]?.times(100).lessThanOrEqualTo(sumEuros(state.funds).times(RATE))).toBe(true)
    }
  },
)
