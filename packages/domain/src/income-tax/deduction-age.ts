import { birthdayAt, requireDate, type PlainDate } from '../calendar/index.ts'
import { DEDUCTION_AGE, valueOrStandIn } from '../law/index.ts'

/**
 * Whether payments of a day are deducted no more because of age: from the 70th birthday on, since 1 January 2026.
 *
 * Rule BEY-25, docs/rules/beyond-ceilings.md, finance law for 2026.
 *
 * @param birthDate day of birth
 * @param on day of the payment
 * @public
 * @throws DomainInputError
 * @example isPastDeduction(plainDate('1956-06-15'), plainDate('2026-06-15')) // true
 */
export const isPastDeduction = (birthDate: PlainDate, on: PlainDate): boolean => {
  requireDate('birthDate', birthDate)
  requireDate('on', on)
  const [first] = DEDUCTION_AGE.values
  return first !== undefined && on >= first.from && on >= birthdayAt(birthDate, valueOrStandIn(DEDUCTION_AGE, on).value)
}
