import { test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { yearOf } from '../calendar/index.ts'
import { discrepancies } from '../explain/index.ts'
import { balances } from '../money/arbitraries.ts'
import { addEuros, Decimal, euros, sumEuros, ZERO_EUROS, subtractEuros } from '../money/index.ts'
import { topUpCases } from './arbitraries.ts'
import { NO_EVALUATORS } from './evaluators.testing.ts'
import { explainTopUp, missingForTopUp, topUpOf, type TopUpCase } from './index.ts'
import { exactTopUp } from './top-up.ts'

// 8 % and 16 % of 47 100 and 48 060, as published; later years take the latest.
const LAW = { pee: { 2025: '3768', later: '3844.8' }, perco: { 2025: '7536', later: '7689.6' } } as const
const lawCeiling = ({ kind, asOf }: TopUpCase) => euros(LAW[kind][yearOf(asOf) === 2025 ? 2025 : 'later'])

const notBelowZero = (amount: Decimal) => Decimal.max(0, amount)

describe('any payment', () => {
  test.prop([topUpCases, balances])('[TOPUP-04] brings no less when it is larger', (given, more) => {
    const larger = topUpOf({ ...given, payment: addEuros(given.payment, more) })
    expect(larger.gross.greaterThanOrEqualTo(topUpOf(given).gross)).toBe(true)
  })

  test.prop([topUpCases])(
    '[TOPUP-02, TOPUP-03, CON-01] brings no more than any of its bounds, and never less than 0',
    (given) => {
      const { gross } = topUpOf(given)
      const { payment, ownBefore, receivedBefore, kindReceivedBefore, rule } = given
      const rooms = [
        lawCeiling(given).minus(kindReceivedBefore),
        ownBefore.plus(payment).times(3).minus(kindReceivedBefore),
        ...(rule.ceiling === undefined ? [] : [rule.ceiling.minus(receivedBefore)]),
      ]
      for (const room of rooms) expect(gross.lessThanOrEqualTo(notBelowZero(room))).toBe(true)
      expect(gross.greaterThanOrEqualTo(0)).toBe(true)
      expect(gross.decimalPlaces()).toBeLessThanOrEqual(2)
    },
  )

  test.prop([topUpCases])(
    '[TOPUP-05] brings a net that with the contributions makes the gross, and steps that replay',
    (given) => {
      const { gross, contributions, net } = topUpOf(given)
      expect(sumEuros([contributions, net])).toEqual(gross)
      const explained = explainTopUp(given)
      expect(discrepancies(explained.net, NO_EVALUATORS)).toEqual([])
      expect([explained.gross, explained.contributions, explained.net].map(({ value }) => value)).toEqual(
        [gross, contributions, net].map(String),
      )
    },
  )

  test.prop([topUpCases, balances.filter((amount) => amount.lessThan(10_000))])(
    '[TOPUP-04] in two parts brings within a cent what one payment of their sum brings, where the triple does not bind',
    (given, second) => {
      // Enough own payments, so that three times them never decides; what was received is what these payments brought.
      const start = { ...given, ownBefore: euros(50_000), receivedBefore: ZERO_EUROS, kindReceivedBefore: ZERO_EUROS }
      const first = topUpOf(start).gross
      const then = topUpOf({
        ...start,
        payment: second,
        matchedBefore: addEuros(start.matchedBefore, start.payment),
        receivedBefore: first,
        kindReceivedBefore: first,
      }).gross
      const whole = topUpOf({ ...start, payment: addEuros(start.payment, second) }).gross
      expect(first.plus(then).minus(whole).abs().lessThanOrEqualTo('0.01')).toBe(true)
    },
  )

  test.prop([topUpCases])(
    '[TOPUP-06] lacks for the whole possible top-up just enough, and a cent less is not enough',
    (given) => {
      const missing = missingForTopUp(given)
      const most = topUpOf({ ...given, payment: euros(10_000_000) }).gross
      if (missing === undefined) {
        expect(most.isZero()).toBe(true)
        return
      }
      expect(topUpOf({ ...given, payment: addEuros(given.payment, missing) }).gross.equals(most)).toBe(true)
      if (missing.isZero()) return
      const whole = exactTopUp({ ...given, payment: euros(10_000_000) })
      const cent = subtractEuros(addEuros(given.payment, missing), euros('0.01'))
      expect(exactTopUp({ ...given, payment: cent }).lessThan(whole)).toBe(true)
    },
  )
})
