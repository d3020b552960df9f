import { basePath } from '@hautelisse/domain/contract'
import { Hono } from 'hono'

import { settler } from './journal/index.ts'
import { accountsCalls } from './accounts/room.ts'
import { aggregationCalls } from './aggregation/room.ts'
import { attachmentCalls } from './attachment/room.ts'
import { contactCalls } from './contact/room.ts'
import { advisorCalls } from './advisor/room.ts'
import { bankAccountCalls } from './bank-account/room.ts'
import { coachingCalls } from './coaching/room.ts'
import { consentsCalls } from './consents/room.ts'
import { opinionCalls } from './opinion/room.ts'
import { contributionsCalls } from './contributions/room.ts'
import { documentsCalls } from './documents/room.ts'
import { addDevelopment } from './development.ts'
import { failureOf } from './failure.ts'
import { investmentsCalls } from './investments/room.ts'
import { keptCalls } from './kept/room.ts'
import { declarationCalls } from './declaration/room.ts'
import { receiptCalls } from './receipt/room.ts'
import { operationsCalls } from './operations/room.ts'
import { optionBulletinCalls } from './option-bulletin/room.ts'
import { fundSwitchCalls } from './fund-switch/room.ts'
import { paymentCalls } from './payment/room.ts'
import { profileCalls } from './profile/room.ts'
import { releaseCalls } from './release/room.ts'
import { retirementWithdrawalCalls } from './retirement-withdrawal/room.ts'
import { pensionCalls } from './pension/room.ts'
import { projectionCalls } from './projection/room.ts'
import { PEOPLE } from './people/index.ts'
import {
  DEFAULT_LIMITS,
  createFaultBook,
  OPEN_SEAL,
  QUEUE,
  PRINTS,
  VISITOR_PRINTS,
  UPLOADS,
  DOCUMENTS,
  PLACE_RETRY_S,
  clientOf,
  createCodeTries,
  createRateLimit,
  createRoboAdmins,
  createSessions,
  createTurns,
  createPlaces,
  ensureToken,
  note,
  otherMethod,
  pause,
  refuseMethod,
  respond,
  sendText,
  senderOf,
  wait,
  writeRefusal,
  type Api,
  type ApiContext,
  type ApiEnv,
  type ApiOptions,
  type BoundCall,
} from './server/index.ts'
import { sessionCalls } from './session/room.ts'
import { simulationCalls } from './simulations/room.ts'
import { roboAdviceCalls } from './robo-advice/room.ts'
import { addDoors, answerDoor, renderClosedDoor } from './stand-in/index.ts'
import { taxSavingCalls } from './tax-saving/room.ts'
import { transmissionCalls } from './transmission/room.ts'
import { withdrawalCalls } from './withdrawal/room.ts'

/** Every call that is answered, with its handler. */
export const BOUND_CALLS: readonly BoundCall[] = [
  ...sessionCalls,
  ...accountsCalls,
  ...aggregationCalls,
  ...attachmentCalls,
  ...contactCalls,
  ...investmentsCalls,
  ...keptCalls,
  ...simulationCalls,
  ...operationsCalls,
  ...declarationCalls,
  ...receiptCalls,
  ...optionBulletinCalls,
  ...paymentCalls,
  ...documentsCalls,
  ...profileCalls,
  ...releaseCalls,
  ...bankAccountCalls,
  ...retirementWithdrawalCalls,
  ...fundSwitchCalls,
  ...consentsCalls,
  ...opinionCalls,
  ...coachingCalls,
  ...withdrawalCalls,
  ...taxSavingCalls,
  ...contributionsCalls,
  ...transmissionCalls,
  ...pensionCalls,
  ...projectionCalls,
  ...advisorCalls,
  ...roboAdviceCalls,
]

/** Most sign-ins that are opened are not finished: people go back, reload, change their mind. */
const OPENINGS_PER_SIGN_IN = 10

const HOUR_MS = 3_600_000

const makeApi = (options: ApiOptions): Api => {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const { now } = options.clock
  const { random, storage, seal = OPEN_SEAL } = options
  const counting = { attempts: storage.attempts, seal, now }
  const { signInsPerMinute, otpChecks, otpMs, otpTries } = limits
  return {
    options,
    limits,
    people: options.people ?? PEOPLE,
    seal,
    sessions: createSessions({ storage, now, random, seal, ...limits }),
    roboAdmins: createRoboAdmins({ storage, now, random, seal, ...limits }),
    faults: createFaultBook(options.faults),
    signIns: createRateLimit(counting, { name: 'sign-ins', tries: signInsPerMinute }),
    openings: createRateLimit(counting, { name: 'openings', tries: OPENINGS_PER_SIGN_IN * signInsPerMinute }),
    otpChecks: createRateLimit(counting, { name: 'checks', tries: otpChecks, windowMs: otpMs }),
    otpCodes: createRateLimit(counting, { name: 'codes', tries: signInsPerMinute }),
    codeTries: createCodeTries(counting, otpTries),
    turns: createTurns(options.queue ?? QUEUE, options.pause ?? pause),
    uploading: createPlaces(options.uploads ?? UPLOADS),
    printing: createPlaces(options.prints ?? PRINTS),
    visitorPrinting: createPlaces(options.visitorPrints ?? VISITOR_PRINTS),
    documents: createPlaces(options.documents ?? DOCUMENTS),
    acts: createRateLimit(counting, { name: 'acts', tries: limits.actsPerMinute }),
    writes: createRateLimit(counting, { name: 'writes', tries: limits.writesPerMinute }),
    letterTries: createRateLimit(counting, { name: 'letters', tries: limits.lettersPerHour, windowMs: HOUR_MS }),
    ...settler(options),
    wait: options.wait ?? wait,
  }
}

