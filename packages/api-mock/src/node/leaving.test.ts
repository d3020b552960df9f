import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, describe, expect, it } from 'vitest'

import { ask } from './ask.ts'
import { testServers } from './servers.testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'hautelisse-leaving-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { serve, stopAll } = testServers(join(folder, 'data'))
afterEach(stopAll)

const VERSION = '/api/v3/version'

/** Asks over a connection that the client would keep. */
const askKept = (address: string, agent: Agent): Promise<{ readonly status: number; readonly connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    const sent = request(`${address}${VERSION}`, { agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }))
    })
    sent.on('error', reject)
    sent.end()
  })

describe('a server that is told to end', { timeout: 30_000 }, () => {
  it('answers what is under way, says that the connection ends with it, and takes nothing more', async () => {
    const { address, close } = await serve({ delayMs: 400 })
    const agent = new Agent({ keepAlive: true })
    const under = askKept(address, agent)
    // A second connection that the server has accepted shows that it has the first request too.
    const { hostname, port } = new URL(address)
    const idle = connect(Number(port), hostname)
    await once(idle, 'connect')
    await ask(address, '/livez')
    const closed = close()
    expect(await under).toEqual({ status: 200, connection: 'close' })
    await closed
    agent.destroy()
    await expect(ask(address, VERSION)).rejects.toThrow('ECONNREFUSED')
  })

  it('goes on for as long as it was told to, not ready any more', async () => {
    const { address, close } = await serve({ noticeMs: 300 })
    expect((await ask(address, '/readyz')).status).toBe(200)
    const closed = close()
    expect([(await ask(address, '/readyz')).status, (await ask(address, '/livez')).status]).toEqual([503, 200])
    expect((await ask(address, VERSION)).status).toBe(200)
    await closed
  })
})

describe('a server that runs', () => {
  it('gives each request an id of its own, takes none of a caller’s, and sends probes no cookie', async () => {
    const { address } = await serve()
    const ids = [await ask(address, VERSION), await ask(address, '/livez')].map(({ headers }) => headers['x-request-id'])
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^[\w-]{16}$/)
    for (const said of ['of-the-caller_12', '{"a":1}']) {
      const given = (await ask(address, VERSION, { 'X-Request-Id': said })).headers['x-request-id']
      expect(given).toMatch(/^[\w-]{16}$/)
      expect(given).not.toBe(said)
    }
    expect((await ask(address, '/readyz')).headers['set-cookie']).toBeUndefined()
  })

  it('has no more connections than it was told', async () => {
    const { address } = await serve({ connection: { most: 1 } })
    const { hostname, port } = new URL(address)
    const held = connect(Number(port), hostname)
    held.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
    await once(held, 'connect')
    await expect(ask(address, VERSION)).rejects.toThrow(/ECONNRESET|socket hang up/)
    held.destroy()
    await expect
      .poll(() =>
        ask(address, VERSION).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
  })

  it('writes down who signed in, was refused and signed out, in lines of JSON that name nobody', async () => {
    const lines: string[] = []
    const { address } = await serve({ onSecurity: (line) => lines.push(line) })
    const LOGOUT = '/api/v3/login/oauth/logout'
    const idOf = async (headers: Readonly<Record<string, string>>) =>
      (await ask(address, LOGOUT, headers, 'POST')).headers['x-request-id']
    const [first, second] = [await idOf({ 'Sec-Fetch-Site': 'cross-site' }), await idOf({})]
    const [foreign, refused] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(foreign).toEqual({ at: expect.any(String), event: 'foreign-request', request: first, network: '127.0.0.0/24' })
    expect(refused).toMatchObject({ event: 'refused', call: 'logout', code: 'ERR_CSRF', request: second })
  })
})
