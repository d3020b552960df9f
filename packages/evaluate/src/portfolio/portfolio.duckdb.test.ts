import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fc, test } from '@fast-check/vitest'
import { beforeAll, describe, expect, it } from 'vitest'
import { runHere } from '../command.testing.ts'
import { folder, sharedFolder } from './folder.testing.ts'
import { firstRow, literal, loadDuckDB, withDatabase, type Connection } from './duckdb.ts'
import { mergeRun } from './merge.ts'
import { priceShard, type ShardRequest } from './shard.ts'
import { verifyRun } from './verify.ts'

const MAIN = new URL('../main.ts', import.meta.url).pathname
const REPOSITORY = new URL('../../../..', import.meta.url).pathname

const withRows = <Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> =>
  withDatabase(loadDuckDB(), { threads: 1, memory: '1GB', folder: join(tmpdir(), 'hautelisse-portfolio-spill') }, work)

const write = (path: string, sql: string): Promise<unknown> =>
  withRows((connection) => connection.run(`copy (${sql}) to ${literal(path)} (format parquet)`))

/** How many rows of either folder the other has not. */
const differences = (one: string, other: string): Promise<readonly string[]> =>
  withRows((connection) => {
    const [left, right] = [one, other].map((place) => `select * from read_parquet(${literal(join(place, 'part-*.parquet'))})`)
    return firstRow(
      connection,
      `select cast((select count(*) from (${left} except all ${right})) as varchar), cast((select count(*) from (${right} except all ${left})) as varchar)`,
    )
  })

const EQUAL = ['0', '0']

const request = (input: string, place: string, shard = 0, shards = 1): ShardRequest => ({
  engine: 'annuity',
  input,
  folder: place,
  shard,
  shards,
  where: '',
  format: undefined,
  threads: 1,
  memory: '400MB',
})

const inProcess = (input: string, place: string, shard: number, shards: number) =>
  spawn(
    process.execPath,
    ['--conditions=source', MAIN, 'annuity', '--in', input, '--out', place, '--shard', `${shard}/${shards}`],
    {
      stdio: 'ignore',
    },
  )

const make = (rows: number, path: string): void => {
  const words = ['--conditions=source', 'scripts/commands/portfolio.ts', 'make', String(rows), path]
  expect(spawnSync(process.execPath, words, { cwd: REPOSITORY, stdio: 'inherit' }).status).toBe(0)
}

describe('two million rows', () => {
  const ROWS = 2_000_000
  const SHARDS = 4
  const place = sharedFolder()
  const input = join(place, 'portfolio.parquet')
  beforeAll(() => make(ROWS, input))

  it('are the same in four shards as in one, bit for bit, although one shard was killed', async () => {
    const [whole, parts] = [join(place, 'whole'), join(place, 'parts')]
    const one = inProcess(input, whole, 0, 1)
    await once(one, 'close')
    const killed = Math.floor(Math.random() * SHARDS)
    const after = 1000 + Math.random() * 4000
    const victim = inProcess(input, parts, killed, SHARDS)
    const timer = setTimeout(() => victim.kill('SIGKILL'), after)
    await once(victim, 'close')
    clearTimeout(timer)
    expect([victim.signalCode, existsSync(join(parts, `part-0000${killed}.json`))]).toEqual(['SIGKILL', false])
    for (const shard of [3, 1, 0, 2]) {
      await expect(mergeRun(parts, undefined)).rejects.toThrow('have not ended')
      await once(inProcess(input, parts, shard, SHARDS), 'close')
    }
    const [{ sums, rowsOut }, split] = [await mergeRun(whole, undefined), await mergeRun(parts, undefined)]
    expect([rowsOut, split.rowsOut, split.sums]).toEqual([ROWS, ROWS, sums])
    expect(await differences(whole, parts)).toEqual(EQUAL)
    expect(await verifyRun(parts, 1000)).toEqual({ rows: 1000, differs: [] })
  })
})

