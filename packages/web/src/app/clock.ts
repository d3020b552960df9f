import { todayInParis, type PlainDate } from '@hautelisse/domain/calendar'
import type { FollowingClockPort } from '@hautelisse/machines/ports'

/** The browser's clock: the day is the API's where it says one, else the date in Paris, wherever the saver is. */
export const pageClock = (): FollowingClockPort => {
  let followed: PlainDate | undefined
  return {
    now: () => Date.now(),
    today: () => followed ?? todayInParis(Date.now()),
    follow: (day) => {
      followed = day
    },
  }
}
