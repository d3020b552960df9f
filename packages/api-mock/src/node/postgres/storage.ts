import pg from 'pg'

import type { Storage } from '../../storage/index.ts'
import type { LetterQueue } from '../letters/letter-queue.ts'
import { letterJobs } from './letter-jobs.ts'
import { attemptsIn, lastingIn } from './lasting.ts'
import { documentsIn, journalIn, proofsIn } from './records.ts'
import { migrate } from './schema.ts'
import { askIn, wholeIn } from './whole.ts'

/** A storage on a database server, which several processes share. */
export type SharedStorage = Storage & {
  readonly letters: LetterQueue
  /** Says whether the database answers. */
  readonly isReady: () => Promise<boolean>
  readonly close: () => Promise<void>
}

/** Connections of one process. */
const MOST_CONNECTIONS = 10
/** Nobody waits longer than this for a connection or a statement, in milliseconds. */
const LIMIT_MS = 5000
/** A schema is brought up to date within this many milliseconds, the wait for another process included. */
const MIGRATION_MS = 60_000

/** A lost connection also fails the statement that is asked of it next, which is where it is told: the event must only not end the process. */
const outlive = (client: pg.Client | pg.PoolClient): void => void client.on('error', () => {})

/**
 * Returns a storage in a PostgreSQL database, in a schema of its own, which is created.
 *
 * @param url the database, such as `postgres://user:password@host/database`
 * @param said told of connections that break while nobody uses them; the next question opens another one
 * @throws StoreRefused where the schema is another program's, of a later version, or half a store
 * @example await postgresStorage('postgres://127.0.0.1/hautelisse')
 */
export const postgresStorage = async (url: string, said?: (error: unknown) => void): Promise<SharedStorage> => {
  const migrating = new pg.Client({ connectionString: url, connectionTimeoutMillis: LIMIT_MS, statement_timeout: MIGRATION_MS })
  outlive(migrating)
  await migrating.connect()
  try {
    await migrate(migrating)
  } finally {
    await migrating.end()
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: LIMIT_MS,
    statement_timeout: LIMIT_MS,
    query_timeout: 2 * LIMIT_MS,
    idle_in_transaction_session_timeout: 2 * LIMIT_MS,
    application_name: 'hautelisse',
  })
  pool.on('connect', outlive)
  pool.on('error', (error) => said?.(error))
  const [ask, whole] = [askIn(pool), wholeIn(pool)]
  const letters = letterJobs(url, said)
  return {
    sessions: lastingIn(ask, whole, 'sessions'),
    openings: lastingIn(ask, whole, 'openings'),
    kept: lastingIn(ask, whole, 'kept'),
    attempts: attemptsIn(ask),
    journal: journalIn(ask, whole, letters),
    documents: documentsIn(ask, whole),
    proofs: proofsIn(ask),
    isReady: () =>
      ask('SELECT 1', []).then(
        () => true,
        () => false,
      ),
    letters,
    close: async () => {
      await letters.close()
      await pool.end()
    },
  }
}
