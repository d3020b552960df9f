import { test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { discrepancies, inOrder, type Derivation } from '../explain/index.ts'
import { addEuros, euros, sumEuros, type Euros } from '../money/index.ts'
import { SLOW } from '../properties/arbitraries.ts'
import { ceilingQuestions, deductions, households, incomeYears } from './arbitraries.ts'
import {
  CEILING_TERMS,
  ceilingUseOf,
  explainCeilingUse,
  explainUnusedWorth,
  explainUsed,
  mostDeducted,
  taxLawOf,
  unusedWorth,
  usedOf,
  type CeilingQuestion,
  type DeclarantUse,
} from './index.ts'

/** Used of each line, in the order of the law: the year's own, then from the oldest on. */
const usedInOrder = ({ lines }: DeclarantUse) => [...lines.slice(-1), ...lines.slice(0, -1)]

const declarantsOf = ({ saver, spouse }: ReturnType<typeof ceilingUseOf>) => (spouse === undefined ? [saver] : [saver, spouse])

const payingMore = (question: CeilingQuestion, more: Euros): CeilingQuestion => ({
  ...question,
  saver: { ...question.saver, payments: [...question.saver.payments, { amount: more }] },
})

const amountsOf = (figures: Readonly<Record<string, Derivation>>) =>
  Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, euros(value)]))

const TERMS: ReadonlySet<string> = new Set(CEILING_TERMS)

const replays = (figure: Derivation): void => {
  expect(discrepancies(figure, {})).toEqual([])
  const unknown = inOrder(figure).filter(({ node: { term } }) => term.startsWith('ceiling.') && !TERMS.has(term))
  expect(unknown).toEqual([])
}

describe('use of the ceilings, in general', () => {
  test.prop([ceilingQuestions])('[BEY-22 to BEY-25] loses no euro: what is paid and each line add up', (question) => {
    for (const use of declarantsOf(ceilingUseOf(question))) {
      expect(sumEuros([use.deducted, use.above, use.tooLate])).toEqual(use.paid)
      expect(addEuros(use.fromOwn, use.fromSpouse)).toEqual(use.deducted)
      for (const { amount, own, lent, left } of use.lines) {
        expect(sumEuros([own, lent, left])).toEqual(amount)
        expect([own, lent, left].every((part) => part.greaterThanOrEqualTo(0))).toBe(true)
      }
    }
  })

  test.prop([ceilingQuestions])('[BEY-22, BEY-26] touches a line only once those before it are used up', (question) => {
    for (const use of declarantsOf(ceilingUseOf(question))) {
      const lines = usedInOrder(use)
      const untouched = lines.findIndex(({ left }) => left.greaterThan(0))
      const after = untouched < 0 ? [] : lines.slice(untouched + 1)
      expect(after.every(({ left, amount }) => left.equals(amount))).toBe(true)
    }
  })

  test.prop([ceilingQuestions])('[BEY-26] takes nothing from a spouse before all of one’s own', (question) => {
    for (const { fromSpouse, lines } of declarantsOf(ceilingUseOf(question))) {
      if (fromSpouse.greaterThan(0)) expect(lines.every(({ left, lent }) => left.isZero() && lent.isZero())).toBe(true)
    }
  })

  test.prop([ceilingQuestions, deductions])(
    '[BEY-22, BEY-26] a larger payment never has less deducted, and never more than the most',
    (question, more) => {
      const [less, larger] = [ceilingUseOf(question).saver, ceilingUseOf(payingMore(question, more)).saver]
      expect(larger.deducted.greaterThanOrEqualTo(less.deducted)).toBe(true)
      expect(larger.deducted.lessThanOrEqualTo(mostDeducted(question))).toBe(true)
      const all = payingMore({ ...question, saver: { ...question.saver, payments: [] } }, euros(1_000_000))
      expect(ceilingUseOf(all).saver.deducted).toEqual(mostDeducted(question))
    },
  )

  test.prop([ceilingQuestions, households, incomeYears])(
    '[BEY-28] unused room is never worth less than nothing, nor more than itself and a threshold',
    (question, household, year) => {
      for (const { left, worth } of unusedWorth(question, household, taxLawOf(year))) {
        expect(worth.greaterThanOrEqualTo(0)).toBe(true)
        expect(worth.lessThanOrEqualTo(left.times('0.45').plus(61))).toBe(true)
      }
    },
  )

  test.prop([ceilingQuestions])(
    '[BEY-22 to BEY-26] is explained by steps that replay, with the figures of the answer',
    (question) => {
      const figures = declarantsOf(ceilingUseOf(question))
      const explained = explainCeilingUse(question)
      const steps = [explained.saver, ...(explained.spouse === undefined ? [] : [explained.spouse])]
      for (const [at, { paid, tooLate, fromOwn, fromSpouse, deducted, above, total, expiring, lines }] of steps.entries()) {
        const one = figures[at]
        const amounts = { paid, tooLate, fromOwn, fromSpouse, deducted, above, total, expiring }
        expect(one).toMatchObject(amountsOf(amounts))
        expect(lines.map((line) => explainUsed(line).value)).toEqual(one?.lines.map((line) => usedOf(line).toString()))
        expect(lines.map(({ amount, own, lent, left }) => amountsOf({ amount, own, lent, left }))).toEqual(
          one?.lines.map(({ amount, own, lent, left }) => ({ amount, own, lent, left })),
        )
        for (const figure of [...Object.values(amounts), ...lines.flatMap(({ own, lent, left }) => [own, lent, left])])
          replays(figure)
      }
    },
  )

  test.prop([ceilingQuestions, households, incomeYears], SLOW)(
    '[BEY-28] what unused room is worth is explained by two taxes, down to the lines',
    (question, household, year) => {
      const worths = unusedWorth(question, household, taxLawOf(year))
      const explained = explainUnusedWorth(question, household, taxLawOf(year))
      expect(explained.map(({ after, payment, worth }) => amountsOf({ after, payment, worth }))).toEqual(
        worths.map(({ after, payment, worth }) => ({ after, payment, worth })),
      )
      for (const { worth } of explained.slice(0, 1)) replays(worth)
    },
  )
})
