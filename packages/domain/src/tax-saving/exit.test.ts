import { describe, expect, it } from 'vitest'

import { annuityFactor } from '../annuity/index.ts'
import { plainDate } from '../calendar/index.ts'
import { inOrder, replay, type Evaluators } from '../explain/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { Decimal, euros } from '../money/index.ts'
import { EXIT_AGES, EXIT_FORMS, EXIT_SOURCES, exitOf, exitRates, TERMS, type ExitForm, type ExitQuestion } from './index.ts'

const today = plainDate('2026-11-20')
const tables = await loadMortalityTables()
const never = () => new Decimal(Number.NaN)
const evaluators: Evaluators = { 'annuity-factor': never, 'complete-expectation': never }

/** The worked case: 41 years old, 5 400 € all deducted, which save 1 620 €. */
const question: ExitQuestion = {
  payment: euros(5400),
  deducted: euros(5400),
  saving: euros(1620),
  age: 41,
  exitAge: 64,
  rate: new Decimal('0.11'),
}
const exit = (form: ExitForm, change: Partial<ExitQuestion> = {}, asOf = today) => {
  const found = exitOf(form, { ...question, ...change }, { asOf, tables })
  if (found === undefined) throw new Error('no exit')
  return found
}
const figures = (form: ExitForm, change: Partial<ExitQuestion> = {}) => {
  const { value, gross, incomeTax, socialCharges, net } = exit(form, change)
  return [value, gross, incomeTax, socialCharges, net].map(String)
}
const doubts = (form: ExitForm, change: Partial<ExitQuestion> = {}, asOf = today) =>
  exit(form, change, asOf).doubts.map(({ kind }) => kind)

describe('the exit as capital', () => {
  it('[TS-09] taxes the deducted payment at the saver’s rate and its gains at the flat tax', () => {
    // 5 400 × 1.02^23 = 8 515.26; 11 % of 5 400 = 594.00 and 12.8 % of 3 115.26 = 398.75; 18.6 % of 3 115.26 = 579.44.
    expect(figures('capital')).toEqual(['8515.26', '8515.26', '992.75', '579.44', '6943.07'])
    expect([exit('capital').years, exit('capital').effort.toString()]).toEqual([23, '3780'])
  })

  it('[TS-09] leaves what was not deducted untaxed, but for its gains', () => {
    expect(figures('capital', { deducted: euros(0) })).toEqual(['8515.26', '8515.26', '398.75', '579.44', '7537.07'])
    expect(figures('capital', { rate: new Decimal(0) })).toEqual(figures('capital', { deducted: euros(0) }))
  })

  it('[TS-09] has no gains where the age of the exit is reached or over', () => {
    for (const age of [64, 69]) expect(figures('capital', { age })).toEqual(['5400', '5400', '594', '0', '4806'])
  })
})

describe('the exit as an annuity', () => {
  it('[TS-09] taxes it as a pension less its 10 %, with social charges on the share for the age', () => {
    const life = { table: tables.TGF05, birthYear: 1985, age: 64 }
    const factor = annuityFactor({ type: 'RV_NR', life, technicalRate: 0, paymentsPerYear: 12, timing: 'arrears' })
    const gross = Math.round((8515.26 * 0.99 * 100) / factor) / 100
    const cents = (amount: number) => Math.round(amount * 100) / 100
    const [incomeTax, charges] = [cents(gross * 0.9 * 0.11), cents(gross * 0.4 * 0.186)]
    expect(figures('annuity').map(Number)).toEqual([8515.26, gross, incomeTax, charges, cents(gross - incomeTax - charges)])
  })

  it('[TS-09] taxes the part that was not deducted on the share for the age alone: 40 % from 60 on, 30 % from 70 on, 50 % below', () => {
    const shares = [55, 60, 69, 70].map((exitAge) => {
      const { gross, incomeTax, socialCharges } = exit('annuity', { deducted: euros(0), exitAge, age: 50 })
      return [incomeTax, socialCharges].map((part) => part.dividedBy(gross).toDecimalPlaces(3).toNumber())
    })
    expect(shares.map(([tax]) => tax)).toEqual([0.055, 0.044, 0.044, 0.033])
    expect(shares.map(([, charges]) => charges)).toEqual([0.093, 0.074, 0.074, 0.056])
  })

  it('[TS-09] needs tables, and a payment', () => {
    expect(exitOf('annuity', question, { asOf: today })).toBeUndefined()
    for (const form of EXIT_FORMS)
      expect(exitOf(form, { ...question, payment: euros(0) }, { asOf: today, tables })).toBeUndefined()
  })
})

describe('what is said with an exit', () => {
  it('[TS-10] names what the law and the question leave open, one code each', () => {
    expect(doubts('capital')).toEqual(['law-of-the-exit', 'one-rate', 'gains-option'])
    expect(doubts('annuity')).toEqual(['law-of-the-exit', 'one-rate', 'pension-bounds', 'annuity-charges', 'small-annuity'])
    expect(doubts('annuity', { payment: euros(30_000) })).not.toContain('small-annuity')
    expect(doubts('capital', {}, plainDate('2026-11-21'))).toContain('law-not-checked')
    expect(doubts('capital', {}, plainDate('2026-11-20'))).not.toContain('law-not-checked')
  })

  it('[TS-09] offers the rates of the scale, and the ages of the withdrawal simulator', () => {
    expect(exitRates(today).map(String)).toEqual(['0', '0.11', '0.3', '0.41', '0.45'])
    expect(EXIT_AGES).toEqual({ first: 60, last: 69, usual: 64 })
  })

  it.each(EXIT_FORMS)('[TS-09] explains the %s down to the payment, every step with its source and a known term', (form) => {
    for (const change of [{}, { deducted: euros(3000) }]) {
      const { explanation, net } = exit(form, change)
      expect([explanation.value, replay(explanation, evaluators).toString()]).toEqual([net.toString(), net.toString()])
      const nodes = inOrder(explanation).map(({ node }) => node)
      expect(nodes.filter(({ term }) => !(TERMS as readonly string[]).includes(term))).toEqual([])
      expect(nodes.filter(({ source }) => source === undefined || !Object.hasOwn(EXIT_SOURCES, source.code))).toEqual([])
    }
  })
})
