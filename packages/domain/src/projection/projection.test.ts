import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { discrepancies, inOrder } from '../explain/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { euros, type Euros } from '../money/index.ts'
import { SLOW } from '../properties/arbitraries.ts'
import { projectedFigures } from './annuity.ts'
import { projectedContracts } from './arbitraries.ts'
import { smallestReaching } from './goal.ts'
import { projectAnnuity, projectionEvaluators, TERMS, type ProjectedContract } from './index.ts'

const tables = await loadMortalityTables()

const contract = (given: Partial<ProjectedContract>): ProjectedContract => ({
  product: 'PERECO',
  birthDate: plainDate('1964-03-12'),
  retirementAge: 64,
  savings: euros(0),
  payment: euros(150),
  periodicity: 'monthly',
  today: plainDate('2026-11-20'),
  ...given,
})

describe('the projected annuity of a contract', () => {
  // Worked outside, on TGF05 for a birth in 1964: 2 % a year, no technical rate, fee 1 %.
  it.each([
    [64, 16, '30.457498', '6.58'],
    [65, 28, '29.542906', '11.99'],
    [66, 40, '28.630540', '17.86'],
    [67, 52, '27.721633', '24.22'],
  ])('[RP-01 to RP-03] at %d: %d payments of 150 € a month, %s for 1 € a year, %s € a month', (age, months, factor, month) => {
    const projected = projectAnnuity(contract({ retirementAge: age }), tables)
    expect([projected.months, Number(projected.factor.value).toFixed(6), projected.month.value]).toEqual([months, factor, month])
  })

  it('[RP-02] counts a yearly payment at the end of each whole twelfth month, and a single one today', () => {
    const capital = (periodicity: ProjectedContract['periodicity'], retirementAge = 64) =>
      Number(projectAnnuity(contract({ periodicity, payment: euros(1200), retirementAge }), tables).capital.value).toFixed(2)
    // 16 months: one yearly payment, four months before the start; 1 200 × 1.02^(4/12). A single one: 1 200 × 1.02^(16/12).
    expect([capital('yearly'), capital('one_shot')]).toEqual(['1207.95', '1232.11'])
    // 28 months: two, 16 and 4 months before it.
    expect(capital('yearly', 65)).toBe('2440.05')
  })

  test.prop([projectedContracts], SLOW)('[RP-01] every step is named and can be replayed', (asked) => {
    const { month, capital } = projectAnnuity(asked, tables)
    const terms: readonly string[] = TERMS
    for (const figure of [month, capital]) {
      expect(discrepancies(figure, projectionEvaluators(tables))).toEqual([])
      expect([...inOrder(figure)].filter(({ node: { term } }) => !terms.includes(term))).toEqual([])
    }
  })

  test.prop([projectedContracts, fc.integer({ min: 1, max: 1000 })], SLOW)(
    '[RP-02] more savings or a higher payment never give a lower month, nor a later start',
    (asked, more) => {
      const month = (given: Partial<ProjectedContract>) => Number(projectAnnuity({ ...asked, ...given }, tables).month.value)
      const held = month({})
      expect(month({ savings: euros(asked.savings.plus(more)) })).toBeGreaterThanOrEqual(held)
      expect(month({ payment: euros(asked.payment.plus(more)) })).toBeGreaterThanOrEqual(held)
      expect(month({ retirementAge: Math.min(70, asked.retirementAge + 1) })).toBeGreaterThanOrEqual(held)
    },
  )

  test.prop([projectedContracts], SLOW)('[RP-03] there is no month without money', (asked) => {
    expect(projectAnnuity({ ...asked, savings: euros(0), payment: euros(0) }, tables).month.value).toBe('0')
  })
})

it('[RP-03] a step of another calculation has no value', () => {
  const evaluators = projectionEvaluators(tables)
  const step = { term: 'projection.factor', unit: 'factor', inputs: [], details: { table: 'TGF05' } } as const
  expect(() => evaluators['annuity-factor']({ ...step, operation: 'annuity-factor' }, [])).toThrow(RangeError)
  expect(() => evaluators['complete-expectation']({ ...step, operation: 'complete-expectation' }, [])).toThrow(RangeError)
})

/** The smallest whole payment in euros that gives an annuity of so many euros a month, with the savings there are. */
const paymentReaching = (asked: ProjectedContract, goal: Euros): Euros | undefined => {
  const evaluators = projectionEvaluators(tables)
  return smallestReaching((payment) => euros(projectedFigures({ ...asked, payment }, evaluators).month).gte(goal))
}

describe('the payment that reaches a goal', () => {
  it('[RP-04] is 150 € a month for each month that 150 € were worked to give, and 0 where the savings suffice', () => {
    const reaching = (retirementAge: number, goal: string, savings = 0) =>
      paymentReaching(contract({ retirementAge, savings: euros(savings) }), euros(goal))?.toString()
    expect([reaching(64, '6.58'), reaching(65, '11.99'), reaching(66, '17.86'), reaching(67, '24.22')]).toEqual([
      '150',
      '150',
      '150',
      '150',
    ])
    expect(reaching(64, '6.58', 10_000)).toBe('0')
  })

  it('[RP-04] is not there where no payment is left before the start', () => {
    const asked = contract({ birthDate: plainDate('1964-10-25'), retirementAge: 62, periodicity: 'yearly' })
    expect(paymentReaching(asked, euros(10))).toBeUndefined()
  })

  test.prop([projectedContracts, fc.integer({ min: 1, max: 5000 })], SLOW)(
    '[RP-04] forward it reaches the goal, and one euro less does not',
    (asked, goal) => {
      const payment = paymentReaching(asked, euros(goal))
      if (payment === undefined) return
      const month = (given: number) => Number(projectAnnuity({ ...asked, payment: euros(given) }, tables).month.value)
      expect(month(payment.toNumber())).toBeGreaterThanOrEqual(goal)
      if (payment.gt(0)) expect(month(payment.toNumber() - 1)).toBeLessThan(goal)
    },
  )
})
