import { CUT_OFF, orderDay, type PlainDate } from '../calendar/index.ts'
import { lifeAfterAll, timelineOf, type CancelUntil, type Hour, type LifeState, type TimelineStep } from '../operations/index.ts'

/** Where a fund switch is: its state, its days, and when its funds are sold and bought. */
export type SwitchLife = {
  readonly state: LifeState
  readonly timeline: readonly TimelineStep[]
  readonly sold: PlainDate
  readonly bought: PlainDate
  /** Until when it can be taken back. */
  readonly cancelUntil: CancelUntil
}

/**
 * Says where a fund switch is, from when it was asked for, from when it was taken back and from the moment alone. docs/rules/fund-switch.md, FSW-06.
 *
 * Employee savings sell two market days after the day for which the order counts, buy after six and show it after seven; retirement contracts after two,
 * four and five. It can be taken back until that day's 18:00.
 *
 * @param order family of savings, moment of the request, and of the cancellation if there was one
 * @param now moment of the question
 * @example switchLife({ scope: 'ais', asked }, now).bought // '2026-11-26' for an order of 20/11/2026
 */
export const switchLife = (
  { scope, asked, isCancelled = false }: { readonly scope: 's2e' | 'ais'; readonly asked: Hour; readonly isCancelled?: boolean },
  now: Hour,
): SwitchLife => {
  const ordered = orderDay(asked.day, asked.hour)
  const schedule = scope === 's2e' ? 'employee-switch' : 'retirement-switch'
  const steps = timelineOf(schedule, ordered, now.day).slice(1)
  const dayOf = (name: string): PlainDate => steps.find(({ step }) => step === name)?.day ?? ordered
  const requested = { step: 'requested', day: asked.day, done: true }
  // Nobody looks at a switch: it is checked on its day.
  const checked = { step: 'checked', day: asked.day, done: true }
  const days = { sold: dayOf('sale'), bought: dayOf('purchase'), cancelUntil: { day: ordered, hour: CUT_OFF } }
  if (isCancelled) return { state: lifeAfterAll('accepted', ['cancelled-by-saver']), timeline: [requested], ...days }
  const hasStarted = orderDay(now.day, now.hour) > ordered
  const isDone = hasStarted && steps.every(({ done }) => done)
  const state = lifeAfterAll('accepted', [
    ...(hasStarted ? (['started'] as const) : []),
    ...(isDone ? (['settled'] as const) : []),
  ])
  return { state, timeline: [requested, checked, ...steps], ...days }
}
