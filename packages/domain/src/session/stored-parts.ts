import type * as z from 'zod'

import { STORED_CLOCK_KEY, storedClock } from './stored-clock.ts'
import { STORED_OTP_KEY, storedOtp } from './stored-otp.ts'
import { STORED_USER_KEY, storedUser } from './stored-user.ts'

/** Entries of session storage that the session itself writes, each with the schema it is read by. */
export const SESSION_ENTRIES: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  [STORED_USER_KEY, storedUser],
  [STORED_OTP_KEY, storedOtp],
  [STORED_CLOCK_KEY, storedClock],
])
