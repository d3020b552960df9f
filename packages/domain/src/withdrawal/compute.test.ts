import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Account } from '../accounts/index.ts'
import { plainDate } from '../calendar/index.ts'
import { discrepancies, find, valueOf, type Derivation } from '../explain/index.ts'
import { loadMortalityTables, type MortalityTables } from '../mortality/index.ts'
import { euros, type Euros } from '../money/index.ts'
import { sylvie } from './arbitraries.ts'
import {
  annuityOf,
  assumptionsAt,
  basisOf,
  convertingOf,
  contractsOf,
  explainAnnuity,
  explainConverted,
  explainSpouse,
  explainTotal,
  explainTotalCapital,
  explainTotalConverted,
  figuresOf,
  gapOf,
  simulationAnswer,
  SIMULATOR,
  explainWithdrawal,
  spouseAmount,
  tableOf,
  totalByAge,
  totalCapitalOf,
  totalOf,
  withdrawalEvaluators,
  type AnnuityFigure,
  type AvailableResult,
  type SimulationRequest,
} from './index.ts'

let tables: MortalityTables
let results: readonly AvailableResult[]

beforeAll(async () => {
  tables = await loadMortalityTables()
})

beforeEach(() => {
  results = explainWithdrawal({ ...sylvie, tables })
})

const text = (amount: Euros | undefined) => amount?.toFixed(2)
const single: AnnuityFigure = { type: 'RV_NR' }
const sound = (node: Derivation | undefined) =>
  node !== undefined && discrepancies(node, withdrawalEvaluators(tables)).length === 0

/** One contract, all of it annuity unless said otherwise, starting today. */
const simulated = (
  account: Partial<Account>,
  request: Partial<SimulationRequest>,
  { birthDate, asOf }: { readonly birthDate: string; readonly asOf: string },
): AvailableResult => {
  const of: Account = {
    type: 'PERU',
    scope: 'ais',
    status: 'ENCOURS',
    title: 'PER',
    policy_id: '1',
    balance: euros(100_000),
    ...account,
  }
  const distribution =
    of.type === 'PERU' || of.type === 'PERO'
      ? {
          capital_1_co: euros(0),
          annuity_1_co: euros(0),
          capital_1_vv: euros(0),
          annuity_1_vv: euros(100_000),
          capital_1_es: euros(0),
          annuity_1_es: euros(0),
        }
      : { capital_1: euros(0), annuity_1: euros(100_000) }
  const [result] = explainWithdrawal({
    accounts: [{ ...of, balance_vv: of.balance }],
    birthDate: plainDate(birthDate),
    asOf: plainDate(asOf),
    request: { distribution, retirement_age: 64, reversible: false, ...request },
    tables,
  })
  if (result === undefined) throw new Error('no result')
  return result
}

