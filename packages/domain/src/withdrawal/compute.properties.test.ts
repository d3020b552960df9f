import { fc, test } from '@fast-check/vitest'
import { beforeAll, describe, expect } from 'vitest'

import { simulationDays } from '../calendar/arbitraries.ts'
import { addYears, completedYears, dayOf, plainDate } from '../calendar/index.ts'
import { discrepancies, type Derivation } from '../explain/index.ts'
import { loadMortalityTables, type MortalityTables } from '../mortality/index.ts'
import { euros, roundToCents, sumEuros, type Euros } from '../money/index.ts'
import { SLOW } from '../properties/arbitraries.ts'
import { goodCases, saverBirthDates, sylvie, tamperedCases, type GoodCase } from './arbitraries.ts'
import {
  annuityOf,
  basisOf,
  checkRequest,
  explainAnnuity,
  explainGap,
  explainSpouse,
  explainTotal,
  explainTotalCapital,
  figuresOf,
  gapOf,
  guaranteedYearsAt,
  scheduleOf,
  explainWithdrawal,
  simulateWithdrawal,
  simulationAnswer,
  simulationRequest,
  spouseAmount,
  stepAt,
  stepsFrom,
  totalByAge,
  totalCapitalOf,
  totalOf,
  withdrawalEvaluators,
  type AvailableResult,
  type ContractExplanation,
  type SimulationRequest,
} from './index.ts'

let tables: MortalityTables

beforeAll(async () => {
  tables = await loadMortalityTables()
})

const simulate = (good: GoodCase) => explainWithdrawal({ ...good, tables })
const first = (results: readonly AvailableResult[]) => results[0] as AvailableResult
const year = (result: AvailableResult, type: 'RV_NR' | 'RV_R' = 'RV_NR') => annuityOf(result, { type }, 'year') as Euros

/** The worked case with everything of its first contract's free part on the annuity, and an age and a spouse to vary. */
const asked = (change: Partial<SimulationRequest>): GoodCase => ({ ...sylvie, request: { ...sylvie.request, ...change } })
const spouse = (birth: string, percentage: 50 | 60 | 100) =>
  ({ reversible: true, birth_date_spouse: plainDate(birth), reversion_percentage: percentage }) as const

describe('requests', () => {
  test.prop([goodCases])('[MRM-71] a good request is accepted and survives the wire', (good) => {
    expect(checkRequest(good)).toEqual([])
    expect(simulationRequest.decode(simulationRequest.encode(good.request))).toEqual(good.request)
  })

  test.prop([tamperedCases])(
    '[MRM-71, MRM-72] a tampered request is refused, at the field and for the reason concerned',
    (bad) => {
      expect(checkRequest(bad)).toEqual(expect.arrayContaining([expect.objectContaining({ path: bad.path, code: bad.code })]))
    },
  )

  test.prop([fc.dictionary(fc.string(), fc.integer({ min: -100, max: 100 })), fc.integer()])(
    'any keys and any age get an answer, never an exception',
    (wire, retirement_age) => {
      const distribution = Object.fromEntries(Object.entries(wire).map(([key, value]) => [key, euros(value)]))
      expect(checkRequest(asked({ distribution, retirement_age })).length).toBeGreaterThan(0)
    },
  )
})

