import { birthdayAt, completedYears, wholeMonthsBetween, type PlainDate } from '../calendar/index.ts'
import { legalAge, valueOrStandIn } from '../law/index.ts'
import { MONTHS_PER_YEAR } from '../money/index.ts'
import { PENSION_RATES } from '../state-pension/index.ts'
import { RETIREMENT_AGES } from './model.ts'
import { reachedAt } from './schedule.ts'

/** A whole age that can be asked for, and why a saver may want it. */
export type AgeMark = { readonly age: number; readonly reason: 'legal-age' | 'after-legal-age' | 'full-rate' }

/** The ages that a saver's departure is measured by. */
export type DepartureAges = {
  /** Age on the day of the simulation, in whole months. */
  readonly presentAgeInMonths: number
  /** Legal retirement age, in months, with the day on which it is reached. */
  readonly legal:
    | {
        readonly ageInMonths: number
        readonly from: PlainDate
        readonly isReached: boolean
        readonly source: string
        /** Set when the law of that day is not known yet: the last day checked. */
        readonly checkedUntil: PlainDate | undefined
      }
    | undefined
  /** Ages worth trying, rising: none below the present age, none that the simulator refuses. */
  readonly marks: readonly AgeMark[]
}

const presentAgeOf = (birthDate: PlainDate, asOf: PlainDate): number => {
  const years = completedYears(birthDate, asOf)
  return years * MONTHS_PER_YEAR + wholeMonthsBetween(birthdayAt(birthDate, years), asOf)
}

const legalOf = (birthDate: PlainDate, asOf: PlainDate): DepartureAges['legal'] => {
  const today = legalAge(birthDate, asOf)
  if (today === undefined) return undefined
  const reached = reachedAt(birthDate, today.ageInMonths)
  // The law is the one of the pension's start: of the day on which the age is reached, unless that day is past.
  const { ageInMonths, source, checkedUntil } = (reached > asOf ? legalAge(birthDate, reached) : undefined) ?? today
  const from = reachedAt(birthDate, ageInMonths)
  return { ageInMonths, from, isReached: from <= asOf, source, checkedUntil }
}

const marksOf = (legal: DepartureAges['legal'], fullRateAge: number): readonly AgeMark[] => {
  const fullRate: AgeMark = { age: fullRateAge, reason: 'full-rate' }
  if (legal === undefined) return [fullRate]
  const age = Math.ceil(legal.ageInMonths / MONTHS_PER_YEAR)
  const isWhole = age * MONTHS_PER_YEAR === legal.ageInMonths
  return [{ age, reason: isWhole ? 'legal-age' : 'after-legal-age' }, fullRate]
}

/**
 * Gives the ages that a departure is measured by: today's, the legal one with its day, and the whole ages that follow from the law (the first from the legal
 * age on, and the one of the automatic full rate). WITH-03, CSS L.161-17-2 and L.351-8.
 *
 * @param birthDate birth date of the saver
 * @param asOf day of the simulation
 * @example departureAges(plainDate('1964-03-12'), plainDate('2026-11-20')).marks.map(({ age }) => age) // [63, 67]
 */
export const departureAges = (birthDate: PlainDate, asOf: PlainDate): DepartureAges => {
  const legal = legalOf(birthDate, asOf)
  const presentAge = completedYears(birthDate, asOf)
  const { first, last } = RETIREMENT_AGES
  return {
    presentAgeInMonths: presentAgeOf(birthDate, asOf),
    legal,
    marks: marksOf(legal, valueOrStandIn(PENSION_RATES, asOf).value.fullRateAge).filter(
      ({ age }) => age >= presentAge && age >= first && age <= last,
    ),
  }
}
