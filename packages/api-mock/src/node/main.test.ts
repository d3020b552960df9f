import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { runServer } from './run-server.ts'
import { MAIN, addressOf, ended, start as startIn } from './started.testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'hautelisse-main-'))
afterAll(() => rmSync(folder, { recursive: true }))

const start = (settings: Record<string, string>) => startIn(join(folder, 'data'), settings)

describe('the command that starts the server', { timeout: 30_000 }, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('prints its address, answers, and ends cleanly on %s', async (signal) => {
    const server = start({})
    const address = await addressOf(server)
    expect((await fetch(`${address}/api/v3/version`)).status).toBe(200)
    server.child.kill(signal)
    expect([await ended(server), server.complained()]).toEqual([0, ''])
  })

  it.each([
    ['throws', "throw new Error('nobody knew')"],
    ['rejects', "void Promise.reject(new Error('nobody knew'))"],
  ])('notes an error that nobody knew of, answers what is under way and ends with 1, when something %s', async (_, breaks) => {
    const server = start({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2',()=>{${breaks}})`)}`,
    })
    const address = await addressOf(server)
    const { hostname, port } = new URL(address)
    const half = request({
      hostname,
      port,
      path: '/api/faults',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': '2' },
    })
    half.write('{')
    await fetch(`${address}/livez`)
    server.child.kill('SIGUSR2')
    while (!server.complained().includes('nobody knew')) await once(server.child.stderr ?? server.child, 'data')
    const answered = once(half, 'response') as Promise<[IncomingMessage]>
    half.end('}')
    const [answer] = await answered
    answer.resume()
    expect([answer.statusCode, await ended(server)]).toEqual([400, 1])
    expect(server.complained()).toMatch(/^Error: nobody knew\n/)
  })

  it('says in one sentence that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const server = start({ PORT: String(port) })
    expect(await ended(server)).toBe(1)
    expect(server.complained()).toBe(
      `Port ${port} is taken by another program: stop it, or choose another one with the setting PORT.\n`,
    )
    other.close()
  })
})

/** What a server that cannot start says, in this process; the command alone says it on its error output. */
const refusal = async (settings: Readonly<Record<string, string>>): Promise<string> => {
  const complaints: string[] = []
  const server = await runServer(
    { PORT: '0', WEB_DIR: '', DATA_DIR: join(folder, 'data'), ...settings },
    { say: () => {}, complain: (line) => complaints.push(line) },
  )
  await server?.close()
  expect(server).toBeUndefined()
  expect(complaints).toHaveLength(1)
  return complaints.join()
}

describe('a server that cannot start', () => {
  it.each([
    ['HOST', 'not.an.address.invalid', 'choose others with the settings HOST and PORT.'],
    ['DATA_DIR', MAIN, 'choose another one with the setting DATA_DIR.'],
  ])('says in one sentence that it cannot use the setting %s', async (name, value, advice) => {
    const sentence = await refusal({ [name]: value })
    expect(sentence).toMatch(/^[^\n]+$/)
    expect(sentence).toContain(advice)
  })

  it('[P-NET-07] says in one sentence which setting it refuses', async () => {
    expect(await refusal({ ENVIRONMENT: 'staging' })).toMatch(/^Setting ENVIRONMENT: [^\n]+$/)
  })

  it('says in one sentence that its doors are not for production', async () => {
    expect(await refusal({ ENVIRONMENT: 'production' })).toMatch(/^Setting ENVIRONMENT: [^\n]+STAND_IN=allowed[^\n]+$/)
  })
})
