import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { discrepancies, inOrder, valueOf, type Derivation } from '../explain/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { Decimal, euros, sumEuros } from '../money/index.ts'
import { inProportion, SLOW } from '../properties/arbitraries.ts'
import { projectionEvaluators } from './annuity.ts'
import type { ProjectionPlan } from './departure.ts'
import { INCOME_EUROS, type IncomeSide, type IncomeTerms } from './income-model.ts'
import { projectPlan } from './project.ts'
import { retirementIncome } from './retirement-income.ts'
import { plans, savedAmounts } from './arbitraries.ts'
import { EXPLAINED_STEPS } from './steps.ts'

/** Trees of forty figures take long to replay. */
const FEW = inProportion(0.03)
const EVALUATORS = projectionEvaluators(await loadMortalityTables())

const terms: fc.Arbitrary<IncomeTerms> = fc.record({
  pensionCharges: fc.constantFrom(10.1, 8.4, 4.3, 0),
  maritalStatus: fc.constantFrom('CE', 'MA'),
  householdIncome: savedAmounts,
})

const of = (plan: ProjectionPlan) => projectPlan(EXPLAINED_STEPS, plan, EVALUATORS)
const read = (figure: Derivation | undefined): Decimal => (figure === undefined ? new Decimal(Number.NaN) : valueOf(figure))
const sidesOf = (income: ReturnType<typeof retirementIncome>): readonly IncomeSide<Derivation>[] =>
  INCOME_EUROS.flatMap((kind) => [income[kind].month, income[kind].capital])

describe('a retirement income', () => {
  test.prop([plans, terms], SLOW)(
    '[RP-15] [RP-16] [RP-17] [RP-18] each part is its charges, its tax and what is left; none is above the gross, and parts add up to the total',
    (plan, supposed) => {
      for (const { lines, total } of sidesOf(retirementIncome(of(plan), plan, supposed))) {
        for (const { gross, charges, tax, net } of [...lines, total]) {
          expect(read(charges).plus(read(tax)).plus(read(net)).eq(read(gross))).toBe(true)
          expect([read(charges), read(tax), read(net)].every((one) => one.gte(0) && one.lte(read(gross)))).toBe(true)
          expect(read(net).decimalPlaces()).toBeLessThanOrEqual(2)
        }
        for (const name of ['gross', 'charges', 'tax', 'net'] as const) {
          const sum = lines.reduce((all, line) => all.plus(read(line[name])), new Decimal(0))
          expect(sum.eq(read(total[name]))).toBe(true)
        }
      }
    },
  )

  test.prop([plans, terms], SLOW)(
    '[RP-15] no gross amount, charge or tax is higher in euros of today than in those of the departure',
    (plan, supposed) => {
      const { today, departure } = retirementIncome(of(plan), plan, supposed)
      for (const side of ['month', 'capital'] as const) {
        for (const [place, line] of today[side].lines.entries()) {
          const then = departure[side].lines[place]
          for (const name of ['gross', 'charges', 'tax'] as const) expect(read(line[name]).lte(read(then?.[name]))).toBe(true)
        }
      }
    },
  )

  test.prop([plans], SLOW)(
    '[RP-14] [RP-15] in euros of today the annuities of a month are worth less by the rise of prices, to the cent',
    (plan) => {
      const projection = of(plan)
      const { today, rise } = retirementIncome(projection, plan, undefined)
      const annuities = today.month.lines.filter(({ id }) => id.startsWith('account-')).map(({ gross }) => euros(gross.value))
      const worth = read(projection.annuity).dividedBy(valueOf(rise)).toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
      expect(sumEuros(annuities).toNumber()).toBe(worth.toNumber())
    },
  )

  test.prop([plans, terms], FEW)('[RP-15] every figure can be replayed from its inputs', (plan, supposed) => {
    const income = retirementIncome(of(plan), plan, supposed)
    const figures = sidesOf(income).flatMap(({ lines, total }) =>
      [...lines, total].flatMap(({ gross, charges, tax, net }) => [gross, charges, tax, net]),
    )
    for (const figure of [...figures, income.yearTax, income.capitalTax]) {
      expect(figure === undefined ? [] : discrepancies(figure, EVALUATORS)).toEqual([])
      // A figure of this room names its rule, whatever it follows from.
      const own = figure === undefined ? [] : inOrder(figure).filter(({ node }) => node.term.startsWith('projection.'))
      expect(own.filter(({ node: { rule = '' } }) => !/^[A-Z]+-\d+$/.test(rule)).map(({ node }) => node.term)).toEqual([])
    }
  })

  test.prop([plans, fc.constantFrom('CE', 'MA'), savedAmounts, savedAmounts], SLOW)(
    '[RP-17] a household with more other income pays no less tax',
    (plan, maritalStatus, one, more) => {
      const tax = (householdIncome: Decimal): Decimal =>
        read(
          retirementIncome(of(plan), plan, { pensionCharges: 8.4, maritalStatus, householdIncome: euros(householdIncome) })
            .yearTax,
        )
      expect(tax(one.plus(more)).gte(tax(one))).toBe(true)
    },
  )
})
