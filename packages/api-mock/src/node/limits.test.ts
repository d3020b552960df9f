import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'

import { afterAll, afterEach, describe, expect, it } from 'vitest'

import { ask } from './ask.ts'
import { testServers } from './servers.testing.ts'
import { testSite } from './site.testing.ts'

const { folder, webDir, remove } = testSite()
afterAll(remove)
const { serve, stopAll } = testServers(join(folder, 'data'), { webDir })
afterEach(stopAll)

const JSON_TYPE = { 'Content-Type': 'application/json' }
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const FAULTS = '/api/faults'

/** Writes to a connection as no HTTP client would, and reads whatever comes until it ends. */
const write = async (address: string, text: string): Promise<string> => {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  const parts: string[] = []
  socket.on('data', (part: Buffer) => parts.push(part.toString()))
  socket.write(text)
  await once(socket, 'close')
  return parts.join('')
}

/** Sends a first part of a body and never the rest. */
const sendHalf = (address: string, path: string, headers: Record<string, string>, text: string) =>
  new Promise<{ readonly status: number; readonly body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const sent = request({ hostname, port, path, method: 'POST', headers: { ...headers, 'Content-Length': '500' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() })
        sent.destroy()
      })
    })
    sent.on('error', reject)
    sent.write(text)
  })

it('a request with two names of its host is refused: what stands before the server may have looked at the other one', async () => {
  const { address } = await serve()
  const said = await write(address, 'GET /livez HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n')
  expect(said.split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
})

describe('a request that takes too much', () => {
  it('is refused for a body that is too large, without reading all of it', async () => {
    const { address } = await serve({ limits: { bodyBytes: 100 } })
    const answer = await ask(address, FAULTS, JSON_TYPE, 'POST', `"${'x'.repeat(5_000_000)}"`)
    expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([
      400,
      { data: 'ERR_INVALID', fields: [{ path: '', code: 'too-large', params: { bytes: 100 } }] },
    ])
    const door = await ask(address, '/stand-in/sign-in/collective', FORM, 'POST', `state=${'x'.repeat(5000)}`)
    expect(door.status).toBe(400)
  })

  it('ends its connection when its body is too large: what would still come is not waited for', async () => {
    const { address } = await serve({ limits: { bodyBytes: 100 } })
    const head = `POST ${FAULTS} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n`
    const answer = await write(address, `${head}"xxxx`)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  })

  it('is taken as it came, whatever scheme its address names: on http no cookie is for https alone', async () => {
    const { address } = await serve()
    const answer = await write(
      address,
      'GET https://localhost/api/v3/version HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toMatch(/\r\nset-cookie: XSRF-TOKEN=/i)
    expect(answer).not.toMatch(/__Host-|Secure|strict-transport-security/i)
  })

  it('is refused for a body that does not arrive in time, at a call and at a door', async () => {
    const { address } = await serve({ limits: { bodyMs: 50 } })
    const call = await sendHalf(address, FAULTS, JSON_TYPE, '{"call":')
    expect([call.status, JSON.parse(call.body)]).toEqual([
      400,
      { data: 'ERR_INVALID', fields: [{ path: '', code: 'too-slow', params: { milliseconds: 50 } }] },
    ])
    expect((await sendHalf(address, '/stand-in/otp', FORM, 'state=')).status).toBe(400)
  })

  it('is refused for JSON that is broken', async () => {
    const { address } = await serve()
    const answer = await ask(address, FAULTS, JSON_TYPE, 'POST', '{"call":')
    expect([answer.status, answer.body.toString()]).toEqual([
      400,
      '{"data":"ERR_INVALID","fields":[{"path":"","code":"malformed-json"}]}',
    ])
  })

  it('is refused for headers that are too large', async () => {
    const { address } = await serve()
    const answer = await ask(address, '/', { 'X-Long': 'x'.repeat(17_000) })
    expect([answer.status, answer.body.toString()]).toEqual([431, 'Request Header Fields Too Large'])
  })

  it('is refused for headers that do not arrive in time', async () => {
    const { address } = await serve({ connection: { headersMs: 200, requestMs: 200 } })
    expect(await write(address, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  })

  it('is not read when its address holds too many connections, while another address and a proxy are served', async () => {
    const opened = (address: string, localAddress: string) => {
      const { hostname, port } = new URL(address)
      const socket = connect({ port: Number(port), host: hostname, localAddress })
      socket.on('error', () => undefined)
      return socket
    }
    const { address } = await serve({ connection: { perAddress: 2 }, trustedProxies: ['127.0.0.3'] })
    const held = ['127.0.0.2', '127.0.0.2', '127.0.0.3', '127.0.0.3', '127.0.0.3'].map((local) => opened(address, local))
    await Promise.all(held.map((socket) => once(socket, 'connect')))
    await once(opened(address, '127.0.0.2'), 'close')
    expect((await ask(address, '/livez')).status).toBe(200)
    expect(held.map(({ closed }) => closed)).toEqual([false, false, false, false, false])
    for (const socket of held) socket.destroy()
  })

  it('keeps no balancer from its own port, when it holds every connection', async () => {
    const { address, probes = '', close } = await serve({ connection: { most: 1 }, probePort: 0 })
    const { hostname, port } = new URL(address)
    const held = connect(Number(port), hostname)
    await once(held, 'connect')
    await expect(ask(address, '/livez')).rejects.toThrow(/hang up|ECONNRESET/)
    const statuses = [await ask(probes, '/livez'), await ask(probes, '/readyz'), await ask(probes, '/api/v3/version')]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 404])
    held.destroy()
    await close()
    await expect(ask(probes, '/livez')).rejects.toThrow(/hang up|ECONN/)
  })

  it('is refused when it is no HTTP, and nothing of it is repeated', async () => {
    const { address } = await serve()
    const answer = await write(address, '<script>alert(1)</script>\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).not.toContain('script')
  })

  it('tells nobody when a client goes away in the middle of its body', async () => {
    const errors: unknown[] = []
    const { address } = await serve({ onError: (error) => errors.push(error) })
    const { hostname, port } = new URL(address)
    const sent = request({ hostname, port, path: FAULTS, method: 'POST', headers: { ...JSON_TYPE, 'Content-Length': '500' } })
    sent.on('error', () => undefined)
    sent.write('{"call":')
    await ask(address, '/api/v3/version')
    const gone = new Promise((resolve) => sent.once('close', resolve))
    sent.destroy()
    await gone
    await ask(address, '/api/v3/version')
    expect(errors).toEqual([])
  })
})
