import { plainDate } from '@hautelisse/domain/calendar'
import { assembledFrom, signOf, stepsOf, type Derivation } from '@hautelisse/domain/explain'
import { loadMortalityTables, type MortalityTables } from '@hautelisse/domain/mortality'
import { euros } from '@hautelisse/domain/money'
import {
  availableOf,
  explainAnnuity,
  explainCapital,
  explainGap,
  explainTotal,
  explainWithdrawal,
  type SimulationResult,
} from '@hautelisse/domain/withdrawal'
import { beforeAll, describe, expect, it } from 'vitest'
import { READING } from './reading.ts'
import { written } from './write-term.ts'

const partsIn = (figure: Derivation) => assembledFrom(figure, READING)

const plain = (text: string): string => text.replaceAll('\u00A0', ' ')

/** The article 83 of the worked case: 18 412,75 € to convert, born in 1964, from 01/04/2028. */
const simulate = (tables: MortalityTables): SimulationResult =>
  explainWithdrawal({
    accounts: [
      {
        type: 'A83',
        scope: 'ais',
        status: 'ENCOURS',
        title: 'Retraite article 83',
        policy_id: '00317740',
        balance: euros('18412.75'),
      },
    ],
    birthDate: plainDate('1964-03-12'),
    request: {
      distribution: { capital_00317740: euros(0), annuity_00317740: euros('18412.75') },
      retirement_age: 64,
      reversible: false,
    },
    asOf: plainDate('2026-11-20'),
    tables,
  })

// Figures of the worked case, computed outside this code from the regulatory tables (docs/rules/withdrawal.md).
describe('the steps of a calculation', () => {
  let answer: SimulationResult
  beforeAll(async () => {
    answer = simulate(await loadMortalityTables())
  })
  const contract = () => {
    const [result] = availableOf(answer)
    if (result === undefined) throw new Error('The answer holds no figures.')
    return result
  }

  it('reads a month’s annuity as five steps, each on the one before', () => {
    const month = explainAnnuity(contract(), { type: 'RV_NR' }, 'month')
    const steps = month === undefined ? [] : stepsOf(month, READING)
    expect(
      steps.map(({ exact, operand, figure }) =>
        [operand && `${signOf(exact.operation)} ${written(operand)}`, written(figure)].map((text) => text && plain(text)),
      ),
    ).toEqual([
      [undefined, '18 412,75 €'],
      ['× 1,0267551638', '18 905,39 €'],
      ['÷ 28,303633', '667,95 €'],
      ['− 6,68 €', '661,27 €'],
      ['÷ 12', '55,11 €'],
    ])
  })

  it('adds the revaluation for a later age, and the multiple for a step', () => {
    const operands = (figure: Parameters<typeof explainAnnuity>[1]) => {
      const tree = explainAnnuity(contract(), figure, 'year')
      return tree && stepsOf(tree, READING).map(({ operand }) => operand?.term)
    }
    expect(operands({ type: 'RV_NR', age: 80 })?.at(-1)).toBe('withdrawal.revaluation-factor')
    expect(operands({ type: 'RV_CPP', step: 'APRES_75' })?.at(-1)).toBe('withdrawal.step-multiplier')
  })

  it('has nothing to multiply where no capital is taken', () => {
    const capital = explainCapital(contract())
    expect(capital && stepsOf(capital, READING).map(({ figure }) => plain(written(figure)))).toEqual(['0,00 €', '0,00 €'])
  })

  it('takes a total, and the gap between two totals, apart', () => {
    const total = explainTotal(answer, { type: 'RV_NR' }, 'month')
    expect(total && partsIn(total).map(({ value }) => value)).toEqual(['55.11'])
    const gap = explainGap(answer, { type: 'RV_NRAG', years: 20 }, 'month')
    expect(gap && partsIn(gap).map(({ term }) => term)).toEqual(['withdrawal.total-month', 'withdrawal.total-month'])
    expect(total && partsIn(total.inputs[0] ?? total)).toEqual([])
  })
})
