import type { Origin } from '@hautelisse/domain/session'

/** Where a door of the outside leads back to, inside the portal. Nothing else is ever redirected to (docs/decisions/04). */
const RETURNS = { 'sign-in': '/authcallback' } as const

/** Doors outside the portal that the API stands in for. */
export type Door = keyof typeof RETURNS

/**
 * Returns the address of a door.
 *
 * @param door which door
 * @param origin origin that the door is for
 * @param state text that must come back with the answer
 * @example doorAddress('sign-in', 'collective', 'abc') // '/stand-in/sign-in/collective?state=abc'
 */
export const doorAddress = (door: Door, origin: Origin, state: string): string =>
  `/stand-in/${door}/${origin}?state=${encodeURIComponent(state)}`

/**
 * Returns the portal's address that a door goes back to.
 *
 * @param door which door
 * @param state text that was handed to the door
 * @example returnAddress('sign-in', 'abc') // '/authcallback?state=abc'
 */
export const returnAddress = (door: Door, state: string): string => `${RETURNS[door]}?state=${encodeURIComponent(state)}`
