import type { ClientBase } from 'pg'

import { StoreRefused } from '../store-refused.ts'

/** Each step leads from the number of its place to the next one; a step that was published is never changed. */
const STEPS: readonly string[] = [
  `CREATE TABLE hautelisse.sessions (key text PRIMARY KEY, value text NOT NULL, ends_at bigint NOT NULL);
   CREATE INDEX sessions_end ON hautelisse.sessions (ends_at);
   CREATE TABLE hautelisse.openings (key text PRIMARY KEY, value text NOT NULL, ends_at bigint NOT NULL);
   CREATE INDEX openings_end ON hautelisse.openings (ends_at);
   CREATE TABLE hautelisse.attempts (key text PRIMARY KEY, tried integer NOT NULL, since bigint NOT NULL, ends_at bigint NOT NULL);
   CREATE INDEX attempts_end ON hautelisse.attempts (ends_at);
   CREATE TABLE hautelisse.journal (person text, number integer, at bigint NOT NULL, key text, value text NOT NULL,
     PRIMARY KEY (person, number));
   CREATE UNIQUE INDEX journal_key ON hautelisse.journal (person, key) WHERE key IS NOT NULL;
   CREATE TABLE hautelisse.documents (person text, name text, version integer NOT NULL, value text, PRIMARY KEY (person, name));
   CREATE TABLE hautelisse.consents (number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, person text NOT NULL, at bigint NOT NULL,
     value text NOT NULL);
   CREATE INDEX consents_person ON hautelisse.consents (person, number);`,
  // The kind of what a person answered is the first name in it: also of what a server of the version before writes while both run.
  `ALTER TABLE hautelisse.consents ADD COLUMN kind text GENERATED ALWAYS AS (split_part(value, '"', 2)) STORED;
   CREATE INDEX consents_kind ON hautelisse.consents (person, kind, number);`,
  `ALTER TABLE hautelisse.sessions ADD COLUMN person text;
   CREATE INDEX sessions_person ON hautelisse.sessions (person) WHERE person IS NOT NULL;
   ALTER TABLE hautelisse.openings ADD COLUMN person text;`,
  `CREATE TABLE hautelisse.kept (key text PRIMARY KEY, value text NOT NULL, ends_at bigint NOT NULL, person text);
   CREATE INDEX kept_end ON hautelisse.kept (ends_at);
   CREATE INDEX kept_person ON hautelisse.kept (person) WHERE person IS NOT NULL;`,
]

/** Tables of a whole store, in alphabetical order, with the step from which on they are there. */
const TABLES: Readonly<Record<string, number>> = {
  attempts: 1,
  consents: 1,
  documents: 1,
  journal: 1,
  kept: 4,
  migrations: 1,
  openings: 1,
  sessions: 1,
}

/** Only the process that holds this lock of the database migrates it. The number spells "Htls". */
const LOCK = 0x48_74_6c_73

/** What the database already has: the number of the last step that was done, or 0 where the store is to be made. */
const inspect = async (client: ClientBase): Promise<number> => {
  const { rows } = await client.query<{ readonly name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'hautelisse'",
  )
  const tables = new Set(rows.map(({ name }) => name))
  if (tables.size === 0) return 0
  if (!tables.has('migrations')) throw new StoreRefused('its schema “hautelisse” is another program’s')
  const last = await client.query<{ readonly number: number }>('SELECT max(number) AS number FROM hautelisse.migrations')
  const done = last.rows[0]?.number ?? 0
  if (done > STEPS.length) throw new StoreRefused('a later version of this program has made it')
  const missing = Object.keys(TABLES).filter((table) => (TABLES[table] ?? 0) <= done && !tables.has(table))
  if (missing.length > 0) throw new StoreRefused(`its tables are missing: ${missing.join(', ')}`)
  return done
}

const migrateFrom = async (client: ClientBase, done: number): Promise<void> => {
  if (done === STEPS.length) return
  await client.query('CREATE SCHEMA IF NOT EXISTS hautelisse')
  await client.query(
    'CREATE TABLE IF NOT EXISTS hautelisse.migrations (number integer PRIMARY KEY, done_at timestamptz NOT NULL DEFAULT now())',
  )
  for (const [index, step] of STEPS.entries()) {
    if (index < done) continue
    await client.query(step)
    await client.query('INSERT INTO hautelisse.migrations (number) VALUES ($1)', [index + 1])
  }
}

/**
 * Brings a database to the schema of this program, whole or not at all; of several processes that start at once one does it and the others wait.
 *
 * @throws StoreRefused where the schema is another program's, of a later version, or half a store; nothing is changed then
 */
export const migrate = async (client: ClientBase): Promise<void> => {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await migrateFrom(client, await inspect(client))
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