/** `{param}` in a call's path is `:param` in Hono's. */
const routeOf = ({ call }: BoundCall): string => `${basePath(call.version)}${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/** Methods that change nothing. */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Calls that a page in another site's frame may make. */
const OPEN_ROUTES: ReadonlySet<string> = new Set(BOUND_CALLS.filter(({ call }) => !call.csrf).map(routeOf))

/** Refuses what another site's page causes, before anything is looked at: a stranger is given no token either. */
const refuseForeign = async (api: Api, context: ApiContext, next: () => Promise<void>): Promise<Response | void> => {
  if (senderOf(api, context) !== 'foreign') return next()
  context.set('tokenless', true)
  note(api, context, 'foreign-request')
  if (context.req.path.startsWith('/stand-in/')) return answerDoor(context, renderClosedDoor(), 400)
  return writeRefusal(context, context.req.path.startsWith('/api/v2/') ? 'v2' : 'v3', 'ERR_CSRF')
}

/** Refuses what too many ask for at once. */
const refuseBusy = (context: ApiContext): Response => {
  context.header('Retry-After', String(PLACE_RETRY_S))
  return writeRefusal(context, 'v3', 'ERR_LIMIT')
}

/** Adds every call, and after them the refusal of any other method of their addresses. */
const addCalls = (app: Hono<ApiEnv>, api: Api): void => {
  for (const bound of BOUND_CALLS) {
    const route = routeOf(bound)
    if (bound.fromOwnPages === true) app.get(route, (context, next) => refuseForeign(api, context, next))
    app.on(bound.call.method, route, (context) => respond(api, context, bound))
  }
  for (const [route, calls] of Map.groupBy(BOUND_CALLS, routeOf)) {
    const version = calls[0]?.call.version ?? 'v3'
    const methods = calls.map(({ call }) => call.method)
    app.all(route, (context) => otherMethod(context, methods, () => refuseMethod(context, version)))
  }
}

/** Adds the OpenAPI document of the calls. */
const addDescription = (app: Hono<ApiEnv>, api: Api): void => {
  const writeDocument = async (): Promise<string> => {
    // Only who asks for the document pays for what writes it, and only the first.
    const { openApiDocument } = await import('./openapi/index.ts')
    return JSON.stringify(openApiDocument(api.options.build?.version ?? '0.0.0'))
  }
  let document: Promise<string> | undefined
  app.get('/api/openapi.json', async (context) => {
    const end = api.documents.take(clientOf(api, context))
    if (end === undefined) return refuseBusy(context)
    try {
      return await sendText(context, await (document ??= writeDocument()), 'application/json', 'openapi')
    } finally {
      end()
    }
  })

  app.all('/api/openapi.json', (context) => otherMethod(context, ['GET'], () => refuseMethod(context, 'v3')))
}

/**
 * Makes the API: one application that answers the catalogue, served by Node or called inside a page. It imports nothing of Node.
 *
 * @param options clock, storage, credentials, source of unguessable texts, environment; optional: people, delay, faults, limits
 * @example (await createApi(options).request('/api/v3/version')).status // 200
 */
export const createApi = (options: ApiOptions): Hono<ApiEnv> => {
  const api = makeApi(options)
  const app = new Hono<ApiEnv>()

  // A token on any answer, one to an unknown address included (docs/decisions/03), except on what others may keep, frame, or ask from a frame.
  app.use('*', async (context, next) => {
    await next()
    const isOwn = context.res.headers.get('Cache-Control') === 'no-store' && context.get('framed') !== true
    if (isOwn && context.get('tokenless') !== true && context.get('csrfWritten') !== true) await ensureToken(api, context)
  })
  app.use('*', async (context, next) => {
    const { method, path } = context.req
    if (SAFE_METHODS.has(method) || OPEN_ROUTES.has(path)) return next()
    return refuseForeign(api, context, next)
  })
  app.use('/api/*', (context, next) => {
    context.header('Cache-Control', 'no-store')
    return next()
  })

  addCalls(app, api)

  // Production describes itself to nobody: who builds upon the calls asks a server of another environment.
  if (options.environment !== 'production') addDescription(app, api)
  if (options.environment === 'development') addDevelopment(app, api)

  app.all('/api/v2/*', (context) => writeRefusal(context, 'v2', 'ERR_UNKNOWN'))
  app.all('/api/*', (context) => writeRefusal(context, 'v3', 'ERR_UNKNOWN'))
  addDoors(app, api)

  app.onError(failureOf(options))
  return app
}
