import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { ask } from './ask.ts'
import { testServers } from './servers.testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'hautelisse-server-'))
const webDir = join(folder, 'web')
const PAGE =
  '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><meta name="api-version" content="__API_VERSION__">' +
  '<script src="/assets/app-1.js"></script>'
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(5000))})`

beforeAll(() => {
  mkdirSync(join(webDir, 'assets'), { recursive: true })
  mkdirSync(join(webDir, '.vite'))
  writeFileSync(join(webDir, 'index.html'), PAGE)
  writeFileSync(join(webDir, 'robots.txt'), 'User-agent: *\nDisallow: /simulator/\n')
  writeFileSync(join(webDir, 'assets', 'app-1.js'), SCRIPT)
  writeFileSync(join(webDir, 'assets', 'app-1.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(webDir, 'assets', 'app-1.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(webDir, 'assets', 'font-1.woff2'), Buffer.alloc(3000))
  writeFileSync(join(webDir, 'assets', 'ysabeau-latin-wght-normal-1.woff2'), '')
  writeFileSync(join(webDir, '.vite', 'manifest.json'), '{}')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
})
afterAll(() => rmSync(folder, { recursive: true }))

const { serve, stopAll } = testServers(join(folder, 'data'), { webDir })
afterEach(stopAll)

const NAVIGATION = { Accept: 'text/html,application/xhtml+xml' }

const directives = (policy: unknown): Record<string, string> =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
  )

describe('what Node serves', () => {
  it('[P-NET-07] says in the page what the version call answers', async () => {
    const { address } = await serve()
    const said = (await ask(address, '/api/v3/version')).body.toString()
    const page = (await ask(address, '/', NAVIGATION)).body.toString()
    expect(page).toContain(`<meta name="api-version" content="${said.replaceAll('"', '&quot;')}">`)
  })

  it('[P-ROUTE-23] says in the page’s own timing that another site led to it, and nothing of what was typed', async () => {
    const { address } = await serve()
    const ledBy = async (site?: string) =>
      (await ask(address, '/logout/easyprojets', { ...NAVIGATION, ...(site && { 'Sec-Fetch-Site': site }) })).headers[
        'server-timing'
      ]
    expect([await ledBy(), await ledBy('none'), await ledBy('same-origin')]).toEqual([undefined, undefined, undefined])
    expect([await ledBy('cross-site'), await ledBy('same-site')]).toEqual(['foreign', 'foreign'])
  })

  it('puts a nonce of its own in each page and in its policy', async () => {
    const { address } = await serve()
    const pages = [await ask(address, '/', NAVIGATION), await ask(address, '/epargne/detail/a', NAVIGATION)]
    const nonces = pages.map(({ body }) => /content="([^"]+)"/.exec(body.toString())?.[1] ?? '')
    expect(new Set(nonces).size).toBe(2)
    for (const [index, { headers, status }] of pages.entries()) {
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      expect(directives(headers['content-security-policy'])).toEqual({
        'default-src': "'self'",
        'script-src': "'self'",
        'style-src': `'self' 'nonce-${nonces[index]}'`,
        'img-src': "'self' data:",
        'connect-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
        'require-trusted-types-for': "'script'",
        'trusted-types': 'worker',
      })
    }
  })

  it('gives the page, with a CSRF token, to navigations and to programs that take anything', async () => {
    const { address } = await serve()
    for (const [path, headers] of [
      ['/', NAVIGATION],
      ['/', {}],
      ['/', { Accept: '*/*' }],
      ['/epargne', { Accept: '*/*' }],
      ['/savings/withdraw/ais/retirement.old', NAVIGATION],
    ] as const) {
      const answer = await ask(address, path, headers)
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=UTF-8'])
      expect(String(answer.headers['set-cookie'])).toMatch(/^XSRF-TOKEN=\S+; /)
    }
    expect((await ask(address, '/assets/app-1.js')).headers['set-cookie']).toBeUndefined()
  })

  it('gives the page to nothing else: a missing file, a missing call and what a page is made of get 404', async () => {
    const { address } = await serve()
    expect((await ask(address, '/epargne', { Accept: '*/*', 'Sec-Fetch-Mode': 'cors' })).status).toBe(404)
    expect((await ask(address, '/epargne', { Accept: 'application/json' })).status).toBe(404)
    expect((await ask(address, '/assets/old.js', { Accept: '*/*' })).status).toBe(404)
    const call = await ask(address, '/api/v3/nowhere', NAVIGATION)
    expect([call.status, call.headers['content-type'], call.body.toString()]).toEqual([
      404,
      'application/json',
      '{"data":"ERR_UNKNOWN"}',
    ])
    expect((await ask(address, '/nothing.js', NAVIGATION, 'POST')).status).toBe(404)
  })

  it('refuses another method than those of an address by its name', async () => {
    const { address } = await serve()
    for (const path of ['/epargne', '/assets/app-1.js', '/robots.txt', '/simulateur/pereco.xls']) {
      const answer = await ask(address, path, NAVIGATION, 'POST')
      expect([path, answer.status, answer.headers['allow']]).toEqual([path, 405, 'GET, HEAD, OPTIONS'])
      expect((await ask(address, path, NAVIGATION, 'OPTIONS')).status).toBe(204)
    }
  })

  it('serves the files of the build and nothing else', async () => {
    const { address } = await serve()
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '/.vite/manifest.json',
      '/assets/app-1.js.br',
    ]) {
      const answer = await ask(address, path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.body.toString()).not.toContain('secret')
    }
    expect((await ask(address, '/index.html', NAVIGATION)).body.toString()).not.toContain('__CSP_NONCE__')
  })

  it('lets browsers keep what is named after its content for good, and ask again for the rest', async () => {
    const { address } = await serve()
    expect((await ask(address, '/assets/app-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const robots = await ask(address, '/robots.txt')
    expect([robots.headers['cache-control'], robots.body.toString()]).toEqual([
      'no-cache',
      'User-agent: *\nDisallow: /simulator/\n',
    ])
    const tag = String(robots.headers['etag'])
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`])
      expect((await ask(address, '/robots.txt', { 'If-None-Match': known })).status).toBe(304)
    expect((await ask(address, '/robots.txt', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it('compresses files as the browser allows, fonts never', async () => {
    const { address } = await serve()
    const brotli = await ask(address, '/assets/app-1.js', { 'Accept-Encoding': 'gzip, br' })
    expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.body).toString()]).toEqual(['br', SCRIPT])
    const gzip = await ask(address, '/assets/app-1.js', { 'Accept-Encoding': 'gzip, br;q=0' })
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', SCRIPT])
    expect((await ask(address, '/assets/app-1.js')).body.toString()).toBe(SCRIPT)
    expect((await ask(address, '/assets/font-1.woff2', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })

  it('compresses long answers of the API, not short ones', async () => {
    const { address } = await serve()
    const long = await ask(address, '/api/openapi.json', { 'Accept-Encoding': 'br' })
    expect(long.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(long.body).toString())).toMatchObject({ openapi: '3.1.1' })
    expect((await ask(address, '/api/v3/version', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })

  it('gives the doors the fonts that the portal has', async () => {
    const { address } = await serve()
    const style = (await ask(address, '/stand-in/style.css')).body.toString()
    expect(style).toContain('url(/assets/ysabeau-latin-wght-normal-1.woff2)')
    expect(style).not.toContain('source-sans-3-latin')
  })

  it('cuts the connection when a call is told to drop', async () => {
    const { address } = await serve({ faults: [{ call: 'version', fault: 'drop', times: 1 }] })
    await expect(ask(address, '/api/v3/version', { 'Accept-Encoding': 'br' })).rejects.toThrow('socket hang up')
    expect((await ask(address, '/api/v3/version')).status).toBe(200)
  })

  it('serves the API alone without a built portal', async () => {
    const { address } = await serve({ webDir: undefined })
    expect((await ask(address, '/api/v3/version')).status).toBe(200)
    expect((await ask(address, '/', NAVIGATION)).status).toBe(404)
    expect((await ask(address, '/robots.txt')).body.toString()).toContain('Disallow: /')
  })
})
