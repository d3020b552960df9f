import { addDays, daysBetween } from './arithmetic.ts'
import { dateOf, dayOf, daysInMonth, monthOf, yearOf, type PlainDate } from './plain-date.ts'

const SUNDAY = 0
const SATURDAY = 6

/**
 * Gives the day of the week of a date: 0 for Sunday to 6 for Saturday.
 *
 * @example weekdayOf(plainDate('2026-11-20')) // 5, a Friday
 */
export const weekdayOf = (date: PlainDate): number => new Date(`${date}T12:00:00Z`).getUTCDay()

/**
 * Gives Easter Sunday of a year.
 *
 * Source: the Gregorian computus in the form of Meeus, Jones and Butcher.
 *
 * @param year 1583 to 9999
 * @example easterOf(2026) // '2026-04-05'
 */
export const easterOf = (year: number): PlainDate => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const leapCenturies = Math.floor(century / 4)
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leapCenturies - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * shift + 114
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1)
}

/** Public holidays on a fixed day, as month and day: 1 January, 1 and 8 May, 14 July, 15 August, 1 and 11 November, 25 December. */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'])
/** Easter Monday, Ascension Day and Whit Monday, in days after Easter Sunday. */
const AFTER_EASTER: readonly number[] = [1, 39, 50]
const GOOD_FRIDAY = -2
const BOXING_DAY = '12-26'

const isDayFromEaster = (date: PlainDate, days: readonly number[]): boolean =>
  days.includes(daysBetween(easterOf(yearOf(date)), date))

/**
 * Says whether a day is one of the eleven public holidays of metropolitan France.
 *
 * Code du travail art. L.3133-1, in force since 1982.
 *
 * @example isPublicHoliday(plainDate('2026-05-14')) // true, Ascension Day
 */
export const isPublicHoliday = (date: PlainDate): boolean =>
  FIXED_HOLIDAYS.has(date.slice(5)) || (isSpring(date) && isDayFromEaster(date, AFTER_EASTER))

/** Easter lies between 22 March and 25 April, Whit Monday before 15 June. */
const isSpring = (date: PlainDate): boolean =>
  monthOf(date) >= 3 && (monthOf(date) < 6 || (monthOf(date) === 6 && dayOf(date) <= 14))

const isWeekend = (date: PlainDate): boolean => weekdayOf(date) === SUNDAY || weekdayOf(date) === SATURDAY

/**
 * Says whether funds are bought and sold on a day: Monday to Friday, no public holiday, neither Good Friday nor 26 December.
 *
 * docs/rules/investments.md.
 *
 * @example isMarketDay(plainDate('2026-04-03')) // false, Good Friday
 */
export const isMarketDay = (date: PlainDate): boolean =>
  !isWeekend(date) &&
  !isPublicHoliday(date) &&
  date.slice(5) !== BOXING_DAY &&
  !(isSpring(date) && isDayFromEaster(date, [GOOD_FRIDAY]))

/** Months in which a day that follows from Easter may fall: Good Friday on 20 March at the earliest, Whit Monday on 14 June at the latest. */
const [EASTER_FROM, EASTER_TO] = [3, 6]

/** Days of a month on which markets are closed in the week: fixed holidays, 26 December, and those that follow from Easter. */
const closedDays = (year: number, month: number): ReadonlySet<number> => {
  const fixed = [...FIXED_HOLIDAYS, BOXING_DAY]
    .filter((day) => Number(day.slice(0, 2)) === month)
    .map((day) => Number(day.slice(3)))
  if (month < EASTER_FROM || month > EASTER_TO) return new Set(fixed)
  const easter = easterOf(year)
  const moving = [GOOD_FRIDAY, ...AFTER_EASTER].map((count) => addDays(easter, count)).filter((day) => monthOf(day) === month)
  return new Set([...fixed, ...moving.map(dayOf)])
}

/**
 * Lists the market days of a month, as days of it: those for which `isMarketDay` says yes, found for the month as a whole.
 *
 * @param month 1 to 12
 * @example marketDaysOf(2026, 11).length // 20
 */
export const marketDaysOf = (year: number, month: number): readonly number[] => {
  const [first, closed] = [weekdayOf(dateOf(year, month, 1)), closedDays(year, month)]
  return Array.from({ length: daysInMonth(year, month) }, (_, place) => place + 1).filter((day) => {
    const weekday = (first + day - 1) % 7
    return weekday !== SUNDAY && weekday !== SATURDAY && !closed.has(day)
  })
}

/**
 * Moves a date by market days: forward for a positive count, back for a negative one; with 0 the date itself if it is a market day, else
 * the next one.
 *
 * @param count whole number of market days
 * @example addMarketDays(plainDate('2026-11-20'), 2) // '2026-11-24'
 */
export const addMarketDays = (date: PlainDate, count: number): PlainDate => {
  if (!Number.isInteger(count)) throw new RangeError(`A date moves by a whole number of market days, not by ${count}`)
  const direction = count < 0 ? -1 : 1
  let day = date
  if (count === 0) while (!isMarketDay(day)) day = addDays(day, 1)
  for (let left = Math.abs(count); left > 0;) {
    day = addDays(day, direction)
    if (isMarketDay(day)) left -= 1
  }
  return day
}

/** Hour in Paris from which an order counts for the next market day. */
export const CUT_OFF = '18:00'

/**
 * Gives the market day for which an order counts: the day itself before 18:00 in Paris, else the next market day.
 *
 * docs/rules/operations.md, OPER-14.
 *
 * @param day day in Paris on which the order was confirmed
 * @param hour hour and minute in Paris, as `hourInParis` writes them
 * @example orderDay(plainDate('2026-11-20'), '18:00') // '2026-11-23', the Monday
 */
export const orderDay = (day: PlainDate, hour: string): PlainDate => addMarketDays(day, hour < CUT_OFF ? 0 : 1)
