import { beforeAll, describe, expect, it } from 'vitest'

import { loadMortalityTables } from '../mortality/index.ts'
import { euros, type Euros } from '../money/index.ts'
import { sylvie } from './arbitraries.ts'
import {
  annuityOf,
  basisOf,
  explainTotal,
  explainTotalCapital,
  figuresOf,
  gapOf,
  monthly,
  explainWithdrawal,
  totalByAge,
  totalCapitalOf,
  totalOf,
  type AnnuityFigure,
  type AvailableResult,
  type SimulationResult,
} from './index.ts'

let results: readonly AvailableResult[]

beforeAll(async () => {
  results = explainWithdrawal({ ...sylvie, tables: await loadMortalityTables() })
})

const text = (amount: Euros | undefined) => amount?.toFixed(2)
const single: AnnuityFigure = { type: 'RV_NR' }

describe('adding up results of several contracts', () => {
  const shorter = (): SimulationResult => {
    const [first, ...others] = results as [AvailableResult, ...AvailableResult[]]
    const { withoutReversion } = first
    const guaranteed = withoutReversion.guaranteed.slice(0, 2)
    return [{ ...first, withoutReversion: { ...withoutReversion, guaranteed } }, ...others]
  }

  it('[S-CONST-08] offers what every contract with something to convert offers', () => {
    expect(figuresOf(shorter(), 'RV_NRAG')).toEqual([5, 10].map((years) => ({ type: 'RV_NRAG', years })))
    expect(totalOf(shorter(), { type: 'RV_NRAG', years: 15 }, 'month')).toBeUndefined()
    expect(gapOf(shorter(), { type: 'RV_NRAG', years: 15 }, 'month')).toBeUndefined()
    // Nothing to convert: its own table (TGF05, expectation above 30 years) decides.
    expect(figuresOf(results.slice(1, 2), 'RV_NRAG')).toHaveLength(5)
  })

  it('[S-CONST-08] offers it whichever contract comes first', () => {
    const [first, ...others] = shorter() as [AvailableResult, ...AvailableResult[]]
    expect(figuresOf([...others, first], 'RV_NRAG')).toEqual([5, 10].map((years) => ({ type: 'RV_NRAG', years })))
    const steps = first.withoutReversion.steps.slice(1)
    const late: AvailableResult = { ...first, withoutReversion: { ...first.withoutReversion, steps } }
    expect(figuresOf([...others, late], 'RV_CPP')).toEqual(steps.map(({ step }) => ({ type: 'RV_CPP', step })))
    // The first contract converts nothing: what it would offer bounds nobody.
    const [pero, pereco] = results as [AvailableResult, AvailableResult]
    const swapped = [
      { ...pero, convertedAtStart: euros(0) },
      { ...pereco, convertedAtStart: euros(1) },
    ]
    expect(figuresOf(swapped, 'RV_NRAG')).toHaveLength(5)
  })

  it('[MRM-30] knows no total while a contract with something to convert shows no amount', () => {
    const [first, ...others] = results as [AvailableResult, ...AvailableResult[]]
    const silent: AvailableResult = { ...first, withoutReversion: { ...first.withoutReversion, byAge: [] } }
    expect(totalOf([silent, ...others], single, 'month')).toBeUndefined()
    expect(figuresOf([silent], 'RV_NR')).toEqual([])
    expect(figuresOf([...others, silent], 'RV_NR')).toEqual([])
    // Without the projected amount either, nothing says that there is something to convert.
    expect(text(totalOf([{ ...silent, convertedAtStart: undefined }, ...others], single, 'month'))).toBe('55.11')
  })

  it('[MRM-15] [MRM-30] goes by the contracts with something to convert, though the first converts nothing and lists nothing', () => {
    const [pero, pereco, a83] = results as [AvailableResult, AvailableResult, AvailableResult]
    const silent = { ...pereco, withoutReversion: { byAge: [], guaranteed: [], steps: [] } }
    expect(totalByAge([silent, pero, a83], 'RV_NR', 'month')).toEqual(totalByAge(results, 'RV_NR', 'month'))
    expect(totalByAge([pereco], 'RV_NR', 'month').map(({ age }) => age)).toEqual(
      pereco.withoutReversion.byAge.map(({ age }) => age),
    )
  })

  it('[MRM-38] has no reversible amount where none was asked for', () => {
    const figures: AnnuityFigure[] = [{ type: 'RV_R' }, { type: 'RV_R', age: 70 }, { type: 'RV_RAG', years: 10 }]
    expect(figures.map((figure) => annuityOf(results[0] as AvailableResult, figure, 'year'))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('converts by the price of the single annuity, wherever the answer lists it', () => {
    const [first] = results as [AvailableResult]
    const { explanation } = first
    const backwards = { ...first, explanation: explanation && { ...explanation, factors: explanation.factors.toReversed() } }
    expect(basisOf(backwards)?.annuityRate?.value).toBe(basisOf(first)?.annuityRate?.value)
  })

  it('[MRM-32] leaves out a contract without a result', () => {
    const unavailable: SimulationResult = [{ kind: 'unavailable', policyId: 'x' }, ...results]
    expect(text(totalOf(unavailable, single, 'month'))).toBe('161.30')
    expect(text(totalCapitalOf(unavailable))).toBe('35439.51')
    expect(figuresOf([{ kind: 'unavailable', policyId: 'x' }], 'RV_NR')).toEqual([])
    expect(totalByAge([{ kind: 'unavailable', policyId: 'x' }], 'RV_NR', 'month')).toEqual([])
    expect(totalByAge(results, 'RV_R', 'month')).toEqual([])
    expect(figuresOf(results, 'RV_R')).toEqual([])
    expect(figuresOf(results, 'RV_RAG')).toEqual([])
  })

  it('[MRM-15] shows by age what every contract shows', () => {
    const [one, ...others] = results as [AvailableResult, ...AvailableResult[]]
    const shortened = { ...one.withoutReversion, byAge: one.withoutReversion.byAge.slice(0, 3) }
    const rows = totalByAge([...others, { ...one, withoutReversion: shortened }], 'RV_NR', 'month')
    expect(rows.map(({ age }) => age)).toEqual([64, 65, 66])
  })

  it('[MRM-30] reads the annuities when a server leaves the projected amounts out', () => {
    const bare: SimulationResult = results.map((result) =>
      Object.assign({}, result, { convertedAtStart: undefined, capitalAtStart: undefined }),
    )
    expect(text(totalOf(bare, single, 'month'))).toBe('161.30')
    expect(explainTotal(bare, single, 'month')?.inputs).toHaveLength(2)
    expect(text(totalCapitalOf(bare))).toBe('0.00')
    expect(explainTotalCapital(bare)?.inputs).toEqual([])
  })

  it('[MRM-34] rounds a month half up', () => {
    expect(text(monthly(euros('1274.22')))).toBe('106.19')
    expect(text(monthly(euros('0.06')))).toBe('0.01')
    expect(text(monthly(euros('0.05')))).toBe('0.00')
  })
})
