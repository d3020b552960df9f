import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, describe, expect, it } from 'vitest'

import { ask, type Raw } from './ask.ts'
import { CannotStart } from './cannot-start.ts'
import { addressOf, ended, start } from './started.testing.ts'
import { testServers } from './servers.testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'hautelisse-session-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { serve, stopAll } = testServers(join(folder, 'data'))
afterEach(stopAll)

const cookiesOf = ({ headers }: Raw): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

const signIn = async (address: string, headers: Record<string, string> = {}): Promise<Raw> => {
  const authorization = await ask(address, '/api/v3/login/oauth/authorization/collective')
  const { data } = JSON.parse(authorization.body.toString()) as { data: string }
  const cookies = cookiesOf(authorization)
  const state = new URL(data, address).searchParams.get('state') ?? ''
  const form = new URLSearchParams({
    person: 'sylvie-garnier',
    state,
    csrf: /XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1] ?? '',
  }).toString()
  return ask(
    address,
    '/stand-in/sign-in/collective',
    { Cookie: cookies, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    'POST',
    form,
  )
}

describe('the limit of sign-ins', () => {
  it('counts by the address of the socket, whatever a client says of itself', async () => {
    const { address } = await serve({ limits: { signInsPerMinute: 1 } })
    expect((await signIn(address, { 'X-Forwarded-For': '198.51.100.1' })).status).toBe(303)
    expect((await signIn(address, { 'X-Forwarded-For': '198.51.100.2' })).status).toBe(429)
  })

  it('counts by what a trusted proxy says', async () => {
    const { address } = await serve({ limits: { signInsPerMinute: 1 }, trustedProxies: ['127.0.0.1'] })
    expect((await signIn(address, { 'X-Forwarded-For': '198.51.100.1' })).status).toBe(303)
    expect((await signIn(address, { 'X-Forwarded-For': '198.51.100.2' })).status).toBe(303)
    expect((await signIn(address, { 'X-Forwarded-For': '198.51.100.3, 198.51.100.1' })).status).toBe(429)
  })
})

describe('a session on Node', () => {
  it('[P-NET-03] [S-CALL-01] is a cookie that scripts cannot read, beside two that they can', async () => {
    const { address } = await serve()
    const answer = await signIn(address)
    expect(answer.status).toBe(303)
    const [session, mark, token] = [answer.headers['set-cookie'] ?? []].flat()
    expect(session).toMatch(/^session=.{32}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(mark).toBe('session-origin=collective; Path=/; SameSite=Lax')
    expect(token).toMatch(/^XSRF-TOKEN=.{32}; Max-Age=28800; Path=\/; SameSite=Lax$/)
  })

  it('is kept to https and to this very host once browsers come by https', async () => {
    const { address } = await serve({ publicUrl: 'https://epargne.example' })
    const answer = await signIn(address)
    const [session, mark, token, ownToken] = [answer.headers['set-cookie'] ?? []].flat()
    expect(ownToken).toBe(`__Host-${token ?? ''}`)
    expect(session).toMatch(/^__Host-session=.{32}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(mark).toBe('session-origin=collective; Path=/; Secure; SameSite=Lax')
    expect(token).toMatch(/^XSRF-TOKEN=.{32}; Max-Age=28800; Path=\/; Secure; SameSite=Lax$/)
    const profile = (cookie: string) => ask(address, '/api/v3/login/oauth/profile/collective', { Cookie: cookie })
    expect((await profile(cookiesOf(answer))).status).toBe(200)
    expect((await profile(cookiesOf(answer).replace('__Host-session', 'session'))).status).toBe(401)
  })

  it('survives a restart of the server', async () => {
    const first = await serve()
    const cookies = cookiesOf(await signIn(first.address))
    await stopAll()
    const { address } = await serve()
    const answer = await ask(address, '/api/v3/login/oauth/profile/collective', { Cookie: cookies })
    expect(answer.status).toBe(200)
  })

  it('is refused to a second server on the same port in one sentence', async () => {
    const { address } = await serve()
    const port = Number(new URL(address).port)
    const dataDir = join(folder, 'other')
    await expect(serve({ port, dataDir })).rejects.toThrow(CannotStart)
    await expect(serve({ port, dataDir })).rejects.toThrow(`Port ${port} is taken`)
  })

  it('is refused to a second server on the same folder in one sentence, until the first one has ended', async () => {
    const dataDir = join(folder, 'shared')
    const first = start(dataDir, {})
    const address = await addressOf(first)
    await expect(serve({ dataDir })).rejects.toThrow(
      /^The store .*hautelisse\.sqlite is left as it is, because another process uses it: choose another folder with the setting DATA_DIR\.$/,
    )
    expect((await ask(address, '/api/v3/version')).status).toBe(200)
    first.child.kill('SIGKILL')
    await ended(first)
    await expect(serve({ dataDir })).resolves.toBeDefined()
  })
})
