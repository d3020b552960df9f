import { CODE } from '@hautelisse/domain/bank-account'
import { parseJson } from '@hautelisse/domain/contract'
import * as z from 'zod'

import { codeFrom, type Api, type CodeTrier } from '../server/index.ts'

/** Wrong codes by session, which is named by a text that only the holder of the secret can make: one session’s do not end the request for another. */
const wrongBySession = z.record(z.string(), z.number())

/** Stands for every session: requests of before counted all wrong codes in one number. */
const EVERY = ''

const wrongCodes = z.union([wrongBySession, z.number().transform((wrong): Record<string, number> => ({ [EVERY]: wrong }))])

/** The code of a request as it is kept: what it is made of, never the code. */
const kept = z.object({ salt: z.string(), wrong: wrongCodes, sent: z.number(), sentAt: z.number() })
type Kept = z.output<typeof kept>

const SECOND_MS = 1000
const LASTS_MS = CODE.minutes * 60 * SECOND_MS

const sessionIn = ({ seal }: Api, { session }: CodeTrier): string => seal.mac(`bank-code/session/${session}`)

/** How many wrong codes count against a session. */
const wrongOf = ({ wrong }: Kept, session: string): number => (wrong[EVERY] ?? 0) + (wrong[session] ?? 0)

const nameOf = (id: string): string => `bank-code/${id}`
const read = (text: string | undefined): Kept | undefined => kept.safeParse(parseJson(text)).data

/** A code that was sent: its digits, and when it is over. */
export type SentCode = { readonly code: string; readonly expiresAt: string; readonly left: number; readonly isNew: boolean }

const sentOf = ({ seal }: Api, sub: string, id: string, { salt, sentAt, sent }: Kept, isNew: boolean): SentCode => ({
  code: codeFrom(seal.mac(`bank-code/${sub}/${id}/${salt}`)),
  expiresAt: new Date(sentAt + LASTS_MS).toISOString(),
  left: CODE.sent - sent,
  isNew,
})

/**
 * Sends the first code of a request; asked again, as after a lost answer, it is the one that was sent.
 *
 * @param api the API
 * @param sub person who signs
 * @param id number of the request
 */
export const firstCode = (api: Api, sub: string, id: string): Promise<SentCode> => {
  const fresh = { salt: api.options.random(), wrong: {}, sent: 1, sentAt: api.options.clock.now() }
  return api.options.storage.documents.update(sub, nameOf(id), (before) => {
    const known = read(before?.value)
    return known === undefined
      ? { value: JSON.stringify(fresh), result: sentOf(api, sub, id, fresh, true) }
      : { result: sentOf(api, sub, id, known, false) }
  })
}

/** Why no other code is sent: it is too soon, or none is left. */
export type NoCode = { readonly kind: 'too-soon'; readonly seconds: number } | { readonly kind: 'none-left' }

/**
 * Sends another code in place of the former, which signs no longer. Wrong tries go on counting.
 *
 * @param api the API
 * @param who person who signs, in which session
 * @param id number of the request
 */
export const anotherCode = (api: Api, who: CodeTrier, id: string): Promise<SentCode | NoCode> => {
  const { random, clock, storage } = api.options
  const [salt, now, session, sub] = [random(), clock.now(), sessionIn(api, who), who.person]
  return storage.documents.update<SentCode | NoCode>(sub, nameOf(id), (before) => {
    const known = read(before?.value)
    const isSpent = known === undefined || known.sent >= CODE.sent || wrongOf(known, session) >= CODE.tries
    if (isSpent) return { result: { kind: 'none-left' } }
    const waited = now - known.sentAt
    const left = CODE.waitSeconds * SECOND_MS - waited
    if (left > 0) return { result: { kind: 'too-soon', seconds: Math.ceil(left / SECOND_MS) } }
    const next = { ...known, salt, sent: known.sent + 1, sentAt: now }
    return { value: JSON.stringify(next), result: sentOf(api, sub, id, next, true) }
  })
}

/** What came of a typed code: right, wrong with tries left, over, or the request has ended. */
export type TriedCode = { readonly kind: 'right' | 'over' | 'ended' } | { readonly kind: 'wrong'; readonly left: number }

/**
 * Compares a typed code with the one that was sent last; the third wrong one of a session ends the request for that session.
 *
 * @param api the API
 * @param who person who signs, in which session
 * @param id number of the request
 * @param typed six digits
 */
export const tryBankCode = (api: Api, who: CodeTrier, id: string, typed: string): Promise<TriedCode> => {
  const [now, session, sub] = [api.options.clock.now(), sessionIn(api, who), who.person]
  return api.options.storage.documents.update<TriedCode>(sub, nameOf(id), (document) => {
    const known = read(document?.value)
    if (known === undefined) return { result: { kind: 'ended' } }
    const before = wrongOf(known, session)
    if (before >= CODE.tries) return { result: { kind: 'ended' } }
    if (now - known.sentAt >= LASTS_MS) return { result: { kind: 'over' } }
    if (sentOf(api, sub, id, known, false).code === typed) return { result: { kind: 'right' } }
    const left = CODE.tries - before - 1
    const wrong = { ...known.wrong, [session]: (known.wrong[session] ?? 0) + 1 }
    return { value: JSON.stringify({ ...known, wrong }), result: left === 0 ? { kind: 'ended' } : { kind: 'wrong', left } }
  })
}
