import { parseJson } from '@hautelisse/domain/contract'
import { origin } from '@hautelisse/domain/session'
import * as z from 'zod'

import type { Storage } from '../storage/index.ts'

const session = z.object({
  id: z.string(),
  sub: z.string(),
  origin,
  csrf: z.string(),
  /** When the token last took the place of another one. */
  csrfReplacedAt: z.number().optional(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  /** True once the token call opened the provider's family of calls. */
  providerOpened: z.boolean(),
})
export type Session = z.infer<typeof session>

const opening = z.object({ origin, createdAt: z.number() })

export type FoundSession =
  | { readonly kind: 'open'; readonly session: Session }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'expired' }

/** The sessions of an API, kept in its storage: a restart of the server does not end them. */
export type Sessions = {
  /** Opens a sign-in and returns the state that must come back with it. */
  readonly expect: (from: Session['origin']) => Promise<string>
  /** Says whether a state is expected for an origin. */
  readonly isExpected: (state: string, from: Session['origin']) => Promise<boolean>
  /** Says the same, and expects it no longer: a state serves once. */
  readonly take: (state: string, from: Session['origin']) => Promise<boolean>
  readonly open: (sub: string, from: Session['origin'], csrf: string) => Promise<Session>
  readonly find: (id: string | undefined) => Promise<FoundSession>
  readonly save: (changed: Session) => Promise<void>
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

const parse = <Schema extends z.ZodType>(schema: Schema, text: string | undefined): z.output<Schema> | undefined =>
  schema.safeParse(parseJson(text)).data

/**
 * Returns the sessions kept in a storage: at most eight hours long, at most ten minutes without a call, both settings (docs/decisions/04).
 *
 * @param settings storage, clock, source of unguessable texts and durations in milliseconds
 * @example await createSessions(settings).find(undefined) // { kind: 'unknown' }
 */
export const createSessions = ({ storage, now, random, inactivityMs, absoluteMs, signInMs }: Settings): Sessions => {
  const hasEnded = ({ createdAt, lastSeenAt }: Session): boolean =>
    now() - createdAt >= absoluteMs || now() - lastSeenAt >= inactivityMs
  const save = (changed: Session) => storage.set(`session/${changed.id}`, JSON.stringify(changed))
  const close = (id: string) => storage.delete(`session/${id}`)

  const isExpected = async (state: string, from: Session['origin']) => {
    const found = parse(opening, await storage.get(`state/${state}`))
    return found !== undefined && found.origin === from && now() - found.createdAt < signInMs
  }

  let sweptAt = Number.NEGATIVE_INFINITY
  const sweep = async () => {
    if (now() - sweptAt < SWEEP_MS) return
    sweptAt = now()
    for (const key of await storage.list('session/')) {
      const found = parse(session, await storage.get(key))
      if (found === undefined || hasEnded(found)) await storage.delete(key)
    }
    for (const key of await storage.list('state/')) {
      const found = parse(opening, await storage.get(key))
      if (found === undefined || now() - found.createdAt >= signInMs) await storage.delete(key)
    }
  }

  return {
    isExpected,
    save,
    close,
    expect: async (from) => {
      await sweep()
      const state = random()
      await storage.set(`state/${state}`, JSON.stringify({ origin: from, createdAt: now() }))
      return state
    },
    take: async (state, from) => {
      const expected = await isExpected(state, from)
      await storage.delete(`state/${state}`)
      return expected
    },
    open: async (sub, from, csrf) => {
      const opened = { id: random(), sub, origin: from, csrf, createdAt: now(), lastSeenAt: now(), providerOpened: false }
      await save(opened)
      return opened
    },
    find: async (id) => {
      const found = id === undefined ? undefined : parse(session, await storage.get(`session/${id}`))
      if (found === undefined) return { kind: 'unknown' }
      if (hasEnded(found)) {
        await close(found.id)
        return { kind: 'expired' }
      }
      if (now() - found.lastSeenAt < NOTE_MS) return { kind: 'open', session: found }
      const seen = { ...found, lastSeenAt: now() }
      await save(seen)
      return { kind: 'open', session: seen }
    },
  }
}
