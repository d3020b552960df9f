import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

import { afterAll, afterEach, describe, expect, it } from 'vitest'

import { ask, type Raw } from './ask.ts'
import { readSettings } from './settings.ts'
import { testServers } from './servers.testing.ts'
import { testSite } from './site.testing.ts'

const { folder, webDir, remove } = testSite()
afterAll(remove)

/** Stands for the portal's painter: it writes into the page what it was asked with, and what the API answered it. */
const PAINTER = `
let turn = 0
export const paint = async (page, { path, cookies, environment, today, call, signal }) => {
  if (path === '/broken') throw new Error('broken')
  if (path === '/elsewhere') return undefined
  if (path === '/slow') return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  if (path === '/late') await new Promise((go, stop) => (setTimeout(go, 20), signal.addEventListener('abort', () => stop(signal.reason))))
  const asked = { method: 'GET', path: '/api/v3/login/oauth/profile/collective', headers: { accept: 'application/json' } }
  const { status, body } = path === '/version' ? await call({ ...asked, path: '/api/v3/version' }) : await call(asked)
  const { code } = JSON.parse(body)
  if (path === '/named') return page + '<b>__CSP_NONCE__</b>'
  return page + ' '.repeat(1024) + '<b>' + JSON.stringify({ path, cookies, environment, today, status, code, turn: (turn += 1) }) + '</b>'
}
`
mkdirSync(join(webDir, '.paint'))
writeFileSync(join(webDir, '.paint', 'paint.mjs'), PAINTER)

const { serve, stopAll } = testServers(join(folder, 'data'), { webDir })
afterEach(stopAll)

const textOf = ({ headers, body }: Raw): string =>
  (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString()
const HTML = { Accept: 'text/html' }

describe('a page that the build can paint', () => {
  it('is painted with the caller’s cookies, by the API behind the same address', async () => {
    const { address } = await serve()
    const text = textOf(await ask(address, '/', { ...HTML, Cookie: 'display=en.shown' }))
    expect(text).toContain(
      '"path":"/","cookies":"display=en.shown","environment":"development","today":"2026-11-20","status":401',
    )
  })

  it('gets the nonce and the policy of every page, and one CSRF token', async () => {
    const { address } = await serve()
    const { headers, body } = await ask(address, '/version', HTML)
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
    expect(body.toString()).toContain(`content="${nonce}"`)
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['no-store', [expect.stringMatching(/^XSRF-TOKEN=/)]])
    expect(String(headers['set-cookie'])).toMatch(/^XSRF-TOKEN=/)
  })

  it('gives its nonce to nothing that was painted into it, whatever it says', async () => {
    const { address } = await serve()
    const text = textOf(await ask(address, '/named', HTML))
    expect(text).toContain('<b>__CSP_NONCE__</b>')
    expect(text).not.toContain('content="__CSP_NONCE__"')
  })

  it('is painted once for all visitors who want it shown alike, and each time for a caller who may be signed in', async () => {
    const { address } = await serve()
    const turnOf = async (Cookie: string, path = '/') =>
      /"turn":(\d+)/.exec(textOf(await ask(address, path, { ...HTML, Cookie })))?.[1]
    const first = await turnOf('XSRF-TOKEN=one')
    expect(await turnOf('XSRF-TOKEN=other')).toBe(first)
    const others = [await turnOf('display=en.shown'), await turnOf('', '/version')]
    for (const cookie of ['session=1', '__Host-session=1', 'session-origin=collective', 'visitor=1', 'session=1'])
      others.push(await turnOf(cookie))
    expect(new Set([first, ...others]).size).toBe(1 + others.length)
    expect(others).not.toContain(undefined)
  })

  it('is compressed as its browser allows', async () => {
    const { address } = await serve()
    const packed = await ask(address, '/', { ...HTML, 'Accept-Encoding': 'br' })
    expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['br', 'Accept-Encoding'])
    expect(textOf(packed)).toContain('"path":"/"')
  })

  it.each(['/broken', '/elsewhere', '/slow', '/?from=elsewhere'])(
    'is sent unpainted where it cannot be painted: %s',
    async (path) => {
      const { address } = await serve()
      const { status, body } = await ask(address, path, HTML)
      expect([status, body.toString().includes('csp-nonce'), body.toString().includes('<b>')]).toEqual([200, true, false])
    },
  )

  it('is sent unpainted, as one too many, to a client who asks for more than four at once, and to all beyond eight', async () => {
    const { address } = await serve({ trustedProxies: ['127.0.0.1'] })
    const from = (client: string, path: string) => ask(address, path, { ...HTML, 'X-Forwarded-For': client })
    const slow = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1'].map((client) => from(client, '/slow'))
    const refused = await from('192.0.2.1', '/')
    expect([refused.status, refused.headers['retry-after'], refused.body.toString().includes('<b>')]).toEqual([429, '1', false])
    expect(refused.body.toString()).toContain('csp-nonce')
    expect((await from('192.0.2.2', '/')).body.toString()).toContain('<b>')
    slow.push(...['192.0.2.3', '192.0.2.3', '192.0.2.4', '192.0.2.4'].map((client) => from(client, '/slow')))
    expect((await from('192.0.2.5', '/version')).status).toBe(429)
    await Promise.all(slow)
    expect((await ask(address, '/', HTML)).body.toString()).toContain('<b>')
  })

  it('is waited for as long as a setting says', async () => {
    const isPainted = async (paintMs?: number) => {
      const { address } = await serve({ paintMs })
      const { body } = await ask(address, '/late', HTML)
      await stopAll()
      return body.toString().includes('<b>')
    }
    expect([await isPainted(), await isPainted(1)]).toEqual([true, false])
    expect([readSettings({}).PAINT_MS, readSettings({ PAINT_MS: '2500' }).PAINT_MS]).toEqual([600, 2500])
  })

  it('keeps its connection when a call of it is to be cut', async () => {
    const { address } = await serve({ faults: [{ call: 'version', fault: 'drop', times: 1 }] })
    const { status, body } = await ask(address, '/version', HTML)
    expect([status, body.toString().includes('<b>')]).toEqual([200, false])
  })

  it('does not hand over what pages are painted with', async () => {
    const { address } = await serve()
    expect((await ask(address, '/.paint/paint.mjs')).status).toBe(404)
  })

  it('is sent unpainted where a setting says so', async () => {
    const { address } = await serve({ paints: false })
    expect((await ask(address, '/', HTML)).body.toString()).not.toContain('<b>')
    expect([readSettings({}).PAINT, readSettings({ PAINT: 'no' }).PAINT]).toEqual(['yes', 'no'])
  })
})
