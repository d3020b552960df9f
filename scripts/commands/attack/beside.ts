import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type * as Postgres from '../../../packages/api-mock/src/node/postgres/storage.ts'

// The storage is no part of the package: it is loaded by its place.
const STORAGE = new URL('../../../packages/api-mock/src/node/postgres/storage.ts', import.meta.url)
const { postgresStorage } = (await import(STORAGE.href)) as typeof Postgres

/** An entry of a journal. */
export type Entry = { readonly at: number; readonly key: string; readonly value: string }
/** The journal of a person, reached beside the server that uses it. */
export type Beside = {
  readonly read: () => Promise<readonly Entry[]>
  readonly append: (after: number, entries: readonly Entry[]) => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens the journal of a person in the file of a folder. */
export const besideFile = async (folder: string, person: string): Promise<Beside> => {
  const database = new DatabaseSync(join(folder, 'hautelisse.sqlite'))
  const insert = database.prepare('INSERT INTO journal (person, number, at, key, value) VALUES (?, ?, ?, ?, ?)')
  return {
    read: async () =>
      database.prepare('SELECT at, key, value FROM journal WHERE person = ? ORDER BY number').all(person) as unknown as Entry[],
    append: async (after, entries) => {
      database.exec('BEGIN IMMEDIATE')
      for (const [place, { at, key, value }] of entries.entries()) insert.run(person, after + place + 1, at, key, value)
      database.exec('COMMIT')
    },
    close: async () => database.close(),
  }
}

/** Opens the journal of a person in a PostgreSQL database. */
export const besideDatabase = async (url: string, person: string): Promise<Beside> => {
  const { journal, close } = await postgresStorage(url)
  return {
    read: async () => (await journal.read(person)).map(({ at, key = '', value }) => ({ at, key, value })),
    append: async (after, entries) => void (await journal.append(person, after, entries)),
    close,
  }
}
