export { AGE_OF_MAJORITY, birthdayAt, completedYears, isAdult } from './age.ts'
export { addDays, addMonths, addYears, daysBetween, firstDayOfMonthFrom, wholeMonthsBetween } from './arithmetic.ts'
export { addMarketDays, CUT_OFF, isMarketDay, marketDaysOf, orderDay } from './market-days.ts'
export { hourInParis, todayInParis } from './paris.ts'
export {
  compareDates,
  dateOf,
  dayOf,
  daysInMonth,
  formatFrenchDate,
  isPlainDate,
  monthOf,
  parseFrenchDate,
  plainDate,
  requireDate,
  yearOf,
  type PlainDate,
} from './plain-date.ts'

export { frenchDateOnWire, frenchMomentOnWire, type PlainMoment } from './wire.ts'
export { addWorkingDays, isWorkingDay } from './working-days.ts'
export { readWrittenDate } from './written.ts'
