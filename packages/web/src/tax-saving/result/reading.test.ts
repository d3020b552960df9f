import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import {
  explainTaxSaving,
  simulateTaxSaving,
  taxAnswer,
  writeTaxSaving,
  type TaxExplanation,
  type TaxRequest,
} from '@hautelisse/domain/tax-saving'
import { stepsInTurn, stepsOf, unreadable, type Derivation } from '@hautelisse/domain/explain'
import { describe, expect, it } from 'vitest'
import { READING } from './reading.ts'

const ALONE: TaxRequest = {
  gender: 'F',
  client_age: 41,
  marital_status: 'CE',
  children: 0,
  monthly_income: euros(5000),
  allocated_periodicity: null,
}

/** Trees of an answer as the page has them: read back from the wire, where all that is alike is shared. */
const explain = (request: Partial<TaxRequest> = {}): TaxExplanation => {
  const [asked, day] = [{ ...ALONE, ...request }, plainDate('2026-11-20')] as const
  const sent = writeTaxSaving(simulateTaxSaving(asked, day), explainTaxSaving(asked, day))
  const { explanation } = taxAnswer.decode(taxAnswer.encode(sent))
  if (explanation === undefined) throw new Error('The answer has no explanation.')
  return explanation
}

const first = ({ inputs: [input] }: Derivation): Derivation => {
  if (input === undefined) throw new Error('The figure follows from nothing.')
  return input
}

const second = ({ inputs: [, input] }: Derivation): Derivation => {
  if (input === undefined) throw new Error('The figure follows from one other at most.')
  return input
}

const listed = (figure: Derivation): readonly string[] =>
  stepsOf(figure, READING).map(({ figure: { term, value } }) => `${term} ${value}`)

describe('steps of a calculation', () => {
  it('[TAX-58] leads from the pay to the ceiling', () => {
    expect(listed(explain().envelope)).toEqual([
      'income-tax.wage 60000',
      'income-tax.costs 6000',
      'income-tax.net-wage 54000',
      'income-tax.ceiling 5400',
      'tax-saving.envelope 450',
    ])
  })

  it('leaves out what changes nothing: one pay, one part, no deduction, no décote', () => {
    expect(listed(first(explain().saving))).toEqual([
      'income-tax.wage 60000',
      'income-tax.costs 6000',
      'income-tax.net-wage 54000',
      'income-tax.scale 9303.99',
      'income-tax.tax 9304',
    ])
  })

  it('has the deduction, the limit of the children’s advantage and the décote where there are any', () => {
    const { saving } = explain({
      marital_status: 'MA',
      children: 3,
      monthly_income: euros('3333.33'),
      spouse_monthly_income: euros(2500),
      allocated_amount: euros(100),
      allocated_periodicity: 'monthly',
    })
    const steps = stepsOf(second(saving), READING)
    const terms = steps.map(({ figure: { term } }) => term)
    for (const term of ['net-wages', 'net-taxable-income', 'parts', 'adult-scale', 'family-cap', 'capped', 'after-cap', 'decote'])
      expect(terms).toContain(`income-tax.${term}`)
    expect(terms).toContain('tax-saving.yearly-payment')
    const named = steps.map(({ figure: { term, details, value } }) => JSON.stringify([term, details, value]))
    expect(new Set(named).size).toBe(named.length)
  })

  it('names every figure that a step is computed from, once, and what it rests on', () => {
    const [, costs] = stepsOf(explain().envelope, READING)
    expect(costs?.lines.map(({ figure: { term, value } }) => `${term} ${value}`)).toEqual([
      'income-tax.wage 60000',
      'income-tax.costs-rate 0.1',
      'income-tax.costs-min 509',
      'income-tax.costs-max 14555',
    ])
    expect(costs?.sources).toEqual(['wage-costs'])
  })

  it('[TS-06] takes the saving of the effort for known', () => {
    const { effort } = explain()
    const [step, ...others] = stepsOf(effort, READING, effort.inputs.slice(1))
    expect(others).toEqual([])
    expect(step?.lines.map(({ figure }) => figure.value)).toEqual(['5400', '1620'])
    expect(step?.lines.map(({ sign }) => sign)).toEqual([undefined, '−'])
  })

  it('[TAX-58] stands once where figures are read one after another', () => {
    const { envelope, saving, effort } = explain()
    const inTurn = stepsInTurn([envelope, first(saving), second(saving), saving, effort], READING)
    expect(inTurn.map((passages) => passages.flatMap(({ steps }) => steps.map(({ figure: { term } }) => term)))).toEqual([
      ['income-tax.wage', 'income-tax.costs', 'income-tax.net-wage', 'income-tax.ceiling', 'tax-saving.envelope'],
      ['income-tax.scale', 'income-tax.tax'],
      ['income-tax.net-taxable-income', 'income-tax.scale', 'income-tax.tax'],
      ['tax-saving.saving'],
      ['tax-saving.effort'],
    ])
  })

  it.each([
    ['alone', {}],
    ['a couple with four children', { marital_status: 'MA', children: 4, spouse_monthly_income: euros(2500) }],
    [
      'a couple with a small tax',
      { marital_status: 'MA', children: 1, monthly_income: euros(1800), spouse_monthly_income: euros(1700) },
    ],
    ['a couple with a high income', { marital_status: 'MA', monthly_income: euros(40_000), spouse_monthly_income: euros(9000) }],
    ['a single parent', { children: 2, monthly_income: euros(2600) }],
  ] as const)('[TAX-58] are eight at most in one list, or said by a few lines, of %s (S-43)', (_, household) => {
    for (const amount of [undefined, euros(100)]) {
      const paid = amount === undefined ? {} : ({ allocated_amount: amount, allocated_periodicity: 'monthly' } as const)
      const { envelope, saving, effort, highIncomeContribution } = explain({ ...household, ...paid })
      expect([envelope, saving].flatMap((figure) => unreadable(figure, READING)).map(({ term }) => term)).toEqual([])
      expect(unreadable(effort, READING, effort.inputs.slice(1))).toEqual([])
      expect(unreadable(highIncomeContribution, READING).map(({ term }) => term)).toEqual([])
    }
  })

  it('has no sign where figures between the lines were left out', () => {
    const steps = stepsOf(explain().envelope, READING)
    expect(steps.map(({ lines }) => lines[1]?.sign)).toEqual(['×', undefined, '−', undefined, '÷'])
  })
})