describe('the simulation', () => {
  /** A tree gives the amount that the screen shows, and each of its texts follows from those under it. */
  const expectReplayed = (tree: Derivation | undefined, amount: Euros | undefined) => {
    expect(tree?.value).toBe(amount?.toString())
    // Read back from its text, as a client does: nothing remembered while it was built helps.
    if (tree !== undefined)
      expect(discrepancies(JSON.parse(JSON.stringify(tree)) as Derivation, withdrawalEvaluators(tables))).toEqual([])
  }

  test.prop([goodCases], SLOW)('[MRM-34] every figure replays from its tree, and survives the wire', (good) => {
    const results = simulate(good)
    for (const type of ['RV_NR', 'RV_NRAG', 'RV_CPP', 'RV_R', 'RV_RAG'] as const) {
      for (const figure of figuresOf(results, type)) {
        expectReplayed(explainTotal(results, figure, 'month'), totalOf(results, figure, 'month'))
      }
      const last = figuresOf(results, type).at(-1)
      if (last !== undefined) expectReplayed(explainGap(results, last, 'year'), gapOf(results, last, 'year'))
    }
    expectReplayed(explainTotalCapital(results), totalCapitalOf(results))
    expect(simulationAnswer.parse(JSON.parse(JSON.stringify(simulationAnswer.encode(results))))).toEqual(results)
  })

  test.prop([goodCases, fc.nat()], SLOW)(
    '[MRM-33, MRM-34] so does every attained age, and what the spouse receives',
    (good, pick) => {
      const results = simulate(good)
      for (const type of ['RV_NR', 'RV_R'] as const) {
        const rows = totalByAge(results, type, 'year')
        const row = rows[pick % rows.length]
        if (row !== undefined) expectReplayed(explainTotal(results, { type, age: row.age }, 'year'), row.rente)
      }
      const { reversion_percentage: percentage } = good.request
      for (const result of results) {
        const paid = annuityOf(result, { type: 'RV_R' }, 'year')
        const share = paid && percentage && spouseAmount(paid, percentage, 'month')
        expectReplayed(percentage && explainSpouse(result, { type: 'RV_R' }, percentage, 'month'), share)
      }
    },
  )

  test.prop([goodCases], SLOW)('[MRM-30, MRM-82] so does what a contract’s figures rest on', (good) => {
    for (const result of simulate(good)) {
      const { capital, converted } = result.explanation as ContractExplanation
      const { smallAnnuity } = result
      expectReplayed(capital, result.capitalAtStart)
      expectReplayed(smallAnnuity?.derivation, smallAnnuity?.monthly)
      expect(roundToCents(euros(converted.value)).toString()).toBe(result.convertedAtStart?.toString())
      for (const tree of Object.values(basisOf(result) ?? {})) expectReplayed(tree, tree && euros(tree.value))
    }
  })

  test.prop([goodCases], SLOW)('explaining changes no figure, and the figures alone carry no tree', (good) => {
    const bare = simulateWithdrawal({ ...good, tables })
    const withoutTrees = simulate(good).map(({ otherTable, smallAnnuity, ...result }) =>
      Object.assign(result, {
        otherTable: otherTable && Object.assign({}, otherTable, { factor: undefined }),
        smallAnnuity: smallAnnuity && Object.assign({}, smallAnnuity, { derivation: undefined }),
        explanation: undefined,
      }),
    )
    expect(withoutTrees).toEqual(bare)
    expect(bare.every(({ explanation }) => explanation === undefined)).toBe(true)
  })

  test.prop([goodCases], SLOW)(
    '[MRM-14, MRM-31] answers each contract of the request once, in the order of the accounts',
    (good) => {
      expect(simulate(good).map(({ policyId }) => policyId)).toEqual(good.accounts.map(({ policy_id }) => policy_id))
    },
  )

  test.prop([goodCases], SLOW)(
    '[MRM-33, S-CONST-15, O-CONST-41] rows run from the age at the start to 95 and never fall',
    (good) => {
      const { age } = scheduleOf({ ...good, retirementAge: good.request.retirement_age })
      for (const { withoutReversion } of simulate(good)) {
        expect(withoutReversion.byAge.map((row) => row.age)).toEqual(
          Array.from({ length: Math.max(95, age) - age + 1 }, (_, index) => age + index),
        )
        for (const [index, row] of withoutReversion.byAge.entries()) {
          expect(row.rente.greaterThanOrEqualTo(withoutReversion.byAge[index - 1]?.rente ?? 0)).toBe(true)
        }
      }
    },
  )

  test.prop([goodCases], SLOW)('[S-CONST-06 to S-CONST-08] more guaranteed years never raise the annuity', (good) => {
    for (const result of simulate(good)) {
      for (const rows of [result.withoutReversion, result.withReversion]) {
        for (const [index, row] of (rows?.guaranteed ?? []).entries()) {
          expect(row.rente.lessThanOrEqualTo(rows?.guaranteed[index - 1]?.rente ?? rows?.byAge[0]?.rente ?? 0)).toBe(true)
          expect(row.years).toBe(guaranteedYearsAt(rows === result.withReversion ? 'RV_RAG' : 'RV_NRAG', index))
        }
      }
    }
  })

  test.prop([goodCases], SLOW)('[S-CONST-09] each step is the first times 1.2 to the power of its index, to the cent', (good) => {
    for (const result of simulate(good)) {
      const [lowest] = result.withoutReversion.steps
      for (const [index, { step, rente }] of result.withoutReversion.steps.entries()) {
        const exact = explainAnnuity(result, { type: 'RV_CPP', step: lowest?.step ?? step }, 'year')?.inputs[0]?.value ?? 0
        expect(
          rente
            .minus(euros(exact).times(1.2 ** index))
            .abs()
            .toNumber(),
        ).toBeLessThanOrEqual(0.0051)
      }
    }
  })

  test.prop([goodCases], SLOW)(
    '[MRM-38, MRM-39] reversion never raises the annuity; without it there is no reversible one',
    (good) => {
      for (const result of simulate(good)) {
        expect(result.withReversion === null).toBe(good.request.reversible !== true)
        if (result.withReversion !== null) expect(year(result, 'RV_R').lessThanOrEqualTo(year(result))).toBe(true)
      }
    },
  )

  test.prop([goodCases], SLOW)('[MRM-82] projected amounts are never below today’s', (good) => {
    for (const { capitalToday, capitalAtStart } of simulate(good)) {
      expect((capitalAtStart as Euros).greaterThanOrEqualTo(capitalToday as Euros)).toBe(true)
    }
  })

  test.prop([fc.integer({ min: 63, max: 68 })], SLOW)('[MRM-33] a later start gives more a month', (age) => {
    const at = (retirement_age: number) => year(first(simulate(asked({ retirement_age }))))
    expect(at(age + 1).greaterThan(at(age))).toBe(true)
  })

  test.prop([fc.integer({ min: 1940, max: 1999 })], SLOW)(
    '[MRM-24] a higher percentage and a younger spouse give less a month',
    (born) => {
      const of = (birthYear: number, percentage: 50 | 60 | 100) =>
        year(first(simulate(asked(spouse(`${birthYear}-06-15`, percentage)))), 'RV_R')
      expect(of(born, 50).greaterThan(of(born, 60)) && of(born, 60).greaterThan(of(born, 100))).toBe(true)
      expect(of(born + 1, 60).lessThanOrEqualTo(of(born, 60))).toBe(true)
    },
  )

  test.prop([fc.integer({ min: 1, max: 965_000 })], SLOW)('[MRM-34] the annuity is linear in what is converted', (cents) => {
    const distribution = (capital: number) => ({
      ...sylvie.request.distribution,
      'capital_0048 2176_vv': euros(capital).dividedBy(100) as Euros,
      'annuity_0048 2176_vv': euros(965_000 - capital).dividedBy(100) as Euros,
    })
    const rente = (capital: number) => year(first(simulate(asked({ distribution: distribution(capital) }))))
    const gained = rente(0).minus(rente(cents)).toNumber()
    expect(Math.abs(gained - ((cents / 100) * 1.026755163751315 * 0.99) / 28.3036327470687)).toBeLessThanOrEqual(0.0101)
  })

  test.prop([goodCases], SLOW)('[MRM-34] totals are sums of the contracts’ own rounded figures', (good) => {
    const results = simulate(good)
    for (const period of ['month', 'year'] as const) {
      const parts = results.map((result) => annuityOf(result, { type: 'RV_NR' }, period) as Euros)
      expect(totalOf(results, { type: 'RV_NR' }, period)?.toString()).toBe(sumEuros(parts).toString())
    }
  })
})

