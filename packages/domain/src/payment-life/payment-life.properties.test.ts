import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { discrepancies, type Evaluators } from '../explain/index.ts'
import { addEuros, Decimal, euros, sumEuros } from '../money/index.ts'
import { offeredRates } from '../net-income/index.ts'
import { lifeQuestions } from './arbitraries.ts'
import { explainLife, lifeOfPayment, type LifeQuestion } from './index.ts'

const never = () => new Decimal(Number.NaN)
const evaluators = new Proxy({}, { get: () => never }) as Evaluators

const balanceAt = (question: LifeQuestion, marginal: number) =>
  lifeOfPayment({ ...question, exit: { ...question.exit, marginal } }).balance
const percents = fc.integer({ min: 0, max: 10_000 }).map((step) => step / 100)

describe('any payment', () => {
  test.prop([lifeQuestions])(
    '[BEY-90] has parts that add up at the entry, in the plan and at the exit, to the cent',
    (question) => {
      const { kind, entry, growth, exit, balance } = lifeOfPayment(question)
      expect(addEuros(entry.invested, entry.contributions)).toEqual(entry.payment)
      if (kind !== 'top-up') expect(addEuros(entry.cost, entry.taxSaved)).toEqual(entry.invested)
      expect(addEuros(entry.invested, growth.gains)).toEqual(growth.value)
      expect(sumEuros([exit.charges, exit.tax, exit.net])).toEqual(growth.value)
      expect(addEuros(entry.cost, balance)).toEqual(exit.net)
      for (const amount of Object.values({ ...entry, ...exit })) expect(amount.decimalPlaces()).toBeLessThanOrEqual(2)
    },
  )

  test.prop([lifeQuestions])('[BEY-90] is explained by steps that replay', (question) => {
    const { explanation, balance } = lifeOfPayment(question)
    expect(explanation.value).toBe(balance.toString())
    expect(discrepancies(explanation, evaluators)).toEqual([])
    const { cost, value, taken, net } = explainLife({ explanation })
    const { entry, growth, exit } = lifeOfPayment(question)
    expect([cost, value, taken, net].map((figure) => euros(figure.value))).toEqual([
      entry.cost,
      growth.value,
      addEuros(exit.charges, exit.tax),
      exit.net,
    ])
    expect(discrepancies(taken, evaluators)).toEqual([])
  })

  test.prop([lifeQuestions])('[BEY-94] is worth no less after one more year of a growth that is not below zero', (question) => {
    const growthPercent = Math.abs(question.growthPercent)
    const valueAfter = (years: number) => lifeOfPayment({ ...question, growthPercent, years }).growth.value
    expect(valueAfter(question.years + 1).greaterThanOrEqualTo(valueAfter(question.years))).toBe(true)
  })
})

describe('the limit of the rate at the exit', () => {
  test.prop([lifeQuestions, percents, percents])('[BEY-96] leaves no more at a higher rate', (question, one, other) => {
    const [lower, higher] = [Math.min(one, other), Math.max(one, other)]
    expect(balanceAt(question, lower).greaterThanOrEqualTo(balanceAt(question, higher))).toBe(true)
  })

  test.prop([lifeQuestions])('[BEY-96] parts the rates of the scale as trying each of them does', (question) => {
    const { limit } = lifeOfPayment(question)
    for (const rate of offeredRates(question.asOf).marginal) {
      const isAbove = limit.kind === 'above' ? limit.percent.lessThan(rate) : limit.kind === 'always'
      expect(balanceAt(question, rate).isNegative()).toBe(isAbove)
    }
  })

  test.prop([lifeQuestions])('[BEY-96] is the last hundredth of a point at which nothing is lost', (question) => {
    const { limit } = lifeOfPayment(question)
    if (limit.kind !== 'above') return
    expect(balanceAt(question, limit.percent.toNumber()).isNegative()).toBe(false)
    expect(balanceAt(question, limit.percent.plus('0.01').toNumber()).isNegative()).toBe(true)
  })

  test.prop([lifeQuestions])('[BEY-96] follows from the formula, for deducted payments and gains at the flat tax', (question) => {
    const asked: LifeQuestion = {
      ...question,
      kind: 'voluntary-deducted',
      growthPercent: Math.abs(question.growthPercent),
      exit: { ...question.exit, gainsBy: 'flat-tax' },
    }
    const { entry, exit, limit } = lifeOfPayment({ ...asked, exit: { ...asked.exit, marginal: 0 } })
    const exact = exit.net.minus(entry.cost).dividedBy(entry.invested).times(100)
    // The tax on the payment is rounded to the cent: half a cent of the payment, and a hundredth of a point for the step.
    const tolerance = new Decimal('0.5').dividedBy(entry.invested).plus('0.01')
    if (limit.kind === 'never') expect(exact.plus(tolerance).greaterThanOrEqualTo(100)).toBe(true)
    if (limit.kind === 'above') expect(limit.percent.minus(exact).abs().lessThanOrEqualTo(tolerance)).toBe(true)
    expect(limit.kind).not.toBe('always')
  })
})
