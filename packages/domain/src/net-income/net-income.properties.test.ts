import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { discrepancies } from '../explain/index.ts'
import { sumEuros } from '../money/index.ts'
import { withdrawalEvaluators } from '../withdrawal/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { grossPayments, netTerms } from './arbitraries.ts'
import { netOf, offeredRates } from './index.ts'

const evaluators = withdrawalEvaluators(await loadMortalityTables())

describe('any capital or annuity', () => {
  test.prop([grossPayments, netTerms])(
    '[NET-06] leaves no more than the gross, and the three parts add up to it',
    (payment, terms) => {
      const { gross, charges, tax, net } = netOf(payment, terms)
      expect(sumEuros([charges, tax, net])).toEqual(gross)
      for (const amount of [charges, tax, net]) {
        expect(amount.isNegative() && !amount.isZero()).toBe(false)
        expect(amount.decimalPlaces()).toBeLessThanOrEqual(2)
      }
    },
  )

  test.prop([grossPayments, netTerms])('[NET-06] is explained by steps that replay', (payment, terms) => {
    const { explanation, net } = netOf(payment, terms)
    expect(discrepancies(explanation, evaluators)).toEqual([])
    expect(explanation.value).toBe(net.toString())
  })

  test.prop([grossPayments, netTerms])('[NET-02] leaves no more at a higher marginal rate', (payment, terms) => {
    const nets = offeredRates(terms.on).marginal.map((marginal) => netOf(payment, { ...terms, marginal }).net)
    expect(nets.every((net, place) => place === 0 || net.lessThanOrEqualTo(nets[place - 1] ?? net))).toBe(true)
  })

  test.prop([grossPayments, netTerms])(
    '[NET-01] leaves no more where payments were deducted than where they were not',
    (payment, terms) => {
      const [deducted, other] = (['deducted', 'not-deducted'] as const).map((regime) => netOf({ ...payment, regime }, terms).net)
      expect(deducted?.lessThanOrEqualTo(other ?? deducted)).toBe(true)
    },
  )

  test.prop([grossPayments, netTerms, fc.integer({ min: 0, max: 40 })])(
    '[NET-04] leaves no less the later an annuity begins',
    (payment, terms, later) => {
      fc.pre(payment.form === 'annuity')
      const [now, then] = [terms.age, terms.age + later].map((age) => netOf(payment, { ...terms, age }).net)
      expect(then?.greaterThanOrEqualTo(now ?? then)).toBe(true)
    },
  )
})