describe('the worked case of the rule book', () => {
  it('[MRM-82] projects the capital side to the start', () => {
    expect(results.map(({ capitalToday, capitalAtStart }) => [text(capitalToday), text(capitalAtStart)])).toEqual([
      ['12780.20', '13122.14'],
      ['21735.82', '22317.37'],
      ['0.00', '0.00'],
    ])
    expect(text(totalCapitalOf(results))).toBe('35439.51')
    expect(results.map(({ convertedAtStart }) => text(convertedAtStart))).toEqual(['36429.48', '0.00', '18905.39'])
  })

  it('[MRM-82] explains what is converted, rounded as it is shown, by contract and in total', () => {
    for (const result of results) expect(explainConverted(result)?.value).toBe(result.convertedAtStart?.toString())
    const total = explainTotalConverted(results) as Derivation
    expect(total).toMatchObject({ term: 'withdrawal.total-converted', value: '55334.87', unit: 'eur', operation: 'sum' })
    expect(total.inputs.map(({ details }) => details?.['policy_id'])).toEqual(['0048 2176', '0031 7740'])
    expect(sound(total)).toBe(true)
  })

  it('[MRM-34] counts a contract that converts too little for a cent a month among those that convert', () => {
    const distribution = { ...sylvie.request.distribution, 'annuity_0048 3310_vv': euros('0.20') }
    const small = explainWithdrawal({ ...sylvie, request: { ...sylvie.request, distribution }, tables })
    expect(text(annuityOf(small[1] as AvailableResult, single, 'month'))).toBe('0.00')
    expect(convertingOf(small).map(({ policyId }) => policyId)).toEqual(['0048 2176', '0048 3310', '0031 7740'])
  })

  it('[MRM-34] rounds each contract by the year and by the month, and adds up what is rounded', () => {
    expect(results.map((result) => [text(annuityOf(result, single, 'month')), text(annuityOf(result, single, 'year'))])).toEqual([
      ['106.19', '1274.22'],
      ['0.00', '0.00'],
      ['55.11', '661.27'],
    ])
    expect(text(totalOf(results, single, 'month'))).toBe('161.30')
    expect(text(totalOf(results, single, 'year'))).toBe('1935.49')
  })

  it('[MRM-33, MRM-15, S-CONST-15] gives the amounts at 64 to 95, revalued from the unrounded annuity', () => {
    const rows = totalByAge(results, 'RV_NR', 'month')
    expect(rows.map(({ age }) => age)).toEqual(Array.from({ length: 32 }, (_, index) => 64 + index))
    expect(text(rows.find(({ age }) => age === 64)?.rente)).toBe('161.30')
    expect(text(rows.find(({ age }) => age === 80)?.rente)).toBe('189.13')
    expect(text(rows.find(({ age }) => age === 95)?.rente)).toBe('219.57')
  })

  it('[S-CONST-07, S-CONST-08, O-CONST-43, MRM-16] guarantees 5, 10, 15 or 20 years, without revaluation', () => {
    const figures = figuresOf(results, 'RV_NRAG')
    expect(figures).toEqual([5, 10, 15, 20].map((years) => ({ type: 'RV_NRAG', years })))
    expect(figures.map((figure) => text(totalOf(results, figure, 'month')))).toEqual(['161.03', '160.05', '158.03', '154.43'])
    expect(figures.map((figure) => text(gapOf(results, figure, 'month')))).toEqual(['-0.27', '-1.25', '-3.27', '-6.87'])
  })

  it('[S-CONST-09, S-CONST-12, O-CONST-42, MRM-17] rises by 20 % at 70 and at 75', () => {
    const figures = figuresOf(results, 'RV_CPP')
    expect(figures.map((figure) => ('step' in figure ? figure.step : ''))).toEqual(['AVANT_70', 'DE_70_A_75', 'APRES_75'])
    expect(figures.map((figure) => text(totalOf(results, figure, 'month')))).toEqual(['123.40', '148.07', '177.69'])
  })

  it('[S-CONST-08] caps the guarantee at the expectation of life less 5 years', () => {
    const basis = basisOf(results[0] as AvailableResult)
    expect(Number(basis?.expectation.value).toFixed(2)).toBe('28.35')
    expect(Number(basis?.guaranteeLimit.value).toFixed(2)).toBe('23.35')
    expect((Number(basis?.annuityRate?.value) * 100).toFixed(3)).toBe('3.533')
    expect([basis?.guaranteeLimit, basis?.expectation, basis?.annuityRate].every(sound)).toBe(true)
  })

  it('says which product, return, revaluation and technical rate it used', () => {
    expect(results.map(({ policyId, product }) => [policyId, product])).toEqual([
      ['0048 2176', 'PERO'],
      ['0048 3310', 'PERECO'],
      ['0031 7740', 'A83'],
    ])
    expect(results[0]).toMatchObject({ kind: 'available', returnPercent: 2, revaluationPercent: 1, technicalRatePercent: 0 })
    expect(assumptionsAt(sylvie.asOf)).toEqual({ netReturn: 2, technicalRate: 0, annuityFee: 1, revaluation: 1 })
    expect(results.every(({ withReversion }) => withReversion === null)).toBe(true)
  })
})

