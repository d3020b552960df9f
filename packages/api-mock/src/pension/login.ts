import { hourInParis } from '@hautelisse/domain/calendar'
import type { FieldProblem } from '@hautelisse/domain/contract'
import {
  credentialProblems,
  FORM_OPTIONS,
  giveCode,
  logIn,
  type Asking,
  type CodeProvider,
  type OpenedSession,
  type Provider,
  type TriedAccess,
} from '@hautelisse/domain/pension'

import {
  answered,
  codeOf,
  pageCredentials,
  refused,
  refusedSaying,
  type Api,
  type Outcome,
  type Refusal,
} from '../server/index.ts'
import type { SignedIn } from '../server/index.ts'
import { accountsOf, areOwn, isOfFranceConnect } from './accounts.ts'
import { decrypted, type Credentials } from './cipher.ts'
import { changeAccess } from './kept.ts'

const MINUTE_MS = 60_000

/** Who asks, and of which API. */
export type By = SignedIn & { readonly api: Api }

/** A session of the portal lives on under a new id: the instant of its beginning stays. */
export const portalOf = ({ session }: By): string => String(session.createdAt)

/** Who asks for a session of the pension service; without an id, for the one that they have. */
export const askingOf = (by: By, session_id: string | null): Asking => ({
  id: session_id === null ? undefined : by.api.seal.hash(session_id),
  portal: portalOf(by),
  now: by.api.options.clock.now(),
})

/** Refuses an attempt, unless it was right: a wrong one with the code of what was tried. */
export const refusalOf = (
  tried: TriedAccess,
  wrong: 'ERR_MAREL_LOGIN' | 'ERR_MAREL_ANSWER' = 'ERR_MAREL_LOGIN',
): Refusal | undefined => {
  if (tried.kind === 'right') return undefined
  if (tried.kind === 'wrong') return refused(wrong)
  const hour = hourInParis(Math.ceil(tried.until / MINUTE_MS) * MINUTE_MS).replace(':', 'h')
  return refusedSaying('ERR_MAREL_BLOCKED', `Trop d’essais. Réessayez à partir de ${hour}.`)
}

const invalid = (fields: readonly FieldProblem[]): Refusal => refused('ERR_INVALID', fields)

/** Reads credentials as the domain asks for them; one that cannot be read counts as no attempt. */
const readCredentials = async (api: Api, provider: Provider, sent: Credentials): Promise<Credentials | Refusal> => {
  const read = await decrypted(api, sent)
  if ('wrong' in read) return invalid(read.wrong.map((path) => ({ path, code: 'cipher' })))
  const problems = credentialProblems(provider, read)
  return problems.length > 0 ? invalid(problems) : read
}

/** A login that was accepted: the id of its session, and the code where it is told. */
type Accepted = { readonly session_id: string; readonly demonstration?: { readonly code: string } }

/** Whether what only a phone or a letter would say is told: in development and in a page alone. */
export const isDemonstration = ({ options }: Api): boolean =>
  options.environment === 'development' || options.credentials === pageCredentials

const demonstrated = (api: Api, salt: string): Pick<Accepted, 'demonstration'> =>
  isDemonstration(api) ? { demonstration: { code: codeOf(api.seal, { salt }) } } : {}

/** Signs a person in to a provider's site with what they typed, encrypted. */
export const tryLogin = async (by: By, provider: Provider, sent: Credentials): Promise<Accepted | Refusal> => {
  const { api, person } = by
  const { sub } = person.oauth_profile
  const credentials = await readCredentials(api, provider, sent)
  if ('kind' in credentials) return credentials
  if (isOfFranceConnect(sub, provider, credentials)) return refused('ERR_MAREL_FRANCE_CONNECT')
  const { random, storage, clock } = api.options
  const [session_id, salt] = [random(), random()]
  const opening = { id: api.seal.hash(session_id), portal: portalOf(by), salt }
  const isRight = await areOwn(api, sub, provider, credentials)
  const tried = await changeAccess(storage, sub, (held) => logIn(held, { provider, isRight, opening, now: clock.now() }))
  return refusalOf(tried) ?? { session_id, ...demonstrated(api, salt) }
}

/** What a session answers when it opens. */
export const opened = ({ person }: By, session_id: string): OpenedSession => {
  const since = accountsOf(person.oauth_profile.sub)?.inPaymentSince
  return { ...FORM_OPTIONS, session_id, ...(since === undefined ? {} : { pension_in_payment: { since } }) }
}

/** A code that was typed, and for ameli the credentials that come along once more. */
type Typed = { readonly code: string; readonly session_id: string | null; readonly again?: Credentials }

/** Opens a session with its code. Without an id it is the person's only one, which gets a new id. */
export const tryCode = async (by: By, provider: CodeProvider, typed: Typed): Promise<Outcome<OpenedSession>> => {
  const { api, person } = by
  const { sub } = person.oauth_profile
  const again = typed.again === undefined ? undefined : await readCredentials(api, provider, typed.again)
  if (again !== undefined && 'kind' in again) return again
  const areSame = again === undefined || (await areOwn(api, sub, provider, again))
  const { random, storage } = api.options
  const session_id = typed.session_id ?? random()
  const tried = await changeAccess(storage, sub, (held) => {
    const after = giveCode(
      held,
      provider,
      askingOf(by, typed.session_id),
      ({ salt }) => areSame && codeOf(api.seal, { salt }) === typed.code,
    )
    const { session } = after.access
    if (after.result.kind !== 'right' || session === undefined) return after
    return { ...after, access: { ...after.access, session: { ...session, id: api.seal.hash(session_id) } } }
  })
  if (tried.kind === 'gone') return refused('ERR_MAREL_SESSION')
  return refusalOf(tried) ?? answered(opened(by, session_id))
}
