import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { canonicalText } from '@hautelisse/domain/receipt'
import { checkHeader } from '../header.ts'
import { packageVersions, rulesDigest } from '../rules-digest.ts'
import { digestOfFile, digestOfInput, digestOfText } from './digest.ts'
import { firstRow, literal, loadDuckDB, quotedName, withDatabase, type Connection, type DuckDB } from './duckdb.ts'
import { claimFolder, partName, readManifest, writeManifest, type Manifest, type Run } from './manifest.ts'
import { priceKeys } from './keys.ts'
import { pricerOf, type Pricer } from './pricer.ts'
import { RefusalError } from './refusal.ts'
import { addedColumns, addedSql, PROBLEM, sumsOf } from './result-columns.ts'
import { ROW, sliceOf, sourceOf, type Format, type Slice, type Source } from './source.ts'

/** What is asked of one worker. */
export type ShardRequest = {
  readonly engine: string
  /** A file, or several as a shell writes them. */
  readonly input: string
  /** Folder of the run. */
  readonly folder: string
  readonly shard: number
  readonly shards: number
  /** Condition on the columns of the input, as SQL; empty for all rows. */
  readonly where: string
  /** Kind of the parts; the input's where it is not said. */
  readonly format: Format | undefined
  readonly threads: number
  /** Memory of the reader and writer, as DuckDB writes it: `400MB`. */
  readonly memory: string
}

/** A shard that was priced now, or that had its manifest already. */
export type ShardResult = { readonly manifest: Manifest; readonly isNew: boolean }

const engineOf = (name: string, columns: readonly string[]): Pricer => {
  const pricer = pricerOf(name, columns)
  if (pricer === undefined) throw new RefusalError(`${name} prices no portfolio`)
  return pricer
}

const refuseHeader = (pricer: Pricer, columns: readonly string[]): void => {
  const added = [...addedColumns(pricer, columns).map(({ name }) => name), PROBLEM, ROW]
  const [problem] = checkHeader(columns, pricer.columns, pricer.optionalColumns, added)
  if (problem !== undefined) throw new RefusalError(`column ${problem.column}: ${problem.reason}`)
}

const runOf = async (asked: ShardRequest, source: Source, duckdb: DuckDB): Promise<Run> => {
  return {
    engine: asked.engine,
    input: { files: source.pieces.map(({ path }) => basename(path)), rows: source.rows },
    shards: asked.shards,
    where: asked.where,
    format: asked.format ?? source.format,
    columns: [...source.columns],
    versions: [...packageVersions(), `duckdb@${duckdb.version()}`],
    rules: await rulesDigest(),
  }
}

const WRITE: Readonly<Record<Format, string>> = { parquet: 'format parquet, compression zstd', csv: 'format csv, header true' }
const READ: Readonly<Record<Format, (path: string) => string>> = {
  parquet: (path) => `read_parquet(${literal(path)})`,
  csv: (path) => `read_csv(${literal(path)}, header = true, all_varchar = true)`,
}

type Work = { readonly pricer: Pricer; readonly source: Source; readonly slice: Slice; readonly format: Format }

/** Writes the rows of a shard with the results of their keys, in the order of the input, and counts what was written. */
const writePart = async (
  connection: Connection,
  { pricer, source: { columns }, slice, format }: Work,
  rows: string,
  keyed: readonly string[],
  path: string,
) => {
  // Two nulls are one key: `=` would lose their rows in silence.
  const isSame = keyed.map((name) => `p.${quotedName(name)} is not distinct from r.${quotedName(`key ${name}`)}`)
  const results = addedSql(pricer, columns)
  const written = `select p.* exclude (${ROW}), ${results} from ${rows} p left join priced r on ${isSame.join(' and ')} order by p.${ROW}`
  await connection.run(`copy (${written}) to ${literal(path)} (${WRITE[format]})`)
  const sums = sumsOf(addedColumns(pricer, columns))
  const counted = ['count(*)', `count(${PROBLEM})`, ...sums.map(({ sql }) => `coalesce(${sql}, 0)`)].map(
    (sql) => `cast(${sql} as varchar)`,
  )
  const [rowsOut, refused, ...totals] = await firstRow(connection, `select ${counted.join(', ')} from ${READ[format](path)}`)
  return {
    rowsOut: Number(rowsOut),
    refused: Number(refused),
    sums: Object.fromEntries(sums.map(({ name }, at) => [name, totals[at] ?? ''])),
    rowsIn: slice.until - slice.from,
  }
}

