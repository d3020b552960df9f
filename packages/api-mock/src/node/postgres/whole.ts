import pg from 'pg'
import type { ClientBase, Pool } from 'pg'

import { StorageUnavailable } from '../../storage/index.ts'

/** Does several statements as one: all of them, or none. The task may be done again, when somebody else was faster. */
export type Whole = <Value>(task: (client: ClientBase) => Promise<Value>) => Promise<Value>

/** Asks one statement of any connection that is free. */
export type Ask = (statement: string, values: readonly unknown[]) => Promise<pg.QueryResult<Record<string, unknown>>>

/** Another transaction was first: the same row was added, or each waited for the other. Done again, a task sees what the other one wrote. */
const WAS_SECOND: ReadonlySet<string> = new Set(['23505', '40001', '40P01'])

/** Read-only, and a statement or a lock that took too long. */
const TOO_LATE: ReadonlySet<string> = new Set(['25006', '57014', '55P03'])
/** A connection that broke, not enough of something (a full disk, no connection left), a server that stops, one that fails. */
const OUT_OF_REACH: readonly string[] = ['08', '53', '57P', '58']

const codeOf = (error: unknown): string => (error as { readonly code?: string }).code ?? ''

/** The task itself failed: not the server, nor the way to it. */
class TaskFailed extends Error {}

/** What is no answer of the server at all comes from the way to it. */
const isOutOfReach = (error: unknown): boolean => {
  if (!(error instanceof pg.DatabaseError)) return error instanceof Error && !(error instanceof TypeError)
  const code = codeOf(error)
  return TOO_LATE.has(code) || OUT_OF_REACH.some((start) => code.startsWith(start))
}

/** Lets an error of the caller's own code through as what it is. */
export const ownTask = <Value>(task: () => Value): Value => {
  try {
    return task()
  } catch (error) {
    throw new TaskFailed('The change failed.', { cause: error })
  }
}

const told = (error: unknown): unknown => {
  if (error instanceof TaskFailed) return error.cause
  return isOutOfReach(error) ? new StorageUnavailable('The store cannot be reached or written to.', { cause: error }) : error
}

/** As often as this a task is done again before its caller is told. */
const MOST_TRIES = 20

/** Returns what asks one statement; a store out of reach is told from an error of ours. */
export const askIn =
  (pool: Pool): Ask =>
  async (statement, values) => {
    try {
      return await pool.query<Record<string, unknown>>(statement, [...values])
    } catch (error) {
      throw told(error)
    }
  }

const tryOnce = async <Value>(pool: Pool, task: (client: ClientBase) => Promise<Value>): Promise<Value> => {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query('BEGIN')
    const value = await task(client)
    await client.query('COMMIT')
    return value
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** Returns what makes one transaction of a task; a store out of reach is told from an error of ours. */
export const wholeIn =
  (pool: Pool): Whole =>
  async (task) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await tryOnce(pool, task)
      } catch (error) {
        if (tries >= MOST_TRIES || !WAS_SECOND.has(codeOf(error))) throw told(error)
      }
    }
  }