describe('any sharding, in any order', () => {
  const ROWS = 3000
  const place = sharedFolder()
  const input = join(place, 'portfolio.parquet')
  const whole = join(place, 'whole')
  beforeAll(async () => {
    make(ROWS, input)
    await priceShard(request(input, whole))
  })

  const shards = fc
    .integer({ min: 1, max: 9 })
    .chain((count) =>
      fc.tuple(
        fc.constant(count),
        fc.shuffledSubarray([...Array.from({ length: count }).keys()], { minLength: count, maxLength: count }),
      ),
    )

  test.prop([shards], { numRuns: 12 })('gives the rows and sums of the whole', async ([count, order]) => {
    const parts = folder()
    for (const shard of order) await priceShard(request(input, parts, shard, count))
    const [{ sums }, split] = [await mergeRun(whole, undefined), await mergeRun(parts, undefined)]
    expect([split.rowsOut, split.sums]).toEqual([ROWS, sums])
    expect(await differences(whole, parts)).toEqual(EQUAL)
  })

  it('keeps the order and the columns of the input', async () => {
    const rows = await withRows(async (connection) =>
      firstRow(
        connection,
        `select cast(list(id order by n) = (select list(id order by file_row_number) from read_parquet(${literal(input)}, file_row_number = true)) as varchar),
           cast(count(*) as varchar) from (select id, row_number() over () as n from read_parquet(${literal(join(whole, 'part-00000.parquet'))}))`,
      ),
    )
    expect(rows).toEqual(['true', String(ROWS)])
  })

  it('leaves a shard that has its manifest as it is, and does one again whose part was written and whose manifest was not', async () => {
    const parts = folder()
    const first = await priceShard(request(input, parts))
    expect(await priceShard(request(input, parts))).toEqual({ manifest: first.manifest, isNew: false })
    rmSync(join(parts, 'part-00000.json'))
    const again = await priceShard(request(input, parts))
    expect(again.isNew).toBe(true)
    expect(again.manifest.part).toEqual(first.manifest.part)
  })

  it('refuses two runs in one folder: other shards, rows, input or engine', async () => {
    const parts = folder()
    await priceShard(request(input, parts, 0, 2))
    const another = join(place, 'another.parquet')
    cpSync(input, another)
    await expect(priceShard(request(input, parts, 0, 3))).rejects.toThrow('holds another run: shards differ')
    await expect(priceShard({ ...request(input, parts, 1, 2), where: 'age > 70' })).rejects.toThrow('where differ')
    await expect(priceShard(request(another, parts, 1, 2))).rejects.toThrow('input differ')
    await expect(priceShard({ ...request(input, parts, 1, 2), engine: 'transmission' })).rejects.toThrow('column case: missing')
  })

  it('refuses an input that changed between two shards', async () => {
    const [parts, changed] = [folder(), join(folder(), 'portfolio.parquet')]
    cpSync(input, changed)
    await priceShard(request(changed, parts, 0, 2))
    await write(changed, `select * replace (yearly + 1 as yearly) from read_parquet(${literal(input)})`)
    await priceShard(request(changed, parts, 1, 2))
    await expect(mergeRun(parts, undefined)).rejects.toThrow('shard 1 read another portfolio.parquet')
  })

  it('reads several files as one, chooses rows, and writes CSV', async () => {
    const several = folder()
    for (const [at, half] of ['< 1500', '>= 1500'].entries())
      await write(
        join(several, `p-${at}.parquet`),
        `select * exclude (file_row_number) from read_parquet(${literal(input)}, file_row_number = true) where file_row_number ${half}`,
      )
    const [parts, lines] = [folder(), folder()]
    for (const shard of [0, 1, 2]) await priceShard(request(join(several, '*.parquet'), parts, shard, 3))
    await mergeRun(parts, undefined)
    expect(await differences(whole, parts)).toEqual(EQUAL)
    const { manifest } = await priceShard({ ...request(input, lines), where: "type = 'RV_NR'", format: 'csv' })
    expect([manifest.rowsIn, manifest.rowsOut === manifest.rowsChosen, manifest.rowsChosen < ROWS]).toEqual([ROWS, true, true])
    const [header, first] = readFileSync(join(lines, 'part-00000.csv'), 'utf8').split('\n')
    expect(header).toMatch(/,timing,yearly,factor,reserve,problem$/)
    expect(first).toContain('RV_NR')
    expect(await verifyRun(lines, 50)).toEqual({ rows: 50, differs: [] })
  })

  it('finds a figure that was changed', async () => {
    const parts = folder()
    await priceShard(request(input, parts))
    const part = join(parts, 'part-00000.parquet')
    await write(join(parts, 'changed.parquet'), `select * replace (factor + 1e-12 as factor) from read_parquet(${literal(part)})`)
    cpSync(join(parts, 'changed.parquet'), part)
    const { differs } = await verifyRun(parts, 20)
    expect(differs[0]).toContain(': factor')
    await expect(mergeRun(parts, undefined)).rejects.toThrow('is not what its shard wrote')
  })
})

