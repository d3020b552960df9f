import { parseJson } from '@hautelisse/domain/contract'
import { origin } from '@hautelisse/domain/session'
import * as z from 'zod'

import { StorageUnavailable, type Lasting, type Storage } from '../storage/index.ts'
import type { Changed } from './one-time-code.ts'
import type { Seal } from './seal.ts'
import { sessionRecord, type Session, type SessionRecord } from './session-record.ts'

const opening = z.object({ origin, createdAt: z.number() })

export type FoundSession =
  | { readonly kind: 'open'; readonly session: Session }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'expired' }

/**
 * The sessions of an API, kept in its storage: a restart of the server does not end them. What is read and written of one session is one
 * operation of the storage: a call under way neither brings a session back that was signed out meanwhile nor loses what another one noted.
 */
export type Sessions = {
  /** Opens a sign-in and returns the state that must come back with it. */
  readonly expect: (from: Session['origin']) => Promise<string>
  /** Says whether a state is expected for an origin. */
  readonly isExpected: (state: string, from: Session['origin']) => Promise<boolean>
  /** Says the same, and expects it no longer: a state serves once. */
  readonly take: (state: string, from: Session['origin']) => Promise<boolean>
  /** Opens a session of somebody; what is known beside: the day of the visit before, and on what they are. */
  readonly open: (sub: string, from: Session['origin'], csrf: string, known?: Opening) => Promise<Session>
  readonly find: (id: string | undefined) => Promise<FoundSession>
  /** Changes an open session; nothing when it is not open any more. */
  readonly update: <Result>(id: string, change: (session: Session) => Changed<Result>) => Promise<Changed<Result> | undefined>
  /** Gives an open session a new id and a new token; the former id ends within seconds and gains nothing by it. */
  readonly renew: (id: string, csrf: string, change: (session: Session) => Session) => Promise<Session | undefined>
  readonly close: (id: string) => Promise<void>
  /** The open sessions of a person, those that were used last first. */
  readonly of: (sub: string) => Promise<readonly OneSession[]>
  /** Ends sessions of a person: the one of a handle, or all but one. Calls under way with them decide nothing more. */
  readonly end: (
    sub: string,
    which: { readonly handle: string } | { readonly but: Pick<Session, 'id' | 'handle'> },
  ) => Promise<void>
}

/** What is known of somebody who signs in. */
type Opening = Partial<Pick<Session, 'visitedBefore' | 'device' | 'browser'>>

/** A session as its person sees it: without its id, which opens it. */
export type OneSession = Omit<SessionRecord, 'handle'> & { readonly handle: string }

type Settings = {
  readonly storage: Pick<Storage, 'sessions' | 'openings'>
  readonly now: () => number
  readonly random: () => string
  readonly seal: Seal
  readonly inactivityMs: number
  readonly absoluteMs: number
  readonly signInMs: number
}

/** The last call is noted at most once in this many milliseconds: reading a session need not write each time. */
const NOTE_MS = 1000

/** Clocks of several servers differ by less than this many milliseconds. */
const MOST_AHEAD_MS = 60_000

