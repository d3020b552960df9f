import { CSRF_COOKIE, CSRF_HEADER, SESSION_COOKIE } from '@hautelisse/domain/contract'

import type { ApiContext } from './context.ts'
import type { Api } from './environment.ts'
import { senderOf } from './sender.ts'
import type { Session } from './session-record.ts'

const writeToken = (api: Api, context: ApiContext, token: string): void => {
  api.options.credentials.write(context, CSRF_COOKIE, token)
  context.set('csrfWritten', true)
}

/** Compares two texts in a time that does not tell where they differ. */
const isSame = (left: string, right: string): boolean => {
  if (left.length !== right.length) return false
  let difference = 0
  for (let index = 0; index < left.length; index += 1) difference |= left.charCodeAt(index) ^ right.charCodeAt(index)
  return difference === 0
}

const findOpen = async (api: Api, context: ApiContext): Promise<Session | undefined> => {
  const found = await api.sessions.find(api.options.credentials.read(context, SESSION_COOKIE))
  return found.kind === 'open' ? found.session : undefined
}

/**
 * Says whether a token that came with a request is the client's own: the one of its cookie and, once signed in, of its session. Where a page of
 * this site sent the request and the session's token came too, any other cookie of the name will do: a script cannot tell them apart, and a
 * neighbouring host could otherwise make every call of a signed-in client fail.
 *
 * @param api the API
 * @param context the request
 * @param token what the header or the form's hidden field holds
 */
export const isOwnToken = async (api: Api, context: ApiContext, token: string | undefined): Promise<boolean> => {
  const held = api.options.credentials.tokens(context)
  const isHeld = (wanted: string) => held.some((kept) => isSame(wanted, kept))
  if (token === undefined || token === '') return false
  const session = await findOpen(api, context)
  if (session === undefined) return isHeld(token)
  if (isSame(token, session.csrf)) return isHeld(token)
  return isHeld(session.csrf) && senderOf(api, context) === 'own'
}

/** Says whether a call's header carries the client's own token (P-NET-04). */
export const hasOwnToken = (api: Api, context: ApiContext): Promise<boolean> =>
  isOwnToken(api, context, context.req.header(CSRF_HEADER))

/**
 * Gives the client a new token, in its session too: at sign-in and with each ERR_CSRF (docs/decisions/03).
 *
 * @returns the token
 */
export const rotateToken = async (api: Api, context: ApiContext): Promise<string> => {
  const token = api.options.random()
  const session = await findOpen(api, context)
  if (session !== undefined) {
    const csrfReplacedAt = api.options.clock.now()
    await api.sessions.update(session.id, (kept) => ({ session: { ...kept, csrf: token, csrfReplacedAt }, result: undefined }))
  }
  writeToken(api, context, token)
  return token
}

/** A client whose token was replaced less than this many milliseconds ago may have other calls under way that do not know it yet. */
const OVERLAP_MS = 5000

/**
 * Gives a new token to a client whose token was refused (P-ERR-05). Calls refused together get the same one: each retry would otherwise
 * find that the refusal of another call has replaced its token.
 *
 * @param api the API
 * @param context the request that was refused
 */
export const replaceRefusedToken = async (api: Api, context: ApiContext): Promise<void> => {
  const session = await findOpen(api, context)
  const isUnaware = session !== undefined && !api.options.credentials.tokens(context).includes(session.csrf)
  if (isUnaware && api.options.clock.now() - (session.csrfReplacedAt ?? Number.NEGATIVE_INFINITY) < OVERLAP_MS)
    writeToken(api, context, session.csrf)
  else await rotateToken(api, context)
}

/** Hands over a token made elsewhere, such as the one that a new session holds. */
export const handOverToken = writeToken

/**
 * Gives a token to a client that has none, whatever is answered to it (docs/decisions/03); a signed-in one gets its session's.
 *
 * @returns the token that the client then holds
 */
export const ensureToken = async (api: Api, context: ApiContext): Promise<string> => {
  const [kept] = api.options.credentials.tokens(context)
  if (kept !== undefined && kept !== '') return kept
  const token = (await findOpen(api, context))?.csrf ?? api.options.random()
  writeToken(api, context, token)
  return token
}
