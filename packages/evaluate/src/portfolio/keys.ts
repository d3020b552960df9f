import type { ResultType } from '../engine.ts'
import { quotedName, textSql, type Connection, type DuckDB } from './duckdb.ts'
import { plain, type Pricer } from './pricer.ts'
import { fits, PROBLEM, scaleName, scaleOf, typedSql } from './result-columns.ts'

/** Rows of one batch: DuckDB's own. */
const BATCH = 2048

/** Adds batches of priced keys to a table. */
const adder = async ({ DuckDBDataChunk }: DuckDB, connection: Connection, types: readonly unknown[]) => {
  const appender = await connection.createAppender('priced_keys')
  const chunk = DuckDBDataChunk.create(types, BATCH)
  return {
    add: (columns: readonly (readonly unknown[])[]): void => {
      chunk.reset()
      chunk.setColumns(columns)
      appender.appendDataChunk(chunk)
    },
    close: (): void => appender.closeSync(),
  }
}

/** Types whose values are read as they are: their texts are made here, most of them once. */
const PLAIN_TYPES = new Set(['VARCHAR', 'DOUBLE', 'FLOAT', 'INTEGER', 'SMALLINT', 'TINYINT', 'UINTEGER', 'USMALLINT', 'UTINYINT'])

/** A value of those types. */
type Scalar = string | number | null

/** Texts of one column that are kept: most values of a column come again. */
const MOST_KEPT = 4096

/** Gives the text of a value of one column. Values that come again have one text, of which what is read from it can be kept too. */
const texts = (): ((value: Scalar) => string) => {
  const kept = new Map<Scalar, string>()
  return (value) => {
    const known = kept.get(value)
    if (known !== undefined) return known
    const text = value === null ? '' : plain(`${value}`)
    if (kept.size === MOST_KEPT) kept.clear()
    kept.set(value, text)
    return text
  }
}

/** What is written of a result: a float as the number that it is. */
const valueOf = (type: ResultType, text: string): unknown => {
  if (text === '') return null
  if (!fits(type, text)) throw new Error(`${text} does not fit a column of ${type}`)
  return type === 'float' ? Number(text) : text
}

type Keys = {
  readonly pricer: Pricer
  /** The rows, as SQL. */
  readonly rows: string
  /** Columns that a price depends on. */
  readonly keyed: readonly string[]
  readonly types: Readonly<Record<string, string>>
}

/** The columns that a batch of keys gets, by what is made of the results and the problem of each. */
const columnsOf = ({ results, scaled }: Pricer, { BIGINT, DOUBLE, VARCHAR }: DuckDB) => {
  const scales = Object.entries(scaled?.amounts ?? {}).map(([amount, of]) => {
    const from = results.findIndex(({ name }) => name === of)
    return { name: scaleName(amount), sql: 'bigint', type: BIGINT, made: (all: readonly string[]) => scaleOf(all[from] ?? '') }
  })
  return [
    ...results.map(({ name, type }, at) => ({
      name,
      sql: type === 'float' ? 'double' : 'varchar',
      type: type === 'float' ? DOUBLE : VARCHAR,
      made: (all: readonly string[]) => valueOf(type, all[at] ?? ''),
    })),
    ...scales,
    {
      name: PROBLEM,
      sql: 'varchar',
      type: VARCHAR,
      made: (_: readonly string[], problem: string) => (problem === '' ? null : problem),
    },
  ]
}

/**
 * Prices the distinct keys of some rows once each, and leaves them with their results in the table `priced`. One batch is held at a time.
 *
 * @param duckdb the loaded package
 * @param one reads the keys
 * @param other writes their results
 * @param keys the engine, the rows, and the columns that a price depends on
 * @returns how many keys there are
 */
export const priceKeys = async (
  duckdb: DuckDB,
  one: Connection,
  other: Connection,
  { pricer, rows, keyed, types }: Keys,
): Promise<number> => {
  const names = keyed.map((name) => `${quotedName(name)} as ${quotedName(`key ${name}`)}`).join(', ')
  await one.run(`create table keys as select row_number() over () as key, * from (select distinct ${names} from ${rows})`)
  const columns = columnsOf(pricer, duckdb)
  await other.run(
    `create table priced_keys (key bigint, ${columns.map(({ name, sql }) => `${quotedName(name)} ${sql}`).join(', ')})`,
  )
  const price = await pricer.open(keyed)
  const read = keyed.map((name) => {
    const column = quotedName(`key ${name}`)
    return PLAIN_TYPES.has(types[name] ?? '') ? column : textSql(column)
  })
  const found = await one.stream(`select key, ${read.join(', ')} from keys`)
  const { add, close } = await adder(duckdb, other, [duckdb.BIGINT, ...columns.map(({ type }) => type)])
  const textOf = keyed.map(() => texts())
  let count = 0
  for (let chunk = await found.fetchChunk(); chunk !== null && chunk.rowCount > 0; chunk = await found.fetchChunk()) {
    const [numbers = [], ...values] = chunk.getColumns()
    const made: unknown[][] = columns.map(() => [])
    for (let at = 0; at < numbers.length; at += 1) {
      const answer = price(textOf.map((text, column) => text((values[column]?.[at] ?? null) as Scalar)))
      const { results, problem } = answer instanceof Promise ? await answer : answer
      for (const [to, column] of columns.entries()) made[to]?.push(column.made(results, problem))
    }
    add([numbers, ...made])
    count += numbers.length
  }
  close()
  await other.run(
    `create table priced as select keys.* exclude (key), ${typedSql(pricer)} from keys join priced_keys r using (key)`,
  )
  await other.run('drop table keys')
  await other.run('drop table priced_keys')
  return count
}