const HOSTILE = `select * from (values
  ('a', 'RV_NR', 'TGF05', '1961', '64', 1000.00),
  ('b', 'RV_NR', 'TGF05', '1961', '640000000000', 1000.00),
  ('c', 'RV_NR', 'TGF05', '1961', 'sixty''; drop table keys; --', 1000.00),
  ('d', null, null, null, null, null),
  ('e', 'RV_NR', 'TGF05', '1961', '64', null),
  (null, 'RV_NR', 'TGF05', '1961', '64', 1000.00)
) t(id, type, "table", birth_year, age, yearly)`
const REST = `null::varchar spouse_table, null::int spouse_birth_year, null::int spouse_age, null::double reversion, null::int guaranteed_years,
  0.0::double technical_rate, 12 payments_per_year, 'arrears' timing`

describe('hostile inputs', () => {
  it('keep their rows, each with its reason', async () => {
    const [place, input] = [folder(), join(folder(), 'hostile.parquet')]
    await write(input, `select *, ${REST} from (${HOSTILE})`)
    const { manifest } = await priceShard(request(input, place))
    expect([manifest.rowsOut, manifest.refused, manifest.keys]).toEqual([6, 4, 4])
    const part = `read_parquet(${literal(join(place, 'part-00000.parquet'))})`
    const told = await withRows((connection) =>
      firstRow(
        connection,
        `select list(coalesce(problem, reserve::varchar) order by n)::varchar from (select *, row_number() over () n from ${part})`,
      ),
    )
    expect(told[0]).toBe(
      "[30012.55, 'age: \"640000000000\" is not a whole number', 'age: \"sixty\\'; drop table keys; --\" is not a whole number', 'type: empty; table: empty; birth_year: empty; age: empty', 'yearly: not an amount in euros and cents', 30012.55]",
    )
    expect(await verifyRun(place, 6)).toEqual({ rows: 6, differs: [] })
  })

  it('are a million bad rows, each with a reason of its own', async () => {
    const [place, input] = [folder(), join(folder(), 'bad.parquet')]
    await write(
      input,
      `select 'RV_NR' as type, 'T' || i as "table", 1961 as birth_year, 64 as age, ${REST} from range(1000000) t(i)`,
    )
    const { manifest } = await priceShard(request(input, place))
    expect([manifest.rowsOut, manifest.refused, manifest.keys]).toEqual([1_000_000, 1_000_000, 1_000_000])
  })

  it.each([
    ['no file', 'nothing.parquet', 'no file at'],
    ['a file of another kind', 'package.json', 'must end in .parquet'],
  ])('are refused: %s', async (_, name, reason) => {
    const place = folder()
    writeFileSync(join(place, 'package.json'), '{}')
    await expect(priceShard(request(join(place, name), join(place, 'out')))).rejects.toThrow(reason)
  })

  it('are refused: columns that are missing, or that the results add', async () => {
    const [place, input] = [folder(), join(folder(), 'x.parquet')]
    await write(input, 'select 1 as age')
    await expect(priceShard(request(input, place))).rejects.toThrow('column type: missing from the header')
    await write(input, `select *, ${REST}, 1 as problem from (${HOSTILE})`)
    await expect(priceShard(request(input, place))).rejects.toThrow('column problem: in the file already')
  })

  it('are a file that is cut: the folder stays empty', async () => {
    const [place, input] = [folder(), join(folder(), 'cut.parquet')]
    await write(input, `select *, ${REST} from (${HOSTILE})`)
    writeFileSync(input, readFileSync(input).subarray(0, 200))
    expect((await runHere(['annuity', '--in', input, '--out', place], '')).status).toBe(1)
    expect(readdirSync(place)).toEqual([])
  })

  it('are a condition that is no SQL: the folder then says what it is for, and no more', async () => {
    const [place, input] = [folder(), join(folder(), 'x.parquet')]
    await write(input, `select *, ${REST} from (${HOSTILE})`)
    expect((await runHere(['annuity', '--in', input, '--out', place, '--where', 'age >'], '')).status).toBe(1)
    expect(readdirSync(place)).toEqual(['run.json'])
  })
})

