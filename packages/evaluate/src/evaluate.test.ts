import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { annuity } from './annuity.ts'
import { runHere, type Ran } from './command.testing.ts'
import { ENGINES, LINE_ENGINES } from './engines.ts'
import { REFERENCE_FILES } from './reference-files.ts'
import { evaluateStream } from './stream.ts'

const script = new URL('main.ts', import.meta.url).pathname
const examples = readFileSync(new URL('../examples/annuity.csv', import.meta.url), 'utf8')
const header = examples.slice(0, examples.indexOf('\n'))
const good = 'AX1,RV_NR,TGF05,1961,64,,,,0,0,0.0,12,arrears'
const goodFactor = '30.012550200803215'

const start = (...words: readonly string[]) => spawn(process.execPath, ['--conditions=source', script, ...words])

const runProcess = async (words: readonly string[], input: string): Promise<Ran> => {
  const command = start(...words)
  command.stdin.end(input)
  const [out, err] = await Promise.all([text(command.stdout), text(command.stderr), once(command, 'close')])
  return { out, err, status: command.exitCode }
}

/** Rows under the header of the examples, through the stream alone. */
const evaluate = async (...lines: readonly string[]) => {
  const output = new PassThrough()
  const written = text(output)
  const complaints: string[] = []
  const input = Readable.from([`${[header, ...lines].join('\n')}\n`])
  const allGood = await evaluateStream(annuity, input, output, (line) => complaints.push(`${line}\n`))
  output.end()
  return { out: await written, err: complaints.join(''), status: allGood ? 0 : 1 }
}

const complaint = async (row: string) => {
  const { out, err, status } = await evaluate(row, good)
  expect(status).toBe(1)
  expect(out).toBe(`${header},factor\n${good},${goodFactor}\n`)
  return err
}

/**
 * Factors computed outside. AX: R lifecontingencies 1.5.2. MX: a numpy sum on 0.6 lx of TGH05 + 0.4 lx of TGF05. PT: tariff of 1 January 2025 printed by
 * guide-de-la-taxe.fr, brought back to the bare annual price by (price ÷ (1.03 / 0.975)) − 3/8, a loading that is inferred from its rows.
 */
const bare = (price: number) => price / (1.03 / 0.975) - 3 / 8
const EXPECTED: Readonly<Record<string, readonly [factor: number, tolerance: number]>> = {
  AX1: [30.0125502, 1e-6],
  AX2: [35.51204815, 1e-6],
  AX3: [28.26011079, 1e-6],
  AX4: [36.15394081, 1e-6],
  AX5: [40.76164612, 1e-6],
  MX01: [26.97409913, 1e-6],
  MX02: [29.98396459, 1e-6],
  MX12: [27.22835074, 1e-6],
  MX13: [31.23095382, 1e-6],
  PT1: [bare(53.3564), 0.0005],
  PT2: [bare(33.8686), 0.0005],
  PT3: [bare(24.9895), 0.0005],
  PT4: [bare(45.3421), 0.0005],
  PT5: [bare(35.9694), 0.0005],
}

