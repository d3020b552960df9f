import { pipeline } from 'node:stream/promises'
import { batchEvaluator, type Done, type Line, type Plan } from './batch.ts'
import { isClosedPipe } from './closed-pipe.ts'
import { textOf, WIDE_TEXT, WideTextError } from './decoding.ts'
import { dialectOf, writeLine, writeResult, type Dialect, type UnknownSeparator } from './dialect.ts'
import { resultColumnsIn, type AnyEngine, type Problem } from './engine.ts'
import type { Groups } from './groups.ts'
import { checkHeader } from './header.ts'
import { LineReader } from './lines.ts'
import { untilLastRow } from './last-row.ts'

/** How a file is evaluated. */
export type Options = {
  /** A bad row keeps its place, with a column `problem` that says why. */
  readonly keepRows?: boolean
  /** Sums that the engine gathers, written instead of its rows. */
  readonly groups?: Groups
  /** Evaluates batches elsewhere, so many at a time; without it here, one after the other. */
  readonly workers?: { readonly atOnce: number; readonly open: (plan: Plan) => (lines: readonly Line[]) => Promise<Done> }
}

type Report = (line: number, problems: readonly Problem[]) => void

/** Rows of one batch: little enough to be shared out, and many enough to be worth the way. */
const BATCH = 500

/** The first line that is not empty, once it is whole. */
const FIRST_LINE = /^(\uFEFF?)\s*?([^\r\n]*\S[^\r\n]*)[\r\n]/

const firstLineOf = (text: string): string | undefined => {
  const [, mark, line] = FIRST_LINE.exec(text) ?? []
  return line === undefined ? undefined : `${mark}${line}`
}

/** Gives the text of a stream in pieces, the first of them with its whole first line. */
async function* piecesOf(input: NodeJS.ReadableStream, complain: (text: string) => void): AsyncGenerator<string> {
  let first: string | undefined = ''
  for await (const piece of textOf(input, complain)) {
    if (first === undefined) {
      yield piece
      continue
    }
    first += piece
    if (firstLineOf(first) === undefined) continue
    yield first
    first = undefined
  }
  if (first !== undefined && first !== '') yield first
}

/** Yields the lines of a file in batches, after its dialect; yields nothing if the dialect cannot be read. */
async function* batchesOf(
  input: NodeJS.ReadableStream,
  complain: (text: string) => void,
  said: (dialect: Dialect | UnknownSeparator) => void,
  size: number,
): AsyncGenerator<readonly Line[]> {
  let reader: LineReader | undefined
  const withoutEnd = untilLastRow()
  for await (const piece of piecesOf(input, complain)) {
    if (reader === undefined) {
      const dialect = dialectOf(firstLineOf(piece) ?? piece)
      said(dialect)
      if ('unknown' in dialect) return
      reader = new LineReader(dialect)
    }
    const lines = withoutEnd(await reader.read(piece))
    for (let at = 0; at < lines.length; at += size) yield lines.slice(at, at + size)
  }
  if (reader !== undefined) yield withoutEnd(await reader.end())
}

const resultsOf = (engine: AnyEngine, header: readonly string[], keepRows: boolean): readonly string[] =>
  keepRows ? [...resultColumnsIn(engine, header), 'problem'] : resultColumnsIn(engine, header)

const planOf = (
  engine: AnyEngine,
  { line, record, broken }: Line,
  dialect: Dialect,
  keepRows: boolean,
  report: Report,
): Plan | undefined => {
  const header = record.map((name) => name.trim())
  const problems =
    broken === undefined
      ? checkHeader(header, engine.columns, engine.optionalColumns ?? [], resultsOf(engine, header, keepRows))
      : [broken]
  if (problems.length > 0) report(line, problems)
  return problems.length > 0 ? undefined : { header, dialect, keepRows }
}

/** Gives what is written, in the order of the file; with workers several batches are under way at once. */
const written = (
  engine: AnyEngine,
  { keepRows = false, groups, workers }: Options,
  report: Report,
  complain: (text: string) => void,
) =>
  async function* texts(input: NodeJS.ReadableStream): AsyncGenerator<string> {
    let dialect: Dialect = { separator: ',' }
    let evaluate: ((lines: readonly Line[]) => Done | Promise<Done>) | undefined
    const underWay: (Done | Promise<Done>)[] = []
    const finish = async (): Promise<string> => {
      const { text, reports } = (await underWay.shift()) as Done
      for (const { line, problems } of reports) report(line, problems)
      return text
    }
    let isRead = true
    const said = (told: Dialect | UnknownSeparator) => {
      if ('unknown' in told) {
        isRead = false
        report(1, [{ column: 'sep', reason: `cells separated by ${JSON.stringify(told.unknown)} are not read: "," and ";" are` }])
        return
      }
      dialect = told
      if (told.separator === ';') complain('read as a French spreadsheet writes: cells separated by ";", decimals after ","')
    }
    const batches = batchesOf(input, complain, said, engine.batch ?? BATCH)
    for await (const batch of batches) {
      let rows = batch
      if (evaluate === undefined) {
        const [header, ...others] = batch
        if (header === undefined) continue
        const plan = planOf(engine, header, dialect, keepRows, report)
        if (plan === undefined) return
        if (dialect.hasMark === true) yield '\uFEFF'
        if (groups === undefined) yield writeLine(dialect, [...header.record, ...resultsOf(engine, plan.header, keepRows)])
        evaluate = workers === undefined ? await batchEvaluator(engine, plan) : workers.open(plan)
        rows = others
      }
      underWay.push(evaluate(rows))
      if (underWay.length > (workers === undefined ? 0 : 2 * workers.atOnce)) yield await finish()
    }
    while (underWay.length > 0) yield await finish()
    if (groups !== undefined && evaluate !== undefined)
      for (const line of groups.lines())
        yield writeLine(
          dialect,
          line.map((cell) => writeResult(dialect, cell)),
        )
    if (evaluate === undefined && isRead)
      report(1, [{ column: engine.columns[0] ?? '', reason: 'no header: the input is empty' }])
  }

/**
 * Evaluates a file of cases from one stream to another, holding some hundred rows at a time.
 *
 * @param engine what to compute
 * @param input cells separated by commas or, as French spreadsheets write them, by semicolons, in UTF-8 with or without byte order mark,
 *   or in Windows-1252
 * @param output takes the rows with their results, in the way of the file
 * @param complain takes one line for each problem (line, column and reason), and one that names the way of a French file
 * @param options what becomes of bad rows, and who computes
 * @returns whether every row was good
 */
export const evaluateStream = async (
  engine: AnyEngine,
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
    if (failure instanceof WideTextError) report(1, [{ column: engine.columns[0] ?? '', reason: WIDE_TEXT }])
    else if (!isClosedPipe(failure)) throw failure
  }
  return good
}
