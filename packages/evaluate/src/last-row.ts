import { isEmptyRow } from '@hautelisse/domain/files'
import type { Line } from './batch.ts'

/** Rows without anything in them, one below the other. */
type Run = { readonly first: number; readonly cells: number; count: number }

const isEmpty = ({ record, broken }: Line): boolean => broken === undefined && isEmptyRow(record)

const linesOf = ({ first, cells, count }: Run): readonly Line[] =>
  Array.from({ length: count }, (_, at) => ({ line: first + at, record: Array.from({ length: cells }, () => '') }))

/** Gives the function that lets lines through, but for empty ones below the last row: a spreadsheet may write a million of them, so they are counted. */
export const untilLastRow = (): ((lines: readonly Line[]) => readonly Line[]) => {
  let runs: Run[] = []
  const hold = ({ line, record }: Line): void => {
    const last = runs.at(-1)
    if (last !== undefined && last.cells === record.length && last.first + last.count === line) last.count += 1
    else runs.push({ first: line, cells: record.length, count: 1 })
  }
  return (lines) => {
    if (runs.length === 0 && !lines.some(isEmpty)) return lines
    const given: Line[] = []
    for (const line of lines) {
      if (isEmpty(line)) {
        hold(line)
        continue
      }
      for (const run of runs) for (const empty of linesOf(run)) given.push(empty)
      runs = []
      given.push(line)
    }
    return given
  }
}
