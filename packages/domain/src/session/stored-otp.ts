import * as z from 'zod'

import { parseJson } from '../contract/index.ts'

/** Entry of session storage that a confirmation by a one-time code leaves behind, and that its return uses up (P-SESS-13). */
export const STORED_OTP_KEY = 'hautelisse.otp'

const VERSION = 1

/** A confirmation under way as session storage keeps it: the state that the return must repeat, and the place to come back to. */
export const storedOtp = z.object({ version: z.literal(VERSION), state: z.string().min(1), location: z.string().startsWith('/') })
export type OtpDeparture = Readonly<Omit<z.infer<typeof storedOtp>, 'version'>>

/**
 * Writes a confirmation under way as text for session storage.
 *
 * @param departure state and place
 * @example writeStoredOtp({ state: 'abc', location: '/epargne' }) // '{"version":1,"state":"abc","location":"/epargne"}'
 */
export const writeStoredOtp = ({ state, location }: OtpDeparture): string => JSON.stringify({ version: VERSION, state, location })

/**
 * Reads a confirmation under way. Returns undefined if the text is broken, of another version or off the schema; it never throws (P-STORE-02).
 *
 * @param text what session storage holds, or nothing
 * @example readStoredOtp('{"version":0}') // undefined
 */
export const readStoredOtp = (text: string | undefined): OtpDeparture | undefined => {
  const read = storedOtp.safeParse(parseJson(text))
  return read.success ? { state: read.data.state, location: read.data.location } : undefined
}
