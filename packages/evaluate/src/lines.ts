import { UNREADABLE } from '@hautelisse/domain/files'
import { CsvError, parse, type Parser } from 'csv-parse'
import type { Line } from './batch.ts'
import { UNREADABLE_ROW } from './decoding.ts'
import type { Dialect } from './dialect.ts'

/** Longest record in characters: an open quote must not swallow a file of a million rows. */
const LONGEST_RECORD = 100_000

const countOf = (record: readonly string[], pattern: RegExp): number =>
  record.reduce(
    (found, cell) => (cell.length > 1 || cell === '\n' || cell === '\r' ? found + (cell.match(pattern)?.length ?? 0) : found),
    0,
  )

const WINDOWS_LINE_BREAK = /\r\n/g
const LINE_BREAK = /\r\n|\n|\r/g

const hasBreak = (record: readonly string[]): boolean => record.some((cell) => cell.includes('\n') || cell.includes('\r'))

const TEXT_REASONS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed; the rest of the file is left out',
  CSV_INVALID_CLOSING_QUOTE: 'a closing quote is followed by more text',
  INVALID_OPENING_QUOTE: 'a quote stands inside a cell that is not quoted',
  CSV_MAX_RECORD_SIZE: `a row longer than ${LONGEST_RECORD} bytes: a quote is not closed`,
}

const settled = (act: (done: (failure?: Error | null) => void) => void): Promise<Error | undefined> =>
  new Promise((resolve) => {
    act((failure) => resolve(failure ?? undefined))
  })

/** Cuts a file into lines, those of a piece of its text at a time. */
export class LineReader {
  readonly #parser: Parser
  #held: Line[] = []
  #header: readonly string[] | undefined
  /** The line after the last whole record, and by how much the parser's own count is too high. */
  #line = 1
  #ahead = 0
  #broken: number | undefined
  #isToSkip: boolean
  /** Some text before held a character that could not be read. */
  #hasUnreadable = false

  constructor({ separator, hasSeparatorLine = false }: Dialect) {
    this.#isToSkip = hasSeparatorLine
    this.#parser = parse({
      delimiter: separator,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Files that were put together from several may mix their line ends.
      record_delimiter: ['\r\n', '\n', '\r'],
      skip_records_with_error: true,
      max_record_size: LONGEST_RECORD,
      on_record: (record: string[], info) => {
        this.#take(record, info.lines)
        // Nothing is handed on: a stream of single rows takes longer than their figures.
        return null
      },
    })
    this.#parser.on('skip', (failure: CsvError) => this.#refuse(failure))
    this.#parser.on('error', () => undefined)
    this.#parser.resume()
  }

  #take(record: readonly string[], read: number): void {
    const breaks = hasBreak(record)
    // Inside quotes the parser counts both signs of Windows' line end.
    if (breaks) this.#ahead += countOf(record, WINDOWS_LINE_BREAK)
    const lines = read - this.#ahead
    this.#line = lines + 1
    if (this.#isToSkip) {
      this.#isToSkip = false
      return
    }
    const line = breaks ? lines - countOf(record, LINE_BREAK) : lines
    const unreadable = this.#hasUnreadable ? record.findIndex((cell) => cell.includes(UNREADABLE)) : -1
    if (unreadable < 0) this.#held.push({ line, record })
    else this.#held.push({ line, record: [], broken: { column: this.#columnAt(unreadable), reason: UNREADABLE_ROW } })
    this.#header ??= record
  }

  #columnAt(at: number): string {
    return this.#header?.[at] ?? String(at + 1)
  }

  #refuse(failure: CsvError): void {
    if (this.#broken === this.#line) return
    this.#broken = this.#line
    this.#held.push({
      line: this.#line,
      record: [],
      broken: {
        column: this.#columnAt(Number(failure['column'])),
        reason: TEXT_REASONS[failure.code] ?? failure.message,
      },
    })
  }

  #given(failure: Error | undefined): readonly Line[] {
    if (failure instanceof CsvError) this.#refuse(failure)
    else if (failure !== undefined) throw failure
    const lines = this.#held
    this.#held = []
    return lines
  }

  /** Reads a piece of the file and gives the lines that end in it. */
  async read(piece: string): Promise<readonly Line[]> {
    this.#hasUnreadable ||= piece.includes(UNREADABLE)
    return this.#given(await settled((done) => this.#parser.write(piece, done)))
  }

  /** Gives the lines that are left at the end of the file. */
  async end(): Promise<readonly Line[]> {
    return this.#given(
      await settled((done) => {
        this.#parser.once('error', done)
        this.#parser.end(() => done())
      }),
    )
  }
}
