import type { ClientBase } from 'pg'
import { PgBoss } from 'pg-boss'

import { HAND_OVER_S, LONGEST_WAIT_S, type DueLetter, type LetterQueue } from '../letters/letter-queue.ts'

const QUEUE = 'letters'
/** Schema of the job queue, beside that of the store. */
const SCHEMA = 'hautelisse_jobs'
const CONNECTIONS = 2
const LIMIT_MS = 5000
const YEAR_S = 365 * 24 * 3600
const DAY_S = 24 * 3600

/** Letters that one process sends at a time. */
const AT_ONCE = 10
/** Between two looks for work, in seconds. */
const POLL_S = 0.5
/** Work of a process that was killed is given to another one once its time is over, which is looked at so often: seconds. */
const LOOK_S = 2

/** A job ends by its own limits long before another process may take it. */
const TAKE_OVER_S = 2 * HAND_OVER_S

const OPTIONS = {
  expireInSeconds: TAKE_OVER_S,
  retryLimit: 100_000,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: LONGEST_WAIT_S,
  retentionSeconds: YEAR_S,
  deleteAfterSeconds: DAY_S,
} as const

/** Letters to be sent as jobs of the database that holds the journal. */
export type LetterJobs = LetterQueue & {
  /** Makes the job of a letter in the transaction that keeps its act: neither is there without the other. */
  readonly add: (client: ClientBase, due: DueLetter) => Promise<void>
  /** Gets the queue ready to take jobs; before the first transaction that needs it. */
  readonly prepare: () => Promise<void>
  readonly close: () => Promise<void>
}

const startBoss = async (url: string, onError?: (error: unknown) => void): Promise<PgBoss> => {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    max: CONNECTIONS,
    connectionTimeoutMillis: LIMIT_MS,
    application_name: 'hautelisse-letters',
    schedule: false,
    superviseIntervalSeconds: LOOK_S,
    monitorIntervalSeconds: LOOK_S,
  })
  // What fails in the background is tried again by the queue itself: without a listener it would end the process.
  boss.on('error', (error) => onError?.(error))
  await boss.start()
  await boss.createQueue(QUEUE, OPTIONS)
  return boss
}

/**
 * Returns the letters of a database that are to be sent; the queue is started when it is first needed.
 *
 * @param url the database
 * @param onError told what fails in the background
 */
export const letterJobs = (url: string, onError?: (error: unknown) => void): LetterJobs => {
  let starting: Promise<PgBoss> | undefined
  const ready = (): Promise<PgBoss> =>
    (starting ??= startBoss(url, onError).catch((error: unknown) => {
      starting = undefined
      throw error
    }))
  return {
    prepare: async () => void (await ready()),
    add: async (client, due) => {
      const boss = await ready()
      const executeSql = (text: string, values?: unknown[]) => client.query<Record<string, unknown>>(text, values)
      await boss.send(QUEUE, due, { db: { executeSql } })
    },
    start: async (deliver, onFailure) => {
      const boss = await ready()
      await boss.work<DueLetter, void, { batchSize: number; pollingIntervalSeconds: number; perJobResults: true }>(
        QUEUE,
        { batchSize: AT_ONCE, pollingIntervalSeconds: POLL_S, perJobResults: true },
        (jobs) =>
          Promise.all(
            jobs.map(async ({ id, data }) => {
              try {
                await deliver(data)
                return { id, status: 'completed' as const }
              } catch (error) {
                onFailure?.(error)
                return { id, status: 'failed' as const }
              }
            }),
          ),
      )
      return () => boss.offWork(QUEUE, { wait: true })
    },
    close: async () => {
      const boss = await starting
      await boss?.stop({ graceful: true, timeout: TAKE_OVER_S * 1000 })
    },
  }
}
