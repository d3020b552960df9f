import * as z from 'zod'

import { defineCall, ok } from '../contract/index.ts'

/** What a session was begun on, as far as the browser says: its kind alone is kept, never what it wrote. */
export const DEVICES = ['computer', 'phone', 'tablet', 'unknown'] as const
export type Device = (typeof DEVICES)[number]

/** The browser of a session, as far as it says. */
export const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'unknown'] as const
export type Browser = (typeof BROWSERS)[number]

const openSession = z.object({
  /** Names the session to its person alone; it opens nothing. */
  id: z.string().min(1),
  device: z.enum(DEVICES),
  browser: z.enum(BROWSERS),
  started_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** True for the session that asks. */
  is_this: z.boolean(),
})

/** One open session of a person: on what, since when, used when. */
export type OpenSession = z.infer<typeof openSession>

/** Sessions that are answered at most: those that were used last. */
export const MOST_SESSIONS = 50

const ours = { version: 'v3', extension: 'open-sessions', rows: [] } as const

/** The open sessions of who is signed in, this one first, then those that were used last. A call of ours. */
export const openSessionsCall = defineCall({
  ...ours,
  name: 'open-sessions',
  summary: 'Open sessions of the person who is signed in',
  method: 'GET',
  path: '/login/sessions',
  reads: true,
  answer: z.array(openSession).max(MOST_SESSIONS),
})

/** Ends another session of the same person; ending one that is over is no error. A call of ours. */
export const endSessionCall = defineCall({
  ...ours,
  name: 'end-session',
  summary: 'Ends another session of the same person',
  method: 'DELETE',
  path: '/login/sessions/{id}',
  reads: false,
  params: z.strictObject({ id: z.string().min(1).max(200) }),
  answer: ok,
})

/** Ends all sessions of the person but the one that asks. A call of ours. */
export const endOtherSessionsCall = defineCall({
  ...ours,
  name: 'end-other-sessions',
  summary: 'Ends all other sessions of the same person',
  method: 'DELETE',
  path: '/login/sessions',
  reads: false,
  answer: ok,
})
