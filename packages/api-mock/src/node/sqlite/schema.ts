import type { DatabaseSync } from 'node:sqlite'

/** Marks a file as ours: "Htls" in letters. */
export const APPLICATION_ID = 0x48_74_6c_73

/**
 * The first name in an object of JSON, which is the kind of what a person answered.
 *
 * @param value column or parameter with the object
 */
export const kindIn = (value: string): string => `substr(${value}, 3, instr(substr(${value}, 3), '"') - 1)`

/** Each step leads from the version of its place to the next one; a step that was published is never changed. */
const STEPS: readonly string[] = [
  `CREATE TABLE sessions (key TEXT PRIMARY KEY, value TEXT NOT NULL, ends_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE INDEX sessions_end ON sessions (ends_at);
   CREATE TABLE openings (key TEXT PRIMARY KEY, value TEXT NOT NULL, ends_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE INDEX openings_end ON openings (ends_at);
   CREATE TABLE attempts (key TEXT PRIMARY KEY, tried INTEGER NOT NULL, since INTEGER NOT NULL, ends_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE INDEX attempts_end ON attempts (ends_at);
   CREATE TABLE journal (person TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, key TEXT, value TEXT NOT NULL,
     PRIMARY KEY (person, number)) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX journal_key ON journal (person, key) WHERE key IS NOT NULL;
   CREATE TABLE documents (person TEXT NOT NULL, name TEXT NOT NULL, version INTEGER NOT NULL, value TEXT,
     PRIMARY KEY (person, name)) STRICT, WITHOUT ROWID;
   CREATE TABLE consents (number INTEGER PRIMARY KEY AUTOINCREMENT, person TEXT NOT NULL, at INTEGER NOT NULL, value TEXT NOT NULL) STRICT;
   CREATE INDEX consents_person ON consents (person, number);`,
  `ALTER TABLE consents ADD COLUMN kind TEXT GENERATED ALWAYS AS (${kindIn('value')}) VIRTUAL;
   CREATE INDEX consents_kind ON consents (person, kind, number);
   DROP INDEX consents_person;`,
  `ALTER TABLE sessions ADD COLUMN person TEXT;
   CREATE INDEX sessions_person ON sessions (person) WHERE person IS NOT NULL;
   ALTER TABLE openings ADD COLUMN person TEXT;`,
  `CREATE TABLE due_letters (person TEXT NOT NULL, key TEXT NOT NULL, tries INTEGER NOT NULL, due_at INTEGER NOT NULL,
     PRIMARY KEY (person, key)) STRICT, WITHOUT ROWID;
   CREATE INDEX due_letters_due ON due_letters (due_at);`,
  // A row for each letter of an act; the place -1 stands for all of them, as rows of before do.
  `ALTER TABLE due_letters RENAME TO due_acts;
   DROP INDEX due_letters_due;
   CREATE TABLE due_letters (person TEXT NOT NULL, key TEXT NOT NULL, place INTEGER NOT NULL, tries INTEGER NOT NULL, due_at INTEGER NOT NULL,
     PRIMARY KEY (person, key, place)) STRICT, WITHOUT ROWID;
   INSERT INTO due_letters (person, key, place, tries, due_at) SELECT person, key, -1, tries, due_at FROM due_acts;
   DROP TABLE due_acts;
   CREATE INDEX due_letters_due ON due_letters (due_at);`,
  // Rows of some kilobytes each: they stand beside the key, not in it.
  `CREATE TABLE kept (key TEXT PRIMARY KEY, value TEXT NOT NULL, ends_at INTEGER NOT NULL, person TEXT) STRICT;
   CREATE INDEX kept_end ON kept (ends_at);
   CREATE INDEX kept_person ON kept (person) WHERE person IS NOT NULL;`,
]

/** Version of a store that this program writes. */
export const SCHEMA_VERSION = STEPS.length

/** Tables of a whole store, with the version from which on they are there. */
const TABLES: Readonly<Record<string, number>> = {
  attempts: 1,
  consents: 1,
  documents: 1,
  due_letters: 4,
  journal: 1,
  kept: 6,
  openings: 1,
  sessions: 1,
}

/** The one table of a store made before schemas had versions: what it holds are sessions and demonstrations, which start anew. */
const FORMER_TABLE = 'entries'

const tableNames = (database: DatabaseSync): readonly string[] =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
    .map(({ name }) => String(name))

const numberOf = (database: DatabaseSync, pragma: string): number =>
  Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0])

/** What a file is to this program: a store to be made, one to be used, or, in words, what else. */
export type Found =
  | { readonly kind: 'new' | 'ours'; readonly version: number }
  | { readonly kind: 'refused'; readonly why: string }

const refused = (why: string): Found => ({ kind: 'refused', why })

/** Looks at a file without changing anything of it. */
export const inspect = (database: DatabaseSync): Found => {
  const check = String(Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0])
  if (check !== 'ok') return refused(`it is damaged: ${check}`)
  const [id, version, tables] = [numberOf(database, 'application_id'), numberOf(database, 'user_version'), tableNames(database)]
  const isFormer = tables.length === 1 && tables[0] === FORMER_TABLE
  if (id === 0 && version === 0 && (tables.length === 0 || isFormer)) return { kind: 'new', version: 0 }
  if (id !== APPLICATION_ID) return refused('it is the file of another program')
  if (version > SCHEMA_VERSION) return refused('a later version of this program has made it')
  const missing = Object.keys(TABLES).filter((table) => (TABLES[table] ?? 0) <= version && !tables.includes(table))
  return missing.length > 0 ? refused(`its tables are missing: ${missing.join(', ')}`) : { kind: 'ours', version }
}

/** Brings a store to the schema of this program, whole or not at all. */
export const migrate = (database: DatabaseSync, from: number): void => {
  if (from === SCHEMA_VERSION) return
  database.exec('BEGIN IMMEDIATE')
  try {
    database.exec(`DROP TABLE IF EXISTS ${FORMER_TABLE}`)
    for (const step of STEPS.slice(from)) database.exec(step)
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`)
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