// Computed outside this code from the regulatory tables: 100 000 € converted today, table TGF05 for both lives, 0 %, monthly arrears, fee 1 %.
describe('the worked examples of the rules', () => {
  const month = (result: AvailableResult, figure: AnnuityFigure) => text(annuityOf(result, figure, 'month'))
  const factor = (result: AvailableResult, figure: AnnuityFigure) =>
    Number(find(explainAnnuity(result, figure, 'month') as Derivation, 'withdrawal.factor')?.value).toFixed(8)

  it('[MRM-39] single annuity, 64, born 1961: 274.89', () => {
    const result = simulated({}, {}, { birthDate: '1961-12-15', asOf: '2026-01-01' })
    expect([month(result, single), factor(result, single)]).toEqual(['274.89', '30.01255020'])
  })

  it('[MRM-38, MRM-35] 60 % to a spouse of 60, 63, born 1963: 232.32; in steps 202.40', () => {
    const request = {
      retirement_age: 63,
      reversible: true,
      birth_date_spouse: plainDate('1966-10-02'),
      reversion_percentage: 60,
    } as const
    const result = simulated({}, request, { birthDate: '1963-11-01', asOf: '2026-11-01' })
    expect([month(result, { type: 'RV_R' }), factor(result, { type: 'RV_R' })]).toEqual(['232.32', '35.51204815'])
    expect(month(result, { type: 'RV_CPP', step: 'AVANT_70' })).toBe('202.40')
    expect(factor(result, { type: 'RV_CPP', step: 'AVANT_70' })).toBe('40.76164612')
    const year = annuityOf(result, { type: 'RV_R' }, 'year') as Euros
    expect([text(year), text(spouseAmount(year, 60, 'year')), text(spouseAmount(year, 60, 'month'))]).toEqual([
      '2787.79',
      '1672.67',
      '139.39',
    ])
    const spouse = explainSpouse(result, { type: 'RV_R' }, 60, 'month')
    expect(spouse).toMatchObject({ value: '139.39', term: 'withdrawal.spouse-month' })
    expect(explainSpouse(result, { type: 'RV_R' }, 60, 'year')).toMatchObject({
      value: '1672.67',
      term: 'withdrawal.spouse-year',
    })
    expect([sound(spouse), sound(explainAnnuity(result, { type: 'RV_R', age: 90 }, 'month'))]).toEqual([true, true])
    expect(text(gapOf([result], { type: 'RV_R' }, 'month'))).toMatch(/^-/)
  })

  it('[S-CONST-07] 10 guaranteed years, 66, born 1960: 291.93', () => {
    const result = simulated({}, { retirement_age: 66 }, { birthDate: '1960-02-10', asOf: '2026-03-01' })
    const figure: AnnuityFigure = { type: 'RV_NRAG', years: 10 }
    expect([month(result, figure), factor(result, figure)]).toEqual(['291.93', '28.26011079'])
  })

  it('[S-CONST-06] 15 guaranteed years and all to a spouse of 62, 65, born 1961: 228.19', () => {
    const request = {
      retirement_age: 65,
      reversible: true,
      birth_date_spouse: plainDate('1964-01-05'),
      reversion_percentage: 100,
    } as const
    const result = simulated({}, request, { birthDate: '1961-02-15', asOf: '2026-03-01' })
    const figure: AnnuityFigure = { type: 'RV_RAG', years: 15 }
    expect([month(result, figure), factor(result, figure)]).toEqual(['228.19', '36.15394081'])
    expect(figuresOf([result], 'RV_RAG')).toEqual([10, 15, 20].map((years) => ({ type: 'RV_RAG', years })))
    expect(figuresOf([result], 'RV_R')).toEqual([{ type: 'RV_R' }])
  })

  it('mixed table, article 83, 65, born 1961: 305.85', () => {
    const result = simulated({ type: 'A83' }, { retirement_age: 65 }, { birthDate: '1961-02-15', asOf: '2026-03-01' })
    expect([month(result, single), factor(result, single)]).toEqual(['305.85', '26.97409913'])
  })
})

describe('the table of a contract', () => {
  it('is the mixed one for PERO and article 83, TGF05 for every other product', () => {
    expect((['PERO', 'A83'] as const).map((type) => tableOf({ type }))).toEqual(['MIXED', 'MIXED'])
    const others = ['PER', 'PERU', 'PERECO', 'PERECOI', 'PERCO', 'MADELIN', 'A82'] as const
    expect(others.map((type) => tableOf({ type }))).toEqual(others.map(() => 'TGF05'))
  })

  it('is the contract’s own where it names one', () => {
    expect(tableOf({ type: 'PERO', mortality_table: 'TGH05' })).toBe('TGH05')
    const own = simulated({ mortality_table: 'TGH05' }, {}, { birthDate: '1961-12-15', asOf: '2026-01-01' })
    expect(find(explainAnnuity(own, single, 'year') as Derivation, 'withdrawal.factor')).toMatchObject({
      details: { table: 'TGH05' },
      source: { kind: 'table', code: 'table-men' },
    })
  })
})

describe('a request for some of the contracts', () => {
  it('[MRM-31] answers those contracts alone, at the same figures', () => {
    const distribution = { 'capital_0031 7740': euros(0), 'annuity_0031 7740': euros('18412.75') }
    const answer = explainWithdrawal({ ...sylvie, request: { ...sylvie.request, distribution }, tables })
    expect(answer.map(({ policyId }) => policyId)).toEqual(['0031 7740'])
    expect(text(totalOf(answer, single, 'year'))).toBe('661.27')
  })
})

