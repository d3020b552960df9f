import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { Decimal, euros } from '../money/index.ts'
import { taxRequests } from './arbitraries.ts'
import { explainTaxSaving, savingByBand, simulateTaxSaving, type TaxRequest } from './index.ts'

const today = plainDate('2026-11-20')

const ALONE: TaxRequest = {
  gender: 'F',
  client_age: 41,
  marital_status: 'CE',
  children: 0,
  monthly_income: euros(5000),
  allocated_periodicity: null,
}
const bandsOf = (change: Partial<TaxRequest>) =>
  savingByBand(explainTaxSaving({ ...ALONE, ...change }, today).saving)?.map(({ rate, amount }) => [
    rate.toString(),
    amount.toString(),
  ])

describe('the bands that a payment comes out of', () => {
  it('[TAX-58] are one where it stays in the highest one, two where it reaches below it', () => {
    expect(bandsOf({})).toEqual([['0.3', '5400']])
    expect(bandsOf({ monthly_income: euros(8000) })).toEqual([
      ['0.41', '1823'],
      ['0.3', '6817'],
    ])
  })

  it('[TAX-58] are not told where something else moves the tax, or nothing is saved', () => {
    expect([bandsOf({ monthly_income: euros(1800) }), bandsOf({ monthly_income: euros(1000) })]).toEqual([undefined, undefined])
  })

  test.prop([taxRequests], { numRuns: 60 })('[TAX-58] give the saving, and never more than what is deducted', (request) => {
    const bands = savingByBand(explainTaxSaving(request, today).saving)
    fc.pre(bands !== undefined)
    const { tax_reduction: saving, payment } = simulateTaxSaving(request, today)
    const sum = bands.reduce((total, { rate, amount }) => total.plus(rate.times(amount)), new Decimal(0))
    const deducted = bands.reduce((total, { amount }) => total.plus(amount), new Decimal(0))
    expect(sum.minus(saving).abs().toNumber()).toBeLessThanOrEqual(1)
    expect(deducted.toNumber()).toBeLessThanOrEqual(payment.toNumber())
  })
})