/** The columns that a price depends on: those that the engine reads and the input has. */
export const keyColumns = ({ columns, optionalColumns }: Pricer, held: readonly string[]): readonly string[] =>
  [...columns, ...optionalColumns].filter((name) => held.includes(name))

const MICROSECONDS = 1e6
const KIB_IN_MB = 1000

const costs = () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  return { processorSeconds: (userCPUTime + systemCPUTime) / MICROSECONDS, memory: `${Math.ceil(maxRSS / KIB_IN_MB)} MB` }
}

const priceSlice = async (
  one: Connection,
  other: Connection,
  duckdb: DuckDB,
  asked: ShardRequest,
  run: Run,
  work: Work,
): Promise<Manifest> => {
  const { pricer, source, slice, format } = work
  const keyed = keyColumns(pricer, source.columns)
  const rows = asked.where === '' ? slice.sql : `(select * from ${slice.sql} where (${asked.where}))`
  const rowsChosen = Number((await firstRow(one, `select cast(count(*) as varchar) from ${rows}`))[0])
  const keys = await priceKeys(duckdb, one, other, { pricer, rows, keyed, types: source.types })
  const name = `${partName(asked.shard)}.${format}`
  const beside = join(asked.folder, `${name}.${process.pid}.tmp`)
  try {
    const told = await writePart(one, work, rows, keyed, beside)
    if (told.rowsOut !== rowsChosen) throw new Error(`${told.rowsOut} rows written of ${rowsChosen}`)
    const part = { name, bytes: statSync(beside).size, sha256: await digestOfFile(beside) }
    const inputs = []
    for (const path of slice.paths) inputs.push(await digestOfInput(path, asked.folder))
    renameSync(beside, join(asked.folder, name))
    const rest = { shard: asked.shard, rows: { from: slice.from, until: slice.until }, run: digestOfText(canonicalText(run)) }
    return { ...rest, ...told, rowsChosen, keys, inputs, part, ...costs() }
  } finally {
    rmSync(beside, { force: true })
  }
}

/**
 * Prices one shard of a portfolio: its distinct keys once each, then every row of it. What is written is whole or absent; the manifest comes last, and a shard that has one is left as it is.
 *
 * docs/portfolio/README.md
 *
 * @param asked engine, input, folder, shard and bounds
 * @throws {RefusalError} where what is asked cannot be done
 * @throws {NoDuckDBError} where DuckDB is not installed
 */
export const priceShard = async (asked: ShardRequest): Promise<ShardResult> => {
  engineOf(asked.engine, [])
  const duckdb = loadDuckDB()
  mkdirSync(asked.folder, { recursive: true })
  const folder = join(asked.folder, `spill-${asked.shard}.${process.pid}.tmp`)
  try {
    return await withDatabase(duckdb, { threads: asked.threads, memory: asked.memory, folder }, async (one, other) => {
      const source = await sourceOf(one, asked.input)
      const pricer = engineOf(asked.engine, source.columns)
      refuseHeader(pricer, source.columns)
      const run = await runOf(asked, source, duckdb)
      claimFolder(asked.folder, run)
      const known = readManifest(asked.folder, asked.shard)
      if (known !== undefined) return { manifest: known, isNew: false }
      const work = { pricer, source, slice: sliceOf(source, asked.shard, asked.shards), format: run.format }
      const told = await priceSlice(one, other, duckdb, asked, run, work)
      writeManifest(asked.folder, told)
      return { manifest: told, isNew: true }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
