import { plainDate } from '@hautelisse/domain/calendar'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { Decimal, euros } from '@hautelisse/domain/money'
import { exitOf, type ExitForm } from '@hautelisse/domain/tax-saving'
import { describe, expect, it } from 'vitest'
import { exitSteps, signOf, sourcesOf } from './exit-steps.ts'

const tables = await loadMortalityTables()

/** The worked case of the rule book. */
const explanationOf = (form: ExitForm) => {
  const question = {
    payment: euros(5400),
    deducted: euros(5400),
    saving: euros(1620),
    age: 41,
    exitAge: 64,
    rate: new Decimal('0.11'),
  }
  const exit = exitOf(form, question, { asOf: plainDate('2026-11-20'), tables })
  if (exit === undefined) throw new Error('no exit')
  return exit.explanation
}

describe('the steps of an exit', () => {
  it('[TS-09] come in the order in which they are done, what is rounded as one step', () => {
    const [gross, incomeTax] = explanationOf('capital').inputs
    if (gross === undefined || incomeTax === undefined) throw new Error('no figures')
    expect(exitSteps(gross, []).map(({ node, result }) => [signOf(node), result.term, result.value])).toEqual([
      ['^', 'tax-saving.exit-growth', expect.stringMatching(/^1\.5768/)],
      ['×', 'tax-saving.exit-value', '8515.26'],
    ])
    expect(exitSteps(incomeTax, [gross]).map(({ node, result }) => [signOf(node), result.term, result.value])).toEqual([
      ['×', 'tax-saving.exit-principal-tax', '594'],
      ['−', 'tax-saving.exit-gains', '3115.26'],
      ['×', 'tax-saving.exit-gains-tax', '398.75'],
      ['+', 'tax-saving.exit-income-tax', '992.75'],
    ])
  })

  it.each(['capital', 'annuity'] as const)(
    '[TS-09] of a whole %s hold every figure once, and each step names what it rests on',
    (form) => {
      const figure = explanationOf(form)
      const steps = exitSteps(figure, [])
      expect(new Set(steps.map(({ result }) => result)).size).toBe(steps.length)
      expect(steps.filter((step) => sourcesOf(step).length === 0)).toEqual([])
      expect(exitSteps(figure, figure.inputs)).toHaveLength(1)
    },
  )
})
