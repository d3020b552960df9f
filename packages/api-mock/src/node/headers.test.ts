import { mkdtempSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'

import { afterAll, afterEach, describe, expect, it } from 'vitest'

import { ask, type Raw } from './ask.ts'
import type { ServeOptions } from './serve-app.ts'
import { testServers } from './servers.testing.ts'
import { testSite } from './site.testing.ts'

const { folder, webDir, remove } = testSite()
afterAll(remove)
const { serve, stopAll } = testServers(join(folder, 'data'), { webDir })
afterEach(stopAll)

const NAVIGATION = { Accept: 'text/html' }
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

const NOWHERE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const DOOR =
  "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; style-src 'self'; font-src 'self'; img-src 'self'"
const PAGE =
  "default-src 'self'; script-src 'self'; style-src 'self' 'nonce-…'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types worker"

/** What an answer is, as its row of the table says. */
type Row = {
  readonly kind: string
  readonly path: string
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly status: number
  readonly policy: string
  readonly cache: string | undefined
  /** Breaks the storage before the question, which no handler foresees. */
  readonly broken?: true
}

const ROWS: readonly Row[] = [
  { kind: 'the page', path: '/epargne', headers: NAVIGATION, status: 200, policy: PAGE, cache: 'no-store' },
  {
    kind: 'the page, its head alone',
    path: '/',
    method: 'HEAD',
    headers: NAVIGATION,
    status: 200,
    policy: PAGE,
    cache: 'no-store',
  },
  {
    kind: 'an asset',
    path: '/assets/app-1.js',
    status: 200,
    policy: NOWHERE,
    cache: 'public, max-age=31536000, immutable',
  },
  { kind: 'robots.txt', path: '/robots.txt', status: 200, policy: NOWHERE, cache: 'no-cache' },
  { kind: 'an answer of the API', path: '/api/v3/version', status: 200, policy: NOWHERE, cache: 'no-store' },
  { kind: 'its head alone', path: '/api/v3/version', method: 'HEAD', status: 200, policy: NOWHERE, cache: 'no-store' },
  { kind: 'the OpenAPI document', path: '/api/openapi.json', status: 200, policy: NOWHERE, cache: 'no-store' },
  {
    kind: 'a refusal for want of a session',
    path: '/api/v3/login/oauth/profile/collective',
    status: 401,
    policy: NOWHERE,
    cache: 'no-store',
  },
  {
    kind: 'a refusal for want of a token',
    path: '/api/v3/login/oauth/logout',
    method: 'POST',
    status: 403,
    policy: NOWHERE,
    cache: 'no-store',
  },
  { kind: 'an unknown call', path: '/api/v2/nowhere', status: 404, policy: NOWHERE, cache: 'no-store' },
  { kind: 'a call by another method', path: '/api/v3/version', method: 'PUT', status: 405, policy: NOWHERE, cache: 'no-store' },
  { kind: 'the methods of a call', path: '/api/v3/version', method: 'OPTIONS', status: 204, policy: NOWHERE, cache: 'no-store' },
  {
    kind: 'an unforeseen error',
    path: '/api/v3/login/oauth/authorization/collective',
    status: 500,
    policy: NOWHERE,
    cache: 'no-store',
    broken: true,
  },
  {
    kind: 'an unforeseen error of a door',
    path: '/stand-in/sign-in/collective?state=a',
    status: 500,
    policy: DOOR,
    cache: 'no-store',
    broken: true,
  },
  { kind: 'a missing file', path: '/assets/nothing.js', status: 404, policy: NOWHERE, cache: undefined },
  {
    kind: 'a file by another method',
    path: '/assets/app-1.js',
    method: 'DELETE',
    status: 405,
    policy: NOWHERE,
    cache: undefined,
  },
  { kind: 'the methods of a page', path: '/epargne', method: 'OPTIONS', status: 204, policy: NOWHERE, cache: undefined },
  {
    kind: 'a closed door',
    path: '/stand-in/sign-in/collective',
    headers: NAVIGATION,
    status: 400,
    policy: DOOR,
    cache: 'no-store',
  },
  { kind: 'an open door', path: '/stand-in/change-password', headers: NAVIGATION, status: 200, policy: DOOR, cache: 'no-store' },
  { kind: 'an unknown door', path: '/stand-in/nowhere', headers: NAVIGATION, status: 404, policy: DOOR, cache: 'no-store' },
  {
    kind: 'a door by another method',
    path: '/stand-in/otp',
    method: 'PUT',
    headers: NAVIGATION,
    status: 405,
    policy: DOOR,
    cache: 'no-store',
  },
  { kind: 'the style sheet of the doors', path: '/stand-in/style.css', status: 200, policy: DOOR, cache: 'no-cache' },
  { kind: 'a redirect', path: '/simulateur/pereco.xls', status: 302, policy: NOWHERE, cache: undefined },
  {
    kind: 'the file that is not there yet',
    path: '/simulateur/pereco.xlsm',
    headers: NAVIGATION,
    status: 404,
    policy: DOOR,
    cache: 'no-store',
  },
  { kind: 'a host that cannot be read', path: '/', headers: { Host: 'a b' }, status: 400, policy: NOWHERE, cache: 'no-store' },
  {
    kind: 'headers that are too large',
    path: '/',
    headers: { 'X-Long': 'x'.repeat(20_000) },
    status: 431,
    policy: NOWHERE,
    cache: 'no-store',
  },
]

const CARRIED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const withoutNonce = (policy: unknown): string => String(policy).replace(/'nonce-[^']+'/, "'nonce-…'")

const breakStorage = (dataDir: string): void => {
  const database = new DatabaseSync(join(dataDir, 'hautelisse.sqlite'))
  database.exec('DROP TABLE sessions; DROP TABLE openings')
  database.close()
}

const expectCarried = ({ headers, status }: Raw, row: Pick<Row, 'status' | 'policy' | 'cache'>): void => {
  expect(status).toBe(row.status)
  expect(headers).toMatchObject(CARRIED)
  expect(withoutNonce(headers['content-security-policy'])).toBe(row.policy)
  expect(headers['cache-control']).toBe(row.cache)
  expect([headers['server'], headers['x-powered-by'], headers['access-control-allow-origin']]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
}

const answerTo = async (row: Row, more: Partial<ServeOptions> = {}): Promise<Raw> => {
  // A store that was broken once is refused at the next start.
  const dataDir = row.broken === true ? mkdtempSync(join(folder, 'broken-')) : join(folder, 'data-whole')
  const { address } = await serve({ dataDir, ...more })
  if (row.broken === true) breakStorage(dataDir)
  return ask(address, row.path, row.headers, row.method)
}

const cookieOf = ({ headers }: Raw): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

describe('every kind of answer', () => {
  it.each(ROWS)('carries the security headers, names no program, and is kept by nobody it must not be: $kind', async (row) => {
    const answer = await answerTo(row)
    expectCarried(answer, row)
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  })

  it.each(ROWS)('insists on https once browsers come by https: $kind', async (row) => {
    const answer = await answerTo(row, { publicUrl: 'https://epargne.example' })
    expectCarried(answer, row)
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  })

  it('includes the refusal of too many sign-ins, and the way back into the portal', async () => {
    const { address } = await serve({ limits: { signInsPerMinute: 1 } })
    const signIn = async (): Promise<Raw> => {
      const opened = await ask(address, '/api/v3/login/oauth/authorization/collective')
      const { data } = JSON.parse(opened.body.toString()) as { data: string }
      const state = new URL(data, address).searchParams.get('state') ?? ''
      const cookie = cookieOf(opened)
      const fields = new URLSearchParams({ person: 'sylvie-garnier', state, csrf: cookie.split('=')[1] ?? '' })
      return ask(address, '/stand-in/sign-in/collective', { ...FORM, Cookie: cookie }, 'POST', fields.toString())
    }
    const [accepted, refused] = [await signIn(), await signIn()]
    expect([accepted.headers['location'], refused.headers['location']]).toEqual([
      expect.stringMatching(/^\/authcallback\?state=/),
      undefined,
    ])
    expectCarried(accepted, { status: 303, policy: DOOR, cache: 'no-store' })
    expectCarried(refused, { status: 429, policy: DOOR, cache: 'no-store' })
  })
})
