import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startBalancer } from '../balancer.testing.ts'
import { addressOf, ended, start, type Started } from '../started.testing.ts'
import { testBrowser, type TestBrowser } from '../test-browser.ts'
import { HAS_POSTGRES, startPostgres, type TestServer } from './test-server.ts'

/** Settings of both. */
const SHARED = { SECRET: '5e'.repeat(32), SIGN_IN_LIMIT: '100000', NOTICE_MS: '500' }
const PROFILE = '/api/v3/login/oauth/profile/collective'

const folder = mkdtempSync(join(tmpdir(), 'hautelisse-servers-'))
let database: TestServer
let url: string
let running: readonly Started[] = []
let [one, other] = ['', '']

beforeAll(async () => {
  if (!HAS_POSTGRES) return
  database = await startPostgres()
  url = await database.database()
  running = [1, 2].map(() => start(folder, { ...SHARED, DATABASE_URL: url }))
  ;[one = '', other = ''] = await Promise.all(running.map(addressOf))
}, 60_000)

afterAll(async () => {
  for (const server of running) {
    server.child.kill('SIGTERM')
    await ended(server)
  }
  if (HAS_POSTGRES) await database.stop()
  rmSync(folder, { recursive: true })
})

const statusOf = async (asked: Promise<{ readonly status: number }>): Promise<number> => (await asked).status

/** Asks for a code on one server and reads it from its door. */
const askCode = async (browser: TestBrowser, address: string, state: string): Promise<string> => {
  await browser.get(address, `/api/v3/login/oauth/otp/collective?state=${state}`)
  const { body } = await browser.get(address, `/stand-in/otp?state=${state}`)
  return /<b>(\d{6})<\/b>/.exec(body.toString())?.[1] ?? 'no code'
}

const another = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Everything that the database holds. */
const contents = async (): Promise<string> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const tables = ['sessions', 'openings', 'attempts', 'journal', 'documents', 'consents', 'kept']
  const rows: unknown[] = []
  for (const table of tables) rows.push((await client.query<Record<string, unknown>>(`SELECT * FROM hautelisse.${table}`)).rows)
  await client.end()
  return JSON.stringify(rows)
}

describe.runIf(HAS_POSTGRES)('two servers on one PostgreSQL', { timeout: 60_000 }, () => {
  it('know the same sessions: opened on one, used on both, signed out on one and refused on the other', async () => {
    const [browser, copy] = [testBrowser(), testBrowser()]
    await browser.signIn(one, 'sylvie-garnier')
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
    expect([await statusOf(browser.get(one, PROFILE)), await statusOf(copy.get(other, PROFILE))]).toEqual([200, 200])
    expect(await statusOf(browser.post(other, '/api/v3/login/oauth/logout'))).toBe(200)
    expect([await statusOf(copy.get(one, PROFILE)), await statusOf(copy.get(other, PROFILE))]).toEqual([401, 401])
  })

  it('take a sign-in that the other one opened, once', async () => {
    const browser = testBrowser()
    const { body } = await browser.get(one, '/api/v3/login/oauth/authorization/collective')
    const { data } = JSON.parse(body.toString()) as { readonly data: string }
    const state = new URL(data, other).searchParams.get('state') ?? ''
    const form = { person: 'sylvie-garnier', state }
    expect(await statusOf(browser.post(other, '/stand-in/sign-in/collective', form))).toBe(303)
    expect(await statusOf(browser.post(one, '/stand-in/sign-in/collective', form))).toBe(400)
  })

  it('take a code that the other one sent', async () => {
    const browser = testBrowser()
    await browser.signIn(one, 'sylvie-garnier')
    const code = await askCode(browser, one, 'a')
    expect(await statusOf(browser.post(other, '/stand-in/otp', { state: 'a', code }))).toBe(303)
  })

  it('count wrong codes of a session together, on whatever process, and make it wait; another session of the person goes on', async () => {
    const [thief, owner] = [testBrowser(), testBrowser()]
    for (const browser of [thief, owner]) await browser.signIn(one, 'nadia-belkhir')
    const code = await askCode(thief, one, 'a')
    const type = (address: string, typed: string) => statusOf(thief.post(address, '/stand-in/otp', { state: 'a', code: typed }))
    for (const address of [one, other, one, other]) expect(await type(address, another(code))).toBe(400)
    expect(await type(one, another(code))).toBe(429)
    const next = await askCode(thief, other, 'b')
    const refused = await thief.post(other, '/stand-in/otp', { state: 'b', code: next })
    expect([refused.status, refused.body.toString().includes('Réessayez dans une minute')]).toEqual([429, true])
    const right = await askCode(owner, other, 'c')
    expect(await statusOf(owner.post(one, '/stand-in/otp', { state: 'c', code: right }))).toBe(303)
  })

  it('are started anew one after the other behind a balancer without one failed request', async () => {
    const upstreams = [one, other]
    const balancer = await startBalancer(upstreams)
    const browser = testBrowser()
    await browser.signIn(balancer.address, 'thomas-leroux')
    const statuses = new Map<number, number>()
    const over = new AbortController()
    const visit = async () => {
      while (!over.signal.aborted) {
        for (const path of [PROFILE, '/api/v3/login/oauth/authorization/collective']) {
          const status = await statusOf(browser.get(balancer.address, path))
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }
    }
    const visits = Promise.all([visit(), visit(), visit(), visit()])
    for (const [index, former] of running.entries()) {
      const next = start(folder, { ...SHARED, DATABASE_URL: url })
      upstreams.push(await addressOf(next))
      former.child.kill('SIGTERM')
      expect(await ended(former)).toBe(0)
      upstreams.splice(0, 1)
      running = running.with(index, next)
    }
    ;[one = '', other = ''] = upstreams
    over.abort()
    await visits
    balancer.close()
    expect([...statuses.keys()]).toEqual([200])
    expect(statuses.get(200)).toBeGreaterThan(100)
  })

  it('keep neither the id of a session nor a code as they are', async () => {
    const browser = testBrowser()
    await browser.signIn(one, 'sylvie-garnier')
    const code = await askCode(browser, one, 'kept')
    const kept = await contents()
    expect(kept).toContain('"state\\":\\"kept')
    expect(kept).not.toContain(browser.cookies.get('session'))
    expect(kept).not.toContain(`"${code}`)
  })
})
