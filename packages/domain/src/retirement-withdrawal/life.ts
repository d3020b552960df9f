import { addMarketDays, orderDay, type PlainDate } from '../calendar/index.ts'
import { lastDayIn, lifeAfterAll, timelineOf, type Hour, type LifeState, type TimelineStep } from '../operations/index.ts'

/** A withdrawal at retirement with what became of it so far. */
export type AskedRetirement = {
  readonly asked: Hour
  /** What the saver did at the door of the signature, and when. */
  readonly signature?: (Hour & { readonly isSigned: boolean }) | undefined
  readonly cancelled?: Hour | undefined
}

/** Where a withdrawal is: its state, its days and, once it is signed, the day of the sale. */
export type RetirementLife = {
  readonly state: LifeState
  readonly timeline: readonly TimelineStep[]
  readonly sale: PlainDate | undefined
}

const [SALE, ON_ACCOUNT] = [2, 4] as const

/**
 * Says where a withdrawal at retirement is: it waits fifteen days for its signature; from the day for which the signature counts, funds are sold after two market
 * days and the capital is on the account after four. RWD-05.
 *
 * @param asked the withdrawal with what became of it
 * @param now moment of the question
 * @example lifeOfRetirement({ asked: { day, hour: '10:00' } }, now).state // 'awaiting-signature'
 */
export const lifeOfRetirement = ({ asked, signature, cancelled }: AskedRetirement, now: Hour): RetirementLife => {
  const requested: TimelineStep = { step: 'requested', day: asked.day, done: true }
  const resting = (state: LifeState, ...steps: readonly TimelineStep[]): RetirementLife => ({
    state,
    timeline: [requested, ...steps],
    sale: undefined,
  })
  const until = lastDayIn('awaiting-signature', asked.day) ?? asked.day
  if (signature === undefined) {
    if (cancelled !== undefined) return resting(lifeAfterAll('awaiting-signature', ['cancelled-by-saver']))
    if (now.day > until) return resting(lifeAfterAll('awaiting-signature', ['time-over']))
    return resting('awaiting-signature', { step: 'signature', day: until, done: false })
  }
  const signed: TimelineStep = { step: 'signature', day: signature.day, done: true }
  if (!signature.isSigned) return resting(lifeAfterAll('awaiting-signature', ['signature-refused']))
  if (cancelled !== undefined) return resting(lifeAfterAll('accepted', ['cancelled-by-saver']), signed)
  const ordered = orderDay(signature.day, signature.hour)
  const started = orderDay(now.day, now.hour) > ordered ? lifeAfterAll('accepted', ['started']) : 'accepted'
  return {
    state: now.day >= addMarketDays(ordered, ON_ACCOUNT) ? lifeAfterAll(started, ['settled']) : started,
    timeline: [requested, signed, ...timelineOf('release', ordered, now.day).slice(1)],
    sale: addMarketDays(ordered, SALE),
  }
}
