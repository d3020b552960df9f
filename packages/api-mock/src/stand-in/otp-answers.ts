import { SESSION_COOKIE, SESSION_ORIGIN_COOKIE } from '@hautelisse/domain/contract'

import { keepLetter } from '../outbox/index.ts'
import {
  clientOf,
  codeOf,
  endCheck,
  ensureToken,
  handOverToken,
  isOwnToken,
  note,
  openCheck,
  tryCode,
  type Api,
  type ApiContext,
  type Session,
} from '../server/index.ts'
import { otpReturn } from '../doors/index.ts'
import { renderOtpClosed } from './notes.ts'
import { renderOtp, renderOtpRefused, type OtpProblem } from './otp-door.ts'
import { answerDoor, leaveDoor, readForm } from './page.ts'

type Asked = { readonly session: Session; readonly state: string; readonly code: string }

/** The check that a state opens the door to: one that this very session asked for and that is not over. */
const findAsked = async (api: Api, context: ApiContext, state: string): Promise<Asked | undefined> => {
  const found = await api.sessions.find(api.options.credentials.read(context, SESSION_COOKIE))
  if (found.kind !== 'open') return undefined
  const check = openCheck(found.session, state, api.options.clock.now(), api.limits.otpMs)
  return check === undefined ? undefined : { session: found.session, state, code: codeOf(api.seal, check) }
}

const closed = (context: ApiContext): Response => answerDoor(context, renderOtpClosed(), 400)

const show = async (
  api: Api,
  context: ApiContext,
  { state, code }: Asked,
  status: 200 | 400 | 429,
  problem?: OtpProblem,
): Promise<Response> => answerDoor(context, renderOtp({ state, code, csrf: await ensureToken(api, context), problem }), status)

/** Shows the door of the one-time code to somebody who was asked for one. */
export const showOtp = async (api: Api, context: ApiContext): Promise<Response> => {
  const asked = await findAsked(api, context, context.req.query('state') ?? '')
  return asked === undefined ? closed(context) : show(api, context, asked, 200)
}

/** Marks a session as confirmed, under a new id: who knew the former one gains nothing by it. */
const confirm = async (api: Api, context: ApiContext, { id, origin }: Session): Promise<boolean> => {
  const { credentials, random } = api.options
  const confirmed = await api.sessions.renew(id, random(), (session) => ({ ...session, otpValidated: true }))
  if (confirmed === undefined) return false
  credentials.write(context, SESSION_COOKIE, confirmed.id)
  credentials.write(context, SESSION_ORIGIN_COOKIE, origin)
  handOverToken(api, context, confirmed.csrf)
  return true
}

/** Writes to somebody in whose name wrong codes were typed one after the other. */
const tellOfWrongCodes = async ({ options: { storage, clock }, people }: Api, sub: string, tried: number): Promise<void> => {
  const to = people.find(({ oauth_profile }) => oauth_profile.sub === sub)?.ais_profile?.email
  if (to === undefined) return
  await keepLetter(storage, sub, {
    at: clock.now(),
    kind: 'notice',
    to,
    subject: 'Codes de vérification erronés',
    text: `${tried} codes de vérification erronés ont été saisis à la suite dans votre espace. Si ce n’était pas vous, appelez-nous.`,
  })
}

const compare = async (api: Api, context: ApiContext, asked: Asked, code: string): Promise<Response> => {
  const { session, state } = asked
  const [person, who] = [session.sub, { session: session.id, person: session.sub }]
  const turn = await api.codeTries.take(who)
  if (turn.kind === 'wait') {
    note(api, context, 'code-limit', { sub: person })
    return show(api, context, asked, 429, { waitMs: turn.milliseconds })
  }
  const [now, limits] = [api.options.clock.now(), { lastsMs: api.limits.otpMs, tries: api.limits.otpTries }]
  const tried = await api.sessions.update(session.id, (kept) => tryCode(kept, { state, code, now }, api.seal, limits))
  const result = tried?.result ?? { kind: 'closed' }
  note(api, context, result.kind === 'right' ? 'code-right' : 'code-wrong', { sub: person })
  if (result.kind === 'right') await api.codeTries.forget(who)
  else if (turn.kind === 'last') await tellOfWrongCodes(api, person, turn.tried)
  if (result.kind === 'wrong') return show(api, context, asked, 400, { left: result.left })
  if (result.kind === 'refused') return answerDoor(context, renderOtpRefused(otpReturn(state)), 429)
  const isConfirmed = result.kind === 'right' && (await confirm(api, context, session))
  return isConfirmed ? leaveDoor(context, otpReturn(state)) : closed(context)
}

const SIX_DIGITS = /^\d{6}$/

/**
 * Takes the form of the door: the right code confirms the session, "later" leads back without it, and the last wrong code ends the check.
 *
 * @param api the API
 * @param context the request, with the door's form
 */
export const takeOtp = async (api: Api, context: ApiContext): Promise<Response> => {
  const form = await readForm(api, context)
  const asked = await findAsked(api, context, form.get('state') ?? '')
  if (asked === undefined) return closed(context)
  if (!(await api.otpCodes(clientOf(api, context)))) return show(api, context, asked, 429, 'too-many')
  if (!(await isOwnToken(api, context, form.get('csrf')))) return show(api, context, asked, 400, 'stale')
  if (form.has('later')) {
    await api.sessions.update(asked.session.id, (session) => ({ session: endCheck(session), result: undefined }))
    return leaveDoor(context, otpReturn(asked.state))
  }
  const code = form.get('code')?.replaceAll(/\s/g, '') ?? ''
  return SIX_DIGITS.test(code) ? compare(api, context, asked, code) : show(api, context, asked, 400, 'no-code')
}
