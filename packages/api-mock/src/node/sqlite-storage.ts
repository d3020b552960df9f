import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { Storage } from '../storage/index.ts'

export type FileStorage = Storage & { readonly close: () => void }

/** Sorts after every text that goes on after a prefix. */
const LAST_CHARACTER = '\u{10FFFF}'

/**
 * Returns a storage in a file of a local folder, which is created. A restart of the server finds everything again.
 *
 * @param directory the folder
 * @example sqliteStorage('.data')
 */
export const sqliteStorage = (directory: string): FileStorage => {
  mkdirSync(directory, { recursive: true })
  const database = new DatabaseSync(join(directory, 'hautelisse.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000')
  database.exec('CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID')
  const read = database.prepare('SELECT value FROM entries WHERE key = ?')
  const write = database.prepare(
    'INSERT INTO entries (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  )
  const erase = database.prepare('DELETE FROM entries WHERE key = ?')
  const search = database.prepare('SELECT key FROM entries WHERE key >= ? AND key < ? ORDER BY key')
  return {
    get: async (key) => {
      const value = read.get(key)?.['value']
      return typeof value === 'string' ? value : undefined
    },
    set: async (key, value) => void write.run(key, value),
    delete: async (key) => void erase.run(key),
    list: async (prefix) => search.all(prefix, `${prefix}${LAST_CHARACTER}`).map((row) => String(row['key'])),
    close: () => database.close(),
  }
}
