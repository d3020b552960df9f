import { describe, expect, it } from 'vitest'

import type { Derivation } from '../explain/index.ts'
import { assumptionsNamed } from '../futures/index.ts'
import { explainColumn, GRID, HELD } from './explained-column.ts'

const SET = assumptionsNamed('robo-2026-10')
const PARTS = [
  { name: 'Actions', amount: 0.4, asset_class: 'shares', ongoing_charges: 1.5 },
  { name: 'Obligations', amount: 0.6, asset_class: 'bonds', ongoing_charges: undefined },
  { name: 'Inconnu', amount: 0, asset_class: 'money', ongoing_charges: undefined },
  { name: 'Sans classe', amount: 0.2, asset_class: null, ongoing_charges: undefined },
] as const

const every = (tree: Derivation): readonly Derivation[] => [tree, ...tree.inputs.flatMap(every)]
const named = (tree: Derivation, term: string): readonly Derivation[] => every(tree).filter((step) => step.term === term)
/** The first step of a name: shares stand in the return, and again in the weights of the classes. */
const first = (tree: Derivation, term: string): Derivation => {
  const [step] = named(tree, term)
  if (step === undefined) throw new Error(`No step is ${term}.`)
  return step
}
const facts = (steps: readonly Derivation[]) =>
  steps.map(({ value, unit, source, rule, details }) => ({ value, unit, source, rule, details }))

const ASSUMED = { kind: 'assumption', code: 'robo-assumptions' }
const SHEET = { kind: 'contract', code: 'robo-fund-sheet' }

const columnOf = (source: typeof GRID, parts: readonly unknown[] = PARTS) => {
  const column = explainColumn(SET, { from: 3, below: 5, parts } as never, source)
  if (column === undefined) throw new Error('Nothing of it is classified.')
  return column
}

describe('what a column of a grid is made of', () => {
  it('[ROBO-21] [ROBO-26] the charge of a fund is that of its sheet, and without one the assumed charge of its class', () => {
    expect(facts(named(columnOf(GRID).growth, 'fund-charge'))).toEqual([
      { value: '0.015', unit: 'rate', source: SHEET, rule: undefined, details: { name: 'Actions' } },
      { value: '0.006', unit: 'rate', source: ASSUMED, rule: undefined, details: { name: 'Obligations' } },
    ])
  })

  it('[ROBO-21] each fund brings the return of its class less its charge, by its share', () => {
    const { growth } = columnOf(GRID)
    expect(facts(named(growth, 'class-return'))).toEqual([
      { value: '0.065', unit: 'rate', source: ASSUMED, rule: undefined, details: { class: 'shares' } },
      { value: '0.03', unit: 'rate', source: ASSUMED, rule: undefined, details: { class: 'bonds' } },
    ])
    expect(facts(named(growth, 'fund-part'))).toEqual([
      { value: '0.02', unit: 'rate', source: undefined, rule: 'ROBO-21', details: { name: 'Actions' } },
      { value: '0.0144', unit: 'rate', source: undefined, rule: 'ROBO-21', details: { name: 'Obligations' } },
    ])
    expect(named(growth, 'fund-return').map(({ details }) => details)).toEqual([{ name: 'Actions' }, { name: 'Obligations' }])
  })

  it('[ROBO-26] shares of a full grid are stated; those of amounts are of what is classified', () => {
    expect(
      facts(named(first(columnOf(GRID).growth, 'column-return'), 'grid-share')).map(({ value, source }) => [value, source]),
    ).toEqual([
      ['0.4', GRID],
      ['0.6', GRID],
    ])
    expect(named(columnOf(GRID).growth, 'fund-share')).toEqual([])
    const held = PARTS.map((part) => ({ ...part, amount: part.amount * 50 }))
    const growth = first(columnOf(HELD, held).growth, 'column-return')
    expect(named(growth, 'fund-share').map(({ value, unit, details }) => [value, unit, details])).toEqual([
      ['0.4', 'rate', { name: 'Actions' }],
      ['0.6', 'rate', { name: 'Obligations' }],
    ])
    expect(named(growth, 'fund-amount').map(({ unit, source }) => [unit, source])[0]).toEqual(['eur', HELD])
    expect(named(growth, 'classified').map(({ value, unit, rule }) => [value, unit, rule])[0]).toEqual(['50', 'eur', 'ROBO-26'])
  })

  it('[ROBO-21] growth is the return less half the variance, over the years of the column', () => {
    const { bound, growth, deviation } = columnOf(GRID)
    const years = { from: 3, below: 5 }
    expect(facts([bound])).toEqual([{ value: '3', unit: 'years', source: GRID, rule: undefined, details: years }])
    expect(facts([deviation])[0]).toMatchObject({
      unit: 'rate',
      source: ASSUMED,
      rule: 'ROBO-21',
      details: { ...years, assumptions: SET.id },
    })
    for (const term of ['column-growth', 'column-return', 'column-half-variance', 'column-variance'])
      expect([term, named(growth, term).map(({ unit, rule, details }) => ({ unit, rule, details }))]).toEqual([
        term,
        [{ unit: 'rate', rule: 'ROBO-21', details: years }],
      ])
    expect(named(growth, 'column-return')[0]?.source).toEqual(ASSUMED)
    const half = Number(deviation.value) ** 2 / 2
    expect(Number(growth.value)).toBeCloseTo(0.0344 - half, 12)
    expect(explainColumn(SET, { from: 3, parts: PARTS }, GRID)?.bound.details).toEqual({ from: 3 })
  })

  it('[ROBO-26] nothing that is classified has no column', () => {
    expect(explainColumn(SET, { from: 0, parts: PARTS.slice(2) }, GRID)).toBeUndefined()
  })
})
