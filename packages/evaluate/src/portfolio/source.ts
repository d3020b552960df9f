import { globSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { literal, quotedName, type Connection } from './duckdb.ts'
import { RefusalError } from './refusal.ts'

/** Kinds of files that are read and written. */
export const FORMATS = ['parquet', 'csv'] as const

/** Kind of the files of an input, and of the parts of a run. */
export type Format = (typeof FORMATS)[number]

/** A file of the input, and which rows of the whole it holds. */
type Piece = { readonly path: string; readonly from: number; readonly rows: number }

/** The input: its files in the order of their names, as one list of rows. */
export type Source = {
  readonly format: Format
  readonly pieces: readonly Piece[]
  readonly columns: readonly string[]
  /** Type of each column, as DuckDB names it. */
  readonly types: Readonly<Record<string, string>>
  readonly rows: number
}

/** Some rows of the input, and the question that gives them with their number in `ROW`. */
export type Slice = { readonly from: number; readonly until: number; readonly paths: readonly string[]; readonly sql: string }

/** Column that numbers the rows while they are worked on. */
export const ROW = '__row'

const formatOf = (path: string): Format | undefined => FORMATS.find((format) => extname(path).toLowerCase() === `.${format}`)

const filesOf = (pattern: string): readonly string[] => globSync(pattern).toSorted()

/** Cells of a CSV file stay text: the engines say what is wrong with them. */
const table = (format: Format, path: string): string =>
  format === 'parquet'
    ? `read_parquet(${literal(path)}, file_row_number = true)`
    : `read_csv(${literal(path)}, header = true, skip = 0, comment = '', delim = ',', quote = '"', escape = '"', all_varchar = true)`

const count = async (connection: Connection, sql: string): Promise<number> => {
  const [[number] = []] = (await connection.runAndReadAll(sql)).getRowsJS()
  return Number(number)
}

const rowsOf = (connection: Connection, format: Format, path: string): Promise<number> =>
  count(
    connection,
    format === 'parquet'
      ? `select num_rows from parquet_file_metadata(${literal(path)})`
      : `select count(*) from ${table(format, path)}`,
  )

/**
 * Finds the files of an input and counts their rows.
 *
 * @param connection who reads
 * @param pattern a file, or several as a shell writes them: `dir/*.parquet`
 * @throws {RefusalError} where no file is found, or they are not all of one kind
 */
export const sourceOf = async (connection: Connection, pattern: string): Promise<Source> => {
  const paths = filesOf(pattern).filter((path) => statSync(path).isFile())
  const [first] = paths
  if (first === undefined) throw new RefusalError(`no file at ${pattern}`)
  const format = formatOf(first)
  if (format === undefined || paths.some((path) => formatOf(path) !== format))
    throw new RefusalError(`${pattern}: all files must end in .parquet, or all in .csv`)
  const pieces: Piece[] = []
  let rows = 0
  for (const path of paths) {
    const held = await rowsOf(connection, format, path)
    pieces.push({ path, from: rows, rows: held })
    rows += held
  }
  const described = await connection.runAndReadAll(`describe select * from ${table(format, first)}`)
  const types = Object.fromEntries(described.getRowsJS().map(([name, type]) => [String(name), String(type)]))
  if (format === 'parquet') delete types['file_row_number']
  return { format, pieces, columns: Object.keys(types), types, rows }
}

const partOf = ({ format, columns }: Source, piece: Piece, from: number, until: number): string => {
  const first = Math.max(from - piece.from, 0)
  const last = Math.min(until - piece.from, piece.rows)
  const names = columns.map(quotedName).join(', ')
  const number = format === 'parquet' ? 'file_row_number' : 'row_number() over () - 1'
  const numbered = `(select *, ${number} as ${ROW} from ${table(format, piece.path)})`
  return `select ${names}, ${ROW} + ${piece.from} as ${ROW} from ${numbered} where ${ROW} >= ${first} and ${ROW} < ${last}`
}

/**
 * Cuts the rows of one shard out of the input: the same number in each, but for one.
 *
 * @param source the input
 * @param at number of the shard, from 0
 * @param of number of shards
 */
export const sliceOf = (source: Source, at: number, of: number): Slice => {
  const bound = (shard: number): number => Number((BigInt(source.rows) * BigInt(shard)) / BigInt(of))
  const [from, until] = [bound(at), bound(at + 1)]
  const pieces = source.pieces.filter((piece) => piece.from < until && piece.from + piece.rows > from)
  // A shard without a row still has the columns.
  const read = pieces.length > 0 ? pieces : source.pieces.slice(0, 1)
  const parts = read.map((piece) => partOf(source, piece, from, until))
  return { from, until, paths: read.map(({ path }) => path), sql: `(${parts.join(' union all ')})` }
}
