import { describe, expect, it } from 'vitest'
import { discrepancies, given, type Source } from '../explain/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { euros } from '../money/index.ts'
import { explainAge, explainReaching, explainShare, GROUPS, longevityEvaluators, longLife } from './index.ts'

const tables = await loadMortalityTables()
const evaluators = longevityEvaluators(tables)
const source: Source = { kind: 'choice', code: 'test' }
const sources = { table: source, age: source, spouse: source, assumption: source }
const lives = {
  life: { table: tables.TGF05, birthYear: 1964, age: 64 },
  spouse: { table: tables.TGF05, birthYear: 1966, age: 62 },
}
const ask = (inflationPercent: number) => {
  const life = longLife({
    savings: [{ capital: euros(100_000), table: tables.TGF05 }],
    life: { birthYear: 1964, age: 64 },
    spouse: { birthYear: 1966, age: 62 },
    guaranteedYears: [],
    reversions: [],
    technicalRate: 0,
    fee: 1,
    risePercent: 1,
    inflationPercent,
  })
  if (life === undefined) throw new Error('The case has an annuity.')
  return life
}
const questionOf = (inflationPercent: number) => ({
  capital: given({ term: 'test.capital', unit: 'eur' }, 100_000),
  month: given({ term: 'test.month', unit: 'eur-per-month' }, '270.87'),
  life: lives.life,
  risePercent: 1,
  inflationPercent,
})

describe('where the figures of a long life come from', () => {
  it('[BEY-62] [BEY-63] the age at which the sum reaches the capital: age at the start and the instalment, in both readings', () => {
    for (const inflation of [0, 2]) {
      const life = ask(inflation)
      for (const reading of ['steady', 'assumed'] as const) {
        const tree = explainReaching(questionOf(inflation), reading, sources)
        expect(tree?.value).toBe(String(life[reading]?.ageInMonths))
        expect(tree?.inputs.map(({ value }) => value)).toEqual(['768', String(life[reading]?.instalment)])
        expect(tree && discrepancies(tree, evaluators)).toEqual([])
      }
    }
    expect(explainReaching(questionOf(0), 'steady', sources)?.value).toBe('1138')
  })

  it('[BEY-62] there is no such age where the sum never reaches the capital', () => {
    const capital = given({ term: 'test.capital', unit: 'eur' }, 1_000_000)
    expect(explainReaching({ ...questionOf(0), capital }, 'steady', sources)).toBeUndefined()
  })

  it('[BEY-60] a share of the table is its survivors by those living at the start, straight between two birthdays', () => {
    const { steady } = ask(0)
    const tree = explainShare(lives.life, 370, sources)
    expect(tree.operation).toBe('quotient')
    expect(Number(tree.value)).toBeCloseTo(steady?.share ?? 0, 12)
    expect(discrepancies(tree, evaluators)).toEqual([])
    expect(explainShare(lives.life, 0, sources).value).toBe('1')
    for (const months of [1, 11, 12, 300]) {
      const [living] = explainShare(lives.life, months, sources).inputs
      expect(Number(living?.value)).toBeCloseTo(tables.TGF05.survivors(1964, 64 + months / 12), 6)
    }
  })

  it('[BEY-60] [BEY-61] each age names the share that lives to it and the one that lives a month longer, on both sides of its tenths', () => {
    const { ages } = ask(0)
    for (const group of GROUPS) {
      for (const { tenths, ageInMonths } of ages[group] ?? []) {
        const tree = explainAge(lives, group, tenths, sources)
        expect([group, tenths, tree.value]).toEqual([group, tenths, String(ageInMonths)])
        expect(discrepancies(tree, evaluators)).toEqual([])
        const { share, next } = tree.inputs[1]?.details ?? {}
        expect(Number(share)).toBeGreaterThanOrEqual(tenths / 10)
        expect(Number(next)).toBeLessThan(tenths / 10)
      }
    }
  })
})
