import type { AnyEngine } from './engine.ts'
import type { LineEngine, LoadingLineEngine } from './json-lines.ts'
import type { ReferenceFile } from './reference-files.ts'

const sumsLine = (sums: readonly string[]): readonly string[] => (sums.length > 0 ? [`  --by adds up: ${sums.join(',')}`] : [])

const describe = ([name, { summary, columns, optionalColumns = [], resultColumns, further, sums = [], notes }]: [
  string,
  AnyEngine,
]): string =>
  [
    '',
    `${name}: ${summary}`,
    `  columns: ${columns.join(',')}`,
    ...(optionalColumns.length > 0 ? [`  may have: ${optionalColumns.join(',')}`] : []),
    `  adds:    ${resultColumns.join(',')}`,
    ...(further === undefined
      ? []
      : [
          `  and with ${[...new Set([further.ifAny[0], further.ifAny.at(-1)])].join(' to ')}: ${further.resultColumns.join(',')}`,
        ]),
    ...sumsLine(sums),
    notes.map((note) => `    ${note}`).join('\n'),
  ].join('\n')

const describeMonths = ([name, { resultColumns, sums = [], notes }]: [string, AnyEngine]): string =>
  [
    '',
    `${name} --months: one row a month`,
    `  adds:    ${resultColumns.join(',')}`,
    ...sumsLine(sums),
    ...notes.map((note) => `    ${note}`),
  ].join('\n')

const describeLines = ([name, { summary, notes }]: [string, LineEngine | LoadingLineEngine]): string =>
  ['', `${name}: ${summary}`, '  reads and writes one JSON value a line', notes.map((note) => `    ${note}`).join('\n')].join(
    '\n',
  )

const describeFile = ([name, { summary, notes }]: [string, ReferenceFile]): string =>
  ['', `${name}: ${summary}`, ...notes.map((note) => `  ${note}`)].join('\n')

/** Gives the text of `--help`. */
export const helpText = (
  engines: Readonly<Record<string, AnyEngine>>,
  lineEngines: Readonly<Record<string, LineEngine | LoadingLineEngine>>,
  monthEngines: Readonly<Record<string, AnyEngine>>,
  files: Readonly<Record<string, ReferenceFile>>,
): string =>
  [
    'Usage: npm run -s evaluate -- ENGINE [--keep-rows] [--workers N] < cases.csv > results.csv',
    '',
    'Reads cases separated by commas and writes the same rows with the results added, in full precision. A bad row is left out and named on standard',
    'error with its line, column and reason; the exit status is then 1. Columns may stand in any order; those that the engine does not know are given back.',
    'A header with more semicolons than commas is the file of a French spreadsheet: cells are separated by semicolons and the comma is the decimal sign,',
    'in the results too; thousands may have a space, an amount a euro sign behind it, a day the form 20/11/2026. A point before three digits is refused:',
    'it may be a thousand. A first line sep=; and empty rows at the end are skipped. UTF-8, with a byte order mark in the results where the file has one;',
    'a line that is no UTF-8 is read as Windows-1252. A spreadsheet drops the zeros in front of a contract number such as 00482190, quoted or not:',
    'import the column as text, or begin the number with a letter.',
    '',
    '  --keep-rows    a bad row keeps its place, without results, and a column "problem" says why',
    '  --workers N    N threads compute; rows leave in the order in which they came',
    '  --months       one row a month instead of one a contract, where the engine has months',
    '  --by COLUMN    no rows but their number and the sums of their amounts, by the value of a column of the engine: birth_year; exact, each rounded once',
    '',
    'Portfolios, which need the package @duckdb/node-api beside this one:',
    '  ENGINE --in x.parquet --out folder [--shard 0/8] [--where SQL] [--format parquet|csv] [--threads N] [--memory 400MB]',
    '                 each distinct key is priced once; a bad row keeps its place, with a column "problem"; --in takes a file, Parquet or CSV, or several as',
    '                 "dir/*.parquet"; engines of JSON values read a column "case". A shard that has its manifest is left as it is.',
    '  merge folder [--key key.pem]',
    '                 checks that the shards cover the input once, adds up, and writes receipt.json, signed where an Ed25519 key is given',
    '  verify folder [--sample 1000]',
    '                 prices rows again, one by one, and compares every figure; the exit status is 1 where one differs',
    ...Object.entries(engines).map((engine) => describe(engine)),
    ...Object.entries(monthEngines).map((engine) => describeMonths(engine)),
    ...Object.entries(lineEngines).map((engine) => describeLines(engine)),
    ...Object.entries(files).map((file) => describeFile(file)),
    '',
  ].join('\n')