describe('the schedule', () => {
  test.prop([saverBirthDates, fc.integer({ min: 60, max: 69 }), simulationDays])(
    '[MRM-33, MRM-61] starts on the first of a month, not before today, at the age asked for unless a note says otherwise',
    (birthDate, retirementAge, asOf) => {
      const { start, age, months, notes } = scheduleOf({ birthDate, retirementAge, asOf })
      expect(dayOf(start)).toBe(1)
      expect(start >= asOf).toBe(true)
      expect(months).toBeGreaterThanOrEqual(0)
      expect(age).toBe(completedYears(birthDate, start))
      expect(notes.some(({ kind }) => kind === 'age-differs')).toBe(age !== retirementAge)
      expect(age).toBeGreaterThanOrEqual(retirementAge)
      expect(notes.some(({ kind }) => kind === 'below-present-age')).toBe(retirementAge < completedYears(birthDate, asOf))
    },
  )

  test.prop([saverBirthDates, fc.integer({ min: 60, max: 68 }), simulationDays])(
    '[MRM-33] a year more never starts earlier, and a start after 64 is never before the legal age',
    (birthDate, retirementAge, asOf) => {
      const at = (age: number) => scheduleOf({ birthDate, retirementAge: age, asOf })
      expect(at(retirementAge + 1).start >= at(retirementAge).start).toBe(true)
      if (at(retirementAge).start >= addYears(birthDate, 64)) {
        expect(at(retirementAge).notes.some(({ kind }) => kind === 'before-legal-age')).toBe(false)
      }
    },
  )

  test.prop([fc.integer({ min: 0, max: 121 * 12 }), fc.integer({ min: 60, max: 100 })])(
    '[S-CONST-13] every instalment after the start belongs to a step that is shown',
    (month, start) => {
      const age = start + (month + 1) / 12
      expect(stepsFrom(start)).toContain(stepAt(age))
    },
  )
})