it('counts nothing of what a full disk cut off', () => {
  const [place, input] = [folder(), join(folder(), 'portfolio.parquet')]
  make(50_000, input)
  const words = `ulimit -f 200; exec "$0" --conditions=source "$1" annuity --in "$2" --out "$3"`
  const { status, signal } = spawnSync('bash', ['-c', words, process.execPath, MAIN, input, place], { stdio: 'ignore' })
  expect(status === 0 && signal === null).toBe(false)
  expect(readdirSync(place).filter((name) => name.startsWith('part-') && !name.endsWith('.tmp'))).toEqual([])
  const again = spawnSync(process.execPath, ['--conditions=source', MAIN, 'annuity', '--in', input, '--out', place], {
    stdio: 'ignore',
  })
  expect(again.status).toBe(0)
  expect(spawnSync(process.execPath, ['--conditions=source', MAIN, 'merge', place], { stdio: 'ignore' }).status).toBe(0)
})

describe('every engine', () => {
  const EXAMPLES = new URL('../../examples/', import.meta.url).pathname
  it.each([
    'annuity',
    'income-tax',
    'tax-saving',
    'pension',
    'projection',
    'inheritance-duty',
    'per-ceiling',
    'per-ceiling-notice',
  ])('%s: a file of the examples is given what it is given row by row', async (example) => {
    const place = folder()
    const input = join(EXAMPLES, `${example}.csv`)
    const engine = example.replace('-notice', '')
    await priceShard({ ...request(input, place), engine })
    const { rowsOut } = await mergeRun(place, undefined)
    const { out } = await runHere([engine, '--keep-rows'], readFileSync(input, 'utf8'))
    expect(rowsOut).toBe(out.trimEnd().split('\n').length - 1)
    expect(await verifyRun(place, 100)).toEqual({ rows: rowsOut, differs: [] })
  })

  it.each([
    ['withdrawal', 'id,product,capital,annuity_percent,birth_date,age,day', 'X,PERU,50000,100,1964-03-12,64,2026-11-20', 'rente'],
    [
      'release',
      'id,plan,compartment,reason,event_date,request_date,value,paid_in,amount,marginal_rate',
      'X,PEE,,MARRIAGE,2026-10-01,2026-11-20,10000,8000,5000,0.3',
      'paid',
    ],
  ])('%s prices a row of a file', async (engine, header, row, amount) => {
    const [place, input] = [folder(), join(folder(), 'x.csv')]
    writeFileSync(input, `${header}\n${row}\n`)
    const { manifest } = await priceShard({ ...request(input, place), engine, format: 'parquet' })
    expect([manifest.refused, Number(manifest.sums[amount]) > 0]).toEqual([0, true])
    expect(await verifyRun(place, 1)).toEqual({ rows: 1, differs: [] })
  })

  it('annuity-value gives reserves with their sensitivities, equal to those that annuity-cashflows gives contract by contract', async () => {
    const [values, flows] = [folder(), folder()]
    const input = join(EXAMPLES, 'annuity-cashflows.csv')
    await priceShard({ ...request(input, values), engine: 'annuity-value' })
    await priceShard({ ...request(input, flows), engine: 'annuity-cashflows' })
    const { rowsOut, sums } = await mergeRun(values, undefined)
    const whole = (await mergeRun(flows, undefined)).sums
    const names = ['reserve', 'reserve_rate_up', 'reserve_rate_down', 'reserve_mortality_up', 'reserve_mortality_down']
    expect(names.map((name) => sums[name])).toEqual(names.map((name) => whole[name]))
    expect(await verifyRun(values, rowsOut)).toEqual({ rows: rowsOut, differs: [] })
  })

  it('transmission reads one JSON value a row, and keeps a row that holds something else', async () => {
    const [place, input] = [folder(), join(folder(), 'cases.parquet')]
    const cases = readFileSync(join(EXAMPLES, 'transmission.jsonl'), 'utf8').trimEnd().split('\n')
    const rows = [...cases, '{"heirs":'].map((text, at) => `(${at}, ${literal(text)})`)
    await write(input, `select * from (values ${rows.join(', ')}) t(n, "case")`)
    const { manifest } = await priceShard({ ...request(input, place), engine: 'transmission' })
    expect([manifest.rowsOut, manifest.refused]).toEqual([cases.length + 1, 1])
    expect(await verifyRun(place, 100)).toEqual({ rows: cases.length + 1, differs: [] })
  })
})

