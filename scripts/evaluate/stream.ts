import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { stringify } from 'csv-stringify'
import type { Engine, Outcome, Problem } from './engine.ts'
import { checkHeader } from './header.ts'

/** A record of the file and the number of lines read up to its end. */
type Read = { readonly record: readonly string[]; readonly lines: number }

/** Longest record in characters: an open quote must not swallow a file of a million rows. */
const LONGEST_RECORD = 100_000

const WINDOWS_LINE_BREAK = /\r\n/g
const LINE_BREAK = /\r\n|\n|\r/g

const count = (record: readonly string[], pattern: RegExp): number =>
  record.reduce((found, cell) => found + (cell.match(pattern)?.length ?? 0), 0)

/** Line on which a record begins: the one on which it ends, less the line breaks inside its quotes. */
const lineOf = ({ record, lines }: Read): number => lines - count(record, LINE_BREAK)

/** Ends a stream whose header is reported already. */
class HeaderRefused extends Error {}

/** Where the parser stands: the header, once read, the line after the last whole record, and by how much the parser's own count is too high. */
type Place = { header: readonly string[] | undefined; line: number; ahead: number }

const TEXT_REASONS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed; the rest of the file is left out',
  CSV_INVALID_CLOSING_QUOTE: 'a closing quote is followed by more text',
  INVALID_OPENING_QUOTE: 'a quote stands inside a cell that is not quoted',
  CSV_MAX_RECORD_SIZE: `a row longer than ${LONGEST_RECORD} bytes: a quote is not closed`,
}

/** Says where and why the text stops being comma-separated. */
const textProblem = (failure: CsvError, { header }: Place): Problem => {
  const column = Number(failure['column'])
  return { column: header?.[column] ?? String(column + 1), reason: TEXT_REASONS[failure.code] ?? failure.message }
}

type Report = (line: number, problems: readonly Problem[]) => void

const rowOf = (header: readonly string[], record: readonly string[]): Record<string, string> =>
  Object.fromEntries(header.map((column, at) => [column, record[at] ?? '']))

const wrongCount = (header: readonly string[], record: readonly string[]): Outcome => ({
  kind: 'refused',
  problems: [
    {
      column: header[Math.min(record.length, header.length - 1)] ?? '',
      reason: `${record.length} cells in the row, ${header.length} columns in the header`,
    },
  ],
})

/** A line of spaces is as empty as one without; a line of commas has cells that are wanting. */
const isBlank = (record: readonly string[]): boolean => record.length === 1 && record[0]?.trim() === ''

/** Gives the header and each good row with its results; the others are reported and left out. */
const evaluateRecords = (engine: Engine, report: Report) =>
  async function* evaluated(records: AsyncIterable<Read>): AsyncGenerator<readonly string[]> {
    let header: readonly string[] | undefined
    const evaluateRow = await engine.open()
    for await (const read of records) {
      if (header === undefined) {
        header = read.record.map((name) => name.trim())
        const problems = checkHeader(header, engine.columns, engine.optionalColumns ?? [])
        if (problems.length > 0) {
          report(lineOf(read), problems)
          throw new HeaderRefused()
        }
        yield [...read.record, ...engine.resultColumns]
        continue
      }
      const { record } = read
      if (isBlank(record)) continue
      const outcome = record.length === header.length ? evaluateRow(rowOf(header, record)) : wrongCount(header, record)
      if (outcome.kind === 'refused') report(lineOf(read), outcome.problems)
      else yield [...record, ...outcome.results]
    }
    if (header === undefined) report(1, [{ column: engine.columns[0] ?? '', reason: 'no header: the input is empty' }])
  }

/** The reader of the results has gone, as `head` does once it has enough. */
const isClosedPipe = (failure: unknown): boolean => failure instanceof Error && 'code' in failure && failure.code === 'EPIPE'

/**
 * Evaluates a file of cases from one stream to another, holding a few rows at a time.
 *
 * @param engine what to compute
 * @param input comma-separated text in UTF-8, with or without byte order mark, any line ends, cells quoted where needed
 * @param output takes the rows with their results
 * @param complain takes one line for each problem: line, column and reason
 * @returns whether every row was good
 */
export const evaluateStream = async (
  engine: Engine,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  complain: (text: string) => void,
): Promise<boolean> => {
  let good = true
  const report: Report = (line, problems) => {
    good = false
    for (const { column, reason } of problems) complain(`line ${line}, column ${column}: ${reason}`)
  }
  const place: Place = { header: undefined, line: 1, ahead: 0 }
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // Files that were put together from several may mix their line ends.
    record_delimiter: ['\r\n', '\n', '\r'],
    skip_records_with_error: true,
    max_record_size: LONGEST_RECORD,
    on_record: (record: string[], info) => {
      place.header ??= record
      // Inside quotes the parser counts both signs of Windows' line end.
      place.ahead += count(record, WINDOWS_LINE_BREAK)
      const lines = info.lines - place.ahead
      place.line = lines + 1
      const read: Read = { record, lines }
      // The parser hands on whatever this gives; its types know of arrays only.
      return read as unknown as string[]
    },
  })
  let broken: number | undefined
  const reportText = (failure: CsvError) => {
    if (broken === place.line) return
    broken = place.line
    report(place.line, [textProblem(failure, place)])
  }
  parser.on('skip', reportText)
  try {
    await pipeline(input, parser, evaluateRecords(engine, report), stringify(), output, { end: false })
  } catch (failure) {
    if (failure instanceof CsvError) reportText(failure)
    else if (!(failure instanceof HeaderRefused || isClosedPipe(failure))) throw failure
  }
  return good
}
