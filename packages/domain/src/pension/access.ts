import * as z from 'zod'

import { CODE_PROVIDERS, CODE_RULES, type CodeProvider } from './codes.ts'
import { PROVIDERS, PROVIDER_RULES, type Provider } from './providers.ts'

const MINUTE_MS = 60_000

/** A session that nobody uses ends after this many milliseconds. */
export const SESSION_MS = 30 * MINUTE_MS

/** A person with too many wrong attempts waits for this many milliseconds. */
export const BLOCK_MS = 30 * MINUTE_MS

/** Attempts that are counted apart: the password of each provider, the code of those that have one, the answer to the secret question. */
const counted = z.enum([...PROVIDERS, ...CODE_PROVIDERS.map((provider) => `${provider}-code` as const), 'secret-answer'])
type Counted = z.infer<typeof counted>

const pensionSession = z.object({
  /** What is kept of the id, which only the client has. */
  id: z.string(),
  /** The portal's session in which it began, and with which it ends. */
  portal: z.string(),
  provider: z.enum(PROVIDERS),
  state: z.enum(['code', 'open']),
  /** What the code is made of: the code itself is not kept. */
  salt: z.string(),
  /** Instants in milliseconds since 1970. */
  askedAt: z.number(),
  lastSeenAt: z.number(),
  resent: z.int(),
})
export type PensionSession = z.infer<typeof pensionSession>

/** What the pension service keeps of a person: wrong attempts, and the session if there is one. */
export const access = z.object({
  tries: z.partialRecord(counted, z.object({ wrong: z.int(), blockedUntil: z.number().optional() })),
  session: pensionSession.optional(),
})
export type Access = z.infer<typeof access>

/** No attempt and no session. */
export const NO_ACCESS: Access = { tries: {} }

/** An access after something happened to it, and what came of it. */
export type AccessAfter<Result> = { readonly access: Access; readonly result: Result }

/** Result of a password or a code: right, wrong, or refused unread until an instant. */
export type TriedAccess =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'blocked'; readonly until: number }

/** Counts an attempt: the block begins with the last wrong one, and a right one clears the count. */
const tried = (held: Access, what: Counted, most: number, isRight: boolean, now: number): AccessAfter<TriedAccess> => {
  const { wrong = 0, blockedUntil } = held.tries[what] ?? {}
  if (blockedUntil !== undefined && now < blockedUntil) return { access: held, result: { kind: 'blocked', until: blockedUntil } }
  if (isRight) return { access: { ...held, tries: { ...held.tries, [what]: undefined } }, result: { kind: 'right' } }
  const next = (blockedUntil === undefined ? wrong : 0) + 1
  const after = next < most ? { wrong: next } : { wrong: next, blockedUntil: now + BLOCK_MS }
  return { access: { ...held, tries: { ...held.tries, [what]: after } }, result: { kind: 'wrong' } }
}

/** What a new session is made of. */
export type Opening = Pick<PensionSession, 'id' | 'portal' | 'salt'>

/**
 * Tries an identifier and a password. Right ones open a session in place of the one before, which waits for its code where the provider has one.
 *
 * Attempts outlive sessions. After the last one that a provider allows, the next is refused for half an hour, right or wrong.
 *
 * @param held what is known of the person
 * @param attempt provider, whether both are right, the session to open, and the instant
 * @example logIn(NO_ACCESS, { provider: 'cnav', isRight: false, opening, now: 0 }).result // { kind: 'wrong' }
 */
export const logIn = (
  held: Access,
  attempt: { readonly provider: Provider; readonly isRight: boolean; readonly opening: Opening; readonly now: number },
): AccessAfter<TriedAccess> => {
  const { provider, isRight, opening, now } = attempt
  const { tries, hasCode } = PROVIDER_RULES[provider]
  const after = tried(held, provider, tries, isRight, now)
  if (after.result.kind !== 'right') return after
  const state = hasCode ? 'code' : 'open'
  const session: PensionSession = { ...opening, provider, state, askedAt: now, lastSeenAt: now, resent: 0 }
  return { access: { ...after.access, session }, result: after.result }
}

/**
 * Tries the answer to the secret question, as often as the password that it replaces may be wrong.
 *
 * @param held what is known of the person
 * @param isRight whether answer and date of birth are the person's
 * @param now instant of the attempt
 * @example answerSecret(NO_ACCESS, false, 0).result // { kind: 'wrong' }
 */
export const answerSecret = (held: Access, isRight: boolean, now: number): AccessAfter<TriedAccess> =>
  tried(held, 'secret-answer', PROVIDER_RULES.cnav.tries, isRight, now)

/** Who asks for a session: its id, unless the client has none yet, the portal's session, and the instant. */
export type Asking = { readonly id: string | undefined; readonly portal: string; readonly now: number }

/**
 * Finds the session that a client means: its own, of this session of the portal, and used within half an hour.
 *
 * @param held what is known of the person
 * @param asking who asks; without an id, whichever session the person has
 */
export const sessionFor = ({ session }: Access, { id, portal, now }: Asking): PensionSession | undefined => {
  if (session === undefined || session.portal !== portal || now - session.lastSeenAt >= SESSION_MS) return undefined
  return id === undefined || session.id === id ? session : undefined
}

/**
 * Uses an open session, which then lasts for another half an hour.
 *
 * @returns whether it is there and open
 */
export const enter = (held: Access, asking: Asking): AccessAfter<boolean> => {
  const session = sessionFor(held, asking)
  if (session?.state !== 'open') return { access: held, result: false }
  return { access: { ...held, session: { ...session, lastSeenAt: asking.now } }, result: true }
}

/**
 * Tries a code. The right one, within ten minutes of being sent, opens the session, and serves no second time.
 *
 * @param held what is known of the person
 * @param provider whose code it is
 * @param asking who asks
 * @param isRight says whether the code is that of a session
 * @returns what came of it, or `gone` where no session of this provider is there
 */
export const giveCode = (
  held: Access,
  provider: CodeProvider,
  asking: Asking,
  isRight: (session: PensionSession) => boolean,
): AccessAfter<TriedAccess | { readonly kind: 'gone' }> => {
  const session = sessionFor(held, asking)
  if (session?.provider !== provider) return { access: held, result: { kind: 'gone' } }
  const { now } = asking
  const inTime = session.state === 'code' && now - session.askedAt < CODE_RULES.lastsMs
  const after = tried(held, `${provider}-code`, CODE_RULES.tries, inTime && isRight(session), now)
  const state = after.result.kind === 'right' ? 'open' : session.state
  return { ...after, access: { ...after.access, session: { ...session, state, lastSeenAt: now } } }
}

/**
 * Sends the code of a session again, as often as its provider does: the same code, with ten minutes more.
 *
 * @param held what is known of the person
 * @param provider whose code it is
 * @param asking who asks
 */
export const sendAgain = (held: Access, provider: CodeProvider, asking: Asking): AccessAfter<'sent' | 'too-often' | 'gone'> => {
  const session = sessionFor(held, asking)
  if (session?.provider !== provider || session.state !== 'code') return { access: held, result: 'gone' }
  if (session.resent >= PROVIDER_RULES[provider].resends) return { access: held, result: 'too-often' }
  const { now } = asking
  const sent = { ...session, askedAt: now, lastSeenAt: now, resent: session.resent + 1 }
  return { access: { ...held, session: sent }, result: 'sent' }
}
