import { addDays, daysBetween, plainDate, todayInParis, type PlainDate } from '@hautelisse/domain/calendar'
import { LAST_DAY, type Environment } from '@hautelisse/domain/contract'

import type { Storage } from '../storage/index.ts'

/** Day for which the seeded people are written. */
export const SEED_DAY = plainDate('2026-11-20')

/**
 * The time of an API. `today` is the day of what people hold and do; `now` is the real instant, by which sessions, codes, attempts and limits run
 * whatever the day (docs/decisions/17).
 */
export type ApiClock = {
  readonly today: () => PlainDate
  readonly now: () => number
  /** Moves the day by so many days and returns it; returns undefined and moves nothing when it would pass the last day. Only in development. */
  readonly move?: (days: number) => Promise<PlainDate | undefined>
}

/** What the setting TODAY may name: a day, or the machine's own. */
export type DaySetting = PlainDate | 'real'

/** The days that the clock was moved are a document of nobody. */
const [NOBODY, DAYS] = ['', 'clock/days']

const readDays = async ({ documents }: Pick<Storage, 'documents'>): Promise<number> => {
  const text = (await documents.read(NOBODY, DAYS))?.value ?? ''
  return /^\d{1,5}$/.test(text) ? Number(text) : 0
}

/**
 * Returns a clock whose day can be moved. The number of days is kept in the storage, beside what people did on those days.
 *
 * @param parts the real instant, the day before any move, where the move is kept, and the days moved so far
 */
export const movingClock = (parts: {
  readonly now: () => number
  readonly firstDay: () => PlainDate
  readonly storage: Pick<Storage, 'documents'>
  readonly moved?: number
}): Required<ApiClock> => {
  let moved = parts.moved ?? 0
  const today = (): PlainDate => addDays(parts.firstDay(), moved)
  return {
    now: parts.now,
    today,
    move: async (days) => {
      if (days > daysBetween(today(), LAST_DAY)) return undefined
      moved += days
      const day = today()
      await parts.storage.documents.update(NOBODY, DAYS, () => ({ value: String(moved), result: undefined }))
      return day
    },
  }
}

/**
 * Opens the clock of an API: in development it can be moved and stands where it was left.
 *
 * @param parts environment; the setting TODAY; storage; the real instant; and whether the API lives in a page, which has the seeds' day outside
 *   development too
 * @example (await openClock({ environment: 'development', storage: memoryStorage(), now: Date.now })).today() // '2026-11-20'
 */
export const openClock = async (parts: {
  readonly environment: Environment
  readonly day?: DaySetting | undefined
  readonly storage: Pick<Storage, 'documents'>
  readonly now: () => number
  readonly isInPage?: boolean
}): Promise<ApiClock> => {
  const { environment, storage, now } = parts
  const isProduction = environment === 'production'
  const usual = environment === 'development' || (parts.isInPage === true && !isProduction) ? SEED_DAY : 'real'
  const day = isProduction ? 'real' : (parts.day ?? usual)
  const firstDay = (): PlainDate => (day === 'real' ? todayInParis(now()) : day)
  if (environment !== 'development') return { now, today: firstDay }
  return movingClock({ now, firstDay, storage, moved: await readDays(storage) })
}
