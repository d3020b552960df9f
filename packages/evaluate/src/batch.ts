import { readCell, reasonIn, writeLine, writeResult, type Dialect } from './dialect.ts'
import { type AnyEngine, type Outcome, type Problem, resultColumnsIn, rowsOf, type RowsOutcome } from './engine.ts'

/** One line of the file, with the number that an editor gives it: its cells, or why it has none. */
export type Line = { readonly line: number; readonly record: readonly string[]; readonly broken?: Problem | undefined }

/** What every row of a file shares. */
export type Plan = { readonly header: readonly string[]; readonly dialect: Dialect; readonly keepRows: boolean }

/** Text to write, and what was wrong, by line. */
export type Done = {
  readonly text: string
  readonly reports: readonly { readonly line: number; readonly problems: readonly Problem[] }[]
}

type EvaluateRow = Awaited<ReturnType<AnyEngine['open']>>

/** A line of spaces is as empty as one without; a line of separators has cells that are wanting. */
const isBlank = ({ record, broken }: Line): boolean => broken === undefined && record.length === 1 && record[0]?.trim() === ''

const refused = (...problems: readonly Problem[]): Outcome => ({ kind: 'refused', problems })

const wrongCount = (header: readonly string[], record: readonly string[]): Outcome =>
  refused({
    column: header[Math.min(record.length, header.length - 1)] ?? '',
    reason: `${record.length} cells in the row, ${header.length} columns in the header`,
  })

/** Text that only names a row, as it stands. */
const NAME = 'id'

/** Gives the function of one line: its cells by column, read in the way of the file, then what the engine says of them. */
const outcomeOf = ({ columns, optionalColumns = [] }: AnyEngine, { header, dialect }: Plan, evaluateRow: EvaluateRow) => {
  const isKnown = header.map((column) => columns.includes(column) || optionalColumns.includes(column))
  return (record: readonly string[]): Outcome | RowsOutcome => {
    if (record.length !== header.length) return wrongCount(header, record)
    const row: Record<string, string> = {}
    for (const [at, column] of header.entries()) {
      if (isKnown[at] !== true) continue
      const cell = record[at] ?? ''
      const read = column === NAME ? { text: cell } : readCell(dialect, cell)
      if ('reason' in read) return refused({ column, reason: read.reason })
      row[column] = read.text
    }
    const outcome = evaluateRow(row)
    if (outcome.kind === 'evaluated') return outcome
    return refused(
      ...outcome.problems.map(({ column, reason }) => ({
        column,
        reason: reasonIn(dialect, reason, record[header.indexOf(column)] ?? '', row[column]?.trim() ?? ''),
      })),
    )
  }
}

const inWords = (problems: readonly Problem[]): string => problems.map(({ column, reason }) => `${column}: ${reason}`).join('; ')

/**
 * Gives the function that evaluates the lines of a file, many at a time.
 *
 * @param engine what to compute
 * @param plan header, dialect, and whether a bad row keeps its place
 */
export const batchEvaluator = async (engine: AnyEngine, plan: Plan): Promise<(lines: readonly Line[]) => Done> => {
  const { header, dialect, keepRows } = plan
  const outcome = outcomeOf(engine, plan, await engine.open())
  const noResults = resultColumnsIn(engine, header).map(() => '')
  return (lines) => {
    let text = ''
    const reports: { readonly line: number; readonly problems: readonly Problem[] }[] = []
    for (const one of lines) {
      if (isBlank(one)) continue
      const { line, record, broken } = one
      const answer = broken === undefined ? outcome(record) : refused(broken)
      if (answer.kind === 'evaluated') {
        for (const row of rowsOf(answer)) {
          const results = row.map((result) => writeResult(dialect, result))
          text += writeLine(dialect, [...record, ...results, ...(keepRows ? [''] : [])])
        }
        continue
      }
      reports.push({ line, problems: answer.problems })
      if (keepRows) {
        const cells = header.map((_, at) => record[at] ?? '')
        text += writeLine(dialect, [...cells, ...noResults, inWords(answer.problems)])
      }
    }
    return { text, reports }
  }
}
