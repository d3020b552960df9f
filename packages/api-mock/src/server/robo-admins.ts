import { parseJson } from '@hautelisse/domain/contract'
import * as z from 'zod'

import type { Storage } from '../storage/index.ts'
import type { Seal } from './seal.ts'

/** Somebody at the door of administrators; `role` is missing for a stranger. */
export type RoboAdmin = {
  readonly email: string
  readonly name: string
  readonly line: string
  readonly role: 'reader' | 'editor' | 'approver' | undefined
}

/** The people whom the door offers. Names are invented. */
export const ROBO_ADMINS: readonly RoboAdmin[] = [
  { email: 'paule.hestrel@hautelisse.example', name: 'Paule Hestrel', line: 'Lectrice : regarde les grilles', role: 'reader' },
  {
    email: 'irene.valtier@hautelisse.example',
    name: 'Irène Valtier',
    line: 'Rédactrice : importe et soumet une grille',
    role: 'editor',
  },
  {
    email: 'marc.ollivet@hautelisse.example',
    name: 'Marc Ollivet',
    line: 'Approbateur : publie et retire une grille',
    role: 'approver',
  },
  { email: 'leo.brancas@ailleurs.example', name: 'Léo Brancas', line: 'Sans droit sur cet espace', role: undefined },
]

const record = z.object({
  kind: z.literal('robo-admin'),
  email: z.string(),
  role: z.enum(['reader', 'editor', 'approver']),
  createdAt: z.number(),
  lastSeenAt: z.number(),
})
export type RoboAdminSession = z.output<typeof record>

const opening = z.object({ kind: z.literal('robo-admin'), createdAt: z.number() })
const pass = z.object({ kind: z.literal('robo-admin-pass'), state: z.string(), email: z.string(), createdAt: z.number() })

type FoundAdmin = { readonly kind: 'open'; readonly admin: RoboAdminSession } | { readonly kind: 'unknown' | 'expired' }

/** Sessions of administrators: an audience of its own, that no call of members knows. */
export type RoboAdmins = {
  /** Opens a sign-in and returns the state that must come back with it. */
  readonly expect: () => Promise<string>
  readonly isExpected: (state: string) => Promise<boolean>
  /** Gives the code of somebody whom the door let through; undefined where the sign-in is over. */
  readonly admit: (state: string, email: string) => Promise<string | undefined>
  /** Exchanges a code and its state, once, for whose they are. */
  readonly exchange: (code: string, state: string) => Promise<RoboAdmin | undefined>
  readonly open: (email: string, role: RoboAdminSession['role']) => Promise<string>
  readonly find: (id: string | undefined) => Promise<FoundAdmin>
  readonly close: (id: string) => Promise<void>
}

type Settings = {
  readonly storage: Pick<Storage, 'sessions' | 'openings'>
  readonly now: () => number
  readonly random: () => string
  readonly seal: Seal
  readonly absoluteMs: number
  readonly signInMs: number
}

/** Without a call for so many milliseconds a session ends (decision 16.11). */
const IDLE_MS = 30 * 60_000

/**
 * Returns the sessions of administrators, kept in a storage: half an hour without a call, eight hours at most.
 *
 * @param settings storage, clock, source of unguessable texts and durations
 */
export const createRoboAdmins = ({ storage, now, random, seal, absoluteMs, signInMs }: Settings): RoboAdmins => {
  const { sessions, openings } = storage
  const keyOf = (kind: 'session' | 'state' | 'code', id: string): string => seal.hash(`robo-admin/${kind}/${id}`)
  const isFresh = ({ createdAt }: { readonly createdAt: number }): boolean => now() - createdAt < signInMs
  const isOver = ({ createdAt, lastSeenAt }: RoboAdminSession): boolean =>
    now() - createdAt >= absoluteMs || now() - lastSeenAt >= IDLE_MS

  const readOpening = (text: string | undefined): boolean => {
    const found = opening.safeParse(parseJson(text)).data
    return found !== undefined && isFresh(found)
  }

  return {
    expect: async () => {
      const state = random()
      await openings.add(keyOf('state', state), {
        value: JSON.stringify({ kind: 'robo-admin', createdAt: now() }),
        endsAt: now() + signInMs,
      })
      return state
    },
    isExpected: async (state) => readOpening(await openings.find(keyOf('state', state))),
    admit: async (state, email) => {
      const key = keyOf('state', state)
      const wasOpen = await openings.update(key, (text) => ({ writes: [[key, undefined]], result: readOpening(text) }))
      if (wasOpen !== true) return undefined
      const code = random()
      await openings.add(keyOf('code', code), {
        value: JSON.stringify({ kind: 'robo-admin-pass', state, email, createdAt: now() }),
        endsAt: now() + signInMs,
      })
      return code
    },
    exchange: async (code, state) => {
      const key = keyOf('code', code)
      // A code is spent by its first use, a wrong one too.
      const found = await openings.update(key, (text) => ({
        writes: [[key, undefined]],
        result: pass.safeParse(parseJson(text)).data,
      }))
      if (found === undefined || found.state !== state || !isFresh(found)) return undefined
      return ROBO_ADMINS.find(({ email }) => email === found.email)
    },
    open: async (email, role) => {
      const id = random()
      const times = { createdAt: now(), lastSeenAt: now() }
      await sessions.add(keyOf('session', id), {
        value: JSON.stringify({ kind: 'robo-admin', email, role, ...times }),
        endsAt: now() + 2 * absoluteMs,
      })
      return id
    },
    find: async (id) => {
      if (id === undefined) return { kind: 'unknown' }
      const key = keyOf('session', id)
      const admin = record.safeParse(parseJson(await sessions.find(key))).data
      if (admin === undefined) return { kind: 'unknown' }
      if (isOver(admin)) return { kind: 'expired' }
      const seen = { ...admin, lastSeenAt: now() }
      await sessions.update(key, () => ({
        writes: [[key, { value: JSON.stringify(seen), endsAt: admin.createdAt + 2 * absoluteMs }]],
        result: undefined,
      }))
      return { kind: 'open', admin: seen }
    },
    close: async (id) => {
      const key = keyOf('session', id)
      await sessions.update(key, () => ({ writes: [[key, undefined]], result: undefined }))
    },
  }
}
