import { parseJson } from '@hautelisse/domain/contract'
import { origin } from '@hautelisse/domain/session'
import * as z from 'zod'

import type { Storage } from '../storage/index.ts'
import { createLocks } from './locks.ts'
import type { Changed } from './one-time-code.ts'
import { sessionRecord, type Session } from './session-record.ts'

const opening = z.object({ origin, createdAt: z.number() })

export type FoundSession =
  | { readonly kind: 'open'; readonly session: Session }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'expired' }

/**
 * The sessions of an API, kept in its storage: a restart of the server does not end them. What is read and written of one session is done in
 * one go: a call under way neither brings a session back that was signed out meanwhile nor loses what another one noted.
 */
export type Sessions = {
  /** Opens a sign-in and returns the state that must come back with it. */
  readonly expect: (from: Session['origin']) => Promise<string>
  /** Says whether a state is expected for an origin. */
  readonly isExpected: (state: string, from: Session['origin']) => Promise<boolean>
  /** Says the same, and expects it no longer: a state serves once. */
  readonly take: (state: string, from: Session['origin']) => Promise<boolean>
  readonly open: (sub: string, from: Session['origin'], csrf: string) => Promise<Session>
  readonly find: (id: string | undefined) => Promise<FoundSession>
  /** Changes an open session; nothing when it is not open any more. */
  readonly update: <Result>(id: string, change: (session: Session) => Changed<Result>) => Promise<Changed<Result> | undefined>
  /** Gives an open session a new id and a new token; the former id ends within seconds and gains nothing by it. */
  readonly renew: (id: string, csrf: string, change: (session: Session) => Session) => Promise<Session | undefined>
  readonly close: (id: string) => Promise<void>
}

type Settings = {
  readonly storage: Storage
  readonly now: () => number
  readonly random: () => string
  readonly inactivityMs: number
  readonly absoluteMs: number
  readonly signInMs: number
}

/** What has ended is thrown away at most once in this many milliseconds. */
const SWEEP_MS = 60_000

/** The last call is noted at most once in this many milliseconds: reading a session need not write each time. */
const NOTE_MS = 1000

/** Requests that left before their session got a new id are answered for this many milliseconds. */
const OVERLAP_MS = 5000

const parse = <Schema extends z.ZodType>(schema: Schema, text: string | undefined): z.output<Schema> | undefined =>
  schema.safeParse(parseJson(text)).data

/**
 * Returns the sessions kept in a storage: at most eight hours long, at most ten minutes without a call, both settings (docs/decisions/04).
 *
 * @param settings storage, clock, source of unguessable texts and durations in milliseconds
 * @example await createSessions(settings).find(undefined) // { kind: 'unknown' }
 */
export const createSessions = ({ storage, now, random, inactivityMs, absoluteMs, signInMs }: Settings): Sessions => {
  const lock = createLocks()
  const hasExpired = ({ createdAt, lastSeenAt }: Session): boolean =>
    now() - createdAt >= absoluteMs || now() - lastSeenAt >= inactivityMs
  const isReplaced = ({ endsAt }: Session): boolean => endsAt !== undefined && now() >= endsAt
  /** An expired session is told from an unknown one as long as a browser may still bring its cookie. */
  const isForgotten = (session: Session): boolean => isReplaced(session) || now() - session.createdAt >= 2 * absoluteMs

  const load = async (id: string) => parse(sessionRecord, await storage.get(`session/${id}`))
  const save = (session: Session) => storage.set(`session/${session.id}`, JSON.stringify(session))
  const loadOpen = async (id: string) => {
    const found = await load(id)
    return found === undefined || isReplaced(found) || hasExpired(found) ? undefined : found
  }

  const isExpected = async (state: string, from: Session['origin']) => {
    const found = parse(opening, await storage.get(`state/${state}`))
    return found !== undefined && found.origin === from && now() - found.createdAt < signInMs
  }

  let sweptAt = Number.NEGATIVE_INFINITY
  const sweep = async () => {
    if (now() - sweptAt < SWEEP_MS) return
    sweptAt = now()
    for (const key of await storage.list('session/')) {
      const found = parse(sessionRecord, await storage.get(key))
      if (found === undefined || isForgotten(found)) await storage.delete(key)
    }
    for (const key of await storage.list('state/')) {
      const found = parse(opening, await storage.get(key))
      if (found === undefined || now() - found.createdAt >= signInMs) await storage.delete(key)
    }
  }

  return {
    isExpected,
    expect: async (from) => {
      await sweep()
      const state = random()
      await storage.set(`state/${state}`, JSON.stringify({ origin: from, createdAt: now() }))
      return state
    },
    take: (state, from) =>
      lock(`state/${state}`, async () => {
        const expected = await isExpected(state, from)
        await storage.delete(`state/${state}`)
        return expected
      }),
    open: async (sub, from, csrf) => {
      const times = { createdAt: now(), lastSeenAt: now() }
      const opened = {
        id: random(),
        sub,
        origin: from,
        csrf,
        ...times,
        providerOpened: false,
        otpValidated: false,
        spentStates: [],
      }
      await save(opened)
      return opened
    },
    find: async (id) => {
      if (id === undefined) return { kind: 'unknown' }
      return lock(id, async (): Promise<FoundSession> => {
        const found = await load(id)
        if (found === undefined || isReplaced(found)) return { kind: 'unknown' }
        if (hasExpired(found)) return { kind: 'expired' }
        if (now() - found.lastSeenAt < NOTE_MS) return { kind: 'open', session: found }
        const seen = { ...found, lastSeenAt: now() }
        await save(seen)
        return { kind: 'open', session: seen }
      })
    },
    update: (id, change) =>
      lock(id, async () => {
        const found = await loadOpen(id)
        if (found === undefined) return undefined
        const changed = change(found)
        await save(changed.session)
        return changed
      }),
    renew: (id, csrf, change) =>
      lock(id, async () => {
        const found = await loadOpen(id)
        if (found === undefined) return undefined
        const renewed = { ...change(found), id: random(), formerId: id, csrf, csrfReplacedAt: now() }
        await save(renewed)
        await save({ ...found, endsAt: now() + OVERLAP_MS })
        return renewed
      }),
    close: (id) =>
      lock(id, async () => {
        const former = (await load(id))?.formerId
        if (former !== undefined) await storage.delete(`session/${former}`)
        await storage.delete(`session/${id}`)
      }),
  }
}
