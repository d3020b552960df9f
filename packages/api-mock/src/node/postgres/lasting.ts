import type { Attempts, Lasting, LastingTexts } from '../../storage/index.ts'
import { ownTask, type Ask, type Whole } from './whole.ts'

/** Tables of texts that end by themselves. */
type LastingTable = 'sessions' | 'openings' | 'kept'

/** Rows that another process is removing are left to it. */
const removerOf = (ask: Ask, table: string) => async (now: number, most: number) => {
  const { rowCount } = await ask(
    `DELETE FROM hautelisse.${table} WHERE key IN
       (SELECT key FROM hautelisse.${table} WHERE ends_at <= $1 ORDER BY ends_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [now, most],
  )
  return rowCount ?? 0
}

/** Texts that end by themselves, in a table of their own. */
export const lastingIn = (ask: Ask, whole: Whole, table: LastingTable): LastingTexts => {
  const select = `SELECT value FROM hautelisse.${table} WHERE key = $1`
  const put = `INSERT INTO hautelisse.${table} (key, value, ends_at, person) VALUES ($1, $2, $3, $4)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, ends_at = excluded.ends_at, person = excluded.person`
  const words = (key: string, { value, endsAt, person }: Lasting) => [key, value, endsAt, person ?? null]
  const textIn = (rows: readonly Record<string, unknown>[]) => (rows[0] === undefined ? undefined : String(rows[0]['value']))
  return {
    find: async (key) => textIn((await ask(select, [key])).rows),
    add: async (key, kept) => void (await ask(put, words(key, kept))),
    of: async (person) => {
      const { rows } = await ask(`SELECT key, value FROM hautelisse.${table} WHERE person = $1`, [person])
      return rows.map((row) => [String(row['key']), String(row['value'])] as const)
    },
    update: (key, change) =>
      whole(async (client) => {
        const found = textIn((await client.query<Record<string, unknown>>(`${select} FOR UPDATE`, [key])).rows)
        if (found === undefined) return undefined
        const { writes, result } = ownTask(() => change(found))
        for (const [written, kept] of writes) {
          if (kept === undefined) await client.query(`DELETE FROM hautelisse.${table} WHERE key = $1`, [written])
          else await client.query(put, words(written, kept))
        }
        return result
      }),
    removeEnded: removerOf(ask, table),
  }
}

const COUNT = `INSERT INTO hautelisse.attempts AS kept (key, tried, since, ends_at) VALUES ($1, 1, $2::bigint, $2::bigint + $3::bigint)
  ON CONFLICT (key) DO UPDATE SET
    tried = CASE WHEN kept.ends_at <= $2 THEN 1 ELSE kept.tried + 1 END,
    since = CASE WHEN kept.ends_at <= $2 THEN $2 ELSE kept.since END,
    ends_at = CASE WHEN kept.ends_at <= $2 THEN $2 ELSE kept.since END + $3
  RETURNING tried, since`

/** Counted tries. */
export const attemptsIn = (ask: Ask): Attempts => {
  const read = (rows: readonly Record<string, unknown>[]) =>
    rows[0] === undefined ? undefined : { tried: Number(rows[0]['tried']), since: Number(rows[0]['since']) }
  return {
    count: async (key, { now, windowMs }) => read((await ask(COUNT, [key, now, windowMs])).rows) ?? { tried: 1, since: now },
    read: async (key, now) =>
      read((await ask('SELECT tried, since FROM hautelisse.attempts WHERE key = $1 AND ends_at > $2', [key, now])).rows),
    forget: async (key) => void (await ask('DELETE FROM hautelisse.attempts WHERE key = $1', [key])),
    removeEnded: removerOf(ask, 'attempts'),
  }
}
