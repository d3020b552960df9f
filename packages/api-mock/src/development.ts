import { CATALOGUE } from '@hautelisse/domain/catalogue'
import {
  LAST_DAY,
  SESSION_COOKIE,
  VISITOR_COOKIE,
  clockAnswer,
  clockOrder,
  faultOrder,
  outcomeOrder,
} from '@hautelisse/domain/contract'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { Hono } from 'hono'
import type * as z from 'zod'

import { lettersOfActs, recordOutcome } from './journal/index.ts'
import { readOutbox } from './outbox/index.ts'
import { lettersTold } from './people/index.ts'
import {
  askerOf,
  otherMethod,
  problemsOf,
  readJson,
  refuseMethod,
  writeRefusal,
  type Api,
  type ApiContext,
  type ApiEnv,
} from './server/index.ts'

const CALL_NAMES: ReadonlySet<string> = new Set(CATALOGUE.map(({ name }) => name))

const readOrder = async <Order>(api: Api, context: ApiContext, schema: z.ZodType<Order>): Promise<Order | Response> => {
  const body = await readJson(context, api.limits)
  if (body.kind === 'refused') return writeRefusal(context, 'v3', 'ERR_INVALID', { fields: [body.problem] })
  const order = schema.safeParse(body.value)
  return order.success ? order.data : writeRefusal(context, 'v3', 'ERR_INVALID', { fields: problemsOf(order.error) })
}

/** The browser that orders: it is told apart by a cookie of its own, which outlives a sign-in. */
const visitorOf = ({ options: { credentials, random } }: Api, context: ApiContext): string => {
  const kept = credentials.read(context, VISITOR_COOKIE)
  if (kept !== undefined && kept !== '') return kept
  const visitor = random()
  credentials.write(context, VISITOR_COOKIE, visitor)
  return visitor
}

const orderFault = async (api: Api, context: ApiContext): Promise<Response> => {
  const order = await readOrder(api, context, faultOrder)
  if (order instanceof Response) return order
  if (!CALL_NAMES.has(order.call))
    return writeRefusal(context, 'v3', 'ERR_INVALID', { fields: [{ path: 'call', code: 'unknown-call' }] })
  api.faults.order(order, order.for === undefined ? visitorOf(api, context) : '')
  return context.json('OK')
}

const moveDay = async (api: Api, context: ApiContext, move: (days: number) => Promise<unknown>): Promise<Response> => {
  const order = await readOrder(api, context, clockOrder)
  if (order instanceof Response) return order
  if ((await move(order.days)) === undefined) {
    const tooLate = { path: 'days', code: 'too-late', params: { last: formatFrenchDate(LAST_DAY) } }
    return writeRefusal(context, 'v3', 'ERR_INVALID', { fields: [tooLate] })
  }
  return context.json(clockAnswer.encode({ today: api.options.clock.today() }))
}

/** Orders that documents or debits of the person who is signed in end badly. */
const orderOutcome = async (api: Api, context: ApiContext): Promise<Response> => {
  const order = await readOrder(api, context, outcomeOrder)
  if (order instanceof Response) return order
  const found = await api.sessions.find(api.options.credentials.read(context, SESSION_COOKIE))
  const sub = found.kind === 'open' ? found.session.sub : undefined
  const person = api.people.find(({ oauth_profile }) => oauth_profile.sub === sub)
  if (person === undefined) return writeRefusal(context, 'v3', 'ERR_TOKEN')
  await recordOutcome(api, person, order)
  return context.json('OK')
}

/** The letters of the person who is signed in; a visitor has none. */
const answerOutbox = async (api: Api, context: ApiContext): Promise<Response> => {
  const found = await api.sessions.find(api.options.credentials.read(context, SESSION_COOKIE))
  if (found.kind !== 'open') return context.json([])
  const { storage } = api.options
  const { sub } = found.session
  // The latest first; of one instant, what an act brought came after what was asked for before it.
  const brought = lettersOfActs(await storage.journal.read(sub)).toReversed()
  const letters = [...brought, ...(await readOutbox(storage, sub))]
  return context.json(letters.toSorted((one, other) => other.at - one.at))
}

/**
 * Adds what exists in development alone: orders to fail (docs/decisions/02), the outbox and the move of the day (docs/decisions/17).
 *
 * @param app the application
 * @param api the API
 */
export const addDevelopment = (app: Hono<ApiEnv>, api: Api): void => {
  app.post('/api/faults', (context) => orderFault(api, context))
  app.delete('/api/faults', (context) => {
    api.faults.clear(askerOf(api, context))
    return context.json('OK')
  })
  app.all('/api/faults', (context) => otherMethod(context, ['POST', 'DELETE'], () => refuseMethod(context, 'v3')))

  app.post('/api/outcomes', (context) => orderOutcome(api, context))
  app.all('/api/outcomes', (context) => otherMethod(context, ['POST'], () => refuseMethod(context, 'v3')))

  app.get('/api/outbox', (context) => answerOutbox(api, context))
  app.all('/api/outbox', (context) => otherMethod(context, ['GET'], () => refuseMethod(context, 'v3')))

  app.get('/api/letters', (context) => context.json(lettersTold(api.people)))
  app.all('/api/letters', (context) => otherMethod(context, ['GET'], () => refuseMethod(context, 'v3')))

  const { move } = api.options.clock
  if (move === undefined) return
  app.post('/api/clock', (context) => moveDay(api, context, move))
  app.all('/api/clock', (context) => otherMethod(context, ['POST'], () => refuseMethod(context, 'v3')))
}
