import { plainDate } from '@hautelisse/domain/calendar'
import { BROWSERS, DEVICES, origin } from '@hautelisse/domain/session'
import * as z from 'zod'

/** A check by a one-time code that was opened for a session and is not over. */
const check = z.object({
  /** Text of the client, which comes back with the answer. */
  state: z.string(),
  /** What the code is made of, with the server's secret: the code itself is not kept. */
  salt: z.string(),
  /** Wrong codes that were typed. */
  wrong: z.number(),
  askedAt: z.number(),
})
export type Check = z.infer<typeof check>

/** A session as the storage keeps it, under the hash of its id. */
export const sessionRecord = z.object({
  sub: z.string(),
  origin,
  csrf: z.string(),
  /** When the token last took the place of another one. */
  csrfReplacedAt: z.number().optional(),
  /** Names the session to its person, also after it got a new id; it opens nothing. Sessions of before have none. */
  handle: z.string().optional(),
  device: z.enum(DEVICES).default('unknown'),
  browser: z.enum(BROWSERS).default('unknown'),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  /** Day of the API at which the person's session before this one began. */
  visitedBefore: z.iso.date().transform(plainDate).optional(),
  /** True once the token call opened the provider's family of calls. */
  providerOpened: z.boolean(),
  /** True once the door accepted a one-time code for this session. */
  otpValidated: z.boolean().default(false),
  check: check.optional(),
  /** States whose check is over: none of them opens the door again. */
  spentStates: z.array(z.string()).default([]),
  /** Hash of the id that this session had before it got a new one. */
  former: z.string().optional(),
  /** When a session whose id was replaced ends: requests under way still carry the former id. */
  endsAt: z.number().optional(),
})
/** A session as it is kept. */
export type SessionRecord = z.infer<typeof sessionRecord>
/** A session with the id that only its client brings. */
export type Session = SessionRecord & { readonly id: string }
