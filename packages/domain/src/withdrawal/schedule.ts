import {
  addMonths,
  birthdayAt,
  completedYears,
  dayOf,
  firstDayOfMonthFrom,
  wholeMonthsBetween,
  yearOf,
  monthOf,
  dateOf,
  type PlainDate,
} from '../calendar/index.ts'
import { legalAge } from '../law/index.ts'

/** A remark on the start of the annuity that does not stop the saver (MRM-61, docs/decisions/07). */
export type ScheduleNote =
  /** The age asked for has been passed already. */
  | { readonly kind: 'below-present-age'; readonly asked: number; readonly presentAge: number }
  /** The annuity starts at another age than asked for, because that birthday's month is over. */
  | { readonly kind: 'age-differs'; readonly asked: number; readonly age: number; readonly start: PlainDate }
  /** The start lies before the legal retirement age of this birth date. */
  | {
      readonly kind: 'before-legal-age'
      readonly legalAgeInMonths: number
      /** Day on which the saver reaches the legal age. */
      readonly legalFrom: PlainDate
      readonly start: PlainDate
      readonly source: string
      /** Set when the law of the start's year is not known yet: the last day checked. */
      readonly checkedUntil: PlainDate | undefined
    }

/** When the annuity starts, and what follows from that day. */
export type Schedule = {
  /** First day of the annuity, the first of a month. */
  readonly start: PlainDate
  /** Completed years of the saver at the start: the age that every table is read at. */
  readonly age: number
  /** Whole months from the day of the simulation to the start. */
  readonly months: number
  readonly notes: readonly ScheduleNote[]
}

const firstOfNextMonth = (date: PlainDate): PlainDate => addMonths(dateOf(yearOf(date), monthOf(date), 1), 1)

/**
 * Gives the day on which an age in months is reached: the 1st of the next month where the day is missing, as for years (`birthdayAt`).
 *
 * @param birthDate date of birth
 * @param months age, in whole months
 * @example reachedAt(plainDate('1964-12-31'), 753) // '2027-10-01'
 */
export const reachedAt = (birthDate: PlainDate, months: number): PlainDate => {
  const day = addMonths(birthDate, months)
  return dayOf(day) === dayOf(birthDate) ? day : firstOfNextMonth(day)
}

const startOf = (birthDate: PlainDate, retirementAge: number, asOf: PlainDate): PlainDate => {
  const wished = firstDayOfMonthFrom(birthdayAt(birthDate, retirementAge))
  return wished < asOf ? firstOfNextMonth(asOf) : wished
}

const notesOn = (birthDate: PlainDate, asked: number, asOf: PlainDate, start: PlainDate): readonly ScheduleNote[] => {
  const notes: ScheduleNote[] = []
  const presentAge = completedYears(birthDate, asOf)
  const age = completedYears(birthDate, start)
  if (asked < presentAge) notes.push({ kind: 'below-present-age', asked, presentAge })
  if (age !== asked) notes.push({ kind: 'age-differs', asked, age, start })
  const legal = legalAge(birthDate, start)
  const legalFrom = legal === undefined ? start : reachedAt(birthDate, legal.ageInMonths)
  if (legal !== undefined && start < legalFrom) {
    const { ageInMonths, source, checkedUntil } = legal
    notes.push({ kind: 'before-legal-age', legalAgeInMonths: ageInMonths, legalFrom, start, source, checkedUntil })
  }
  return notes
}

/**
 * Gives the start of the annuity for an age: the first day of the month after the birthday, or the birthday itself if it is the 1st of a month; when that day
 * is past, the first of next month.
 *
 * Ages are completed years at the start. Nothing is refused here: notes say when the age differs from the one asked for, or the start comes before the legal
 * age. MRM-61, docs/decisions/07, CSS L.161-17-2.
 *
 * @param plan birth date of the saver, age asked for in whole years, day of the simulation
 * @example scheduleOf({ birthDate: plainDate('1964-03-12'), retirementAge: 64, asOf: plainDate('2026-11-20') }) // start 2028-04-01, age 64, 16 months
 */
export const scheduleOf = (plan: {
  readonly birthDate: PlainDate
  readonly retirementAge: number
  readonly asOf: PlainDate
}): Schedule => {
  const { birthDate, retirementAge, asOf } = plan
  const start = startOf(birthDate, retirementAge, asOf)
  return {
    start,
    age: completedYears(birthDate, start),
    months: wholeMonthsBetween(asOf, start),
    notes: notesOn(birthDate, retirementAge, asOf, start),
  }
}
