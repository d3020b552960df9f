import type { DatabaseSync } from 'node:sqlite'

import type { Attempts, Lasting, LastingTexts } from '../../storage/index.ts'
import type { Whole } from './whole.ts'

/** Tables of texts that end by themselves. */
type LastingTable = 'sessions' | 'openings' | 'kept'

const removerOf = (database: DatabaseSync, table: string, whole: Whole) => {
  const remove = database.prepare(
    `DELETE FROM ${table} WHERE key IN (SELECT key FROM ${table} WHERE ends_at <= ? ORDER BY ends_at LIMIT ?)`,
  )
  return async (now: number, most: number): Promise<number> => whole(() => Number(remove.run(now, most).changes))
}

/** Texts that end by themselves, in a table of their own. */
export const lastingIn = (database: DatabaseSync, table: LastingTable, whole: Whole): LastingTexts => {
  const select = database.prepare(`SELECT value FROM ${table} WHERE key = ?`)
  const put = database.prepare(
    `INSERT INTO ${table} (key, value, ends_at, person) VALUES (?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, ends_at = excluded.ends_at, person = excluded.person`,
  )
  const remove = database.prepare(`DELETE FROM ${table} WHERE key = ?`)
  const byPerson = database.prepare(`SELECT key, value FROM ${table} WHERE person = ?`)
  const write = (key: string, { value, endsAt, person }: Lasting) => void put.run(key, value, endsAt, person ?? null)
  const find = (key: string): string | undefined => {
    const row = select.get(key)
    return row === undefined ? undefined : String(row['value'])
  }
  return {
    find: async (key) => find(key),
    add: async (key, kept) => whole(() => write(key, kept)),
    of: async (person) => byPerson.all(person).map((row) => [String(row['key']), String(row['value'])] as const),
    update: async (key, change) =>
      whole(() => {
        const found = find(key)
        if (found === undefined) return undefined
        const { writes, result } = change(found)
        for (const [written, kept] of writes) {
          if (kept === undefined) remove.run(written)
          else write(written, kept)
        }
        return result
      }),
    removeEnded: removerOf(database, table, whole),
  }
}

/** Counted tries. */
export const attemptsIn = (database: DatabaseSync, whole: Whole): Attempts => {
  const count = database.prepare(
    `INSERT INTO attempts (key, tried, since, ends_at) VALUES (:key, 1, :now, :now + :windowMs)
     ON CONFLICT (key) DO UPDATE SET
       tried = CASE WHEN ends_at <= :now THEN 1 ELSE tried + 1 END,
       since = CASE WHEN ends_at <= :now THEN :now ELSE since END,
       ends_at = CASE WHEN ends_at <= :now THEN :now ELSE since END + :windowMs
     RETURNING tried, since`,
  )
  const select = database.prepare('SELECT tried, since FROM attempts WHERE key = ? AND ends_at > ?')
  const remove = database.prepare('DELETE FROM attempts WHERE key = ?')
  const read = (row: Record<string, unknown> | undefined) =>
    row === undefined ? undefined : { tried: Number(row['tried']), since: Number(row['since']) }
  return {
    count: async (key, { now, windowMs }) => whole(() => read(count.get({ key, now, windowMs })) ?? { tried: 1, since: now }),
    read: async (key, now) => read(select.get(key, now)),
    forget: async (key) => whole(() => void remove.run(key)),
    removeEnded: removerOf(database, 'attempts', whole),
  }
}
