import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Decimal } from '@hautelisse/domain/money'
import { firstRow, literal, loadDuckDB, quotedName, textSql, withDatabase, type Connection } from './duckdb.ts'
import { partName, readRun, type Run } from './manifest.ts'
import { plain, pricerOf, type KeyResults, type Pricer } from './pricer.ts'
import { RefusalError } from './refusal.ts'
import { addedColumns, amountsIn, noAmount, PROBLEM, scaleOf, UNITS } from './result-columns.ts'
import { keyColumns } from './shard.ts'

/** What a sample came to: how many rows were priced again, and the first of those that differ. */
export type SampleResult = { readonly rows: number; readonly differs: readonly string[] }

const SHOWN = 5

/** Half up to cents, as the writer rounds it. */
const reserveOf = (amount: string, factor: string): string =>
  new Decimal(amount)
    .times(String(scaleOf(factor)))
    .dividedBy(UNITS)
    .toDecimalPlaces(2, Decimal.ROUND_HALF_UP)
    .toFixed(2)

const AMOUNT = /^-?\d{1,12}(?:\.\d{1,2})?$/

/** What the row function says of a row, with the amounts in proportion. */
const rightTexts = (
  { results, scaled }: Pricer,
  columns: readonly string[],
  { results: texts, problem }: KeyResults,
  amount: string,
): readonly string[] => {
  const amounts = amountsIn(scaled, columns)
  if (scaled === undefined || amounts.length === 0) return [...texts, problem]
  const isAmount = AMOUNT.test(amount)
  const products = amounts.map((name) => {
    const factor = texts[results.findIndex((result) => result.name === scaled.amounts[name])] ?? ''
    return factor === '' || !isAmount ? '' : reserveOf(amount, factor)
  })
  return [...texts, ...products, problem === '' && !isAmount ? noAmount(scaled.column) : problem]
}

/** The same figure is written in several ways: 1564 and 1564.00. */
const isSame = (one: string, other: string): boolean =>
  one === other || (one !== '' && other !== '' && Number.isFinite(Number(one)) && Number(one) === Number(other))

const read = (folder: string, { format, shards }: Run): string => {
  const paths = Array.from({ length: shards }, (_, shard) => join(folder, `${partName(shard)}.${format}`))
  const missing = paths.find((path) => !existsSync(path))
  if (missing !== undefined) throw new RefusalError(`${missing} is not there`)
  const list = `[${paths.map(literal).join(', ')}]`
  return format === 'parquet' ? `read_parquet(${list})` : `read_csv(${list}, header = true, all_varchar = true)`
}

const sampleOf = async (connection: Connection, run: Run, pricer: Pricer, sql: string, rows: number) => {
  const keyed = keyColumns(pricer, run.columns)
  const added = [...addedColumns(pricer, run.columns).map(({ name }) => name), PROBLEM]
  const scaled = pricer.scaled !== undefined && run.columns.includes(pricer.scaled.column) ? [pricer.scaled.column] : []
  const names = [...keyed, ...scaled, ...added]
  const list = names.map((name) => textSql(quotedName(name))).join(', ')
  const sampled = await connection.runAndReadAll(
    `select ${list} from (select * from ${sql} using sample reservoir(${rows} rows) repeatable (20261129))`,
  )
  return {
    keyed,
    added,
    rows: sampled.getRowsJS().map((row) => {
      const texts = row.map(String)
      return {
        key: texts.slice(0, keyed.length),
        amount: scaled.length > 0 ? (texts[keyed.length] ?? '') : '',
        told: texts.slice(keyed.length + scaled.length),
      }
    }),
  }
}

/**
 * Prices a sample of a run's rows again, one by one and without keys, and compares every figure.
 *
 * @param folder folder of the run
 * @param sample most rows that are priced again
 * @throws {RefusalError} where the folder holds no whole run
 */
export const verifyRun = async (folder: string, sample: number): Promise<SampleResult> => {
  const run = readRun(folder)
  const pricer = pricerOf(run.engine, run.columns)
  if (pricer === undefined) throw new RefusalError(`${run.engine} prices no portfolio`)
  const sql = read(folder, run)
  return withDatabase(loadDuckDB(), { threads: 1, memory: '400MB', folder: join(folder, 'spill-verify.tmp') }, async (one) => {
    const rows = Number((await firstRow(one, `select cast(count(*) as varchar) from ${sql}`))[0])
    const { keyed, added, rows: sampled } = await sampleOf(one, run, pricer, sql, Math.min(sample, rows))
    const price = await pricer.open(keyed)
    const differs: string[] = []
    for (const { key, amount, told } of sampled) {
      const right = rightTexts(pricer, run.columns, await price(key.map(plain)), amount)
      const wrong = added.filter((_, at) => !isSame(told[at] ?? '', right[at] ?? ''))
      if (wrong.length > 0) differs.push(`${keyed.map((name, at) => `${name} ${key[at]}`).join(', ')}: ${wrong.join(', ')}`)
    }
    return { rows: sampled.length, differs: differs.slice(0, SHOWN) }
  })
}
