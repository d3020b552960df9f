import { birthdayAt, completedYears, type PlainDate } from '../calendar/index.ts'
import { DEDUCTION_AGE } from '../law/index.ts'

/** From when on payments of a saver are no longer deducted. */
export type DeductionEnd = {
  /** Age of the law, in completed years. */
  readonly age: number
  /** The birthday of that age; undefined where only the age is known. */
  readonly from: PlainDate | undefined
  /** Day from which the law says so. */
  readonly since: PlainDate
}

/** Whose deduction may end: the age typed, and the birth date where the profile tells it. */
type AgedSaver = { readonly client_age: number; readonly birthDate?: PlainDate | undefined }

/**
 * Says from when on payments are no longer deducted to a saver who reaches that age within a year; nothing to anybody younger.
 *
 * A birth date counts only as long as it gives the age that was typed. Rule TS-11, docs/rules/tax-saving.md.
 *
 * @param saver age in completed years, and birth date where it is known
 * @param asOf day of the simulation
 * @example deductionEnd({ client_age: 69, birthDate: plainDate('1957-03-12') }, plainDate('2026-11-20'))?.from // '2027-03-12'
 */
export const deductionEnd = ({ client_age: age, birthDate }: AgedSaver, asOf: PlainDate): DeductionEnd | undefined => {
  const law = DEDUCTION_AGE.values.findLast(({ from }) => from <= asOf)
  if (law === undefined || age < law.value - 1) return undefined
  const isBirthDateMeant = birthDate !== undefined && completedYears(birthDate, asOf) === age
  return { age: law.value, from: isBirthDateMeant ? birthdayAt(birthDate, law.value) : undefined, since: law.from }
}
