import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { CannotStart } from './cannot-start.ts'
import { hasRoom, openStorage } from './open-storage.ts'
import { sealWith, secretIn } from './secret.ts'
import { testBrowser } from './test-browser.ts'
import { testServers } from './servers.testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'hautelisse-secret-'))
afterAll(() => rmSync(folder, { recursive: true }))

const emptyFolder = (): string => mkdtempSync(join(folder, 'each-'))

it('a store is ready while there is room on its disk', async () => {
  const storage = await openStorage({ dataDir: emptyFolder() })
  expect(await storage.isReady()).toBe(true)
  await storage.close()
  expect(await hasRoom(folder, Number.MAX_SAFE_INTEGER)).toBe(false)
})

describe('the secret of a server', () => {
  it('is made at the first start, for its own user alone, and stays', () => {
    const directory = emptyFolder()
    const secret = secretIn(directory)
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(statSync(join(directory, 'secret')).mode & 0o777).toBe(0o600)
    expect([secretIn(directory), secretIn(emptyFolder())]).toEqual([secret, expect.not.stringContaining(secret)])
  })

  it('is refused in one sentence where it has not 32 bytes', () => {
    const directory = emptyFolder()
    writeFileSync(join(directory, 'secret'), 'short')
    expect(() => secretIn(directory)).toThrow(CannotStart)
    expect(readFileSync(join(directory, 'secret'), 'utf8')).toBe('short')
  })

  it('must be given where servers share a database', async () => {
    const opening = openStorage({ dataDir: emptyFolder(), databaseUrl: 'postgres://127.0.0.1:1/none' })
    await expect(opening).rejects.toThrow(/^Setting SECRET: [^\n]+$/)
  })

  it('is told from a database that does not answer, which is named without its password', async () => {
    const place = { dataDir: emptyFolder(), databaseUrl: 'postgres://me:hidden@127.0.0.1:1/none', secret: 'ab'.repeat(32) }
    const problem: unknown = await openStorage(place).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(CannotStart)
    expect(String(problem)).toMatch(/The database 127\.0\.0\.1:1\/none cannot be used \(ECONNREFUSED\)/)
    expect(String(problem)).not.toContain('hidden')
  })

  it('makes what another one cannot make; an id is hashed as SHA-256 says', () => {
    const [one, other] = [sealWith('00'.repeat(32)), sealWith('ff'.repeat(32))]
    expect(one.mac('text')).not.toBe(other.mac('text'))
    // FIPS 180-2, appendix B.1: SHA-256 of "abc".
    expect(Buffer.from(one.hash('abc'), 'base64url').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    )
    // RFC 4231, test case 1: the key is twenty bytes of 0x0b.
    expect(Buffer.from(sealWith('0b'.repeat(20)).mac('Hi There'), 'base64url').toString('hex')).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    )
  })

  it('keeps the ids of sessions and the codes out of the file', async () => {
    const dataDir = emptyFolder()
    const { serve, stopAll } = testServers(dataDir)
    const { address } = await serve()
    const browser = testBrowser()
    await browser.signIn(address, 'sylvie-garnier')
    await browser.get(address, '/api/v3/login/oauth/otp/collective?state=kept-state')
    const door = (await browser.get(address, '/stand-in/otp?state=kept-state')).body.toString()
    const code = /<b>(\d{6})<\/b>/.exec(door)?.[1] ?? 'no code'
    await stopAll()
    const file = readFileSync(join(dataDir, 'hautelisse.sqlite'), 'latin1')
    expect(file).toContain('kept-state')
    expect(file).not.toContain(browser.cookies.get('session'))
    expect(file).not.toContain(`"${code}"`)
  })
})
