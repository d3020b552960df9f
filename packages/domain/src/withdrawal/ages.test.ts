import { test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { euros } from '../money/index.ts'
import { SLOW } from '../properties/arbitraries.ts'
import { goodCases, sylvie, type GoodCase } from './arbitraries.ts'
import { compareAges, explainWithdrawal, totalCapitalOf, totalOf, type AgeComparison } from './index.ts'

const tables = await loadMortalityTables()
const compare = (good: GoodCase, change: Partial<AgeComparison> = {}) =>
  compareAges({ ...good, tables, figure: { type: 'RV_NR' }, isInTodaysEuros: false, ...change })

const rows = (good: GoodCase, change: Partial<AgeComparison> = {}) =>
  compare(good, change).flatMap(({ age, ways }) =>
    ways.map(({ way, capital, annuity, capitalGap, annuityGap }) => [
      age,
      way,
      ...[capital, capitalGap, annuity, annuityGap].map((amount) => amount?.toFixed(2)),
    ]),
  )

describe('ages beside each other', () => {
  it('[NET-08] are the first whole one after the legal age, the automatic full rate and the one chosen, each once', () => {
    expect(compare(sylvie).map(({ age, start, reasons }) => [age, start, reasons])).toEqual([
      [63, '2027-04-01', ['after-legal-age']],
      [64, '2028-04-01', ['chosen']],
      [67, '2031-04-01', ['full-rate']],
    ])
    const at = (age: number) =>
      compare({ ...sylvie, request: { ...sylvie.request, retirement_age: age } }).map((row) => [row.age, row.reasons])
    expect(at(63)).toEqual([
      [63, ['after-legal-age', 'chosen']],
      [67, ['full-rate']],
    ])
    expect(at(67)).toEqual([
      [63, ['after-legal-age']],
      [67, ['chosen', 'full-rate']],
    ])
  })

  it('[NET-08] leave out what is over: at 66 the legal age, at 68 the full rate too', () => {
    const born = (birthDate: string) => compare({ ...sylvie, birthDate: plainDate(birthDate) }).map(({ age }) => age)
    expect(born('1960-03-12')).toEqual([66, 67])
    expect(born('1958-03-12')).toEqual([68])
  })

  it('[NET-08] compare as much capital as the law allows, none, and the saver’s own split, with gaps to the age chosen', () => {
    // "mine" and "annuity" are those of a worked picture; as capital all but the mandatory 31 480,20: 56 928,77 × 1.02^(4/12).
    expect(rows(sylvie)).toEqual([
      [63, 'capital', '57305.79', '-1146.13', '89.48', '-4.73'],
      [63, 'annuity', '0.00', '0.00', '247.05', '-12.94'],
      [63, 'mine', '34744.61', '-694.90', '153.19', '-8.11'],
      [64, 'capital', '58451.92', undefined, '94.21', undefined],
      [64, 'annuity', '0.00', undefined, '259.99', undefined],
      [64, 'mine', '35439.51', undefined, '161.30', undefined],
      [67, 'capital', '62029.64', '3577.72', '110.56', '16.35'],
      [67, 'annuity', '0.00', '0.00', '304.64', '44.65'],
      [67, 'mine', '37608.69', '2169.18', '189.28', '27.98'],
    ])
  })

  it('[NET-08] [WITH-09] leave mandatory payments an annuity once it passes the law’s threshold: both ways are then one (S-13)', () => {
    const balance = euros('21500')
    const young: GoodCase = {
      ...sylvie,
      accounts: [{ type: 'A83', scope: 'ais', status: 'ENCOURS', title: 'Article 83', policy_id: '1', balance }],
      birthDate: plainDate('1992-06-18'),
      request: { ...sylvie.request, distribution: { capital_1: balance, annuity_1: euros('0') } },
    }
    const capital = compare(young).map(({ age, ways, isAnnuityOnly }) => [age, ways[0]?.capital.isZero(), isAnnuityOnly])
    // They give less than 110 € a month at 64 and more at 67, thirty years on.
    expect(capital).toEqual([
      [64, false, false],
      [67, true, true],
    ])
  })

  it('[NET-09] in the euros of today each age is brought back from its own start', () => {
    const real = compare(sylvie, { isInTodaysEuros: true }).map(({ ways }) => ways[2]?.capital.toFixed(2))
    expect(real).toEqual(['34516.02', '34516.02', '34516.02'])
  })

  test.prop([goodCases], SLOW)('[NET-08] at the age chosen, the saver’s split gives what the answer does', (good) => {
    const results = explainWithdrawal({ ...good, tables })
    const mine = compare(good).find(({ reasons }) => reasons.includes('chosen'))?.ways[2]
    expect([mine?.capital, mine?.annuity]).toEqual([totalCapitalOf(results), totalOf(results, { type: 'RV_NR' }, 'month')])
  })
})
