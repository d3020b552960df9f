import { CSRF_COOKIE, CSRF_HEADER } from '@hautelisse/domain/contract'
import type { Origin } from '@hautelisse/domain/session'
import type { Hono } from 'hono'

import { createApi } from '../create-api.ts'
import { makeCipherKeys } from '../pension/index.ts'
import {
  SEED_DAY,
  cookieCredentials,
  movingClock,
  pageCredentials,
  type ApiEnv,
  type ApiOptions,
  type PageCredentials,
} from '../server/index.ts'
import { memoryStorage } from '../storage/index.ts'

/** The two homes of the API: a server with real cookies, and a page that keeps its credentials itself. */
export const HOMES = ['server', 'page'] as const
export type HomeName = (typeof HOMES)[number]

export const TODAY = SEED_DAY

export type Sent = {
  readonly method?: string
  readonly path: string
  /** Sent as JSON unless it is a text or bytes already. */
  readonly body?: unknown
  /** Files of a form, whose part `data` is the body. */
  readonly files?: readonly File[]
  readonly headers?: Readonly<Record<string, string>>
  /** Another CSRF token than the client's own; `null` sends none. */
  readonly csrf?: string | null
}

export type Received = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly json: () => unknown
}

/** Somebody with a browser, or with a page that calls the API inside itself. */
export type Visitor = {
  readonly send: (sent: Sent) => Promise<Received>
  readonly get: (path: string) => Promise<Received>
  readonly post: (path: string, body?: unknown) => Promise<Received>
  readonly credentials: Map<string, string>
  /** Goes through the door of an origin; returns the door's answer. */
  readonly signIn: (sub: string, origin?: Origin) => Promise<Received>
}

/** An API in memory with a clock that a test turns. */
export type TestApi = {
  readonly app: Hono<ApiEnv>
  readonly visit: () => Visitor
  readonly pass: (milliseconds: number) => void
  readonly errors: unknown[]
}

const SITE = 'http://localhost'

const keepCookies = (jar: Map<string, string>, headers: Headers): void => {
  for (const cookie of headers.getSetCookie()) {
    const [pair = '', ...attributes] = cookie.split('; ')
    const [name = '', value = ''] = pair.split('=')
    if (attributes.includes('Max-Age=0')) jar.delete(name)
    else jar.set(name, decodeURIComponent(value))
  }
}

type Content = { readonly type: string; readonly body: string | Uint8Array<ArrayBuffer> }

/** The body of a request as it travels, and what it calls itself. */
const contentOf = async (body: unknown, files: readonly File[] | undefined): Promise<Content> => {
  if (body instanceof Uint8Array) return { type: 'application/octet-stream', body: new Uint8Array(body) }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  if (files === undefined) return { type: 'application/json', body: text }
  const form = new FormData()
  form.append('data', text)
  for (const file of files) form.append('files', file)
  const written = new Response(form)
  return { type: written.headers.get('Content-Type') ?? '', body: new Uint8Array(await written.arrayBuffer()) }
}

/** A document that any call with files takes. */
export const pdf = (name = 'document.pdf', size = 100): File =>
  new File(['%PDF-1.7'.padEnd(size)], name, { type: 'application/pdf' })

const visitorOf = (app: Hono<ApiEnv>, home: HomeName): Visitor => {
  const jar = new Map<string, string>()
  const page: PageCredentials = {
    read: (name) => jar.get(name),
    write: (name, value) => void jar.set(name, value),
    remove: (name) => void jar.delete(name),
  }

  const send = async ({ method = 'GET', path, body, files, headers, csrf }: Sent): Promise<Received> => {
    const token = csrf === undefined ? jar.get(CSRF_COOKIE) : csrf
    const cookies = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const content = body === undefined ? undefined : await contentOf(body, files)
    const request = new Request(`${SITE}${path}`, {
      method,
      headers: {
        ...(home === 'server' && cookies !== '' ? { Cookie: cookies } : {}),
        ...(content === undefined ? {} : { 'Content-Type': content.type }),
        ...(typeof token === 'string' ? { [CSRF_HEADER]: token } : {}),
        ...headers,
      },
      ...(content === undefined ? {} : { body: content.body }),
    })
    const response = await app.fetch(request, home === 'page' ? { credentials: page } : {})
    if (home === 'server') keepCookies(jar, response.headers)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: (): unknown => JSON.parse(text) }
  }

  const signIn = async (sub: string, origin: Origin = 'collective'): Promise<Received> => {
    const authorization = await send({ path: `/api/v3/login/oauth/authorization/${origin}` })
    const address = new URL((authorization.json() as { data: string }).data, SITE)
    const form = new URLSearchParams({
      person: sub,
      state: address.searchParams.get('state') ?? '',
      csrf: jar.get(CSRF_COOKIE) ?? '',
    })
    return send({
      method: 'POST',
      path: address.pathname,
      body: form.toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  }

  return {
    send,
    signIn,
    credentials: jar,
    get: (path) => send({ path }),
    post: (path, body = {}) => send({ method: 'POST', path, body }),
  }
}

let keys: Promise<CryptoKeyPair> | undefined

/** One pair of keys for all tests: to make a pair takes longer than most of them. */
const makeKeys = (): Promise<CryptoKeyPair> => (keys ??= makeCipherKeys())

/**
 * Starts an API in memory for a test, in one of its homes, with texts that count up in place of unguessable ones.
 *
 * @param home which home
 * @param given options that differ
 */
export const startApi = (home: HomeName, given: Partial<ApiOptions> = {}): TestApi => {
  let now = Date.parse('2026-11-20T09:00:00Z')
  let texts = 0
  const errors: unknown[] = []
  const storage = memoryStorage()
  const app = createApi({
    clock: movingClock({ now: () => now, firstDay: () => TODAY, storage }),
    storage,
    credentials: home === 'server' ? cookieCredentials({ maxAge: 8 * 3600 }) : pageCredentials,
    random: () => `text-${(texts += 1)}`,
    environment: 'development',
    makeKeys,
    onError: (error) => errors.push(error),
    ...given,
  })
  return { app, errors, visit: () => visitorOf(app, home), pass: (milliseconds) => (now += milliseconds) }
}
