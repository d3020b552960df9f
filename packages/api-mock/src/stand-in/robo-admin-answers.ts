import { clientOf, ensureToken, isOwnToken, note, ROBO_ADMINS, type Api, type ApiContext } from '../server/index.ts'
import { roboAdminReturn } from '../doors/index.ts'
import { renderClosedDoor } from './notes.ts'
import { answerDoor, leaveDoor, readForm } from './page.ts'
import { renderRoboAdmin, type RoboAdminProblem } from './robo-admin-door.ts'

const show = async (
  api: Api,
  context: ApiContext,
  door: { readonly state: string; readonly problem?: RoboAdminProblem },
  status: 200 | 400 | 429,
) => answerDoor(context, renderRoboAdmin({ ...door, csrf: await ensureToken(api, context), people: ROBO_ADMINS }), status)

/** Shows the door of administrators to somebody whose sign-in was opened. */
export const showRoboAdmin = async (api: Api, context: ApiContext): Promise<Response> => {
  const state = context.req.query('state') ?? ''
  if (!(await api.roboAdmins.isExpected(state))) return answerDoor(context, renderClosedDoor(), 400)
  return show(api, context, { state }, 200)
}

/**
 * Lets somebody through, back to the portal with a code that serves once. Nobody is signed in yet: the exchange of the code does that.
 *
 * @param api the API
 * @param context the request, with the door's form
 */
export const enterRoboAdmin = async (api: Api, context: ApiContext): Promise<Response> => {
  const form = await readForm(api, context)
  const state = form.get('state') ?? ''
  if (!(await api.roboAdmins.isExpected(state))) return answerDoor(context, renderClosedDoor(), 400)
  if (!(await api.signIns(clientOf(api, context)))) {
    note(api, context, 'sign-in-limit')
    return show(api, context, { state, problem: 'too-many' }, 429)
  }
  if (!(await isOwnToken(api, context, form.get('csrf')))) return show(api, context, { state, problem: 'stale' }, 400)
  const person = ROBO_ADMINS.find(({ email }) => email === form.get('email'))
  if (person === undefined) return show(api, context, { state, problem: 'nobody-chosen' }, 400)
  const code = await api.roboAdmins.admit(state, person.email)
  return code === undefined ? answerDoor(context, renderClosedDoor(), 400) : leaveDoor(context, roboAdminReturn(state, code))
}
