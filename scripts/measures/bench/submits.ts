/** Payments that are submitted per second, each under its own key, with the storage in a file: journal, limits and what follows from it are computed. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { cookieCredentials, createApi } from '@hautelisse/api-mock'
import { sqliteStorage } from '@hautelisse/api-mock/node'
import { plainDate } from '@hautelisse/domain/calendar'

import type { BenchRow } from './measure.ts'
import { signIn } from './visitor.ts'

const SUBMITS = 60
const TODAY = plainDate('2026-11-20')
const PATH = '/api/v2/services/api-s2e/transactional/voluntary_payment'
const BODY = {
  main_company_id: 'ent-aubrenne',
  policy_id: '00482190',
  kind: 'PUNCTUAL',
  method: 'CARD',
  amount: 15,
  repartitions: [{ id: '00482190', investments: [{ id: 'monetaire-responsable', amount: 15 }] }],
}

/** Measures payments one after the other: the first ones, and those that follow many. */
export const run = async (): Promise<BenchRow[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hautelisse-submits-'))
  const storage = sqliteStorage(dataDir)
  const app = createApi({
    clock: { now: () => Date.now(), today: () => TODAY },
    storage,
    credentials: cookieCredentials({ maxAge: 3600 }),
    random: () => randomBytes(24).toString('base64url'),
    environment: 'production',
    limits: { actsPerMinute: Number.MAX_SAFE_INTEGER },
  })
  try {
    const { send } = await signIn('http://localhost', (request) => app.fetch(request, {}), 'sylvie-garnier')
    let number = 0
    const submitAll = async (): Promise<number> => {
      const start = performance.now()
      for (let left = SUBMITS; left > 0; left -= 1) {
        number += 1
        const answer = await send({ method: 'POST', path: PATH, body: BODY, key: `key-${number}` })
        if (answer.status !== 200) throw new Error(`A payment is answered ${answer.status}: ${await answer.text()}`)
      }
      return (SUBMITS * 1000) / (performance.now() - start)
    }
    const suite = 'payments submitted, storage in a file'
    const before = process.cpuUsage()
    const first = await submitAll()
    const { user, system } = process.cpuUsage(before)
    process.stdout.write(`a payment takes ${((user + system) / 1000 / SUBMITS).toFixed(1)} ms of processor time\n`)
    return [
      { suite, name: `the first ${SUBMITS}`, opsPerSecond: first },
      { suite, name: `the next ${SUBMITS}`, opsPerSecond: await submitAll() },
    ]
  } finally {
    storage.close()
    await rm(dataDir, { recursive: true })
  }
}
