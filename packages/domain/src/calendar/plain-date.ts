import { DomainInputError, refuse, textOf } from '../input/index.ts'

declare const plainDateBrand: unique symbol

/** A day of the calendar without time or zone, as text `2026-11-20`; text order is time order. */
export type PlainDate = string & { readonly [plainDateBrand]: 'plain date' }

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const FRENCH = /^(\d{2})\/(\d{2})\/(\d{4})$/

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/**
 * Counts the days of a month.
 *
 * @param month 1 to 12
 * @example daysInMonth(2028, 2) // 29
 */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31

const exists = (year: number, month: number, day: number): boolean =>
  [year, month, day].every(Number.isInteger) &&
  year >= 1 &&
  year <= 9999 &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= daysInMonth(year, month)

const padded = (value: number, width: number): string => String(value).padStart(width, '0')

/**
 * Makes a date of its year, month and day.
 *
 * @param month 1 to 12
 * @param day 1 to 31; a day that does not exist throws
 * @example dateOf(2026, 11, 20) // '2026-11-20'
 */
export const dateOf = (year: number, month: number, day: number): PlainDate => {
  if (!exists(year, month, day)) {
    const value = `${year}-${month}-${day}`
    throw new DomainInputError(
      { field: 'date', value, reason: 'no-such-day' },
      `No such day: year ${year}, month ${month}, day ${day}`,
    )
  }
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}` as PlainDate
}

/**
 * Says whether a text is a day that exists, in the form `2026-11-20`.
 *
 * @example isPlainDate('2026-02-29') // false
 */
export const isPlainDate = (text: string): text is PlainDate => {
  if (typeof text !== 'string') return false
  const match = ISO.exec(text)
  return match !== null && exists(Number(match[1]), Number(match[2]), Number(match[3]))
}

/**
 * Makes a date of its text in the form `2026-11-20`; anything else throws.
 *
 * @public
 * @throws DomainInputError
 * @example plainDate('2026-11-20') // '2026-11-20'
 */
export const plainDate = (text: string): PlainDate => {
  if (isPlainDate(text)) return text
  const shown = textOf(text).slice(0, LONGEST)
  throw new DomainInputError({ field: 'text', value: text, reason: 'not-a-date' }, `Not a date in the form 2026-11-20: ${shown}`)
}

/** More than any date, and little enough for a message. */
const LONGEST = 80

/**
 * Requires a date that exists.
 *
 * @param field name of the field, with its path
 * @param date what was given
 */
export const requireDate = (field: string, date: unknown): void => {
  if (!isPlainDate(date as string)) refuse(field, date, 'not-a-date')
}

/**
 * Gives the year of a date.
 *
 * @example yearOf(plainDate('2026-11-20')) // 2026
 */
export const yearOf = (date: PlainDate): number => Number(date.slice(0, 4))

/**
 * Gives the month of a date, 1 to 12.
 *
 * @example monthOf(plainDate('2026-11-20')) // 11
 */
export const monthOf = (date: PlainDate): number => Number(date.slice(5, 7))

/**
 * Gives the day of the month of a date, 1 to 31.
 *
 * @example dayOf(plainDate('2026-11-20')) // 20
 */
export const dayOf = (date: PlainDate): number => Number(date.slice(8, 10))

/**
 * Reads a date written the French way, strictly: two digits, two digits, four digits, a day that exists.
 *
 * Rule P-FMT-01, S-CONST-54.
 *
 * @returns undefined for any other text, such as `1/1/2025` or `31/02/2025`
 * @public
 * @throws DomainInputError
 * @example parseFrenchDate('20/11/2026') // '2026-11-20'
 */
export const parseFrenchDate = (text: string): PlainDate | undefined => {
  if (typeof text !== 'string') return refuse('text', text, 'not-a-text')
  const match = FRENCH.exec(text)
  const iso = match === null ? '' : `${match[3]}-${match[2]}-${match[1]}`
  return isPlainDate(iso) ? iso : undefined
}

/**
 * Writes a date the French way.
 *
 * Rule P-FMT-01, S-CONST-54.
 *
 * @public
 * @throws DomainInputError
 * @example formatFrenchDate(plainDate('2026-11-20')) // '20/11/2026'
 */
export const formatFrenchDate = (date: PlainDate): string => {
  requireDate('date', date)
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`
}

/**
 * Orders two dates, for a sort: below zero when the first is the earlier.
 *
 * @example compareDates(plainDate('2026-11-20'), plainDate('2026-11-21')) // -1
 */
export const compareDates = (a: PlainDate, b: PlainDate): -1 | 0 | 1 => (a < b ? -1 : a > b ? 1 : 0)
