import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { HttpBindings } from '@hono/node-server'
import type { PlainDate } from '@hautelisse/domain/calendar'
import {
  DISPLAY_COOKIE,
  SESSION_COOKIE,
  SESSION_ORIGIN_COOKIE,
  VISITOR_COOKIE,
  type Environment,
} from '@hautelisse/domain/contract'
import type { Hono } from 'hono'
import { parse } from 'hono/utils/cookie'

import { createPlaces, versionSaid, type PlaceLimits, type ApiContext, type ApiEnv, type ApiOptions } from '../server/index.ts'

/** A call that a painted page makes of the API. */
type PageCall = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Paints the portal's page for one request: nothing for a page that is not painted, or cannot be painted whole (docs/decisions/16). */
export type Paint = (
  page: string,
  request: {
    readonly origin: string
    readonly path: string
    readonly cookies: string
    readonly environment: Environment
    /** Day that the API lives on; the real one where it is not said. */
    readonly today: PlainDate | undefined
    readonly call: (call: PageCall) => Promise<{ readonly status: number; readonly body: string }>
    readonly signal: AbortSignal
  },
) => Promise<string | undefined>

/** Where the build of the portal keeps what pages are painted with. */
const BUILT_PAINT = join('.paint', 'paint.mjs')

/**
 * Loads what the build of the portal brings to paint pages with.
 *
 * @param webDir folder of the built portal
 * @returns undefined where the build has none: pages are then sent unpainted
 */
export const loadPaint = async (webDir: string | undefined): Promise<Paint | undefined> => {
  const file = webDir === undefined ? undefined : join(webDir, BUILT_PAINT)
  if (file === undefined || !existsSync(file)) return undefined
  const built = (await import(pathToFileURL(file).href)) as { readonly paint: Paint }
  return built.paint
}

/** Longer than this no page waits for its painting unless a setting says so: it is sent without. */
const LIMIT_MS = 600
/** Paintings at a time, for one client and for all: further pages go out unpainted. */
const PAINTINGS: PlaceLimits = { perClient: 4, most: 8 }

/** Who asks, for the API: the same address. A call that is to be cut ends itself, and not the page that makes it. */
const bindingsOf = ({ env }: ApiContext, cut: () => void): Partial<HttpBindings> => {
  const { incoming } = env as Partial<HttpBindings>
  if (incoming === undefined) return {}
  const { remoteAddress, remotePort, remoteFamily } = incoming.socket
  return { incoming: { socket: { remoteAddress, remotePort, remoteFamily, destroy: cut } } } as unknown as Partial<HttpBindings>
}

/** Paintings for visitors that are kept: pages times languages, and some more for what people type. */
const MOST_KEPT = 100

/** Cookies with which a page may say more than it says to everybody. */
const PERSONAL: ReadonlySet<string> = new Set([SESSION_COOKIE, `__Host-${SESSION_COOKIE}`, SESSION_ORIGIN_COOKIE, VISITOR_COOKIE])

/** What a visitor's painting depends on beside its path and day: how they want pages shown. Undefined for a caller who may be signed in. */
const displayOf = (cookies: string): string | undefined => {
  const given = parse(cookies)
  return Object.keys(given).some((name) => PERSONAL.has(name)) ? undefined : (given[DISPLAY_COOKIE] ?? '')
}

const PASSED_ON = ['host', 'user-agent', 'x-forwarded-for'] as const

/** A painted page, or undefined where the page is sent without painting. */
type Painted = { readonly page: string } | 'too-many' | undefined

/**
 * Makes the painter of a site: its API is asked as the browser itself would ask it. What an answer sets in cookies is left out: the page sets its
 * own, and a page whose session is over is not painted. What is painted for a visitor is the same for every one who wants pages shown that way: it is
 * painted once.
 *
 * @param paint what paints
 * @param site where API and page are served
 * @param api options of the API, for what it says of itself
 * @param limitMs milliseconds that a page waits for its painting
 */
export const painterOf = (paint: Paint, site: Hono<ApiEnv>, api: ApiOptions, limitMs = LIMIT_MS) => {
  const places = createPlaces(api.paintings ?? PAINTINGS)
  const kept = new Map<string, Painted>()
  const paintNow = async (context: ApiContext, page: string, cookies: string): Promise<Painted> => {
    const end = places.take(api.clientOf?.(context) ?? '')
    if (end === undefined) return 'too-many'
    const passed = Object.fromEntries(
      PASSED_ON.flatMap((name) => [[name, context.req.header(name) ?? '']].filter(([, value]) => value !== '')),
    )
    try {
      const painted = await paint(page, {
        origin: new URL(context.req.url).origin,
        path: context.req.path,
        cookies,
        environment: api.environment,
        today: versionSaid(api).today,
        signal: AbortSignal.timeout(limitMs),
        call: async ({ method, path, headers, body }) => {
          const url = new URL(path, context.req.url)
          const init = { method, headers: { ...headers, ...passed, cookie: cookies }, ...(body === undefined ? {} : { body }) }
          const cut = new AbortController()
          const answer = await site.fetch(
            new Request(url, init),
            bindingsOf(context, () => cut.abort()),
          )
          cut.signal.throwIfAborted()
          return { status: answer.status, body: await answer.text() }
        },
      })
      return painted === undefined ? undefined : { page: painted }
    } catch {
      // Whatever keeps a page from being painted, the page itself finds out and says.
      return undefined
    } finally {
      end()
    }
  }
  return async (context: ApiContext, page: string): Promise<Painted> => {
    if (context.req.method !== 'GET' || new URL(context.req.url).search !== '') return undefined
    const cookies = context.req.header('Cookie') ?? ''
    const display = displayOf(cookies)
    if (display === undefined) return paintNow(context, page, cookies)
    const key = JSON.stringify([new URL(context.req.url).origin, context.req.path, display, page])
    const known = kept.get(key)
    if (known !== undefined) return known
    const shown = display === '' ? '' : `${DISPLAY_COOKIE}=${encodeURIComponent(display)}`
    const painted = await paintNow(context, page, shown)
    if (typeof painted === 'object') {
      if (kept.size >= MOST_KEPT) kept.clear()
      kept.set(key, painted)
    }
    return painted
  }
}
