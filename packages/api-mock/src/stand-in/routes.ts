import { origin as originSchema } from '@hautelisse/domain/session'
import type { Hono } from 'hono'
import { SSO_ENDPOINTS } from '@hautelisse/domain/portal'
import { findMember, otherMethod, type Api, type ApiContext, type ApiEnv } from '../server/index.ts'
import { showBank, takeBank } from './bank-answers.ts'
import { showCard, takeCard } from './card-answers.ts'
import type { DoorPage } from './frame.ts'
import { renderFund } from './fund-door.ts'
import { renderChangePassword, renderCoaching, renderExternalSpace, renderMirrored, renderNoDoor } from './notes.ts'
import { showOtp, takeOtp } from './otp-answers.ts'
import { answerDoor } from './page.ts'
import { enterRoboAdmin, showRoboAdmin } from './robo-admin-answers.ts'
import { showSignIn, signIn } from './sign-in-answers.ts'
import { showSignature, takeSignature } from './signature-answers.ts'
import { DOOR_STYLE } from './style.ts'

/** What the external space would open, by the end of the door's address: nothing of an address is ever shown, and no other door exists. */
const OPERATIONS: ReadonlyMap<string, string> = new Map([
  ['ais', 'Il s’ouvrirait sur les opérations de votre épargne retraite.'],
  ['s2e', 'Il s’ouvrirait sur les opérations de votre épargne salariale.'],
  [`s2e${SSO_ENDPOINTS.s2e['voluntary-payment']}`, 'Il s’ouvrirait sur un versement volontaire dans votre épargne salariale.'],
])

/**
 * Returns what a door of the external space stands for, as a sentence; nothing for a door that does not exist.
 *
 * @param door what follows `/stand-in/sso/`
 * @example operationOf('anything') // undefined
 */
const operationOf = (door: string): string | undefined => OPERATIONS.get(door.replace(/\/$/, ''))

const refuse = (context: ApiContext, methods: readonly string[]): Response =>
  otherMethod(context, methods, () => answerDoor(context, renderNoDoor(), 405))

/** Shuts a door at which something is done in a saver's name to an employee who looks at their space (P-PERM-01). */
const shutInMirror = (app: Hono<ApiEnv>, api: Api, place: string): void => {
  app.use(place, async (context, next) => {
    const member = await findMember(api, context)
    const isMirror = member.kind === 'read' && member.value.person.oauth_profile.is_mirror === true
    return isMirror ? answerDoor(context, renderMirrored(), 403) : next()
  })
}

const addSignIn = (app: Hono<ApiEnv>, api: Api): void => {
  const place = '/stand-in/sign-in/:origin'
  const originIn = (context: ApiContext) => originSchema.safeParse(context.req.param('origin')).data
  const noDoor = (context: ApiContext) => answerDoor(context, renderNoDoor(), 404)

  app.get(place, async (context) => {
    const from = originIn(context)
    return from === undefined ? noDoor(context) : showSignIn(api, context, from)
  })
  app.post(place, async (context) => {
    const from = originIn(context)
    return from === undefined ? noDoor(context) : signIn(api, context, from)
  })
  app.all(place, (context) => (originIn(context) === undefined ? noDoor(context) : refuse(context, ['GET', 'POST'])))
}

const addOtp = (app: Hono<ApiEnv>, api: Api): void => {
  app.get('/stand-in/otp', (context) => showOtp(api, context))
  app.post('/stand-in/otp', (context) => takeOtp(api, context))
  app.all('/stand-in/otp', (context) => refuse(context, ['GET', 'POST']))
}

const addCard = (app: Hono<ApiEnv>, api: Api): void => {
  shutInMirror(app, api, '/stand-in/card-payment')
  app.get('/stand-in/card-payment', (context) => showCard(api, context))
  app.post('/stand-in/card-payment', (context) => takeCard(api, context))
  app.all('/stand-in/card-payment', (context) => refuse(context, ['GET', 'POST']))
}

const addRoboAdmin = (app: Hono<ApiEnv>, api: Api): void => {
  app.get('/stand-in/robo-admin', (context) => showRoboAdmin(api, context))
  app.post('/stand-in/robo-admin', (context) => enterRoboAdmin(api, context))
  app.all('/stand-in/robo-admin', (context) => refuse(context, ['GET', 'POST']))
}

const addBank = (app: Hono<ApiEnv>, api: Api): void => {
  shutInMirror(app, api, '/stand-in/bank/:id')
  app.get('/stand-in/bank/:id', (context) => showBank(api, context, context.req.param('id')))
  app.post('/stand-in/bank/:id', (context) => takeBank(api, context, context.req.param('id')))
  app.all('/stand-in/bank/:id', (context) => refuse(context, ['GET', 'POST']))
}

const addSignature = (app: Hono<ApiEnv>, api: Api): void => {
  shutInMirror(app, api, '/stand-in/signature')
  app.get('/stand-in/signature', (context) => showSignature(api, context))
  app.post('/stand-in/signature', (context) => takeSignature(api, context))
  app.all('/stand-in/signature', (context) => refuse(context, ['GET', 'POST']))
}

/** Adds a door that says what it stands for and nothing more. */
const addNote = (app: Hono<ApiEnv>, place: string, render: (context: ApiContext) => DoorPage | undefined): void => {
  app.all(place, (context) => {
    const door = render(context)
    if (door === undefined) return answerDoor(context, renderNoDoor(), 404)
    return ['GET', 'HEAD'].includes(context.req.method) ? answerDoor(context, door, 200) : refuse(context, ['GET'])
  })
}

/**
 * Adds the doors outside the portal, and their style sheet. Every other address of theirs is unknown.
 *
 * @param app the application that answers
 * @param api what the doors need
 */
export const addDoors = (app: Hono<ApiEnv>, api: Api): void => {
  app.get('/stand-in/style.css', (context) =>
    context.body(`${api.options.doorFonts ?? ''}${DOOR_STYLE}`, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  )
  app.all('/stand-in/style.css', (context) => refuse(context, ['GET']))

  addSignIn(app, api)
  addOtp(app, api)
  addCard(app, api)
  addRoboAdmin(app, api)
  addBank(app, api)
  addSignature(app, api)
  addNote(app, '/stand-in/change-password', renderChangePassword)
  addNote(app, '/stand-in/coaching', renderCoaching)
  addNote(app, '/stand-in/fund/:id', (context) => renderFund(context.req.param('id') ?? ''))
  addNote(app, '/stand-in/sso/:door{.+}', (context) => {
    const operation = operationOf(context.req.param('door') ?? '')
    return operation === undefined ? undefined : renderExternalSpace(operation)
  })

  // The bare /stand-in is an address of the portal like any other unknown one.
  app.all('/stand-in/:door{.+}', (context) => answerDoor(context, renderNoDoor(), 404))
}
