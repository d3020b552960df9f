import { createRequire } from 'node:module'

/** What is used of a batch of values that DuckDB gives or takes. */
export type Chunk = { readonly rowCount: number; readonly getColumns: () => readonly (readonly unknown[])[] }
type MadeChunk = { readonly reset: () => void; readonly setColumns: (columns: readonly (readonly unknown[])[]) => void }
type Appender = { readonly appendDataChunk: (chunk: MadeChunk) => void; readonly closeSync: () => void }
type Reader = { readonly getRowsJS: () => readonly (readonly unknown[])[] }

/** What is used of a connection. */
export type Connection = {
  readonly run: (sql: string) => Promise<unknown>
  readonly runAndReadAll: (sql: string) => Promise<Reader>
  readonly stream: (sql: string) => Promise<{ readonly fetchChunk: () => Promise<Chunk | null> }>
  readonly createAppender: (table: string) => Promise<Appender>
  readonly closeSync: () => void
}
type Instance = { readonly connect: () => Promise<Connection>; readonly closeSync: () => void }

/** What is used of the package `@duckdb/node-api`: it is optional, so that its own declarations may be absent. */
export type DuckDB = {
  readonly version: () => string
  readonly DuckDBInstance: { readonly create: (path: string, options: Readonly<Record<string, string>>) => Promise<Instance> }
  readonly DuckDBDataChunk: { readonly create: (types: readonly unknown[], rowCount?: number) => MadeChunk }
  readonly BIGINT: unknown
  readonly DOUBLE: unknown
  readonly VARCHAR: unknown
}

/** The reader and writer of portfolios is not installed. */
export class NoDuckDBError extends Error {
  constructor() {
    super(
      'portfolios need the package @duckdb/node-api: install it beside this one, or start `npm run portfolio` in the repository',
    )
  }
}

const NAME = '@duckdb/node-api'
/** Beside this package where its caller installs it; in the folder `duckdb` of this one in a checkout. */
const PLACES = [import.meta.url, new URL('../../duckdb/', import.meta.url)]

/**
 * Loads DuckDB.
 *
 * @throws {NoDuckDBError} where it is installed in neither place
 */
export const loadDuckDB = (): DuckDB => {
  for (const place of PLACES) {
    try {
      return createRequire(place)(NAME) as DuckDB
    } catch (failure) {
      if (!(failure instanceof Error && 'code' in failure && failure.code === 'MODULE_NOT_FOUND')) throw failure
    }
  }
  throw new NoDuckDBError()
}

/** Writes a text as SQL does. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Writes a name as SQL does. */
export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A value as the text that an engine reads: nothing is empty, and what is true or false is 1 or 0. */
export const textSql = (column: string): string =>
  `coalesce(case typeof(${column}) when 'BOOLEAN' then cast(try_cast(${column} as integer) as varchar) else cast(${column} as varchar) end, '')`

/** Threads and memory of one worker, and where it may put what does not fit. */
export type Bounds = { readonly threads: number; readonly memory: string; readonly folder: string }

/**
 * Opens a database that lives as long as the work with it.
 *
 * @param duckdb the loaded package
 * @param bounds threads, memory and folder for what does not fit in it
 * @param work what is done with two connections: one reads while the other writes
 */
export const withDatabase = async <Result>(
  { DuckDBInstance }: DuckDB,
  { threads, memory, folder }: Bounds,
  work: (one: Connection, other: Connection) => Promise<Result>,
): Promise<Result> => {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(threads),
    memory_limit: memory,
    temp_directory: folder,
  })
  const connections = [await instance.connect(), await instance.connect()] as const
  try {
    return await work(...connections)
  } finally {
    for (const connection of connections) connection.closeSync()
    instance.closeSync()
  }
}

/** The first row that a question gives, whose values are texts; empty where there is no value. */
export const firstRow = async (connection: Connection, sql: string): Promise<readonly string[]> => {
  const [row = []] = (await connection.runAndReadAll(sql)).getRowsJS()
  return row.map((value) => (typeof value === 'string' ? value : ''))
}
