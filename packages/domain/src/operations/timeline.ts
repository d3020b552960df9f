import { addMarketDays, type PlainDate } from '../calendar/index.ts'
import type { TimelineStep } from './model.ts'

/** What happens on the way of each kind of operation, and how many market days after the day for which it counts. */
const SCHEDULES = {
  'employee-switch': { sale: 2, purchase: 6, visible: 7 },
  'retirement-switch': { sale: 2, purchase: 4, visible: 5 },
  release: { sale: 2, 'transfer-sent': 3, 'on-account': 4 },
  card: { invested: 2 },
  debit: { collected: 3, invested: 5 },
} as const
export type Schedule = keyof typeof SCHEDULES

/**
 * Lays the days of an operation: the request, then each step so many market days after the day for which the request counts, which is the next
 * market day if it is not one. docs/rules/operations.md, OPER-02.
 *
 * @param schedule kind of operation
 * @param requested day of the request
 * @param today day of the question: a step of that day has happened
 * @example timelineOf('employee-switch', plainDate('2026-11-12'), today).at(-1)?.day // '2026-11-23'
 */
export const timelineOf = (schedule: Schedule, requested: PlainDate, today: PlainDate): TimelineStep[] =>
  [['requested', requested] as const, ...daysOf(schedule, requested)].map(([step, day]) => ({ step, day, done: day <= today }))

const daysOf = (schedule: Schedule, requested: PlainDate): readonly (readonly [string, PlainDate])[] =>
  Object.entries(SCHEDULES[schedule]).map(([step, count]) => [step, addMarketDays(addMarketDays(requested, 0), count)])

/**
 * Gives the step that an operation waits for, or the last one where all have happened.
 *
 * @param timeline steps in the order of their days
 * @example currentStep([{ step: 'sale', day, done: true }, { step: 'purchase', day: later, done: false }])?.step // 'purchase'
 */
export const currentStep = (timeline: readonly TimelineStep[]): TimelineStep | undefined =>
  timeline.find(({ done }) => !done) ?? timeline.at(-1)
