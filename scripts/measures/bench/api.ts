/**
 * Requests per second of the API without a delay: called in the same process, and over HTTP from a server on this machine with its file storage.
 *
 * A fixed number of requests, sixteen at a time, in several rounds. The client's own work, making requests and reading their JSON, is counted in, and so is
 * that it shares the process with the server.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { cookieCredentials, createApi, memoryStorage } from '@hautelisse/api-mock'
import { serveApp } from '@hautelisse/api-mock/node'
import { plainDate } from '@hautelisse/domain/calendar'
import { pathOf } from '@hautelisse/domain/contract'
import { simulateCall } from '@hautelisse/domain/withdrawal'

import { type BenchRow, median } from './measure.ts'
import { SIMULATION } from './simulation.ts'
import { signIn, type Visitor } from './visitor.ts'

const AT_ONCE = 16
const REQUESTS = 320
const ROUNDS = 5
const TODAY = plainDate('2026-11-20')
const PERSON = 'sylvie-garnier'

const CALLS = [
  { name: 'version', call: { method: 'GET', path: '/api/v3/version' } },
  { name: 'simulation with its explanation', call: { method: 'POST', path: pathOf(simulateCall), body: SIMULATION } },
] as const

type Request = (typeof CALLS)[number]['call']

const sendAll = async ({ send }: Visitor, call: Request): Promise<number> => {
  let left = REQUESTS
  const oneAfterTheOther = async () => {
    while (left > 0) {
      left -= 1
      const answer = await send(call)
      if (answer.status !== 200) throw new Error(`${call.path} answers ${answer.status}: ${await answer.text()}`)
      await answer.json()
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterTheOther))
  return (REQUESTS * 1000) / (performance.now() - start)
}

const measureHome = async (home: string, visitor: Visitor): Promise<BenchRow[]> => {
  const rows: BenchRow[] = []
  for (const { name, call } of CALLS) {
    const rounds: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await sendAll(visitor, call))
    // The first round warms up.
    rows.push({ suite: 'API requests, delay 0', name: `${name}, ${home}`, opsPerSecond: median(rounds.slice(1)) })
  }
  return rows
}

const inProcess = async (): Promise<BenchRow[]> => {
  const app = createApi({
    clock: { now: () => Date.now(), today: () => TODAY },
    storage: memoryStorage(),
    credentials: cookieCredentials({ maxAge: 3600 }),
    random: () => randomBytes(24).toString('base64url'),
    environment: 'production',
  })
  return measureHome('in the process', await signIn('http://localhost', (request) => app.fetch(request, {}), PERSON))
}

const overHttp = async (): Promise<BenchRow[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hautelisse-bench-'))
  const server = await serveApp({ port: 0, host: '127.0.0.1', dataDir, environment: 'preproduction', day: TODAY })
  try {
    return await measureHome('over HTTP on this machine', await signIn(server.address, (request) => fetch(request), PERSON))
  } finally {
    await server.close()
    await rm(dataDir, { recursive: true })
  }
}

/** Measures both homes of the API; fails where a request is not answered with 200. */
export const run = async (): Promise<BenchRow[]> => [...(await inProcess()), ...(await overHttp())]
