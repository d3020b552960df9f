import { todayInParis } from '@hautelisse/domain/calendar'
import type { ClockPort } from '@hautelisse/machines/ports'

/** The browser's clock; today is the date in Paris, wherever the saver is. */
export const browserClock: ClockPort = {
  now: () => Date.now(),
  today: () => todayInParis(Date.now()),
}
