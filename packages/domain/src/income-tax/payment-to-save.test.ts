import { describe, expect, it } from 'vitest'

import { DomainInputError } from '../input/index.ts'
import { euros } from '../money/index.ts'
import { paymentToSave, taxLawOf, type Household, type SavingQuestion } from './index.ts'

const single: Household = {
  marital_status: 'CE',
  single_parent: false,
  children: 0,
  wage_1: euros(52_000),
  wage_2: euros(0),
  deduction: euros(0),
}
const ask = (change: Partial<SavingQuestion> = {}) =>
  paymentToSave({ household: single, law: taxLawOf(2025), most: euros(14_410), wanted: euros(1500), step: 'euro', ...change })
const figures = (change: Partial<SavingQuestion> = {}) => {
  const { payment, saving, ...rest } = ask(change)
  return { ...rest, payment: payment.toNumber(), saving: saving.toNumber() }
}

describe('the payment that saves a wanted tax', () => {
  // By hand, case 11: 7 143.99 − 30 % of the payment has to be below 5 644.50, so the payment above 4 998.30.
  it('[BEY-30] of 1 500 is 4 999 in whole euros and 4 998.31 to the cent: at 4 998.30 the tax is half a euro, which rounds up', () => {
    expect(figures()).toEqual({ kind: 'found', payment: 4999, saving: 1500 })
    expect(figures({ step: 'cent' })).toEqual({ kind: 'found', payment: 4998.31, saving: 1500 })
  })

  // By hand, case 12: at 29 579 the band of 30 % ends and the décote begins; 1.4525 × 11 % of the income above 11 600, less 897, has to be below 1 844.50.
  it('[BEY-30] of 5 300 goes through a change of band and the décote: 18 042', () => {
    expect(figures({ most: euros(30_000), wanted: euros(5300) })).toEqual({ kind: 'found', payment: 18_042, saving: 5300 })
  })

  it('[BEY-30] of nothing is nothing', () => {
    expect(figures({ wanted: euros(0) })).toEqual({ kind: 'found', payment: 0, saving: 0 })
  })

  it('[BEY-30] counts what is deducted already', () => {
    expect(figures({ household: { ...single, deduction: euros(4710) }, wanted: euros(360) })).toEqual({
      kind: 'found',
      payment: 1199,
      saving: 360,
    })
  })

  it('[BEY-31] of more than the ceilings allow cannot be told: the most is 4 323, and 14 409 reach it', () => {
    expect(figures({ wanted: euros(4324) })).toEqual({ kind: 'beyond', bound: 'ceilings', payment: 14_409, saving: 4323 })
    expect(figures({ wanted: euros(4323) })).toEqual({ kind: 'found', payment: 14_409, saving: 4323 })
  })

  it('[BEY-31] of more than the whole tax cannot be told: the tax of 1 564 is gone before the ceiling is', () => {
    const household = { ...single, wage_1: euros(30_000) }
    expect(figures({ household, wanted: euros(2000) })).toMatchObject({ kind: 'beyond', bound: 'whole-tax', saving: 1564 })
  })

  it('[BEY-31] of anything cannot be told without a tax', () => {
    const household = { ...single, wage_1: euros(12_000) }
    expect(figures({ household, wanted: euros(1) })).toEqual({ kind: 'beyond', bound: 'no-tax', payment: 0, saving: 0 })
  })

  it('[BEY-30] may end with a ceiling that is no whole euro: the next whole euro uses all of it', () => {
    expect(figures({ most: euros('100.5'), wanted: euros(30) }).payment).toBe(99)
    expect(figures({ most: euros('0.5'), wanted: euros(1) })).toMatchObject({ kind: 'beyond', payment: 0 })
  })

  it.each<[string, object]>([
    ['a wanted saving below zero', { wanted: euros(-1) }],
    ['a ceiling that is a plain number', { most: 1 }],
    ['another step', { step: 'franc' }],
    ['a law that taxLawOf did not give', { law: {} }],
    ['no household', { household: undefined }],
  ])('[BEY-30] is refused with %s', (_, change) => {
    expect(() => ask(change)).toThrow(DomainInputError)
  })
})
