import { addDays, addMarketDays, CUT_OFF, orderDay, type PlainDate } from '../calendar/index.ts'
import {
  lastDayIn,
  lifeAfterAll,
  timelineOf,
  type CancelUntil,
  type Hour,
  type LifeState,
  type TimelineStep,
} from '../operations/index.ts'

/** A release with what became of it so far. */
export type AskedRelease = {
  readonly asked: Hour
  /** Whether documents are asked with it. */
  readonly needsDocuments: boolean
  /** When its documents came. */
  readonly documents?: Hour | undefined
  /** The documents lack one that is needed: they are refused once they are checked. */
  readonly isRefused?: boolean
  readonly cancelled?: Hour | undefined
  /** Day on which the savings become free, for a refund that waits for it. */
  readonly freeOn?: PlainDate | undefined
}

/** Where a release is: its state, its days, and, once it is accepted, the day of the sale and the day on the account. */
export type ReleaseLife = {
  readonly state: LifeState
  readonly timeline: readonly TimelineStep[]
  /** Last day of a state that ends by itself. */
  readonly until: PlainDate | undefined
  readonly sale: PlainDate | undefined
  /** Until when it can be taken back, once that day is known. */
  readonly cancelUntil: CancelUntil | undefined
}

const lastDayOf = (state: LifeState, since: PlainDate): PlainDate => lastDayIn(state, since) ?? since

const [SALE, ON_ACCOUNT] = [2, 4] as const
/** An hour before the cut-off: what starts by itself counts for its day. */
const MORNING = '00:00'

const checkedOn = (asked: AskedRelease): Hour | undefined => {
  if (!asked.needsDocuments) return asked.asked
  if (asked.documents === undefined) return undefined
  return { day: lastDayOf('checking', asked.documents.day), hour: MORNING }
}

/**
 * Says whether files may come with a request now, which they do once: those that its reason needs, while it waits for them; what a saver adds to a refund, until it
 * starts. REF-03, WDR-15.
 *
 * @param asked the request with what became of it
 * @param state where it is
 * @example takesFiles({ asked: now, needsDocuments: false }, 'accepted') // true
 */
export const takesFiles = ({ needsDocuments, documents }: AskedRelease, state: LifeState): boolean =>
  documents === undefined && state === (needsDocuments ? 'awaiting-documents' : 'accepted')

/**
 * Gives the days of a release whose company pays it: what the transfer would be goes to the company, which adds it to the wages; when these arrive is its own. REL-13.
 *
 * @param timeline days of the release
 * @example withPay(lifeOfRelease(asked, now).timeline).at(-1)?.step // 'with-pay'
 */
export const withPay = (timeline: readonly TimelineStep[]): readonly TimelineStep[] =>
  timeline.flatMap((one) => {
    if (one.step === 'on-account') return []
    return one.step === 'transfer-sent' ? [{ ...one, step: 'with-pay' }] : [one]
  })

/**
 * Says where a release is: the answer follows from what happened and from the moment alone.
 *
 * It waits thirty days for its documents, which are checked in two market days. From its acceptance, or from the day on which the savings become free,
 * funds are sold after two market days and the money is on the account after four. Its days are told from the arrival of its documents on, and it can be taken back
 * until the order counts for its day. REL-13, REL-14.
 *
 * @param asked the release with what became of it
 * @param now moment of the question
 * @example lifeOfRelease({ asked: { day, hour: '10:00' }, needsDocuments: false }, now).sale
 */
export const lifeOfRelease = (asked: AskedRelease, now: Hour): ReleaseLife => {
  const requested: TimelineStep = { step: 'requested', day: asked.asked.day, done: true }
  const over = (state: LifeState): ReleaseLife => ({
    state,
    timeline: [requested],
    until: undefined,
    sale: undefined,
    cancelUntil: undefined,
  })
  const accepted = checkedOn(asked)
  if (asked.cancelled !== undefined) return over('cancelled')
  if (accepted === undefined) {
    const until = lastDayOf('awaiting-documents', asked.asked.day)
    return now.day > until
      ? over(lifeAfterAll('awaiting-documents', ['time-over']))
      : {
          ...over('awaiting-documents'),
          timeline: [requested, { step: 'documents', day: until, done: false }],
          until,
        }
  }
  const isChecking = now.day < accepted.day
  const { freeOn = accepted.day } = asked
  const isWaiting = freeOn > accepted.day
  const from = isWaiting ? { day: freeOn, hour: MORNING } : accepted
  const ordered = orderDay(from.day, from.hour)
  const sale = addMarketDays(ordered, SALE)
  const checked: TimelineStep = { step: 'checked', day: accepted.day, done: !isChecking }
  if (!isChecking && asked.isRefused === true)
    return { ...over(lifeAfterAll('checking', ['documents-refused'])), timeline: [requested, checked] }
  const timeline = [requested, checked, ...timelineOf('release', ordered, now.day).slice(1)]
  const cancelUntil = isWaiting ? { day: addDays(from.day, -1), hour: null } : { day: ordered, hour: CUT_OFF }
  if (isChecking) return { state: 'checking', timeline, until: accepted.day, sale: undefined, cancelUntil }
  const hasStarted = isWaiting ? now.day >= from.day : orderDay(now.day, now.hour) > ordered
  const started = hasStarted ? lifeAfterAll('accepted', ['started']) : 'accepted'
  const state = now.day >= addMarketDays(ordered, ON_ACCOUNT) ? lifeAfterAll(started, ['settled']) : started
  return { state, timeline, until: undefined, sale, cancelUntil }
}
