import { parseJson } from '@hautelisse/domain/contract'
import { origin } from '@hautelisse/domain/session'
import type { Origin } from '@hautelisse/domain/session'
import * as z from 'zod'

/** Entry of session storage that a sign-in leaves behind when the saver goes to the door, and that their return uses up. */
export const DEPARTURE_KEY = 'hautelisse.departure'

const departure = z.object({ version: z.literal(1), origin, state: z.string().min(1), returnTo: z.string() })

/** A sign-in under way: who for, the state that the return must repeat, and the page to come back to. */
export type Departure = { readonly origin: Origin; readonly state: string; readonly returnTo: string }

/** Page to come back to for a saver who asked for none. */
export const HOME_PATH = '/epargne'

// Any address that no site has: it only tells paths from addresses.
const BASE = 'https://inside.invalid'

const SIGN_IN_PAGES = /^\/(?:$|login|logout|authentication|authcallback|callback|stand-in)(?:[/?#]|$)/

/**
 * Answers the path to come back to after a sign-in: the one asked for if it is a page of ours that needs a sign-in, else the home page.
 *
 * @param path - the place the saver was at or wanted
 * @example returnPath('/simulator/mrm') // '/simulator/mrm'
 * @example returnPath('//elsewhere.example') // '/epargne'
 */
export const returnPath = (path: string | undefined): string => {
  if (path === undefined || !path.startsWith('/') || !URL.canParse(path, BASE)) return HOME_PATH
  const { origin: site, pathname, search, hash } = new URL(path, BASE)
  return site !== BASE || SIGN_IN_PAGES.test(pathname) ? HOME_PATH : `${pathname}${search}${hash}`
}

/**
 * Reads the state that an authorization address carries; without one the return could not be checked.
 *
 * @param address - the address that the authorization call answered
 * @example stateOf('/stand-in/sign-in/collective?state=abc') // 'abc'
 */
export const stateOf = (address: string): string | undefined => {
  if (!URL.canParse(address, BASE)) return undefined
  const state = new URL(address, BASE).searchParams.get('state')
  return state === null || state === '' ? undefined : state
}

/**
 * Tells whether an address is a page of this site, the only kind that is followed unless the application lists more.
 *
 * @example isOwnPage('//elsewhere.example') // false
 */
export const isOwnPage = (address: string): boolean =>
  address.startsWith('/') && URL.canParse(address, BASE) && new URL(address, BASE).origin === BASE

/** Writes a departure as the text to keep. */
export const writeDeparture = (value: Departure): string => JSON.stringify({ version: 1, ...value })

/**
 * Reads a departure. Returns undefined if the entry is missing, broken or older.
 *
 * @example readDeparture('{"version":0}') // undefined
 */
export const readDeparture = (text: string | undefined): Departure | undefined => {
  const read = departure.safeParse(parseJson(text))
  if (!read.success) return undefined
  const { origin: from, state, returnTo } = read.data
  return { origin: from, state, returnTo: returnPath(returnTo) }
}

/** What a return from the door is worth: the one awaited, one with another state, or one that nobody here left for. */
export type Return = 'awaited' | 'refused' | 'unasked'

/**
 * Judges a return by the state it repeats (docs/decisions/04).
 *
 * @param left - the departure kept in this tab
 * @param state - the state that the address of the return carries
 * @example judgeReturn({ origin: 'collective', state: 'abc', returnTo: '/epargne' }, 'abd') // 'refused'
 */
export const judgeReturn = (left: Departure | undefined, state: string | undefined): Return => {
  if (left === undefined) return 'unasked'
  return left.state === state ? 'awaited' : 'refused'
}
