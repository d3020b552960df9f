import type { Origin } from '@hautelisse/domain/session'

/*
 * Where the doors outside the portal are, and where they lead back to. Nothing else is ever redirected to (docs/decisions/04): a state is
 * escaped whole, and stays one segment or one value.
 */

/**
 * Returns the address of the sign-in door.
 *
 * @param origin origin that the door is for
 * @param state text that must come back with the answer
 * @example signInDoor('collective', 'abc') // '/stand-in/sign-in/collective?state=abc'
 */
export const signInDoor = (origin: Origin, state: string): string =>
  `/stand-in/sign-in/${origin}?state=${encodeURIComponent(state)}`

/** Returns the portal's address that the sign-in door goes back to. */
export const signInReturn = (state: string): string => `/authcallback?state=${encodeURIComponent(state)}`

/**
 * Returns the address of the door that asks for a one-time code.
 *
 * @param state the client's text, which must come back with the answer
 * @example otpDoor('abc') // '/stand-in/otp?state=abc'
 */
export const otpDoor = (state: string): string => `/stand-in/otp?state=${encodeURIComponent(state)}`

/** Returns the portal's address that the door of the one-time code goes back to. */
export const otpReturn = (state: string): string => `/callback/${encodeURIComponent(state)}`

/**
 * Returns the address of the door of administrators.
 *
 * @param state text that must come back with the answer
 * @example roboAdminDoor('abc') // '/stand-in/robo-admin?state=abc'
 */
export const roboAdminDoor = (state: string): string => `/stand-in/robo-admin?state=${encodeURIComponent(state)}`

/** Returns the portal's address that the door of administrators goes back to. */
export const roboAdminReturn = (state: string, code: string): string =>
  `/robo-advisor/admin/callback?code=${encodeURIComponent(code)}&state=${encodeURIComponent(state)}`

/** Where a password would be changed. */
export const PASSWORD_DOOR = '/stand-in/change-password'

/**
 * Returns where the document of a fund would be.
 *
 * @param id id of the fund
 */
export const fundDoor = (id: string): string => `/stand-in/fund/${encodeURIComponent(id)}`

/** Where the coaching partner would be. */
export const COACHING_DOOR = '/stand-in/coaching'

/**
 * Returns the address of a bank's own page, where the saver says who they are.
 *
 * @param connector id of the bank
 * @param state text that must come back with the answer
 * @example bankDoor('elvenay', 'abc') // '/stand-in/bank/elvenay?state=abc'
 */
export const bankDoor = (connector: string, state: string): string =>
  `/stand-in/bank/${encodeURIComponent(connector)}?state=${encodeURIComponent(state)}`

/** Returns the portal's address that the page of a bank goes back to. */
export const bankReturn = (state: string): string => `/aggregation/callback?state=${encodeURIComponent(state)}`
