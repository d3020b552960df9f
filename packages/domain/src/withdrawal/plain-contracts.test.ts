import { beforeAll, describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { DomainInputError } from '../input/index.ts'
import { loadMortalityTables, type MortalityTables } from '../mortality/index.ts'
import { euros, formatEuros } from '../money/index.ts'
import { explainCapital, explainTotal, simulateContracts, type PlainContract, type PlainQuestion } from './index.ts'

let tables: MortalityTables

beforeAll(async () => {
  tables = await loadMortalityTables()
})

const NOTHING = euros(0)
const article83: PlainContract = {
  id: 'mine',
  product: 'A83',
  savings: { whole: { capital: NOTHING, annuity: euros(100_000) } },
}
const ask = (contracts: readonly PlainContract[], more: Partial<PlainQuestion> = {}) =>
  simulateContracts({
    contracts,
    birthDate: plainDate('1961-02-15'),
    age: 65,
    on: plainDate('2026-03-01'),
    tables,
    ...more,
  })

// Expected figures: docs/rules/withdrawal.md and the worked cases, computed outside this code.
describe('contracts given as plain values', () => {
  it('[MRM-34] give 305,85 € a month for 100 000 € at 65, born 1961, mixed table', () => {
    const [answer] = ask([article83])
    expect(answer).toMatchObject({ id: 'mine', start: '2026-03-01', reversible: undefined })
    expect(formatEuros(answer?.monthly ?? NOTHING)).toBe('305,85\u00A0€')
  })

  it('[MRM-34] give 264,16 € to two lives, 60 % to a spouse born 05/01/1964', () => {
    const [answer] = ask([article83], { spouse: { birthDate: plainDate('1964-01-05'), percentage: 60 } })
    expect([answer?.reversible?.monthly.toFixed(2), answer?.reversible?.yearly.toFixed(2)]).toEqual(['264.16', '3169.93'])
  })

  it('[MRM-34] are explained when that is asked for, each with its own figures', () => {
    const answers = ask([
      article83,
      { ...article83, id: 'other', savings: { whole: { capital: NOTHING, annuity: euros(50_000) } } },
    ])
    expect(answers.map(({ result }) => explainCapital(result))).toEqual([undefined, undefined])
    const trees = answers.map(({ explain }) => explainTotal([explain()], { type: 'RV_NR' }, 'month')?.value)
    expect(trees).toEqual(answers.map(({ monthly }) => monthly.toString()))
    expect(trees[0]).toBe('305.85')
  })

  it('[MRM-34] are priced by the table that they name, and none give no answer', () => {
    const [own] = ask([{ ...article83, table: 'TGF05' }])
    const [usual] = ask([article83])
    expect(own?.monthly.lt(usual?.monthly ?? NOTHING)).toBe(true)
    expect(ask([])).toEqual([])
  })

  it('[MRM-34] keep their order and their ids, whatever the ids end in', () => {
    const plan: PlainContract = {
      id: 'plan_co',
      product: 'PERU',
      savings: { vv: { capital: euros(5000), annuity: euros(1000) }, co: { capital: NOTHING, annuity: euros(40_000) } },
    }
    const answers = ask([plan, article83])
    expect(answers.map(({ id, capital }) => [id, capital.toFixed(2)])).toEqual([
      ['plan_co', '5000.00'],
      ['mine', '0.00'],
    ])
  })

  it.each<[string, PlainContract, Partial<PlainQuestion>, { field: string; reason: string }]>([
    [
      'an unknown product',
      { ...article83, product: 'PEE' as 'A83' },
      {},
      { field: 'contracts.0.product', reason: 'not-in-list' },
    ],
    ['savings of no compartment', { ...article83, savings: {} }, {}, { field: 'contracts.0.savings', reason: 'empty' }],
    [
      'mandatory payments of 30 000 € as capital',
      { ...article83, savings: { whole: { capital: euros(30_000), annuity: NOTHING } } },
      {},
      { field: 'distribution.capital_0', reason: 'capital-locked' },
    ],
    ['a contract without an id', { ...article83, id: '' }, {}, { field: 'contracts.0.id', reason: 'missing' }],
    ['a missing contract', undefined as unknown as PlainContract, {}, { field: 'contracts.0', reason: 'missing' }],
    [
      'a text in place of the list',
      article83,
      { contracts: 'mine' as unknown as [] },
      { field: 'contracts', reason: 'not-a-list' },
    ],
    [
      'a day before the birth',
      article83,
      { birthDate: plainDate('1961-02-15'), on: plainDate('1960-01-01') },
      { field: 'on', reason: 'before-birth' },
    ],
    [
      'tables that are none',
      article83,
      { tables: {} as unknown as MortalityTables },
      { field: 'tables.TGF05', reason: 'not-a-table' },
    ],
    ['an unknown table', { ...article83, table: 'TD88' as 'TGF05' }, {}, { field: 'contracts.0.table', reason: 'not-in-list' }],
    ['an age of 59', article83, { age: 59 }, { field: 'age', reason: 'out-of-range' }],
    [
      'a spouse under age',
      article83,
      { spouse: { birthDate: plainDate('2015-01-01'), percentage: 60 } },
      { field: 'birth_date_spouse', reason: 'spouse-minor' },
    ],
  ])('[MRM-71] refuse %s', (_, contract, more, refusal) => {
    const caught = (() => {
      try {
        return ask([contract], more)
      } catch (error) {
        return error
      }
    })()
    expect(caught).toBeInstanceOf(DomainInputError)
    expect(caught).toMatchObject(refusal)
  })

  it('[MRM-71] are told apart by their ids', () => {
    expect(() => ask([article83, article83])).toThrow(DomainInputError)
  })
})
