/**
 * The server under load, from another process: `npm run load`, after a build. Fills a store with 300 000 sessions that have ended and looks for the longest
 * pause while they are removed; has 32 anonymous clients ask for what costs most and times the reads of somebody signed in; counts the processor time of
 * single requests, by what Linux says of the server's process; then looks how long each call of the catalogue holds the event loop with the heaviest body
 * that it accepts: above 50 ms it is an error. `--quick` measures a tenth as long, `--holds` the last alone.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { sqliteStorage } from '@hautelisse/api-mock/node'
import { CSRF_COOKIE, CSRF_HEADER, pathOf } from '@hautelisse/domain/contract'
import { simulateCall } from '@hautelisse/domain/withdrawal'

import type * as Holds from '../../packages/api-mock/src/node/test-holds.ts'
import { SIMULATION } from './bench/simulation.ts'
import { signIn } from './bench/visitor.ts'

const SESSIONS = 300_000
const CLIENTS = 32
const isQuick = process.argv.includes('--quick')
const SECONDS = isQuick ? 3 : 15
const REQUESTS = isQuick ? 60 : 300
const ROUNDS = isQuick ? 1 : 3
const PROFILE = '/api/v3/login/oauth/profile/collective'
const TAX = {
  path: '/api/v3/simulators/tax/simulation',
  body: JSON.stringify({
    gender: 'F',
    client_age: 41,
    marital_status: 'CE',
    children: 0,
    monthly_income: 5000,
    allocated_periodicity: '',
  }),
}

type Asked = {
  readonly path: string
  readonly body?: string | undefined
  readonly cookie?: string | undefined
  readonly page?: true
}
type Told = { readonly status: number; readonly bytes: number; readonly milliseconds: number }

const tokenIn = (cookie: string): string => new RegExp(`${CSRF_COOKIE}=([^;]*)`).exec(cookie)?.[1] ?? ''

const agent = new Agent({ keepAlive: true, maxSockets: 100 })

const ask = (address: string, { path, body, cookie, page }: Asked): Promise<Told> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const headers = {
      'Accept-Encoding': 'br',
      Accept: page === true ? 'text/html' : 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(cookie === undefined ? {} : { Cookie: cookie, [CSRF_HEADER]: tokenIn(cookie) }),
    }
    const sent = request(`${address}${path}`, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => (bytes += part.length))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes, milliseconds: performance.now() - started }))
    })
    sent.on('error', reject)
    sent.end(body)
  })

const rank = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

const median = (values: readonly number[]): number => rank(values, 0.5)
const inMs = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const fill = (folder: string): void => {
  sqliteStorage(folder).close()
  const database = new DatabaseSync(join(folder, 'hautelisse.sqlite'))
  const value = JSON.stringify({ sub: 'x'.repeat(300) })
  database.exec('BEGIN')
  const insert = database.prepare('INSERT INTO sessions (key, value, ends_at) VALUES (?, ?, ?)')
  for (let number = 0; number < SESSIONS; number += 1)
    insert.run(createHash('sha256').update(`session-${number}`).digest('base64url'), value, number + 1)
  database.exec('COMMIT')
  database.close()
}

/** Processor time of a process so far, in milliseconds: its own and the system's for it, in ticks of a hundredth of a second. */
const processorMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Asks every few milliseconds for something that costs nothing: its slowest answer is the longest pause. */
const longestPause = async (address: string): Promise<number> => {
  const until = performance.now() + SECONDS * 1000
  let longest = 0
  while (performance.now() < until) longest = Math.max(longest, (await ask(address, { path: '/livez' })).milliseconds)
  return longest
}

/** Times the reads of somebody signed in while anonymous clients ask for one thing without a rest. */
const readsBeside = async (address: string, cookie: string, asked: Asked): Promise<readonly number[]> => {
  const until = performance.now() + SECONDS * 1000
  const crowd = Array.from({ length: CLIENTS }, async () => {
    while (performance.now() < until) await ask(address, asked)
  })
  const reads: number[] = []
  while (performance.now() < until) reads.push((await ask(address, { path: PROFILE, cookie })).milliseconds)
  await Promise.all(crowd)
  return reads
}

