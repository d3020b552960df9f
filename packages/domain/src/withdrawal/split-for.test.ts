import { fc, test } from '@fast-check/vitest'
import { beforeAll, describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { DomainInputError } from '../input/index.ts'
import { loadMortalityTables, type MortalityTables } from '../mortality/index.ts'
import { euros, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { inProportion } from '../properties/arbitraries.ts'
import {
  inTodaysEuros,
  scheduleOf,
  simulateContracts,
  splitFor,
  totalCapitalOf,
  totalOf,
  type PlainContract,
  type SplitFor,
  type SplitQuestion,
} from './index.ts'

let tables: MortalityTables

beforeAll(async () => {
  tables = await loadMortalityTables()
})

const all = (amount: Euros) => ({ capital: ZERO_EUROS, annuity: amount })
const article83: PlainContract = { id: 'mine', product: 'A83', savings: { whole: all(euros(100_000)) } }
const voluntary: PlainContract = { id: 'own', product: 'PERO', savings: { vv: all(euros(100_000)) } }
const twoParts: PlainContract = { id: 'both', product: 'PERO', savings: { co: all(euros(40_000)), vv: all(euros(60_000)) } }
const usual: PlainContract = { id: 'usual', product: 'PERECO', savings: { es: all(euros(50_000)) } }

const ask = (contracts: readonly PlainContract[], wanted: number, more: Partial<SplitQuestion> = {}) =>
  splitFor({
    contracts,
    birthDate: plainDate('1961-02-15'),
    age: 65,
    on: plainDate('2026-03-01'),
    tables,
    wanted: euros(wanted),
    option: 'single',
    ...more,
  })
const annuitiesOf = (answer: SplitFor) =>
  answer.contracts.map(({ savings }) => Object.values(savings).map(({ annuity }) => annuity.toNumber()))

// docs/rules/withdrawal.md: 100 000 € at 65, born 1961, mixed table, give 305,85 € a month: 3 670,20 a year ÷ 0.99 gives a factor of 26.9740.
describe('the split that gives a wanted annuity a month', () => {
  it('[BEY-33] of 305.85 converts all of 100 000 but the cents that its rounding leaves, and of 152.93 the half', () => {
    const whole = ask([voluntary], 305.85)
    expect([whole.kind, whole.monthly.toNumber()]).toEqual(['found', 305.85])
    expect(annuitiesOf(whole)[0]?.[0]).toBeGreaterThan(99_990)
    const half = ask([voluntary], 152.93)
    expect(half.monthly.toNumber()).toBe(152.93)
    expect(Math.abs((annuitiesOf(half)[0]?.[0] ?? 0) - 50_000)).toBeLessThan(3)
  })

  it('[BEY-33] leaves mandatory payments and an article 83 to the annuity, and converts nothing more where they are enough', () => {
    const answer = ask([twoParts, article83], 400)
    expect([answer.kind, annuitiesOf(answer)]).toEqual(['found', [[40_000, 0], [100_000]]])
    expect(answer.capital.toNumber()).toBe(60_000)
    expect(answer.monthly.greaterThan(400)).toBe(true)
  })

  it('[BEY-33] converts first where the table gives most for a euro, whatever the order of the contracts', () => {
    for (const contracts of [
      [usual, voluntary],
      [voluntary, usual],
    ]) {
      const byId = new Map(ask(contracts, 200).contracts.map(({ id, savings }) => [id, savings]))
      expect(byId.get('usual')?.es?.annuity.toNumber()).toBe(0)
      expect(byId.get('own')?.vv?.annuity.greaterThan(60_000)).toBe(true)
    }
  })

  it('[BEY-34] tells the most if all of it gives less', () => {
    const answer = ask([voluntary], 305.86)
    expect(answer).toMatchObject({ kind: 'beyond', bound: 'whole-savings' })
    expect([answer.monthly.toNumber(), answer.capital.toNumber()]).toEqual([305.85, 0])
  })

  it('[BEY-33] may count the annuity that goes on to a spouse, which takes more', () => {
    const spouse = { birthDate: plainDate('1964-01-05'), percentage: 60 as const }
    const [single, reversible] = [ask([voluntary], 200), ask([voluntary], 200, { spouse, option: 'reversible' })]
    expect(reversible.monthly.toNumber()).toBe(200)
    expect(reversible.capital.lessThan(single.capital)).toBe(true)
  })

  it.each<[string, Partial<SplitQuestion>]>([
    ['a wanted annuity below zero', { wanted: euros(-1) }],
    ['an annuity with reversion and no spouse', { option: 'reversible' }],
    ['a contract without savings', { contracts: [{ ...usual, savings: {} }] }],
  ])('[BEY-33] is refused with %s', (_, change) => {
    expect(() => ask([usual], 1, change)).toThrow(DomainInputError)
  })

  it('[BEY-33] [BEY-99] gives to the cent what the answer shows of that split, in the euros of the start and in those of today', () => {
    const spouse = { birthDate: plainDate('1964-01-05'), percentage: 60 as const }
    const question = { birthDate: plainDate('1961-02-15'), age: 68, on: plainDate('2026-03-01'), tables, spouse }
    const schedule = scheduleOf({ birthDate: question.birthDate, retirementAge: 68, asOf: question.on })
    for (const option of ['single', 'reversible'] as const) {
      for (const isReal of [false, true]) {
        const answer = ask([twoParts, usual, article83], 500, { ...question, option, inTodaysEuros: isReal })
        const results = simulateContracts({ ...question, contracts: answer.contracts }).map(({ explain }) => explain())
        const shown = isReal ? inTodaysEuros(results, schedule, question.on) : results
        const month = totalOf(shown, { type: option === 'single' ? 'RV_NR' : 'RV_R' }, 'month')
        expect([answer.kind, answer.monthly, answer.capital]).toEqual(['found', month, totalCapitalOf(shown)])
        expect(month?.greaterThanOrEqualTo(500)).toBe(true)
      }
    }
  })

  const contracts = fc.record({ own: fc.integer({ min: 1, max: 9_000_000 }), usual: fc.integer({ min: 1, max: 9_000_000 }) })

  test.prop([contracts, fc.integer({ min: 0, max: 60_000 })], inProportion(0.2))(
    '[BEY-33, BEY-34] reaches what is wanted, a cent less converted misses it, and a higher annuity never leaves more capital',
    ({ own, usual: other }, cents) => {
      const held = [
        { ...voluntary, savings: { vv: all(euros(own / 100)) } },
        { ...usual, savings: { es: all(euros(other / 100)) } },
      ]
      const answer = ask(held, cents / 100)
      expect(answer.kind === 'found').toBe(answer.monthly.greaterThanOrEqualTo(cents / 100))
      expect(ask(held, cents / 100 + 1).capital.lessThanOrEqualTo(answer.capital)).toBe(true)
      const last = answer.contracts.findLast(({ savings }) => savings.es?.annuity.greaterThan(0)) ?? answer.contracts[0]
      const [name, part] = Object.entries(last?.savings ?? {})[0] ?? []
      if (answer.kind === 'beyond' || last === undefined || name === undefined || part?.annuity.isZero() !== false) return
      const less = { capital: euros(part.capital.plus('0.01')), annuity: subtractEuros(part.annuity, euros('0.01')) }
      const split = answer.contracts.map((one) => (one === last ? Object.assign({}, one, { savings: { [name]: less } }) : one))
      const question = { birthDate: plainDate('1961-02-15'), age: 65, on: plainDate('2026-03-01'), tables }
      const monthly = sumEuros(simulateContracts({ ...question, contracts: split }).map((given) => given.monthly))
      expect(monthly.lessThan(cents / 100)).toBe(true)
    },
  )
})
