import { beforeAll, describe, expect, it } from 'vitest'
import { loadMortalityTables } from '../mortality/index.ts'
import { sylvie } from './arbitraries.ts'
import {
  headingFigure,
  isOptionLacking,
  isResultComplete,
  resultOfContract,
  explainWithdrawal,
  type SimulationResult,
} from './index.ts'

let results: SimulationResult = []

beforeAll(async () => {
  results = explainWithdrawal({ ...sylvie, tables: await loadMortalityTables() })
})

const asked = (option: 'RV_NR' | 'RV_NRAG' | 'RV_CPP' | null = null) => ({
  policyIds: results.map(({ policyId }) => policyId),
  reversible: false as const,
  option,
})

/** The answer with every contract changed in the same way. */
const changed = (change: object): SimulationResult =>
  results.map((result) => (result.kind === 'available' ? { ...result, ...change } : result))

const NO_LISTS = { withoutReversion: { byAge: [], guaranteed: [], steps: [] } }

describe('[MRM-32] an answer', () => {
  it.each(['RV_NR', 'RV_NRAG', 'RV_CPP', null] as const)(
    'is complete with the figures and the capital of each contract: %s',
    (option) => {
      expect(isResultComplete(results, asked(option))).toBe(true)
    },
  )

  it('is not without one of its contracts, without its capital, or without its annuity', () => {
    const [first] = results
    expect(isResultComplete(results.slice(1), asked())).toBe(false)
    expect(isResultComplete([{ kind: 'unavailable', policyId: first?.policyId ?? '' }, ...results.slice(1)], asked())).toBe(false)
    expect(isResultComplete(changed({ capitalAtStart: undefined }), asked())).toBe(false)
    expect(isResultComplete(changed(NO_LISTS), asked())).toBe(false)
  })

  it('lacks the option chosen, but no guaranteed years: at a great age there are none', () => {
    const answer = changed(NO_LISTS)
    expect([isOptionLacking(answer, 'RV_CPP'), isOptionLacking(answer, 'RV_NRAG'), isOptionLacking(answer, null)]).toEqual([
      true,
      false,
      false,
    ])
    expect(isOptionLacking([], 'RV_CPP')).toBe(false)
  })

  it('is headed by the option chosen, else by the plain annuity', () => {
    expect(headingFigure(results, asked('RV_NRAG'))).toEqual({ type: 'RV_NRAG', years: 5 })
    expect(headingFigure(changed(NO_LISTS), asked('RV_NRAG'))).toEqual({ type: 'RV_NR' })
    expect(headingFigure(results, { reversible: true, option: null })).toEqual({ type: 'RV_R' })
  })

  it('holds no result of a contract that it does not name', () => {
    expect(resultOfContract(results, 'another', { type: 'RV_NR' })).toBeUndefined()
  })
})