it('keeps what it knows of an input until the input changes', async () => {
  const [place, input] = [folder(), join(folder(), 'x.csv')]
  mkdirSync(place, { recursive: true })
  const example = readFileSync(new URL('../../examples/annuity.csv', import.meta.url), 'utf8')
  writeFileSync(input, example)
  const first = await priceShard(request(input, place, 0, 2))
  appendFileSync(input, `${example.trimEnd().split('\n').at(-1)}\n`)
  await expect(priceShard(request(input, place, 1, 2))).rejects.toThrow('input differ')
  expect(first.manifest.inputs[0]?.bytes).toBe(Buffer.byteLength(example))
})

it('rounds half a cent up, and what is next to it as decimals do', async () => {
  const [place, input] = [folder(), join(folder(), 'x.parquet')]
  // A factor with many decimals times every amount of cents up to 2 000 euros: some products lie next to half a cent.
  const row = `'RV_NRAG' as type, 'TGF05' as "table", 1961 as birth_year, 64 as age, 'advance' as timing, 1 as payments_per_year, 0.0::double as technical_rate, 40 as guaranteed_years,
    null::varchar spouse_table, null::int spouse_birth_year, null::int spouse_age, null::double reversion`
  await write(input, `select (i / 100)::decimal(14, 2) as yearly, ${row} from range(1, 200000) t(i)`)
  await priceShard(request(input, place))
  expect(await verifyRun(place, 200_000)).toEqual({ rows: 199_999, differs: [] })
})

describe('the page for actuaries', () => {
  const PAGE = readFileSync(join(REPOSITORY, 'docs/portfolio/README.md'), 'utf8')
  const [byGeneration = '', refused = '', renamed = ''] = [...PAGE.matchAll(/```sql\n(.*?)```/gs)].map(([, sql = '']) => sql)

  it('has questions that DuckDB answers, and whose sum is that of the run', async () => {
    const [place, work] = [folder(), folder()]
    make(3000, join(work, 'contracts.parquet'))
    await priceShard(request(join(work, 'contracts.parquet'), place))
    const { sums } = await mergeRun(place, undefined)
    const [total, problems] = await withRows(async (connection) => {
      const at = (sql: string) => sql.replaceAll('run/', `${place}/`)
      const [[sum] = []] = (
        await connection.runAndReadAll(`select cast(sum(reserve) as varchar) from (${at(byGeneration)})`)
      ).getRowsJS()
      return [sum, (await connection.runAndReadAll(at(refused))).getRowsJS()]
    })
    expect([total, problems]).toEqual([sums['reserve'], []])
  })

  it('makes the columns of the engine out of others', async () => {
    const [place, work] = [folder(), folder()]
    await write(
      join(work, 'extract.parquet'),
      `select 'C1' contract_number, 'F' sex, date '1961-02-15' birth_date, 3600.00 annuity`,
    )
    await withRows((connection) =>
      connection.run(
        renamed
          .replace('extract.parquet', join(work, 'extract.parquet'))
          .replace('contracts.parquet', join(work, 'contracts.parquet')),
      ),
    )
    const { manifest } = await priceShard(request(join(work, 'contracts.parquet'), place))
    expect([manifest.refused, Number(manifest.sums['reserve']) > 100_000]).toEqual([0, true])
  })
})
