import { daysBetween, hourInParis, todayInParis } from '@hautelisse/domain/calendar'
import type { Moment } from '@hautelisse/domain/operations'

import type { ApiClock } from '../server/index.ts'

const [MINUTE_MS, DAY_MINUTES] = [60_000, 1440]

/** The moment at which acts live: a day that was moved takes its minutes along (docs/decisions/17). */
export const momentOf = ({ today, now }: ApiClock): Moment => {
  const [day, at] = [today(), now()]
  const moved = daysBetween(todayInParis(at), day)
  return { day, hour: hourInParis(at), minutes: Math.floor(at / MINUTE_MS) + moved * DAY_MINUTES }
}
