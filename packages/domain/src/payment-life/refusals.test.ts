import { expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { DomainInputError } from '../input/index.ts'
import { euros } from '../money/index.ts'
import { lifeOfPayment, type LifeQuestion } from './index.ts'

const question: LifeQuestion = {
  kind: 'voluntary-deducted',
  payment: euros(1000),
  rate: 30,
  years: 20,
  growthPercent: 0,
  exit: { marginal: 11, pensionCharges: 8.4 },
  asOf: plainDate('2026-11-20'),
}

it.each<readonly [string, Partial<LifeQuestion>, string]>([
  ['another kind', { kind: 'savings' as never }, 'kind'],
  ['a payment of nothing', { payment: euros(0) }, 'payment'],
  ['a payment of less than a cent', { payment: euros('0.009') }, 'payment'],
  ['a payment below zero', { payment: euros(-1) }, 'payment'],
  ['a saving below zero', { taxSaved: euros(-1) }, 'taxSaved'],
  ['a saving of what is not deducted', { kind: 'voluntary-not-deducted', taxSaved: euros(1) }, 'taxSaved'],
  ['a saving of a top-up', { kind: 'top-up', taxSaved: euros(1) }, 'taxSaved'],
  ['a rate above the whole', { rate: 101 }, 'rate'],
  ['years that are not whole', { years: 1.5 }, 'years'],
  ['more years than a life has', { years: 81 }, 'years'],
  ['a growth typed as hundredths', { growthPercent: 200 }, 'growthPercent'],
  ['a rate at the exit below zero', { exit: { marginal: -1, pensionCharges: 8.4 } }, 'exit.marginal'],
  ['charges that the law does not have', { exit: { marginal: 11, pensionCharges: 9 } }, 'exit.pensionCharges'],
  ['a mandatory payment without charges', { kind: 'mandatory', exit: { marginal: 11 } }, 'exit.pensionCharges'],
  ['gains taxed otherwise', { exit: { marginal: 11, pensionCharges: 0, gainsBy: 'none' as never } }, 'exit.gainsBy'],
  ['a day before the law', { asOf: plainDate('2024-12-31') }, 'asOf'],
  ['no day', { asOf: '2026-02-30' as never }, 'asOf'],
  ['no exit', { exit: undefined as never }, 'exit'],
])('refuses %s', (_, change, field) => {
  const call = () => lifeOfPayment({ ...question, ...change })
  expect(call).toThrow(DomainInputError)
  expect(call).toThrow(expect.objectContaining({ field }))
})
