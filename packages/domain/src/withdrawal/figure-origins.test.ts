import { beforeAll, describe, expect, it } from 'vitest'

import { discrepancies, find, inOrder, valueOf, type Derivation } from '../explain/index.ts'
import { loadMortalityTables, type MortalityTables } from '../mortality/index.ts'
import { euros } from '../money/index.ts'
import { sylvie } from './arbitraries.ts'
import {
  annuityOf,
  basisOf,
  explainAnnuity,
  explainCapital,
  explainConverted,
  explainGap,
  explainSpouse,
  explainTotal,
  explainTotalCapital,
  explainTotalConverted,
  explainWithdrawal,
  sourceOf,
  TERMS,
  withdrawalEvaluators,
  type AnnuityFigure,
  type AvailableResult,
  type SourceCode,
} from './index.ts'

let tables: MortalityTables
let results: readonly AvailableResult[]

beforeAll(async () => {
  tables = await loadMortalityTables()
  results = explainWithdrawal({ ...sylvie, tables })
})

const single: AnnuityFigure = { type: 'RV_NR' }
const sound = (node: Derivation | undefined) =>
  node !== undefined && discrepancies(node, withdrawalEvaluators(tables)).length === 0

describe('where a figure comes from', () => {
  it('[MRM-34] tells the article 83’s monthly annuity step by step', () => {
    const node = explainAnnuity(results[2] as AvailableResult, single, 'month') as Derivation
    const steps = inOrder(node).map(({ node: step }) => [
      step.term.replace('withdrawal.', ''),
      valueOf(step).toFixed(6),
      step.unit,
    ])
    expect(steps).toEqual([
      ['part-today', '18412.750000', 'eur'],
      ['saved', '18412.750000', 'eur'],
      ['one', '1.000000', 'factor'],
      ['net-return', '0.020000', 'rate'],
      ['yearly-growth', '1.020000', 'factor'],
      ['months-to-start', '16.000000', 'months'],
      ['months-per-year', '12.000000', 'months'],
      ['years-to-start', '1.333333', 'years'],
      ['growth', '1.026755', 'factor'],
      ['converted-at-start', '18905.386141', 'eur'],
      ['birth-year', '1964.000000', 'year'],
      ['age', '64.000000', 'age'],
      ['technical-rate', '0.000000', 'rate'],
      ['payments-per-year', '12.000000', 'count'],
      ['factor', '28.303633', 'factor'],
      ['before-fee', '667.949104', 'eur-per-year'],
      ['fee', '0.010000', 'rate'],
      ['fee-amount', '6.679491', 'eur-per-year'],
      ['after-fee', '661.269613', 'eur-per-year'],
      ['annuity-year', '661.270000', 'eur-per-year'],
      ['months-per-year', '12.000000', 'months'],
      ['annuity-month', '55.105833', 'eur-per-month'],
      ['annuity-month', '55.110000', 'eur-per-month'],
    ])
  })

  it('names its table and never the sex, the start and the age, and what the savings rest on', () => {
    const node = explainAnnuity(results[0] as AvailableResult, single, 'year') as Derivation
    expect(find(node, 'withdrawal.factor')).toMatchObject({
      details: { type: 'RV_NR', table: 'MIXED', timing: 'arrears' },
      source: { kind: 'table', code: 'table-mixed' },
    })
    expect(find(node, 'withdrawal.growth')?.details).toEqual({ start: '2028-04-01', age: 64 })
    expect(find(node, 'withdrawal.saved')?.inputs.map(({ details, source, value }) => [details, source?.code, value])).toEqual([
      [{ policy_id: '0048 2176', part: 'co', side: 'annuity' }, 'mandatory-annuity', '31480.2'],
      [{ policy_id: '0048 2176', part: 'es', side: 'annuity' }, 'distribution', '4000'],
    ])
    const ofArticle83 = explainAnnuity(results[2] as AvailableResult, single, 'year') as Derivation
    expect(find(ofArticle83, 'withdrawal.saved')?.inputs.map(({ source }) => source)).toEqual([
      { kind: 'choice', code: 'distribution-while-small' },
    ])
    expect(JSON.stringify(node)).not.toMatch(/gender|women|men\b|female/)
    expect(node).toMatchObject({ term: 'withdrawal.annuity-year', details: { type: 'RV_NR' }, rule: 'MRM-39' })
  })

  it('[MRM-78] counts a cent within the tolerance, on an empty part too, as the saver’s choice', () => {
    const distribution = { ...sylvie.request.distribution, 'annuity_0048 3310_co': euros('0.01') }
    const [, pereco] = explainWithdrawal({ ...sylvie, request: { ...sylvie.request, distribution }, tables })
    const node = explainAnnuity(pereco as AvailableResult, single, 'year') as Derivation
    expect(find(node, 'withdrawal.saved')?.inputs).toMatchObject([{ value: '0.01', source: { code: 'distribution' } }])
  })

  it('explains every figure of the result by a tree that replays to it', () => {
    for (const result of results) {
      const { withoutReversion } = result
      const figures: AnnuityFigure[] = [
        ...withoutReversion.byAge.map(({ age }) => ({ type: 'RV_NR', age }) as const),
        ...withoutReversion.guaranteed.map(({ years }) => ({ type: 'RV_NRAG', years }) as const),
        ...withoutReversion.steps.map(({ step }) => ({ type: 'RV_CPP', step }) as const),
      ]
      for (const figure of figures) {
        for (const period of ['month', 'year'] as const) {
          const node = explainAnnuity(result, figure, period)
          expect(node?.value).toBe(annuityOf(result, figure, period)?.toString())
          expect(sound(node)).toBe(true)
        }
      }
      expect(explainCapital(result)?.value).toBe(result.capitalAtStart?.toString())
      expect(sound(explainCapital(result))).toBe(true)
    }
  })

  it('[MRM-34] explains totals as sums of the contracts that give something', () => {
    const month = explainTotal(results, single, 'month') as Derivation
    expect(month).toMatchObject({ term: 'withdrawal.total-month', value: '161.3', unit: 'eur-per-month', operation: 'sum' })
    expect(month.inputs.map(({ details, value }) => [details?.['policy_id'], value])).toEqual([
      ['0048 2176', '106.19'],
      ['0031 7740', '55.11'],
    ])
    expect(explainTotal(results, single, 'year')).toMatchObject({
      term: 'withdrawal.total-year',
      value: '1935.49',
      unit: 'eur-per-year',
    })
    const capital = explainTotalCapital(results) as Derivation
    expect(capital).toMatchObject({ value: '35439.51', operation: 'sum' })
    expect(capital.inputs.map(({ details }) => details?.['policy_id'])).toEqual(['0048 2176', '0048 3310'])
    const gap = explainGap(results, { type: 'RV_NRAG', years: 20 }, 'month') as Derivation
    expect(gap).toMatchObject({ term: 'withdrawal.gap', value: '-6.87', operation: 'difference', unit: 'eur-per-month' })
    expect([month, capital, gap].every(sound)).toBe(true)
  })

  it('uses terms and sources of its registers only', () => {
    const nodes = results.flatMap((result) =>
      inOrder(explainAnnuity(result, { type: 'RV_CPP', step: 'APRES_75' }, 'month') as Derivation),
    )
    expect(nodes.map(({ node }) => node.term).filter((term) => !(TERMS as readonly string[]).includes(term))).toEqual([])
    const sources = nodes.flatMap(({ node }) => node.source ?? [])
    expect(sources).toEqual(sources.map(({ code }) => sourceOf(code as SourceCode)))
  })

  it('has nothing to say without an explanation, or about an option that is not there', () => {
    const bare: AvailableResult = { ...(results[0] as AvailableResult), explanation: undefined }
    expect(explainAnnuity(bare, single, 'month')).toBeUndefined()
    expect(explainCapital(bare)).toBeUndefined()
    expect(basisOf(bare)).toBeUndefined()
    expect(explainTotal([bare], single, 'month')).toBeUndefined()
    expect(explainTotalCapital([bare])).toBeUndefined()
    expect([explainConverted(bare), explainTotalConverted([bare])]).toEqual([undefined, undefined])
    expect(explainGap([bare], single, 'month')).toBeUndefined()
    expect(explainSpouse(bare, { type: 'RV_R' }, 60, 'year')).toBeUndefined()
    expect(explainAnnuity(results[0] as AvailableResult, { type: 'RV_R' }, 'month')).toBeUndefined()
    expect(explainAnnuity(results[0] as AvailableResult, { type: 'RV_NRAG', years: 25 }, 'year')).toBeUndefined()
    expect(explainGap(results, { type: 'RV_NRAG', years: 25 }, 'month')).toBeUndefined()
    const priceless = { ...bare, explanation: { ...(results[0] as AvailableResult).explanation, factors: [] } } as AvailableResult
    expect(basisOf(priceless)?.annuityRate).toBeUndefined()
  })
})
