import { test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { discrepancies, valueOf, type Derivation } from '../explain/index.ts'
import { addEuros, euros, sumEuros } from '../money/index.ts'
import { ceilingQuestions, deductions } from './arbitraries.ts'
import { ceilingUseOf, explainPaymentUse, paymentUseOf, type CeilingQuestion } from './index.ts'

const questionAfter = (paid: number, couple: Partial<CeilingQuestion> = {}): CeilingQuestion => ({
  paymentYear: 2026,
  saver: {
    lines: { unused: [1200, 4000, 4500].map((amount) => euros(amount)), calculated: euros(4710) },
    payments: paid === 0 ? [] : [{ amount: euros(paid) }],
  },
  ...couple,
})
const figures = ({ deducted, fromSpouse, notDeducted, lines }: ReturnType<typeof paymentUseOf>) => [
  [deducted, fromSpouse, notDeducted].map(Number),
  lines.map(({ used, left }) => [used, left].map(Number)),
]

// By hand, from the notice of docs/rules/examples/beyond-ceilings.md: 1 200, 4 000, 4 500 and 4 710.
describe('what one payment uses of the ceilings', () => {
  it('[BEY-38] goes on where those before it have stopped', () => {
    expect(figures(paymentUseOf(questionAfter(4000), { amount: euros(1500) }))).toEqual([
      [1500, 0, 0],
      [
        [790, 410],
        [0, 4000],
        [0, 4500],
        [710, 0],
      ],
    ])
    expect(figures(paymentUseOf(questionAfter(14_000), { amount: euros(1000) }))).toEqual([
      [410, 0, 590],
      [
        [0, 0],
        [0, 0],
        [410, 0],
        [0, 0],
      ],
    ])
  })

  it('[BEY-26] [BEY-38] goes on with the ceilings of a spouse who lends', () => {
    const spouse = { lines: { unused: [euros(0), euros(0), euros(0)], calculated: euros(4710) }, payments: [] }
    const use = paymentUseOf(questionAfter(14_410, { spouse, pooled: true }), { amount: euros(5000) })
    expect(figures(use)[0]).toEqual([4710, 4710, 290])
  })

  it('[BEY-25] [BEY-38] uses nothing from the 70th birthday on', () => {
    const { saver } = questionAfter(0)
    const question = questionAfter(0, { saver: { ...saver, birthDate: plainDate('1956-06-15') } })
    const use = paymentUseOf(question, { amount: euros(1000), on: plainDate('2026-06-15') })
    expect(figures(use)).toEqual([
      [0, 0, 1000],
      [
        [0, 1200],
        [0, 4000],
        [0, 4500],
        [0, 4710],
      ],
    ])
  })

  test.prop([ceilingQuestions, deductions])('[BEY-38] loses no euro of it, and its explanation replays', (question, amount) => {
    const use = paymentUseOf(question, { amount })
    expect(addEuros(use.deducted, use.notDeducted)).toEqual(amount)
    expect(sumEuros([...use.lines.map(({ used }) => used), use.fromSpouse])).toEqual(use.deducted)
    const all = ceilingUseOf({ ...question, saver: { ...question.saver, payments: [...question.saver.payments, { amount }] } })
    expect(use.lines.map(({ left }) => left)).toEqual(all.saver.lines.map(({ left }) => left))
    const { deducted, fromSpouse, notDeducted, lines } = explainPaymentUse(question, { amount })
    const explained: readonly Derivation[] = [deducted, fromSpouse, notDeducted, ...lines.map(({ used }) => used)]
    const plain = [use.deducted, use.fromSpouse, use.notDeducted, ...use.lines.map(({ used }) => used)]
    expect(explained.map((figure) => euros(valueOf(figure)))).toEqual(plain)
    for (const figure of explained) expect(discrepancies(figure, {})).toEqual([])
  })
})