describe('a spouse in a request', () => {
  it('[MRM-54] counts only when the annuity is reversible', () => {
    const spouse = { birth_date_spouse: plainDate('1966-05-12'), reversion_percentage: 60 } as const
    const answered = (reversible: boolean | null) =>
      explainWithdrawal({ ...sylvie, request: { ...sylvie.request, ...spouse, reversible }, tables })
    expect(answered(false).map(({ withReversion }) => withReversion)).toEqual([null, null, null])
    expect(answered(null).map(({ withReversion }) => withReversion)).toEqual([null, null, null])
    expect(answered(true).every(({ withReversion }) => withReversion !== null)).toBe(true)
  })
})

describe('late starts', () => {
  it('[S-CONST-13] leaves out the steps wholly before the start, and keeps the rise between the others', () => {
    const at72 = simulated({}, { retirement_age: 69 }, { birthDate: '1954-06-10', asOf: '2026-11-20' })
    expect(at72.withoutReversion.steps.map(({ step }) => step)).toEqual(['DE_70_A_75', 'APRES_75'])
    const [first, second] = at72.withoutReversion.steps
    expect(Number(second?.rente) / Number(first?.rente)).toBeCloseTo(1.2, 5)
    expect(at72.withoutReversion.byAge[0]?.age).toBe(72)
    expect(annuityOf(at72, { type: 'RV_CPP', step: 'AVANT_70' }, 'year')).toBeUndefined()
  })

  it('[S-CONST-15] has one row beyond 95, and no guarantee that outlasts life', () => {
    const old = simulated({}, { retirement_age: 69 }, { birthDate: '1930-06-10', asOf: '2026-11-20' })
    expect(old.withoutReversion.byAge.map(({ age }) => age)).toEqual([96])
    expect(old.withoutReversion.guaranteed).toEqual([])
    expect(figuresOf([old], 'RV_NRAG')).toEqual([])
    expect(text(totalByAge([old], 'RV_NR', 'year')[0]?.rente)).toBe(text(annuityOf(old, single, 'year')))
  })
})

const spread = (account: Partial<Account>, side: 'capital' | 'annuity', birthDate: string, retirementAge = 64) => {
  const of: Account = {
    type: 'PERO',
    scope: 'ais',
    status: 'ENCOURS',
    title: 'PER',
    policy_id: '1',
    balance: euros(29_999),
    balance_co: euros(20_000),
    balance_vv: euros(9999),
    ...account,
  }
  const distribution = Object.fromEntries(
    contractsOf([of], SIMULATOR, sylvie.asOf).flatMap(({ parts }) =>
      parts.flatMap((part): [string, Euros][] => {
        const suffix = part.name === 'whole' ? '' : `_${part.name}`
        const other = side === 'capital' ? 'annuity' : 'capital'
        return [
          [`${side}_1${suffix}`, part.balance],
          [`${other}_1${suffix}`, euros(0)],
        ]
      }),
    ),
  )
  const [result] = explainWithdrawal({
    accounts: [of],
    birthDate: plainDate(birthDate),
    asOf: sylvie.asOf,
    request: { distribution, retirement_age: retirementAge, reversible: false },
    tables,
  })
  return result as AvailableResult
}

