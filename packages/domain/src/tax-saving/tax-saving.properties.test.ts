import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { amountIn, Decimal, divideEuros, euros, multiplyEuros, roundToEuros, subtractEuros } from '../money/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { discrepancies, replay, type Evaluators } from '../explain/index.ts'
import { SLOW } from '../properties/arbitraries.ts'
import { ceilingRequests, taxRequests } from './arbitraries.ts'
import {
  adjusted,
  allocated,
  exitEvaluators,
  exitOf,
  EXIT_AGES,
  EXIT_FORMS,
  exitRates,
  freshForm,
  monthlyEnvelope,
  reachesCap,
  savingAlong,
  savingAt,
  savingCurve,
  shownPeriodicity,
  explainTaxSaving,
  simulateTaxSaving,
  situationOf,
  taxAnswer,
  taxRequest,
  usefulPayment,
  writeTaxSaving,
  yearlyEnvelope,
  type CurvePoint,
} from './index.ts'

const tables = await loadMortalityTables()
const never = () => new Decimal(Number.NaN)
const evaluators: Evaluators = { ...exitEvaluators(tables), 'complete-expectation': never }
const days = fc.constantFrom('2025-06-30', '2026-01-15', '2026-11-20', '2027-12-31').map((day) => plainDate(day))

/**
 * Most that a deduction can save. CGI art. 197: 45 % in the highest band; with a décote each euro of the scale counts for 1.4525, but only in the band of 11 %.
 * Art. 1657: a tax below 61 € is not collected; the euro by which both taxes are rounded is within that.
 */
const mostSaved = (deducted: Decimal): Decimal => deducted.times('0.45').plus(61)

/** The straight line between the points around a payment. */
const between = (curve: readonly CurvePoint[], payment: number): number => {
  const at = Math.max(
    1,
    curve.findIndex((point) => point.payment.greaterThanOrEqualTo(payment)),
  )
  const [left, right] = [curve[at - 1], curve[at]]
  if (left === undefined || right === undefined) return Number.NaN
  const share = subtractEuros(euros(payment), left.payment).dividedBy(subtractEuros(right.payment, left.payment))
  return left.saving.plus(subtractEuros(right.saving, left.saving).times(share)).toNumber()
}

