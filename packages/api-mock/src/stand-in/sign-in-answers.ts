import { SESSION_COOKIE, SESSION_ORIGIN_COOKIE } from '@hautelisse/domain/contract'
import type { Origin } from '@hautelisse/domain/session'

import {
  clientOf,
  deviceOf,
  ensureToken,
  handOverToken,
  isOwnToken,
  note,
  noteVisit,
  type Api,
  type ApiContext,
} from '../server/index.ts'
import { signInReturn } from '../doors/index.ts'
import { renderClosedDoor } from './notes.ts'
import { answerDoor, leaveDoor, readForm } from './page.ts'
import { renderSignIn, type SignInProblem } from './sign-in-door.ts'

const show = async (
  api: Api,
  context: ApiContext,
  door: { readonly origin: Origin; readonly state: string; readonly problem?: SignInProblem },
  status: 200 | 400 | 429,
) => answerDoor(context, renderSignIn({ ...door, csrf: await ensureToken(api, context), people: api.people }), status)

/** Shows the sign-in door of an origin to somebody whose sign-in was opened. */
export const showSignIn = async (api: Api, context: ApiContext, origin: Origin): Promise<Response> => {
  const state = context.req.query('state') ?? ''
  if (!(await api.sessions.isExpected(state, origin))) return answerDoor(context, renderClosedDoor(), 400)
  return show(api, context, { origin, state }, 200)
}

/**
 * Signs somebody in: a session of its own at each sign-in, the one before ended, so that an id planted beforehand opens nothing.
 *
 * @param api the API
 * @param context the request, with the door's form
 * @param origin the origin of the door
 */
export const signIn = async (api: Api, context: ApiContext, origin: Origin): Promise<Response> => {
  const form = await readForm(api, context)
  const state = form.get('state') ?? ''
  if (!(await api.sessions.isExpected(state, origin))) return answerDoor(context, renderClosedDoor(), 400)
  if (!(await api.signIns(clientOf(api, context)))) {
    note(api, context, 'sign-in-limit')
    return show(api, context, { origin, state, problem: 'too-many' }, 429)
  }
  if (!(await isOwnToken(api, context, form.get('csrf')))) return show(api, context, { origin, state, problem: 'stale' }, 400)
  const person = api.people.find((known) => known.origin === origin && known.oauth_profile.sub === form.get('person'))
  if (person === undefined) return show(api, context, { origin, state, problem: 'nobody-chosen' }, 400)
  if (!(await api.sessions.take(state, origin))) return answerDoor(context, renderClosedDoor(), 400)

  const { credentials, random } = api.options
  const former = credentials.read(context, SESSION_COOKIE)
  if (former !== undefined) await api.sessions.close(former)
  const { sub } = person.oauth_profile
  const visitedBefore = await noteVisit(api.options.storage, sub, api.options.clock.today())
  const on = deviceOf(context.req.header('User-Agent'))
  const session = await api.sessions.open(sub, origin, random(), {
    ...on,
    ...(visitedBefore === undefined ? {} : { visitedBefore }),
  })
  credentials.write(context, SESSION_COOKIE, session.id)
  credentials.write(context, SESSION_ORIGIN_COOKIE, origin)
  handOverToken(api, context, session.csrf)
  note(api, context, 'signed-in', { sub })
  return leaveDoor(context, signInReturn(state))
}