const costOf = async (address: string, pid: number, asked: Asked): Promise<{ readonly ms: number; readonly bytes: number }> => {
  for (let turn = 0; turn < REQUESTS / 3; turn += 1) await ask(address, asked)
  const before = processorMs(pid)
  let bytes = 0
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    const answer = await ask(address, asked)
    if (answer.status !== 200) throw new Error(`${asked.path} answers ${answer.status}`)
    ;({ bytes } = answer)
  }
  return { ms: (processorMs(pid) - before) / REQUESTS, bytes }
}

/** People whose answers together have every call and every list that anybody's have. */
const ASKING = [
  'sylvie-garnier',
  'nadia-belkhir',
  'lea-morvan',
  'camille-verdier',
  'bruno-castagne',
  'ines-caradec',
  'hugo-delmas',
  'karim-vasseur',
  'marc-delorme',
  'helene-fontanel',
]
/** No accepted request may keep the others waiting for longer, in milliseconds. */
const MOST_HOLD_MS = 50
const HOLDS_SHOWN = 15

const sayHolds = async (): Promise<void> => {
  // What the tests send is no part of the package: it is loaded by its place.
  const place = new URL('../../packages/api-mock/src/node/test-holds.ts', import.meta.url)
  const { measureHolds } = (await import(place.href)) as typeof Holds
  const holds = await measureHolds(isQuick ? 1 : 3, ASKING)
  say(`Longest holds of the event loop by one accepted request, of ${holds.length} calls:`)
  for (const { name, ms, bytes } of holds.slice(0, HOLDS_SHOWN)) say(`${name}: ${inMs(ms)}, ${bytes} bytes`)
  if (holds.some(({ ms }) => ms > MOST_HOLD_MS)) process.exitCode = 1
}

const loadServer = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'hautelisse-load-'))
  fill(folder)
  const server = spawn(process.execPath, ['--conditions=source', 'packages/api-mock/src/node/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      SIGN_IN_LIMIT: '1000000',
      TRUSTED_PROXY: '127.0.0.1',
      TODAY: '2026-11-20',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [first] = (await once(server.stdout, 'data')) as [Buffer]
    const address = /http:\S+/.exec(first.toString())?.[0] ?? ''
    const pid = server.pid ?? 0
    const { cookie } = await signIn(address, (sent) => fetch(sent), 'sylvie-garnier')

    const pauses: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) pauses.push(await longestPause(address))
    say(`${SESSIONS} sessions that have ended: longest pause ${inMs(median(pauses))} (${pauses.map(inMs).join(', ')})`)

    const crowds: Readonly<Record<string, Asked>> = {
      OpenAPI: { path: '/api/openapi.json' },
      'tax simulation': TAX,
      '/': { path: '/', page: true },
      version: { path: '/api/v3/version' },
    }
    for (const [name, asked] of Object.entries(crowds)) {
      // What is made once is made by the first who asks.
      await ask(address, asked)
      const rounds: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(rank(await readsBeside(address, cookie, asked), 0.95))
      say(`${CLIENTS} clients on ${name}: a signed-in read at p95 ${inMs(median(rounds))} (${rounds.map(inMs).join(', ')})`)
    }

    const singles: Readonly<Record<string, Asked>> = {
      version: { path: '/api/v3/version' },
      profile: { path: PROFILE, cookie },
      'tax simulation': TAX,
      'withdrawal of three contracts': { path: pathOf(simulateCall), body: JSON.stringify(SIMULATION), cookie },
      '/ painted': { path: '/', page: true },
      '/epargne painted': { path: '/epargne', page: true, cookie },
      OpenAPI: { path: '/api/openapi.json' },
    }
    for (const [name, asked] of Object.entries(singles)) {
      const rounds: number[] = []
      let size = 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const { ms, bytes } = await costOf(address, pid, asked)
        rounds.push(ms)
        size = bytes
      }
      say(`${name}: ${inMs(median(rounds))} of processor time (${rounds.map(inMs).join(', ')}), ${size} bytes`)
    }
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

if (!process.argv.includes('--holds')) await loadServer()
await sayHolds()
