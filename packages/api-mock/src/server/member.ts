import { PERSON_HEADER, SESSION_COOKIE, SESSION_ORIGIN_COOKIE, type Call } from '@hautelisse/domain/contract'

import type { Person } from '../people/index.ts'
import { refused, type Outcome, type Refusal } from './answers.ts'
import type { ApiContext } from './context.ts'
import type { Api } from './environment.ts'
import { lacksCode } from './needs-code.ts'
import type { Session } from './session-record.ts'

/** Says at this moment why who asks may not ask any more; nothing while they may. */
type Stands = () => Promise<Refusal | undefined>

/** Who asks: the session, the person whose it is as they stood when the request had arrived, and a way to ask again whether the session still holds. */
export type SignedIn = { readonly session: Session; readonly person: Person; readonly stands: Stands }

/** What was read of a request, or why it is refused. */
export type Read<Value> = { readonly kind: 'read'; readonly value: Value } | Extract<Outcome<never>, { kind: 'refused' }>

export const read = <Value>(value: Value): Read<Value> => ({ kind: 'read', value })

type Member = Omit<SignedIn, 'stands'>

/** Whether the page shows somebody other than the session's person. A request that names nobody asks for the session's person. */
const isForAnother = (context: ApiContext, { sub }: Session): boolean => {
  const named = context.req.header(PERSON_HEADER)
  return named !== undefined && named !== encodeURIComponent(sub)
}

/**
 * Finds who asks: the open session, and the person as they were seeded. A page that shows somebody else is told so, and nothing of the person.
 *
 * @param api the API
 * @param context the request, with the cookie of the session
 */
export const findMember = async (api: Api, context: ApiContext): Promise<Read<Member>> => {
  const { credentials } = api.options
  const found = await api.sessions.find(credentials.read(context, SESSION_COOKIE))
  const person = found.kind === 'open' ? api.people.find(({ oauth_profile: { sub } }) => sub === found.session.sub) : undefined
  if (found.kind === 'open' && isForAnother(context, found.session)) return { kind: 'refused', code: 'ERR_PERSON' }
  if (found.kind === 'open' && person !== undefined) return read({ session: found.session, person })
  if (found.kind !== 'expired') return { kind: 'refused', code: 'ERR_TOKEN' }
  // Only an expired session takes its cookies along. One that a sign-in ended meanwhile is unknown: the browser has the cookies of the next one.
  credentials.remove(context, SESSION_COOKIE)
  credentials.remove(context, SESSION_ORIGIN_COOKIE)
  return { kind: 'refused', code: 'ERR_EXP' }
}

/**
 * Says why who asks may not ask any more: the session has ended since, or is not confirmed. Asked by what decides an act, at that moment.
 *
 * @param api the API
 * @param context the request
 * @param call the call, which says whether it needs a one-time code
 * @param body what it brought
 */
export const stands = async (
  api: Api,
  context: ApiContext,
  call: Pick<Call, 'needsCode'>,
  body: unknown,
): Promise<Refusal | undefined> => {
  const found = await findMember(api, context)
  if (found.kind === 'refused') return found
  return lacksCode(call, found.value.session, body) ? refused('ERR_OTP') : undefined
}
