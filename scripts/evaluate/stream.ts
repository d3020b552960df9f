import { pipeline } from 'node:stream/promises'
import { batchEvaluator, type Done, type Line, type Plan } from './batch.ts'
import { dialectOf, writeLine, type Dialect } from './dialect.ts'
import type { Engine, Problem } from './engine.ts'
import { checkHeader } from './header.ts'
import { LineReader } from './lines.ts'

/** How a file is evaluated. */
export type Options = {
  /** A bad row keeps its place, with a column `problem` that says why. */
  readonly keepRows?: boolean
  /** Evaluates batches elsewhere, so many at a time; without it here, one after the other. */
  readonly workers?: { readonly atOnce: number; readonly open: (plan: Plan) => (lines: readonly Line[]) => Promise<Done> }
}

type Report = (line: number, problems: readonly Problem[]) => void

/** Rows of one batch: little enough to be shared out, and many enough to be worth the way. */
const BATCH = 500

const FIRST_LINE = /^\uFEFF?([^\r\n]*)[\r\n]/

/** Gives the text of a stream in pieces, the first of them with its whole first line. */
async function* piecesOf(input: NodeJS.ReadableStream): AsyncGenerator<Buffer> {
  let first: Buffer | undefined = Buffer.alloc(0)
  for await (const chunk of input) {
    const piece = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    if (first === undefined) {
      yield piece
      continue
    }
    first = Buffer.concat([first, piece])
    if (!FIRST_LINE.test(first.toString())) continue
    yield first
    first = undefined
  }
  if (first !== undefined && first.length > 0) yield first
}

/** Gives the lines of a file in batches, after its dialect. */
async function* batchesOf(input: NodeJS.ReadableStream, said: (dialect: Dialect) => void): AsyncGenerator<readonly Line[]> {
  let reader: LineReader | undefined
  for await (const piece of piecesOf(input)) {
    if (reader === undefined) {
      const text = piece.toString()
      const dialect = dialectOf(FIRST_LINE.exec(text)?.[1] ?? text)
      said(dialect)
      reader = new LineReader(dialect)
    }
    const lines = await reader.read(piece)
    for (let at = 0; at < lines.length; at += BATCH) yield lines.slice(at, at + BATCH)
  }
  if (reader !== undefined) yield await reader.end()
}

const planOf = (engine: Engine, { record }: Line, dialect: Dialect, keepRows: boolean, report: Report): Plan | undefined => {
  const header = record.map((name) => name.trim())
  const problems = checkHeader(header, engine.columns, engine.optionalColumns ?? [])
  if (problems.length > 0) report(1, problems)
  return problems.length > 0 ? undefined : { header, dialect, keepRows }
}

/** Gives what is written, in the order of the file; with workers several batches are under way at once. */
const written = (engine: Engine, { keepRows = false, workers }: Options, report: Report, complain: (text: string) => void) =>
  async function* texts(input: NodeJS.ReadableStream): AsyncGenerator<string> {
    let dialect: Dialect = { separator: ',' }
    let evaluate: ((lines: readonly Line[]) => Done | Promise<Done>) | undefined
    const underWay: (Done | Promise<Done>)[] = []
    const finish = async (): Promise<string> => {
      const { text, reports } = (await underWay.shift()) as Done
      for (const { line, problems } of reports) report(line, problems)
      return text
    }
    const batches = batchesOf(input, (told) => {
      dialect = told
      if (told.separator === ';') complain('read as a French spreadsheet writes: cells separated by ";", decimals after ","')
    })
    for await (const batch of batches) {
      let rows = batch
      if (evaluate === undefined) {
        const [header, ...others] = batch
        if (header === undefined) continue
        const plan = planOf(engine, header, dialect, keepRows, report)
        if (plan === undefined) return
        yield writeLine(dialect, [...header.record, ...engine.resultColumns, ...(keepRows ? ['problem'] : [])])
        evaluate = workers === undefined ? await batchEvaluator(engine, plan) : workers.open(plan)
        rows = others
      }
      underWay.push(evaluate(rows))
      if (underWay.length > (workers === undefined ? 0 : 2 * workers.atOnce)) yield await finish()
    }
    while (underWay.length > 0) yield await finish()
    if (evaluate === undefined) report(1, [{ column: engine.columns[0] ?? '', reason: 'no header: the input is empty' }])
  }

/** The reader of the results has gone, as `head` does once it has enough. */
const isClosedPipe = (failure: unknown): boolean => failure instanceof Error && 'code' in failure && failure.code === 'EPIPE'

/**
 * Evaluates a file of cases from one stream to another, holding some hundred rows at a time.
 *
 * @param engine what to compute
 * @param input cells separated by commas or, as French spreadsheets write them, by semicolons, in UTF-8 with or without byte order mark
 * @param output takes the rows with their results, in the way of the file
 * @param complain takes one line for each problem (line, column and reason), and one that names the way of a French file
 * @param options what becomes of bad rows, and who computes
 * @returns whether every row was good
 */
export const evaluateStream = async (
  engine: Engine,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  complain: (text: string) => void,
  options: Options = {},
): Promise<boolean> => {
  let good = true
  const report: Report = (line, problems) => {
    good = false
    for (const { column, reason } of problems) complain(`line ${line}, column ${column}: ${reason}`)
  }
  try {
    await pipeline(written(engine, options, report, complain)(input), output, { end: false })
  } catch (failure) {
    if (!isClosedPipe(failure)) throw failure
  }
  return good
}