describe('capital that the law allows for a small annuity only', () => {
  it('[MRM-46] is within the threshold: 20 000 € of mandatory payments give 59,86 € a month', () => {
    const small = spread({}, 'capital', '1964-03-12').smallAnnuity
    // 20 000 × 1.02^(16/12) × 0.99 ÷ 28.303633 ÷ 12
    expect(small).toMatchObject({
      kind: 'within',
      monthly: euros('59.86'),
      threshold: euros(110),
      asOf: '2028-04-01',
      checkedUntil: '2026-11-20',
    })
    expect(small?.derivation).toMatchObject({
      term: 'withdrawal.small-annuity-month',
      value: '59.86',
      details: { threshold: '110', date: '2028-04-01' },
      source: { kind: 'law', code: 'small-annuity' },
    })
    expect(sound(small?.derivation)).toBe(true)
    expect(find(small?.derivation as Derivation, 'withdrawal.saved')?.inputs).toMatchObject([
      { details: { part: 'co', side: 'capital' }, source: { code: 'small-annuity' } },
    ])
  })

  it('[MRM-46] tells its month from the single annuity of that part alone', () => {
    const small = spread({}, 'capital', '1964-03-12').smallAnnuity?.derivation as Derivation
    expect(small.inputs.map(({ term, operation }) => [term, operation])).toEqual([['withdrawal.small-annuity-month', 'quotient']])
    expect(find(small, 'withdrawal.annuity-year')).toMatchObject({ details: { type: 'RV_NR' }, rule: 'MRM-39' })
  })

  it('[MRM-46] says nothing of a last check when the law of the start is known', () => {
    const account = { type: 'A83', balance: euros(20_000) } as const
    const distribution = { capital_1: euros(20_000), annuity_1: euros(0) }
    const known = simulated(account, { distribution }, { birthDate: '1961-12-15', asOf: '2026-01-01' })
    expect(known.smallAnnuity).toMatchObject({ kind: 'within', asOf: '2026-01-01', threshold: euros(110) })
    expect(known.smallAnnuity).not.toHaveProperty('checkedUntil')
  })

  it('[MRM-46] is above the threshold when it grows for long enough', () => {
    const result = spread({ type: 'A83' }, 'capital', '1990-05-05', 69)
    expect(simulationAnswer.parse(JSON.parse(JSON.stringify(simulationAnswer.encode([result]))))).toEqual([result])
    const small = result.smallAnnuity
    expect(small?.kind).toBe('above')
    expect(small?.monthly.greaterThan(110)).toBe(true)
  })

  it('asks nothing when mandatory payments come as an annuity, or there are none', () => {
    expect(spread({}, 'annuity', '1964-03-12')).not.toHaveProperty('smallAnnuity')
    const free = { balance_co: euros(0), balance_vv: euros(29_999) }
    expect(spread(free, 'capital', '1964-03-12')).not.toHaveProperty('smallAnnuity')
  })

  it('[MRM-43] gives zeros on the side that holds nothing', () => {
    const capital = spread({}, 'capital', '1964-03-12')
    expect([capital.convertedAtStart, capital.withoutReversion.byAge[0]?.rente].map(text)).toEqual(['0.00', '0.00'])
    expect(text(totalOf([capital], single, 'month'))).toBe('0.00')
    expect(figuresOf([capital], 'RV_NR')).toEqual([single])
    expect(explainTotal([capital], single, 'month')).toMatchObject({ value: '0', inputs: [] })
    const annuity = spread({}, 'annuity', '1964-03-12')
    expect(text(annuity.capitalAtStart)).toBe('0.00')
    expect(explainTotalCapital([annuity])).toMatchObject({ value: '0', inputs: [] })
  })
})

describe('the evaluators', () => {
  it('refuse a price that names no life', () => {
    const evaluators = withdrawalEvaluators(tables)
    const step = {
      term: 'withdrawal.factor',
      unit: 'factor',
      operation: 'annuity-factor',
      inputs: [],
      details: { table: 'TGF05' },
    } as const
    expect(() => evaluators['annuity-factor'](step, [])).toThrow('The step needs withdrawal.birth-year')
  })

  it('refuse a factor without an age at the start', () => {
    const result = results[0] as AvailableResult
    const factors = (result.explanation?.factors ?? []).map(({ type, factor }) => ({ type, factor: { ...factor, inputs: [] } }))
    const nameless = { ...result, explanation: result.explanation && { ...result.explanation, factors } } as AvailableResult
    expect(() => explainAnnuity(nameless, { type: 'RV_NR', age: 70 }, 'year')).toThrow('A factor names the age at the start')
  })

  it('compute the same factor as the tree says', () => {
    const node = find(
      explainAnnuity(results[0] as AvailableResult, single, 'year') as Derivation,
      'withdrawal.factor',
    ) as Derivation
    expect(valueOf(node).toNumber().toFixed(6)).toBe('28.303633')
  })
})

describe('a day after the last check of the law', () => {
  const later = plainDate('2027-06-01')

  it('[S-GEN-07] is simulated with the last known figures', () => {
    expect(assumptionsAt(later)).toEqual({ ...assumptionsAt(sylvie.asOf), checkedUntil: '2026-11-20' })
    const years = explainWithdrawal({ ...sylvie, asOf: later, tables })
    expect(years.map(({ policyId, kind }) => [policyId, kind])).toEqual(results.map(({ policyId, kind }) => [policyId, kind]))
    expect(contractsOf(sylvie.accounts, SIMULATOR, later)).toEqual(contractsOf(sylvie.accounts, SIMULATOR, sylvie.asOf))
  })
})
