import { daysBetween, type PlainDate } from '../calendar/index.ts'
import { lastDayOfChange } from '../operations/index.ts'
import type { OptionBulletin } from './model.ts'

/** Until when a choice can be made, and until when it can be changed. */
export type Period = {
  /** `open`: to be answered, or changed; `changeable`: an answer, the default too, can be changed on this last day; `over`: nothing can. */
  readonly state: 'not-begun' | 'open' | 'changeable' | 'over'
  /** Last day of the first answer; undefined where the bulletin names none. */
  readonly lastDay: PlainDate | undefined
  /** Last day of a change: the day after. */
  readonly lastChangeDay: PlainDate | undefined
}

/**
 * Tells whether a choice can be made or changed on a day in Paris: a first answer until the end of the deadline, a change until the end of the day
 * after it. docs/rules/option-bulletin.md, BULL-02.
 *
 * @param bulletin its start and its deadline
 * @param today the day that it is in Paris
 * @example periodOf({ deadline_date: plainDate('2026-12-02') }, plainDate('2026-11-20')).lastChangeDay // '2026-12-03'
 */
export const periodOf = (
  { start_date: start, deadline_date: lastDay }: Pick<OptionBulletin, 'start_date' | 'deadline_date'>,
  today: PlainDate,
): Period => {
  const lastChangeDay = lastDay && lastDayOfChange(lastDay)
  const known = { lastDay, lastChangeDay }
  if (start !== undefined && today < start) return { ...known, state: 'not-begun' }
  if (lastDay === undefined || lastChangeDay === undefined || today <= lastDay) return { ...known, state: 'open' }
  return { ...known, state: today <= lastChangeDay ? 'changeable' : 'over' }
}

/**
 * Says whether a choice is taken on a day: a first answer while it is open, a change also on the day after the deadline.
 *
 * BULL-02.
 *
 * @param bulletin bulletin with its answer, if there is one
 * @param today the day that it is in Paris
 * @example canChoose({ id: '1', type: 'PARTICIPATION', deadline_date: plainDate('2026-12-02') }, plainDate('2026-12-03')) // false
 */
export const canChoose = (bulletin: OptionBulletin, today: PlainDate): boolean => {
  const { state } = periodOf(bulletin, today)
  return state === 'open' || (state === 'changeable' && bulletin.answer !== undefined)
}

/** What can still be done with a premium: its choice, or the change of one. */
export type ChoiceDue = {
  readonly act: 'choose' | 'change'
  /** The day itself counts; undefined where the bulletin names no deadline. */
  readonly lastDay: PlainDate | undefined
  /** Days from today to that day: 0 on the day itself. */
  readonly daysLeft: number | undefined
}

/**
 * Says what can still be done with a premium, until when, and how many days are left: the one date that every page names, and the days counted to it. BULL-02.
 *
 * @param bulletin bulletin with its answer, if there is one
 * @param today the day that it is in Paris
 * @returns undefined where nothing can be done
 * @example dueOf({ id: '1', type: 'PARTICIPATION', deadline_date: plainDate('2026-12-02') }, plainDate('2026-11-20')) // choose, '2026-12-02', 12
 */
export const dueOf = (bulletin: OptionBulletin, today: PlainDate): ChoiceDue | undefined => {
  if (!canChoose(bulletin, today)) return undefined
  const period = periodOf(bulletin, today)
  const isChange = bulletin.answer !== undefined
  const lastDay = isChange ? period.lastChangeDay : period.lastDay
  return { act: isChange ? 'change' : 'choose', lastDay, daysLeft: lastDay && daysBetween(today, lastDay) }
}
