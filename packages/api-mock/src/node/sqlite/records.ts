import type { DatabaseSync } from 'node:sqlite'

import type { Documents, Journal, JournalEntry, ProofEntry, ProofLog } from '../../storage/index.ts'
import { kindIn } from './schema.ts'
import type { Whole } from './whole.ts'

type Row = Record<string, unknown>

const entryOf = ({ number, at, key, value }: Row): JournalEntry => ({
  number: Number(number),
  at: Number(at),
  value: String(value),
  ...(typeof key === 'string' ? { key } : {}),
})

/** What people do, append-only. */
export const journalIn = (database: DatabaseSync, whole: Whole): Journal => {
  const last = database.prepare('SELECT max(number) AS last FROM journal WHERE person = ?')
  const since = database.prepare(
    'SELECT number, at, key, value FROM journal WHERE person = ? AND number > ? ORDER BY number LIMIT ?',
  )
  const byKey = database.prepare('SELECT number, at, key, value FROM journal WHERE person = ? AND key = ?')
  const insert = database.prepare('INSERT INTO journal (person, number, at, key, value) VALUES (?, ?, ?, ?, ?)')
  const lastOf = (person: string): number => Number(last.get(person)?.['last'] ?? 0)
  const noteLetter = database.prepare('INSERT INTO due_letters (person, key, place, tries, due_at) VALUES (?, ?, ?, 0, 0)')
  return {
    append: async (person, after, entries) =>
      whole(() => {
        const keys = entries.flatMap(({ key }) => (key === undefined ? [] : [key]))
        if (new Set(keys).size < keys.length || keys.some((key) => byKey.get(person, key) !== undefined)) return 'repeated'
        if (lastOf(person) !== after) return 'conflict'
        for (const [index, { at, key, value, letters = 0 }] of entries.entries()) {
          insert.run(person, after + index + 1, at, key ?? null, value)
          if (key === undefined) continue
          for (let place = 0; place < letters; place += 1) noteLetter.run(person, key, place)
        }
        return 'appended'
      }),
    last: async (person) => lastOf(person),
    read: async (person, after = 0, most = -1) => since.all(person, after, most).map(entryOf),
    find: async (person, key) => {
      const row = byKey.get(person, key)
      return row === undefined ? undefined : entryOf(row)
    },
  }
}

/** Documents of people, by version. */
export const documentsIn = (database: DatabaseSync, whole: Whole): Documents => {
  const select = database.prepare('SELECT version, value FROM documents WHERE person = ? AND name = ?')
  const put = database.prepare(
    `INSERT INTO documents (person, name, version, value) VALUES (?, ?, 1, ?)
     ON CONFLICT (person, name) DO UPDATE SET version = version + 1, value = excluded.value`,
  )
  const find = (person: string, name: string) => {
    const row = select.get(person, name)
    return typeof row?.['value'] === 'string' ? { value: row['value'], version: Number(row['version']) } : undefined
  }
  return {
    read: async (person, name) => find(person, name),
    update: async (person, name, change) =>
      whole(() => {
        const { value, result } = change(find(person, name))
        if (value !== undefined) put.run(person, name, value)
        return result
      }),
  }
}

const proofOf = ({ at, value }: Row): ProofEntry => ({ at: Number(at), value: String(value) })

/** What people answered, append-only. The column `kind` follows from the value; a limit of -1 means no limit. */
export const proofsIn = (database: DatabaseSync, whole: Whole): ProofLog => {
  const insert = database.prepare(
    `INSERT INTO consents (person, at, value) SELECT :person, :at, :value
     WHERE :most < 0 OR :most > (SELECT count(*) FROM (SELECT 1 FROM consents WHERE person = :person AND kind = ${kindIn(':value')} LIMIT :most))`,
  )
  const select = database.prepare('SELECT at, value FROM consents WHERE person = ? AND kind = ? ORDER BY number')
  const latest = database.prepare('SELECT at, value FROM consents WHERE person = ? AND kind = ? ORDER BY number DESC LIMIT 1')
  const counted = database.prepare('SELECT count(*) AS many FROM (SELECT 1 FROM consents WHERE person = ? AND kind = ? LIMIT ?)')
  return {
    append: async (person, { at, value }, most = -1) => whole(() => insert.run({ person, at, value, most }).changes > 0),
    last: async (person, kind) => {
      const row = latest.get(person, kind)
      return row === undefined ? undefined : proofOf(row)
    },
    read: async (person, kind) => select.all(person, kind).map(proofOf),
    count: async (person, kind, most) => Number(counted.get(person, kind, most)?.['many'] ?? 0),
  }
}
