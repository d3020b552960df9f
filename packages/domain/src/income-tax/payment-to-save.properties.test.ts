import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import { discrepancies } from '../explain/index.ts'
import { addEuros, euros, subtractEuros, type Euros } from '../money/index.ts'
import { SLOW } from '../properties/arbitraries.ts'
import { deductions, households, incomeYears } from './arbitraries.ts'
import { collectedTax, explainPaymentToSave, paymentToSave, STEPS_OF_PAYMENT, taxLawOf, type SavingQuestion } from './index.ts'

const questions: fc.Arbitrary<SavingQuestion> = fc.record({
  household: households,
  law: incomeYears.map((year) => taxLawOf(year)),
  most: deductions,
  wanted: fc.integer({ min: 0, max: 15_000 }).map((amount) => euros(amount)),
  step: fc.constantFrom(...STEPS_OF_PAYMENT),
})

const savingWith = ({ household, law, most }: SavingQuestion, payment: Euros): Euros => {
  const deduction = payment.lessThan(most) ? payment : most
  return subtractEuros(collectedTax(household, law), collectedTax({ ...household, deduction }, law))
}

const STEP = { euro: euros(1), cent: euros('0.01') }

describe('the payment that saves a wanted tax, in general', () => {
  test.prop([questions], SLOW)('[BEY-30] saves it, and one step less misses it', (question) => {
    const answer = paymentToSave(question)
    const goal = answer.kind === 'found' ? question.wanted : answer.saving
    expect(savingWith(question, answer.payment)).toEqual(answer.saving)
    expect(answer.saving.greaterThanOrEqualTo(goal)).toBe(true)
    const less = subtractEuros(answer.payment, STEP[question.step])
    if (less.greaterThanOrEqualTo(0)) expect(savingWith(question, less).lessThan(goal)).toBe(true)
  })

  test.prop([questions], SLOW)('[BEY-31] cannot be told only if all that can be deducted saves less', (question) => {
    const answer = paymentToSave(question)
    const highest = savingWith(question, question.most)
    expect(answer.kind).toBe(highest.greaterThanOrEqualTo(question.wanted) ? 'found' : 'beyond')
    if (answer.kind === 'beyond') expect(answer.saving).toEqual(highest)
  })

  test.prop([questions, deductions], SLOW)(
    '[BEY-32] never falls when more is wanted, and never exceeds the payment in whole euros',
    (question, more) => {
      const [one, other] = [paymentToSave(question), paymentToSave({ ...question, wanted: addEuros(question.wanted, more) })]
      expect(other.payment.greaterThanOrEqualTo(one.payment)).toBe(true)
      const [inEuros, inCents] = (['euro', 'cent'] as const).map((step) => paymentToSave({ ...question, step }).payment)
      expect(inCents?.lessThanOrEqualTo(inEuros ?? 0)).toBe(true)
      expect(inCents?.ceil().equals(inEuros ?? -1)).toBe(true)
    },
  )

  test.prop([questions], SLOW)('[BEY-30] is explained by the tax without it and with it', (question) => {
    const { payment, saving } = paymentToSave(question)
    const explanation = explainPaymentToSave(question, payment)
    expect(euros(explanation.value)).toEqual(saving)
    expect(discrepancies(explanation, {})).toEqual([])
  })
})
