import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { inspect, migrate } from './schema.ts'

/** The store of a folder cannot be used; the message says why, in words that follow its name. */
export class StoreRefused extends Error {}

const FILE = 'hautelisse.sqlite'

/** The file of a store in its folder. */
export const storeFile = (directory: string): string => join(directory, FILE)

const NOT_SQLITE = new Set([11, 26])

const codeOf = (error: unknown): number | undefined => (error as { readonly errcode?: number }).errcode

/** SQLite's words for what is no store of its own at all, or a torn one. */
const wordsOf = (error: unknown): string =>
  codeOf(error) === 26 ? 'it is no database' : `it is damaged: ${(error as Error).message}`

/** How long a statement waits for another process, in milliseconds; said first, because the statements that follow may have to wait. */
const BUSY_MS = 2000

/** Folder and file are this user's alone; SQLite gives the files beside its own the same rights. */
const makePrivate = (directory: string): void => {
  const made = mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (made !== undefined) chmodSync(directory, 0o700)
  closeSync(openSync(storeFile(directory), 'a', 0o600))
}

/**
 * Opens the store of a folder, which is created; a file that is not a whole store of ours is left as it is.
 *
 * @param directory the folder
 * @throws StoreRefused where the file is damaged, another program's, of a later version, or half a store
 * @example openStore('.data').close()
 */
export const openStore = (directory: string): DatabaseSync => {
  makePrivate(directory)
  const database = new DatabaseSync(storeFile(directory))
  try {
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`)
    const found = inspect(database)
    if (found.kind === 'refused') throw new StoreRefused(found.why)
    // A write is acknowledged once it is on the disk: neither a killed process nor a lost current takes it back.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    migrate(database, found.version)
    return database
  } catch (error) {
    database.close()
    if (NOT_SQLITE.has(codeOf(error) ?? 0)) throw new StoreRefused(wordsOf(error))
    throw error
  }
}
