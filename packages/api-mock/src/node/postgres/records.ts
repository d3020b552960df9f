import type { Documents, Journal, JournalEntry, ProofEntry, ProofLog } from '../../storage/index.ts'
import type { LetterJobs } from './letter-jobs.ts'
import { ownTask, type Ask, type Whole } from './whole.ts'

type Row = Record<string, unknown>

const entryOf = ({ number, at, key, value }: Row): JournalEntry => ({
  number: Number(number),
  at: Number(at),
  value: String(value),
  ...(typeof key === 'string' ? { key } : {}),
})

const READ = 'SELECT number, at, key, value FROM hautelisse.journal WHERE person = $1'
const LAST = 'SELECT max(number) AS last FROM hautelisse.journal WHERE person = $1'
/** Each half is one look into an index, however long the journal is. */
const BEFORE = `SELECT (${LAST}) AS last,
  EXISTS (SELECT 1 FROM hautelisse.journal WHERE person = $1 AND key = ANY ($2::text[])) AS repeated`
const APPEND = 'INSERT INTO hautelisse.journal (person, number, at, key, value) VALUES ($1, $2, $3, $4, $5)'

/** What people do, append-only. Of two who append at once the second one finds the number taken, and looks again. */
export const journalIn = (ask: Ask, whole: Whole, letters: Pick<LetterJobs, 'add' | 'prepare'>): Journal => ({
  append: async (person, after, entries) => {
    if (entries.some(({ letters: count = 0 }) => count > 0)) await letters.prepare()
    return whole(async (client) => {
      const keys = entries.flatMap(({ key }) => (key === undefined ? [] : [key]))
      const { rows } = await client.query<{ readonly last: number | null; readonly repeated: boolean }>(BEFORE, [person, keys])
      if (new Set(keys).size < keys.length || rows[0]?.repeated === true) return 'repeated'
      if ((rows[0]?.last ?? 0) !== after) return 'conflict'
      for (const [index, { at, key, value, letters: count = 0 }] of entries.entries()) {
        await client.query(APPEND, [person, after + index + 1, at, key, value])
        if (key === undefined) continue
        for (let place = 0; place < count; place += 1) await letters.add(client, { person, key, place })
      }
      return 'appended'
    })
  },
  last: async (person) => Number((await ask(LAST, [person])).rows[0]?.['last'] ?? 0),
  read: async (person, after = 0, most) =>
    (await ask(`${READ} AND number > $2 ORDER BY number LIMIT $3`, [person, after, most ?? null])).rows.map(entryOf),
  find: async (person, key) => (await ask(`${READ} AND key = $2`, [person, key])).rows.map(entryOf)[0],
})

const SELECT = 'SELECT version, value FROM hautelisse.documents WHERE person = $1 AND name = $2'

/** Documents of people, by version. */
export const documentsIn = (ask: Ask, whole: Whole): Documents => {
  const standing = (row: Row | undefined) =>
    typeof row?.['value'] === 'string' ? { value: row['value'], version: Number(row['version']) } : undefined
  return {
    read: async (person, name) => standing((await ask(SELECT, [person, name])).rows[0]),
    update: (person, name, change) =>
      whole(async (client) => {
        const { rows } = await client.query<Row>(`${SELECT} FOR UPDATE`, [person, name])
        const { value, result } = ownTask(() => change(standing(rows[0])))
        const write =
          rows[0] === undefined
            ? 'INSERT INTO hautelisse.documents (person, name, version, value) VALUES ($1, $2, 1, $3)'
            : 'UPDATE hautelisse.documents SET version = version + 1, value = $3 WHERE person = $1 AND name = $2'
        if (value !== undefined) await client.query(write, [person, name, value])
        return result
      }),
  }
}

const proofOf = ({ at, value }: Row): ProofEntry => ({ at: Number(at), value: String(value) })

const OF_KIND = 'FROM hautelisse.consents WHERE person = $1 AND kind = $2'
const PROVE = `INSERT INTO hautelisse.consents (person, at, value) SELECT $1, $2::bigint, $3
  WHERE $4::integer IS NULL OR $4 > (SELECT count(*) FROM
    (SELECT 1 FROM hautelisse.consents WHERE person = $1 AND kind = split_part($3, '"', 2) LIMIT $4) AS known)`

/** What people answered, append-only. The column `kind` follows from the value. */
export const proofsIn = (ask: Ask): ProofLog => ({
  append: async (person, { at, value }, most) => (await ask(PROVE, [person, at, value, most ?? null])).rowCount === 1,
  last: async (person, kind) =>
    (await ask(`SELECT at, value ${OF_KIND} ORDER BY number DESC LIMIT 1`, [person, kind])).rows.map(proofOf)[0],
  read: async (person, kind) => (await ask(`SELECT at, value ${OF_KIND} ORDER BY number`, [person, kind])).rows.map(proofOf),
  count: async (person, kind, most) =>
    Number(
      (await ask(`SELECT count(*) AS many FROM (SELECT 1 ${OF_KIND} LIMIT $3) AS known`, [person, kind, most])).rows[0]?.['many'],
    ),
})
