/** What an act costs after few others and after ten thousand, with the storage in a file: the journal is folded on from where it was read last. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { cookieCredentials, createApi } from '@hautelisse/api-mock'
import { sqliteStorage } from '@hautelisse/api-mock/node'
import { addDays, plainDate } from '@hautelisse/domain/calendar'

import type { BenchRow } from './measure.ts'
import { signIn } from './visitor.ts'

const FIRST_DAY = plainDate('2026-11-20')
const [FEW, MANY, A_DAY, DEBIT_EVERY, MEASURED] = [10, 10_000, 5, 50, 60]
const DAY_MS = 86_400_000
const YEARS_MS = 40 * 365 * DAY_MS
const PATH = '/api/v2/services/api-s2e/transactional/voluntary_payment'
const MOST_TIMES = 2

const bodyOf = (method: object) => ({
  main_company_id: 'ent-aubrenne',
  policy_id: '00482190',
  kind: 'PUNCTUAL',
  amount: 15,
  repartitions: [{ id: '00482190', investments: [{ id: 'monetaire-responsable', amount: 15 }] }],
  ...method,
})
const CARD = bodyOf({ method: 'CARD' })
const DEBIT = bodyOf({ method: 'DIRECT_DEBIT', rum: 'RUM-0048-2201' })

/** Fills a journal day after day, and measures acts of one day after so many others. */
export const run = async (): Promise<BenchRow[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hautelisse-journal-'))
  const storage = sqliteStorage(dataDir)
  let days = 0
  const start = Date.now()
  const app = createApi({
    clock: { now: () => start + days * DAY_MS, today: () => addDays(FIRST_DAY, days) },
    storage,
    credentials: cookieCredentials({ maxAge: 3600 }),
    random: () => randomBytes(24).toString('base64url'),
    environment: 'production',
    limits: {
      actsPerMinute: Number.MAX_SAFE_INTEGER,
      absoluteMs: YEARS_MS,
      inactivityMs: YEARS_MS,
    },
  })
  try {
    const { send } = await signIn('http://localhost', (request) => app.fetch(request, {}), 'sylvie-garnier')
    const act = async (number: number, body: unknown): Promise<void> => {
      const answer = await send({ method: 'POST', path: PATH, body, key: `key-${number}` })
      if (answer.status !== 200) throw new Error(`Act ${number} is answered ${answer.status}: ${await answer.text()}`)
    }
    /** Cards that are left lapse, one debit in ten days is invested; the year's limit bears no more. */
    const fill = async (from: number, to: number): Promise<void> => {
      for (let number = from; number < to; number += 1) {
        await act(number, number % DEBIT_EVERY === 0 ? DEBIT : CARD)
        if (number % A_DAY === 0) days += 1
      }
    }
    const measure = async (from: number): Promise<number> => {
      await act(from, CARD)
      const before = process.cpuUsage()
      for (let number = from + 1; number <= from + MEASURED; number += 1) await act(number, CARD)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000 / MEASURED
    }
    await fill(1, FEW)
    const few = await measure(FEW)
    await fill(FEW + MEASURED + 1, MANY)
    days += 1
    const many = await measure(MANY)
    const suite = 'an act after others of one person'
    console.log(
      `after ${FEW} acts ${few.toFixed(1)} ms of processor, after ${MANY} acts ${many.toFixed(1)} ms: ${(many / few).toFixed(2)} times`,
    )
    if (many > few * MOST_TIMES)
      throw new Error(`An act after ${MANY} others costs more than ${MOST_TIMES} times one after ${FEW}.`)
    return [
      { suite, name: `after ${FEW}`, opsPerSecond: 1000 / few },
      { suite, name: `after ${MANY}`, opsPerSecond: 1000 / many },
    ]
  } finally {
    storage.close()
    await rm(dataDir, { recursive: true })
  }
}
