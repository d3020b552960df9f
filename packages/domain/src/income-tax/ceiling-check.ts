import { requireDate, yearOf } from '../calendar/index.ts'
import { refuse, requireObject, requireOneOf } from '../input/index.ts'
import { requirePositiveEuros } from '../money/index.ts'
import type { CeilingQuestion, Declarant } from './ceiling-model.ts'
import { requireLines, requireNoticeYear } from './notice.ts'

const requireDeclarant = (field: string, declarant: Declarant, paymentYear: number): void => {
  requireObject(field, declarant)
  const { lines, payments, birthDate } = declarant
  requireLines(`${field}.lines`, lines, paymentYear)
  if (!Array.isArray(payments)) refuse(`${field}.payments`, payments, 'not-a-list')
  if (birthDate !== undefined) requireDate(`${field}.birthDate`, birthDate)
  for (const [at, payment] of payments.entries()) {
    requireObject(`${field}.payments.${at}`, payment)
    requirePositiveEuros(`${field}.payments.${at}.amount`, payment.amount)
    if (payment.on === undefined) continue
    requireDate(`${field}.payments.${at}.on`, payment.on)
    if (yearOf(payment.on) !== paymentYear) refuse(`${field}.payments.${at}.on`, payment.on, 'another-year')
  }
}

/** Refuses a question that no notice gives: another number of lines, a payment of another year, pooling without a spouse. */
export const requireQuestion = (question: CeilingQuestion): void => {
  requireObject('question', question)
  const { paymentYear, saver, spouse, pooled = false } = question
  requireNoticeYear(paymentYear)
  requireDeclarant('saver', saver, paymentYear)
  if (spouse !== undefined) requireDeclarant('spouse', spouse, paymentYear)
  requireOneOf('pooled', pooled, [true, false])
  if (pooled && spouse === undefined) refuse('pooled', pooled, 'without-spouse')
}
