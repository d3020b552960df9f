import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { loadDuckDB, withDatabase } from '@hautelisse/evaluate'

/**
 * An invented portfolio as SQL: annuities of people of every generation, two in five of them with a spouse or both with guaranteed years. Ages do not follow from birth years, as they would on one day of valuation,
 * so that most contracts of couples have a key of their own: harder than a portfolio of one day.
 */
const portfolio = (from: number, until: number): string => `
  with numbers as (
    select i, (hash(i) >> 1)::bigint as a, (hash(i + 7777777777) >> 1)::bigint as b, (hash(i + 99999999999) >> 1)::bigint as c
    from range(${from}, ${until}) t(i)
  ),
  types as (
    select *, case when a % 100 < 40 then 'RV_NR' when a % 100 < 65 then 'RV_NRAG' when a % 100 < 90 then 'RV_R' else 'RV_RAG' end as type
    from numbers
  ),
  pairs as (select *, type in ('RV_R', 'RV_RAG') as has_spouse, type in ('RV_NRAG', 'RV_RAG') as has_years from types)
  select
    'C' || i as id,
    type,
    ['TGF05', 'TGH05', 'MIXED'][1 + (a >> 8) % 3] as "table",
    (1945 + (a >> 16) % 40)::integer as birth_year,
    (60 + (a >> 24) % 20)::integer as age,
    case when has_spouse then ['TGF05', 'TGH05'][1 + (b >> 4) % 2] end as spouse_table,
    case when has_spouse then (1945 + (b >> 8) % 40)::integer end as spouse_birth_year,
    case when has_spouse then (60 + (b >> 20) % 20)::integer end as spouse_age,
    case when has_spouse then [0.5, 0.6, 0.8, 1.0][1 + (b >> 32) % 4]::double end as reversion,
    case when has_years then (5 * (1 + (b >> 40) % 4))::integer end as guaranteed_years,
    [0.0, 0.005, 0.01, 0.02][1 + (c >> 4) % 4]::double as technical_rate,
    12::integer as payments_per_year,
    'arrears' as timing,
    ((60000 + (c >> 12) % 2000000)::decimal(12, 2) / 100)::decimal(12, 2) as yearly
  from pairs`

/** Rows of one file, so that a shard reads few of them. */
const FILE_ROWS = 10_000_000

/**
 * Writes an invented portfolio of annuities: the same rows for the same number.
 *
 * @param words how many rows, and the file; above ten million rows a folder of files
 * @param say takes one line for who started it
 */
export const makePortfolio = async ([count = '', path = '']: readonly string[], say: (text: string) => void): Promise<number> => {
  const rows = Number(count)
  if (!Number.isSafeInteger(rows) || rows < 1 || path === '') {
    say('make takes a number of rows and the file to write: make 1000000 portfolio.parquet')
    return 2
  }
  const isOne = rows <= FILE_ROWS
  mkdirSync(isOne ? dirname(path) : path, { recursive: true })
  await withDatabase(loadDuckDB(), { threads: 2, memory: '1GB', folder: `${path}.tmp` }, async (connection) => {
    for (let from = 0; from < rows; from += FILE_ROWS) {
      const file = isOne ? path : `${path}/portfolio-${String(from / FILE_ROWS).padStart(3, '0')}.parquet`
      await connection.run(
        `copy (${portfolio(from, Math.min(from + FILE_ROWS, rows))}) to '${file.replaceAll("'", "''")}' (format parquet, compression zstd)`,
      )
    }
  })
  return 0
}