describe('evaluate annuity', () => {
  it('[ANN-12] gives the rows back with the factor computed outside, and nothing else', async () => {
    const { out, err, status } = await runHere(['annuity'], examples)
    expect([err, status]).toEqual(['', 0])
    const rows = out.trimEnd().split('\n')
    const cases = examples.trimEnd().split('\n')
    expect(rows[0]).toBe(`${header},factor`)
    expect(rows.map((row) => row.slice(0, row.lastIndexOf(',')))).toEqual(cases)
    const misses = rows.slice(1).filter((row) => {
      const [factor, tolerance] = EXPECTED[row.slice(0, row.indexOf(','))] ?? [Number.NaN, 0]
      return !(Math.abs(Number(row.slice(row.lastIndexOf(',') + 1)) - factor) < tolerance)
    })
    expect(misses).toEqual([])
    expect(rows).toHaveLength(Object.keys(EXPECTED).length + 1)
  })

  it('[ANN-12] reads a byte order mark, Windows line ends, quoted cells, empty lines and columns in any order', async () => {
    const { out, err, status } = await runHere(
      ['annuity'],
      '\uFEFFage,timing,id,type,table,birth_year,spouse_table,spouse_birth_year,spouse_age,reversion,guaranteed_years,technical_rate,payments_per_year\r\n' +
        '64,arrears,"Garnier, ""S""\nsecond line","RV_NR",TGF05,1961,,,,,,0,12\r\n\r\n64,arrears,,RV_NR,TGF05,1961,,,,,,0,12',
    )
    expect([err, status]).toEqual(['', 0])
    expect(out.split('\n')).toEqual([
      'age,timing,id,type,table,birth_year,spouse_table,spouse_birth_year,spouse_age,reversion,guaranteed_years,technical_rate,payments_per_year,factor',
      '64,arrears,"Garnier, ""S""',
      `second line",RV_NR,TGF05,1961,,,,,,0,12,${goodFactor}`,
      `64,arrears,,RV_NR,TGF05,1961,,,,,,0,12,${goodFactor}`,
      '',
    ])
  })

  it.each([
    [
      'an age below the table',
      'X,RV_NR,TGF05,1961,34,,,,,,0,12,arrears',
      'line 2, column age: 34: no mortality before age 35 for birth year 1961\n',
    ],
    [
      'an age beyond the table',
      'X,RV_NR,TGF05,1961,121,,,,,,0,12,arrears',
      'line 2, column age: 121: nobody born in 1961 is left at this age in the table\n',
    ],
    ['a French decimal', 'X,RV_NR,TGF05,1961,"60,5",,,,,,0,12,arrears', 'line 2, column age: "60,5" is not a whole number\n'],
    [
      'a rate in words',
      'X,RV_NR,TGF05,1961,64,,,,,,zero,12,arrears',
      'line 2, column technical_rate: "zero" is not a number (digits, with a point before decimals)\n',
    ],
    [
      'a rate in percent',
      'X,RV_NR,TGF05,1961,64,,,,,,2,12,arrears',
      'line 2, column technical_rate: 2 is not from -0.99 to 0.5\n',
    ],
    [
      'a negative guarantee',
      'X,RV_NRAG,TGF05,1961,64,,,,,-5,0,12,arrears',
      'line 2, column guaranteed_years: -5 is not from 0 to 121\n',
    ],
    [
      'an unknown table',
      'X,RV_NR,TGF,1961,64,,,,,,0,12,arrears',
      'line 2, column table: "TGF" is not one of TGF05, TGH05, MIXED, MIXED_QX\n',
    ],
    [
      'an unknown rhythm',
      'X,RV_NR,TGF05,1961,64,,,,,,0,3,arrears',
      'line 2, column payments_per_year: "3" is not one of 1, 2, 4, 12\n',
    ],
    ['an empty cell that is required', 'X,RV_NR,TGF05,1961,64,,,,,,0,12,', 'line 2, column timing: empty\n'],
    [
      'a guarantee that the type has not',
      'X,RV_NR,TGF05,1961,64,,,,,5,0,12,arrears',
      'line 2, column guaranteed_years: "5" given, but RV_NR has none: leave it empty or 0\n',
    ],
    ['too few cells', 'X,RV_NR', 'line 2, column table: 2 cells in the row, 13 columns in the header\n'],
    ['too many cells', `${good},1`, 'line 2, column timing: 14 cells in the row, 13 columns in the header\n'],
    [
      'a quote inside a cell',
      'X"Y,RV_NR,TGF05,1961,64,,,,,,0,12,arrears',
      'line 2, column id: a quote stands inside a cell that is not quoted\n',
    ],
    [
      'a cell that goes on for ever',
      `X,RV_NR,${'T'.repeat(60)},1961,64,,,,,,0,12,arrears`,
      `line 2, column table: "${'T'.repeat(40)}…" is not one of TGF05, TGH05, MIXED, MIXED_QX\n`,
    ],
  ])('[ANN-12] names line, column and reason of %s, goes on, and ends with status 1', async (_, row, words) => {
    expect(await complaint(row)).toBe(words)
  })

  it('[ANN-12] names every problem of a row, and lines as an editor counts them', async () => {
    const { out, err, status } = await evaluate(
      '"two\nlines",RV_NR,TGF05,1961,64,,,,,,0,12,arrears',
      '',
      '"three\n\nlines",RV_R,TGF05,1961,64,,,,,,0,12,arrears',
      good,
    )
    expect(err.split('\n')).toEqual([
      'line 5, column spouse_table: empty, but RV_R needs it',
      'line 5, column spouse_birth_year: empty, but RV_R needs it',
      'line 5, column spouse_age: empty, but RV_R needs it',
      'line 5, column reversion: empty, but RV_R needs it',
      '',
    ])
    expect(out.trimEnd().endsWith(goodFactor)).toBe(true)
    expect(status).toBe(1)
  })

  it('[ANN-12] keeps the rows before a quote that is never closed, and says where it opens', async () => {
    const rest = Array.from({ length: 3000 }, () => good)
    for (const rows of [[good], rest]) {
      const { out, err, status } = await evaluate(good, '"open', ...rows)
      expect(out).toBe(`${header},factor\n${good},${goodFactor}\n`)
      expect(err).toMatch(/^line 3, column id: .*a quote is .*closed.*\n$/)
      expect(status).toBe(1)
    }
  })

  it('[ANN-12] refuses a header with missing or repeated columns, and computes nothing', async () => {
    const { out, err, status } = await runHere(['annuity'], `${header.replace('timing', 'moment')},id\n${good},1\n`)
    expect(out).toBe('')
    expect(err.split('\n')).toEqual([
      'line 1, column timing: missing from the header',
      'line 1, column id: twice in the header',
      '',
    ])
    expect(status).toBe(1)
  })

  it('[ANN-12] says that an empty input has no header', async () => {
    expect(await runHere(['annuity'], '')).toEqual({
      out: '',
      err: 'line 1, column id: no header: the input is empty\n',
      status: 1,
    })
  })

  it('[ANN-12] ends quietly when its reader has enough', async () => {
    const command = start('annuity')
    command.stdin.on('error', () => undefined)
    command.stdin.end(`${header}\n${`${good}\n`.repeat(20_000)}`)
    const complaints = text(command.stderr)
    const [first]: readonly unknown[] = await once(command.stdout, 'data')
    command.stdout.destroy()
    await once(command, 'close')
    expect(String(first)).toMatch(`${header},factor\n`)
    expect([await complaints, command.exitCode]).toEqual(['', 0])
  })

  it('[ANN-12] explains itself', async () => {
    const { out, err, status } = await runHere(['--help'], '')
    expect([err, status]).toEqual(['', 0])
    expect(out).toContain(`columns: ${header}\n`)
    expect((await runHere(['annuity', '--help'], '')).out).toBe(out)
  })

  it.each([
    [['mortgage'], 'Unknown engine "mortgage".', runProcess],
    [['toString'], 'Unknown engine "toString".', runHere],
    [[], 'No engine named.', runHere],
    [['annuity', 'cases.csv'], 'Unknown argument "cases.csv".', runHere],
    [['annuity', '--worker', '2'], 'Unknown argument "2 --worker".', runHere],
  ])('[ANN-12] refuses the words %j with status 2', async (words, reason, ran) => {
    const err = `${reason}\nKnown engines: ${[...Object.keys(ENGINES), ...Object.keys(LINE_ENGINES), ...Object.keys(REFERENCE_FILES)].join(', ')}. See --help.\n`
    expect(err).toContain(' annuity, ')
    expect(await ran(words, '')).toEqual({ out: '', err, status: 2 })
  })

  it('[ANN-12] documents every column of every engine', () => {
    const undocumented = Object.values(ENGINES).flatMap(({ columns, optionalColumns = [], notes }) =>
      [...columns, ...optionalColumns].filter(
        (column) => !column.startsWith('spouse_') && !notes.some((note) => note.split(/ {2,}/)[0]?.split(', ').includes(column)),
      ),
    )
    expect(undocumented).toEqual([])
  })
})