/** As often as this it is looked whether sessions are left to end. */
const MOST_TRIES = 10

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
export const createSessions = ({ storage, now, random, seal, inactivityMs, absoluteMs, signInMs }: Settings): Sessions => {
  const { sessions, openings } = storage
  // A clock that was set back makes calls of the future: how long ago they were is not known, so that the session counts as over.
  const hasExpired = ({ createdAt, lastSeenAt }: SessionRecord): boolean =>
    now() - createdAt >= absoluteMs || now() - lastSeenAt >= inactivityMs || lastSeenAt - now() >= MOST_AHEAD_MS
  const isReplaced = ({ endsAt }: Session): boolean => endsAt !== undefined && now() >= endsAt
  const isOpen = (session: Session): boolean => !isReplaced(session) && !hasExpired(session)

  /** An expired session is told from an unknown one as long as a browser may still bring its cookie. */
  const kept = ({ id, ...record }: Session): readonly [string, Lasting] => [
    seal.hash(id),
    { value: JSON.stringify(record), endsAt: record.endsAt ?? record.createdAt + 2 * absoluteMs, person: record.sub },
  ]

  const read = (id: string, text: string | undefined): Session | undefined => {
    const record = parse(sessionRecord, text)
    return record === undefined ? undefined : { ...record, id }
  }

  /** Changes an open session in one go, and what follows from it. */
  const change = <Result>(
    id: string,
    next: (session: Session) => { readonly sessions: readonly Session[]; readonly result: Result },
  ) =>
    sessions.update(seal.hash(id), (text) => {
      const found = read(id, text)
      if (found === undefined || !isOpen(found)) return { writes: [], result: undefined }
      // A session of before handles gets one with the first thing that is written of it.
      const { sessions: written, result } = next({ ...found, handle: found.handle ?? random() })
      return { writes: written.map(kept), result }
    })

  const isOpening = (text: string | undefined, from: Session['origin']): boolean => {
    const found = parse(opening, text)
    return found !== undefined && found.origin === from && now() - found.createdAt < signInMs
  }

  /** Sessions that are over although the storage could not be told yet: nobody uses them, whatever it says. */
  const ended = new Set<string>()

  const remove = (key: string) =>
    sessions.update(key, (text) => {
      const former = parse(sessionRecord, text)?.former
      return { writes: [...(former === undefined ? [] : [[former, undefined] as const]), [key, undefined]], result: undefined }
    })

  /** Says whether a session is over that may still be in the storage, which is told once it can be. */
  const isEnded = async (key: string): Promise<boolean> => {
    if (!ended.has(key)) return false
    try {
      await remove(key)
      ended.delete(key)
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error
    }
    return true
  }

  const endKey = async (key: string): Promise<void> => {
    ended.add(key)
    await isEnded(key)
  }

  const recordsOf = async (sub: string) =>
    (await sessions.of(sub)).flatMap(([key, text]) => {
      const record = parse(sessionRecord, text)
      return record === undefined || ended.has(key) ? [] : [[key, record] as const]
    })

  /** Notes that a session was used, where that can be kept: reads go on where it cannot. */
  const note = async (found: Session): Promise<FoundSession> => {
    try {
      const noted = await change(found.id, (session) => {
        const seen = { ...session, lastSeenAt: now() }
        return { sessions: [seen], result: seen }
      })
      return noted === undefined ? { kind: 'unknown' } : { kind: 'open', session: noted }
    } catch (error) {
      if (error instanceof StorageUnavailable) return { kind: 'open', session: found }
      throw error
    }
  }

  return {
    isExpected: async (state, from) => isOpening(await openings.find(seal.hash(state)), from),
    expect: async (from) => {
      const state = random()
      await openings.add(seal.hash(state), {
        value: JSON.stringify({ origin: from, createdAt: now() }),
        endsAt: now() + signInMs,
      })
      return state
    },
    take: async (state, from) => {
      const key = seal.hash(state)
      return (await openings.update(key, (text) => ({ writes: [[key, undefined]], result: isOpening(text, from) }))) === true
    },
    open: async (sub, from, csrf, known = {}) => {
      const times = { createdAt: now(), lastSeenAt: now() }
      const opened = {
        id: random(),
        handle: random(),
        sub,
        origin: from,
        csrf,
        ...times,
        device: 'unknown' as const,
        browser: 'unknown' as const,
        ...known,
        providerOpened: false,
        otpValidated: false,
        spentStates: [],
      }
      await sessions.add(...kept(opened))
      return opened
    },
    find: async (id) => {
      if (id === undefined || (await isEnded(seal.hash(id)))) return { kind: 'unknown' }
      const found = read(id, await sessions.find(seal.hash(id)))
      if (found === undefined || isReplaced(found)) return { kind: 'unknown' }
      if (hasExpired(found)) return { kind: 'expired' }
      if (now() - found.lastSeenAt < NOTE_MS) return { kind: 'open', session: found }
      return note(found)
    },
    update: (id, next) =>
      change(id, (session) => {
        const changed = next(session)
        return { sessions: [changed.session], result: changed }
      }),
    renew: (id, csrf, next) =>
      change(id, (session) => {
        const renewed = { ...next(session), id: random(), former: seal.hash(id), csrf, csrfReplacedAt: now() }
        return { sessions: [renewed, { ...session, endsAt: now() + OVERLAP_MS }], result: renewed }
      }),
    close: (id) => endKey(seal.hash(id)),
    of: async (sub) =>
      (await recordsOf(sub))
        .flatMap(([, { handle, ...record }]) =>
          handle === undefined || record.endsAt !== undefined || hasExpired(record) ? [] : [{ ...record, handle }],
        )
        .toSorted((one, other) => other.lastSeenAt - one.lastSeenAt),
    end: async (sub, which) => {
      // The key tells which session asks: a session without a handle cannot be recognised by it, and an id and the one before it share a handle.
      const isOther = (key: string, handle: string | undefined, but: Pick<Session, 'id' | 'handle'>): boolean =>
        key !== seal.hash(but.id) && (handle === undefined || handle !== but.handle)
      const isMeant = ([key, { handle }]: readonly [string, SessionRecord]): boolean =>
        'handle' in which ? handle === which.handle : isOther(key, handle, which.but)
      // A session may get a new id between the look and the end: it is looked again until none is left.
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const meant = (await recordsOf(sub)).filter(isMeant)
        if (meant.length === 0) return
        for (const [key] of meant) await endKey(key)
      }
    },
  }
}