describe('tax saving, in general', () => {
  test.prop([taxRequests, days], SLOW)(
    '[TAX-58] the saving lies between nothing and 45 % of what is deducted, but for the threshold of collection',
    (request, day) => {
      const { tax_reduction, payment, ceiling, taxBefore, taxAfter } = simulateTaxSaving(request, day)
      const deducted = Decimal.min(payment, ceiling)
      expect(tax_reduction.greaterThanOrEqualTo(0)).toBe(true)
      expect(tax_reduction.lessThanOrEqualTo(mostSaved(deducted))).toBe(true)
      expect(subtractEuros(taxBefore, taxAfter).equals(tax_reduction)).toBe(true)
    },
  )

  test.prop([ceilingRequests, days], SLOW)(
    '[TAX-10, TS-01] twelve times the envelope, to the euro, is the ceiling, sent as a number too',
    (request, day) => {
      const result = simulateTaxSaving(request, day)
      const sent = taxAnswer.encode(writeTaxSaving(result)).vv_envelope_monthly
      expect(roundToEuros(multiplyEuros(euros(sent), 12)).equals(result.ceiling)).toBe(true)
      expect(yearlyEnvelope(euros(sent)).equals(result.payment)).toBe(true)
      expect(multiplyEuros(monthlyEnvelope(euros(sent)), 12).lessThanOrEqualTo(result.ceiling)).toBe(true)
    },
  )

  test.prop([taxRequests, days], SLOW)(
    '[TAX-58, TS-04] the explained saving replays, and is the one that the chart computes',
    (request, day) => {
      const { tax_reduction, payment } = simulateTaxSaving(request, day)
      const explanation = explainTaxSaving(request, day)
      expect(explanation.saving.value).toBe(tax_reduction.toString())
      for (const tree of Object.values(explanation)) {
        expect(replay(tree, evaluators).toString()).toBe(tree.value)
        expect(discrepancies(tree, evaluators)).toEqual([])
      }
      expect(savingAt(situationOf(request, day), payment).toString()).toBe(tax_reduction.toString())
    },
  )

  test.prop([ceilingRequests, days], SLOW)(
    '[TS-02] the useful payment saves within 1 € of the ceiling, and a euro less does not',
    (request, day) => {
      const situation = situationOf(request, day)
      const useful = usefulPayment(situation)
      const missed = (payment: number) =>
        subtractEuros(savingAt(situation, situation.ceiling), savingAt(situation, euros(payment))).toNumber()
      expect(useful.lessThanOrEqualTo(situation.ceiling)).toBe(true)
      expect(missed(useful.toNumber())).toBeLessThanOrEqual(1)
      if (useful.greaterThan(0)) expect(missed(useful.toNumber() - 1)).toBeGreaterThan(1)
    },
  )

  test.prop([ceilingRequests, days, fc.double({ min: 0, max: 1, noNaN: true })], SLOW)(
    '[TS-04] the curve is within 2 € of the saving at every payment, and never falls',
    (request, day, share) => {
      const situation = situationOf(request, day)
      const curve = savingCurve(situation)
      const payment = Math.round(share * situation.ceiling.toNumber())
      expect(Math.abs(between(curve, payment) - savingAt(situation, euros(payment)).toNumber())).toBeLessThanOrEqual(2)
      expect(curve.map((point) => point.saving.toNumber())).toEqual(
        curve.map((point) => point.saving.toNumber()).toSorted((a, b) => a - b),
      )
      expect(curve.at(-1)?.bends.some(({ kind }) => kind === 'ceiling')).toBe(true)
    },
  )

  test.prop([ceilingRequests, days, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 50_000 })], SLOW)(
    '[TS-07] along any range the saving is the exact one at every point, never falls, and rises by 45 % of the payment and the threshold of collection at most',
    (request, day, steps, to) => {
      const situation = situationOf(request, day)
      const points = savingAlong(situation, { from: euros(0), to: euros(to), steps })
      expect([points[0]?.payment.toNumber(), points.at(-1)?.payment.toNumber()]).toEqual([0, to])
      for (const [at, { payment, saving }] of points.entries()) {
        const before = points[at - 1]
        expect(saving.equals(savingAt(situation, payment))).toBe(true)
        if (before !== undefined) {
          expect(payment.greaterThan(before.payment)).toBe(true)
          expect(saving.greaterThanOrEqualTo(before.saving)).toBe(true)
          const risen = subtractEuros(saving, before.saving)
          expect(risen.lessThanOrEqualTo(mostSaved(subtractEuros(payment, before.payment)))).toBe(true)
          expect(saving.lessThanOrEqualTo(mostSaved(payment))).toBe(true)
        }
      }
    },
  )

  test.prop(
    [
      fc.record({
        payment: fc.integer({ min: 1, max: 40_000 }),
        deductedShare: fc.double({ min: 0, max: 1, noNaN: true }),
        age: fc.integer({ min: 18, max: 69 }),
        exitAge: fc.integer({ min: EXIT_AGES.first, max: EXIT_AGES.last }),
        rate: fc.constantFrom(...exitRates(plainDate('2026-11-20'))),
      }),
      fc.constantFrom(...EXIT_FORMS),
      days,
    ],
    SLOW,
  )(
    '[TS-09] what comes out is what is taken and what is left, never below zero, and the more is deducted the more is taxed',
    ({ payment, deductedShare, ...rest }, form, asOf) => {
      const of = (deducted: number) =>
        exitOf(form, { ...rest, payment: euros(payment), deducted: euros(deducted), saving: euros(0) }, { asOf, tables })
      const [part, none, all] = [of(Math.round(payment * deductedShare)), of(0), of(payment)]
      if (part === undefined || none === undefined || all === undefined) throw new Error('no exit')
      expect(part.incomeTax.plus(part.socialCharges).plus(part.net).equals(part.gross)).toBe(true)
      expect(part.net.greaterThanOrEqualTo(0)).toBe(true)
      expect(part.incomeTax.greaterThanOrEqualTo(none.incomeTax)).toBe(true)
      expect(part.incomeTax.lessThanOrEqualTo(all.incomeTax)).toBe(true)
      expect(replay(part.explanation, evaluators).equals(part.net)).toBe(true)
    },
  )

  test.prop([
    fc.integer({ min: 0, max: 5_000_000 }),
    fc.integer({ min: 1, max: 40_000 }),
    fc.constantFrom('monthly', 'one_shot'),
  ])(
    '[TAX-44, TAX-47, TS-01] the adjustment shows the amount as it was typed, and without one never more than the ceiling',
    (cents, ceiling, shown) => {
      const envelope = divideEuros(euros(ceiling), 12)
      const empty = freshForm({}, plainDate('2026-11-20'))
      const amount = divideEuros(euros(cents), 100)
      const typed = { text: 'typed', parsed: { kind: 'amount', amount } } as const
      const form = { ...empty, allocated_amount: typed, allocated_periodicity: shown }
      expect(adjusted(form, shown, envelope)).toEqual(form)
      const { parsed } = adjusted(empty, shown, envelope).allocated_amount
      if (parsed.kind !== 'amount') throw new Error('no amount')
      expect(amountIn({ amount: parsed.amount, periodicity: shown }, 'yearly').lessThanOrEqualTo(ceiling)).toBe(true)
      expect(reachesCap({ amount: parsed.amount, periodicity: shown }, envelope)).toBe(true)
    },
  )

  test.prop([taxRequests])('[TAX-31 to TAX-37] a request comes back from the wire', (request) => {
    expect(taxRequest.decode(taxRequest.encode(request))).toEqual(request)
  })

  test.prop([fc.integer({ min: 1, max: 40_000 }), fc.integer({ min: 0, max: 5_000_000 })])(
    '[TAX-55, TAX-56] an amount reaches the cap exactly from the cap on',
    (ceiling, amount) => {
      const envelope = divideEuros(euros(ceiling), 12)
      const stated = divideEuros(euros(amount), 100)
      expect(reachesCap({ amount: stated, periodicity: 'one_shot' }, envelope)).toBe(amount >= ceiling * 100)
      expect(reachesCap({ amount: stated, periodicity: 'monthly' }, envelope)).toBe(amount >= Math.floor((ceiling * 100) / 12))
    },
  )

  test.prop([fc.integer({ min: 0, max: 5_000_000 }), fc.constantFrom('monthly', 'one_shot', 'yearly')])(
    '[TAX-45, TAX-46, TAX-47] switching the periodicity to and fro restores the amount as it was typed',
    (amount, periodicity) => {
      const typed = divideEuros(euros(amount), 100)
      const stated = allocated(typed, periodicity, euros('392.5'))
      const shown = shownPeriodicity(periodicity)
      const [once, monthly] = [amountIn(stated, 'one_shot'), amountIn(stated, 'monthly')]
      expect((shown === 'monthly' ? monthly : once).equals(typed)).toBe(true)
      expect(shown === 'monthly' ? once.equals(typed.times(12)) : monthly.equals(typed.dividedBy(12).toDecimalPlaces(2))).toBe(
        true,
      )
    },
  )
})
