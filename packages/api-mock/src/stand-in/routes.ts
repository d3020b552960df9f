import { SESSION_COOKIE, SESSION_ORIGIN_COOKIE } from '@hautelisse/domain/contract'
import { origin as originSchema, type Origin } from '@hautelisse/domain/session'
import type { Hono } from 'hono'
import * as z from 'zod'

import { ensureToken, handOverToken, isOwnToken, readText, type Api, type ApiContext, type ApiEnv } from '../server/index.ts'
import { returnAddress } from './address.ts'
import { renderClosedDoor, renderSignIn, type DoorProblem } from './sign-in-door.ts'
import { DOOR_STYLE } from './style.ts'

const TITLE = 'Se connecter – Hautelisse'
const form = z.object({ state: z.string().max(200), csrf: z.string().max(200), person: z.string().max(200).optional() })

type Status = 200 | 400 | 404 | 429

/** A page for a browser; for a caller that asks for JSON, the body alone, to be shown inside the portal. */
const page = (context: ApiContext, body: string, status: Status): Response => {
  context.header('Cache-Control', 'no-store')
  if (context.req.header('Accept')?.includes('application/json') === true) return context.json({ html: body }, status)
  return context.html(
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
      `<meta name="robots" content="noindex"><title>${TITLE}</title><link rel="icon" type="image/svg+xml" href="/icon.svg"><link rel="stylesheet" href="/stand-in/style.css"></head><body>${body}</body></html>`,
    status,
  )
}

const leave = (context: ApiContext, address: string): Response => {
  context.header('Cache-Control', 'no-store')
  return context.req.header('Accept')?.includes('application/json') === true
    ? context.json({ data: address })
    : context.redirect(address, 303)
}

const readForm = async (api: Api, context: ApiContext): Promise<z.infer<typeof form> | undefined> => {
  const isForm = context.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded') === true
  const text = isForm ? await readText(context.req.raw, api.limits.bodyBytes) : undefined
  if (text === undefined) return undefined
  const fields = new URLSearchParams(text)
  return form.safeParse({ state: fields.get('state'), csrf: fields.get('csrf'), person: fields.get('person') ?? undefined }).data
}

const show = async (api: Api, context: ApiContext, from: Origin, state: string, status: Status, problem?: DoorProblem) =>
  page(context, renderSignIn({ origin: from, state, csrf: await ensureToken(api, context), people: api.people, problem }), status)

const signIn = async (api: Api, context: ApiContext, from: Origin): Promise<Response> => {
  const given = await readForm(api, context)
  if (given === undefined || !(await api.sessions.isExpected(given.state, from))) return page(context, renderClosedDoor(), 400)
  if (!api.signIns(api.options.clientOf?.(context) ?? 'anyone')) return show(api, context, from, given.state, 429, 'too-many')
  if (!(await isOwnToken(api, context, given.csrf))) return show(api, context, from, given.state, 400, 'stale')
  const person = api.people.find(({ origin, oauth_profile: { sub } }) => origin === from && sub === given.person)
  if (person === undefined) return show(api, context, from, given.state, 400, 'nobody-chosen')
  if (!(await api.sessions.take(given.state, from))) return page(context, renderClosedDoor(), 400)

  const { credentials, random } = api.options
  const former = credentials.read(context, SESSION_COOKIE)
  if (former !== undefined) await api.sessions.close(former)
  const session = await api.sessions.open(person.oauth_profile.sub, from, random())
  credentials.write(context, SESSION_COOKIE, session.id)
  credentials.write(context, SESSION_ORIGIN_COOKIE, from)
  handOverToken(api, context, session.csrf)
  return leave(context, returnAddress('sign-in', given.state))
}

/**
 * Adds the doors outside the portal: the sign-in of each origin and their stylesheet.
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

  app.get('/stand-in/sign-in/:origin', async (context) => {
    const from = originSchema.safeParse(context.req.param('origin')).data
    const state = context.req.query('state') ?? ''
    if (from === undefined) return page(context, renderClosedDoor(), 404)
    return (await api.sessions.isExpected(state, from))
      ? show(api, context, from, state, 200)
      : page(context, renderClosedDoor(), 400)
  })

  app.post('/stand-in/sign-in/:origin', async (context) => {
    const from = originSchema.safeParse(context.req.param('origin')).data
    return from === undefined ? page(context, renderClosedDoor(), 404) : signIn(api, context, from)
  })

  app.all('/stand-in/*', (context) => page(context, renderClosedDoor(), 404))
}
