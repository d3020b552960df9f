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

/** How far a step of an operation is: it has happened, the operation stands there, or it is to come. */
export type LifeStep = Pick<TimelineStep, 'step'> & { readonly state: 'done' | 'now' | 'ahead' }

/**
 * Tells how far each step of an operation is; one stands at the step that it waits for, until all have happened. What ended without being done stands nowhere.
 * docs/rules/operations.md, OPER-02.
 *
 * @param timeline steps in the order of their days
 * @param hasEnded it was cancelled or refused
 * @example lifeOf([{ step: 'requested', day, done: true }, { step: 'sale', day: later, done: false }], false).at(-1)?.state // 'now'
 */
export const lifeOf = (timeline: readonly TimelineStep[], hasEnded: boolean): readonly LifeStep[] => {
  const current = hasEnded ? undefined : timeline.find(({ done }) => !done)
  return timeline.map((one) => ({ step: one.step, state: one.done ? 'done' : one === current ? 'now' : 'ahead' }))
}
