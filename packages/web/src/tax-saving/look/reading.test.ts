import { plainDate } from '@hautelisse/domain/calendar'
import { stepsOf, type CalculationStep } from '@hautelisse/domain/explain'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { Decimal, euros } from '@hautelisse/domain/money'
import { exitOf, type ExitForm } from '@hautelisse/domain/tax-saving'
import { describe, expect, it } from 'vitest'

const tables = await loadMortalityTables()

/** The worked case of the rule book. */
const explanationOf = (form: ExitForm, deducted = euros(5400)) => {
  const question = {
    payment: euros(5400),
    deducted,
    saving: euros(1620),
    age: 41,
    exitAge: 64,
    rate: new Decimal('0.11'),
  }
  const exit = exitOf(form, question, { asOf: plainDate('2026-11-20'), tables })
  if (exit === undefined) throw new Error('no exit')
  return exit.explanation
}

const shown = ({ lines, figure }: CalculationStep) => [lines.map(({ sign }) => sign ?? '').join(''), figure.term, figure.value]

describe('the steps of an exit', () => {
  it('[TS-09] come in the order in which they are done, what is rounded as one step', () => {
    const [gross, incomeTax] = explanationOf('capital').inputs
    if (gross === undefined || incomeTax === undefined) throw new Error('no figures')
    expect(stepsOf(gross).map((step) => shown(step))).toEqual([
      ['^', 'tax-saving.exit-growth', expect.stringMatching(/^1\.5768/)],
      ['×', 'tax-saving.exit-value', '8515.26'],
    ])
    expect(stepsOf(incomeTax, {}, [gross]).map((step) => shown(step))).toEqual([
      ['×', 'tax-saving.exit-principal-tax', '594'],
      ['−', 'tax-saving.exit-gains', '3115.26'],
      ['×', 'tax-saving.exit-gains-tax', '398.75'],
      ['+', 'tax-saving.exit-income-tax', '992.75'],
    ])
  })

  it('[TS-09] say in one step what share of an annuity a part of the payment bought', () => {
    const [gross, incomeTax] = explanationOf('annuity', euros(2700)).inputs
    if (gross === undefined || incomeTax === undefined) throw new Error('no figures')
    const [pension, ...others] = stepsOf(incomeTax, {}, [gross])
    expect(pension?.lines.map(({ sign, figure }) => [sign, figure.term])).toEqual([
      [undefined, 'tax-saving.exit-annuity'],
      ['×', 'tax-saving.exit-deducted'],
      ['÷', 'tax-saving.exit-payment'],
    ])
    expect(others.map(({ figure }) => figure.term)).toEqual([
      'tax-saving.exit-taxed-pension',
      'tax-saving.exit-rest',
      'tax-saving.exit-taxed-rest',
      'tax-saving.exit-taxed',
      'tax-saving.exit-income-tax',
    ])
  })

  it.each(['capital', 'annuity'] as const)(
    '[TS-09] of a whole %s hold every figure once, and each step names what it rests on',
    (form) => {
      const figure = explanationOf(form)
      const steps = stepsOf(figure)
      expect(new Set(steps.map((step) => step.figure)).size).toBe(steps.length)
      expect(steps.filter(({ sources }) => sources.length === 0)).toEqual([])
      expect(stepsOf(figure, {}, figure.inputs)).toHaveLength(1)
    },
  )
})
