import * as z from 'zod'

import { frenchDateOnWire, plainDate } from '../calendar/index.ts'

/** Last day that a server of development may be moved to. */
export const LAST_DAY = plainDate('2040-12-31')

/** Order to move the day of a server of development: by so many days, never back (docs/decisions/17). */
export const clockOrder = z.strictObject({ days: z.int().min(1).max(10_000) })
export type ClockOrder = z.infer<typeof clockOrder>

/** What is answered to a move: the day on which the server lives from now on. */
export const clockAnswer = z.object({ today: frenchDateOnWire })
