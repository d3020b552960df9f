import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { StoreRefused } from '../store-refused.ts'
import { inspect, migrate } from './schema.ts'

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

/** The process that locks this file owns the folder. The file stays empty. */
const lockFile = (directory: string): string => join(directory, 'hautelisse.lock')

/** Folder and files are this user's alone; SQLite gives the files beside its own the same rights. */
const makePrivate = (directory: string): void => {
  const made = mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (made !== undefined) chmodSync(directory, 0o700)
  for (const file of [storeFile(directory), lockFile(directory)]) closeSync(openSync(file, 'a', 0o600))
}

const IN_USE = 5

/** Takes a folder for one store at a time. The machine lets go of it when the process ends, in whatever way. */
const hold = (directory: string): DatabaseSync => {
  const lock = new DatabaseSync(lockFile(directory))
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    throw codeOf(error) === IN_USE ? new StoreRefused('another process uses it') : error
  }
}

/** A store that was opened, and what ends it: the folder is free again. */
export type OpenStore = { readonly database: DatabaseSync; readonly close: () => void }

/**
 * Opens the store of a folder, which is created. A folder in which another one is open, and a file that is not a whole store of ours, are left as
 * they are.
 *
 * @param directory the folder
 * @throws StoreRefused where the folder is in use, or the file is damaged, another program's, of a later version, or half a store
 * @example openStore('.data').close()
 */
export const openStore = (directory: string): OpenStore => {
  makePrivate(directory)
  const lock = hold(directory)
  const database = new DatabaseSync(storeFile(directory), { open: false })
  const close = () => {
    if (database.isOpen) database.close()
    lock.close()
  }
  try {
    database.open()
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`)
    const found = inspect(database)
    if (found.kind === 'refused') throw new StoreRefused(found.why)
    // A write is acknowledged once it is on the disk: neither a killed process nor a lost current takes it back.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    migrate(database, found.version)
    return { database, close }
  } catch (error) {
    close()
    if (NOT_SQLITE.has(codeOf(error) ?? 0)) throw new StoreRefused(wordsOf(error))
    throw error
  }
}
