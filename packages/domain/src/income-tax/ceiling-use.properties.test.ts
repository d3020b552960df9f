import { test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { addEuros, euros, sumEuros, type Euros } from '../money/index.ts'
import { ceilingQuestions, deductions, households, incomeYears } from './arbitraries.ts'
import { mostDeducted, taxLawOf, unusedWorth, ceilingUseOf, type CeilingQuestion, type DeclarantUse } from './index.ts'

/** Used of each line, in the order of the law: the year's own, then from the oldest on. */
const usedInOrder = ({ lines }: DeclarantUse) => [...lines.slice(-1), ...lines.slice(0, -1)]

const declarantsOf = ({ saver, spouse }: ReturnType<typeof ceilingUseOf>) => (spouse === undefined ? [saver] : [saver, spouse])

const payingMore = (question: CeilingQuestion, more: Euros): CeilingQuestion => ({
  ...question,
  saver: { ...question.saver, payments: [...question.saver.payments, { amount: more }] },
})

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
})
