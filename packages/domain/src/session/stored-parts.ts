import type * as z from 'zod'

import { STORED_CLOCK_KEY, storedClock } from './stored-clock.ts'
import { STORED_OTP_KEY, storedOtp } from './stored-otp.ts'
import { STORED_USER_KEY, storedUser } from './stored-user.ts'

/** Where a part of what the portal remembers is kept: by this tab, by this browser, or only by the server, which is asked again. */
export type StoredPart =
  | { readonly kept: 'tab'; readonly key: `hautelisse.${string}`; readonly schema: z.ZodType }
  | { readonly kept: 'browser'; readonly key: 'hautelisse.settings' }
  /** Kept with the typed answers of its simulator, once that is built. */
  | { readonly kept: 'later' }
  /** Decided at the start of the page, never remembered (docs/decisions/04). */
  | { readonly kept: 'nowhere' }

/** The parts that the specification lists as stored, and where each is kept (P-STORE-02, docs/decisions/05). */
export const STORED_PARTS = {
  user: { kept: 'tab', key: STORED_USER_KEY, schema: storedUser },
  transmission: { kept: 'later' },
  projections: { kept: 'later' },
  b2v: { kept: 'later' },
  settings: { kept: 'browser', key: 'hautelisse.settings' },
  marel: { kept: 'later' },
  robo_entities: { kept: 'later' },
  mocking: { kept: 'nowhere' },
  otp: { kept: 'tab', key: STORED_OTP_KEY, schema: storedOtp },
  endpoint: { kept: 'nowhere' },
} as const satisfies Readonly<Record<string, StoredPart>>

/** Entries of session storage that the session itself writes, each with the schema it is read by. */
export const SESSION_ENTRIES: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  [STORED_USER_KEY, storedUser],
  [STORED_OTP_KEY, storedOtp],
  [STORED_CLOCK_KEY, storedClock],
])
