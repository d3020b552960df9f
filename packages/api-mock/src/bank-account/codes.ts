import { CODE } from '@hautelisse/domain/bank-account'
import { parseJson } from '@hautelisse/domain/contract'
import * as z from 'zod'

import { codeFrom, type Api } from '../server/index.ts'

/** The code of a request as it is kept: what it is made of, never the code. */
const kept = z.object({ salt: z.string(), wrong: z.number(), sent: z.number(), sentAt: z.number() })
type Kept = z.output<typeof kept>

const SECOND_MS = 1000
const LASTS_MS = CODE.minutes * 60 * SECOND_MS

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
  const fresh = { salt: api.options.random(), wrong: 0, sent: 1, sentAt: api.options.clock.now() }
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
 * @param sub person who signs
 * @param id number of the request
 */
export const anotherCode = (api: Api, sub: string, id: string): Promise<SentCode | NoCode> => {
  const { random, clock, storage } = api.options
  const [salt, now] = [random(), clock.now()]
  return storage.documents.update<SentCode | NoCode>(sub, nameOf(id), (before) => {
    const known = read(before?.value)
    if (known === undefined || known.sent >= CODE.sent || known.wrong >= CODE.tries) return { result: { kind: 'none-left' } }
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
 * Compares a typed code with the one that was sent last; the third wrong one ends the request.
 *
 * @param api the API
 * @param sub person who signs
 * @param id number of the request
 * @param typed six digits
 */
export const tryBankCode = (api: Api, sub: string, id: string, typed: string): Promise<TriedCode> => {
  const now = api.options.clock.now()
  return api.options.storage.documents.update<TriedCode>(sub, nameOf(id), (before) => {
    const known = read(before?.value)
    if (known === undefined || known.wrong >= CODE.tries) return { result: { kind: 'ended' } }
    if (now - known.sentAt >= LASTS_MS) return { result: { kind: 'over' } }
    if (sentOf(api, sub, id, known, false).code === typed) return { result: { kind: 'right' } }
    const wrong = known.wrong + 1
    const left = CODE.tries - wrong
    return { value: JSON.stringify({ ...known, wrong }), result: left === 0 ? { kind: 'ended' } : { kind: 'wrong', left } }
  })
}
