import type { DatabaseSync } from 'node:sqlite'

import { StorageUnavailable } from '../../storage/index.ts'

/** Does several statements as one: all of them, or none. */
export type Whole = <Value>(task: () => Value) => Value

/** Read-only, an input or output that fails, a full disk, a file that cannot be opened, a store in the hands of another process. */
const OUT_OF_REACH: ReadonlySet<number> = new Set([5, 8, 10, 13, 14])

const isOutOfReach = (error: unknown): boolean =>
  error instanceof Error && OUT_OF_REACH.has(((error as { readonly errcode?: number }).errcode ?? 0) & 0xff)

/** Returns what makes one transaction of a task; a store that cannot be written to is told from an error of ours. */
export const wholeIn =
  (database: DatabaseSync): Whole =>
  (task) => {
    try {
      database.exec('BEGIN IMMEDIATE')
      const value = task()
      database.exec('COMMIT')
      return value
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw isOutOfReach(error) ? new StorageUnavailable('The store cannot be written to.', { cause: error }) : error
    }
  }
