import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { ask, type Raw } from './ask.ts'
import { addressOf, ended, start } from './started.testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'hautelisse-logs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'Content-Type': 'application/json' }

/** A browser's cookies, and every address that it was led to or asked for. */
const browser = (address: string) => {
  const jar = new Map<string, string>()
  const addresses: string[] = []
  const send = async (path: string, method = 'GET', headers: Record<string, string> = {}, body?: string): Promise<Raw> => {
    addresses.push(path)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const token = jar.get('XSRF-TOKEN')
    const csrf = token === undefined ? {} : { 'X-XSRF-TOKEN': token }
    const answer = await ask(address, path, { Cookie: cookie, ...csrf, ...headers }, method, body)
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      jar.set(name, value)
    }
    addresses.push(String(answer.headers['location'] ?? ''))
    return answer
  }
  const form = (path: string, fields: Record<string, string>) =>
    send(path, 'POST', FORM, new URLSearchParams({ ...fields, csrf: jar.get('XSRF-TOKEN') ?? '' }).toString())
  const dataOf = async (path: string): Promise<string> =>
    (JSON.parse((await send(path)).body.toString()) as { data: string }).data
  return { jar, addresses, send, form, dataOf }
}

const stateOf = (address: string) => new URL(address, 'http://localhost').searchParams.get('state') ?? ''

const breakStorage = (dataDir: string): void => {
  const database = new DatabaseSync(join(dataDir, 'hautelisse.sqlite'))
  database.exec('DROP TABLE sessions; DROP TABLE openings')
  database.close()
}

describe('what the server prints', { timeout: 30_000 }, () => {
  it('names nobody and nothing of theirs, and neither do addresses: from sign-in to sign-out, refusals and a broken storage included', async () => {
    const dataDir = join(folder, 'data')
    const server = start(dataDir, {})
    const { jar, addresses, send, form, dataOf } = browser(await addressOf(server))

    const door = await dataOf('/api/v3/login/oauth/authorization/collective')
    await send(door)
    await form('/stand-in/sign-in/collective', { state: stateOf(door), person: 'sylvie-garnier' })
    await send('/api/v3/login/oauth/profile/collective')
    await send('/api/v2/services/api-ais/profile', 'POST', JSON_TYPE, '{}')
    await send('/api/v2/services/api-s2e/accounts', 'POST', JSON_TYPE, '{}')
    const otp = await dataOf('/api/v3/login/oauth/otp/collective?state=state-of-the-client')
    const code = /<b>(\d{6})<\/b>/.exec((await send(otp)).body.toString())?.[1] ?? ''
    await form('/stand-in/otp', { state: stateOf(otp), code })
    await send('/api/v3/login/oauth/otp/callback/collective')
    await send('/api/v3/simulators/mrm/simulation', 'POST', JSON_TYPE, '{"retirement_age":"Garnier"}')
    await send('/api/v3/nowhere')
    await send('/api/v2/services/api-ais/profile', 'POST', JSON_TYPE, '{"Garnier')
    const secrets = [...jar.values()].filter((value) => value.length > 20)
    await send('/api/v3/login/oauth/logout', 'POST', JSON_TYPE, '{}')
    expect(server.complained()).toBe('')
    const [address, ...events] = server.said().trim().split('\n')
    expect(address).toMatch(/^Hautelisse: /)
    const notes = events.map(
      (line) => JSON.parse(line) as { readonly event: string; readonly network: string; readonly person?: string },
    )
    expect(notes.map(({ event }) => event)).toEqual(['signed-in', 'code-asked', 'code-right', 'signed-out'])
    expect(new Set(notes.map(({ network }) => network))).toEqual(new Set(['127.0.0.0/24']))
    expect(new Set(notes.flatMap(({ person = [] }) => person)).size).toBe(1)

    breakStorage(dataDir)
    const broken = await send('/api/v3/login/oauth/profile/collective', 'GET', { Cookie: `session=${secrets[0]}` })
    expect(broken.status).toBe(500)
    server.child.kill('SIGTERM')
    await ended(server)
    expect(server.complained()).toContain('no such table')

    const printed = `${server.said()}${server.complained()}`
    const personal = ['sylvie', 'garnier', '1964', '4081', 'soufflets', 'aubrenne', '31480', code, ...secrets]
    expect(secrets.length).toBe(2)
    expect(personal.filter((text) => printed.toLowerCase().includes(text.toLowerCase()))).toEqual([])
    expect(personal.filter((text) => addresses.join('\n').toLowerCase().includes(text.toLowerCase()))).toEqual([])
  })
})
