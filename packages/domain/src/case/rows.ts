import * as z from 'zod'

import { Decimal } from '../money/index.ts'
import type { CaseResult } from './model.ts'

/** Answers of a simulator of rows: text of each column, empty where a column is left out. */
export type CaseRow<Column extends string> = Readonly<Record<Column, string>>

/** What is wrong with a row: a column, and the code of what is wrong in it. */
type RowProblem = { readonly column: string; readonly kind: string }

/** A row that was read, or what is wrong with it. */
type ReadRow = { readonly kind: 'case' } | { readonly kind: 'refused'; readonly problems: readonly RowProblem[] }

/** What is wrong with a row, by column. */
export const rowProblems = (read: ReadRow): readonly RowProblem[] => (read.kind === 'refused' ? read.problems : [])

/** What a simulator says to a row that it refuses. */
export const refusedRow = ({ problems }: Extract<ReadRow, { kind: 'refused' }>): CaseResult => ({
  kind: 'refused',
  problems: problems.map(({ column, kind }) => ({ path: column, reason: kind })),
})

const LONGEST_CELL = 100
const cell = z.union([z.string().max(LONGEST_CELL), z.number()])
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,2})?$/i

const textOf = (value: string | number | undefined): string =>
  typeof value === 'number' ? new Decimal(value).toString() : (value ?? '').trim().split(/\s+/).join(' ')

/** A number as JSON writes it, wherever that is the very same number; else its text. */
const numberOf = (text: string): string | number => {
  const exact = new Decimal(text)
  const number = exact.toNumber()
  return new Decimal(number).equals(exact) ? number + 0 : exact.toString()
}

const writtenAs = (text: string): string | number | undefined =>
  text === '' ? undefined : NUMBER.test(text) ? numberOf(text) : text

const byColumn = <Column extends string, Value>(columns: readonly Column[], valueOf: (column: Column) => Value) =>
  Object.fromEntries(columns.map((column) => [column, valueOf(column)])) as Record<Column, Value>

/**
 * Makes the schema of answers that are the row of an engine of `evaluate`: each column as text or number, the row's name left out. There is one way to write a row:
 * numbers as JSON numbers, texts without blanks around them, and nothing for an empty cell. BEY-01.
 *
 * @param columns columns of the engine; `id` is no answer
 * @param problemsOf says what is wrong with a row; a column that is wrong is refused, so that no cell holds a text of somebody's own
 * @example rowInputs(CEILING_CASE_COLUMNS, ceilingRowProblems).decode({ payment_year: '2026.0', gross_wage: 47100 }) // { id: '', payment_year: '2026.0', gross_wage: '47100' }
 */
export const rowInputs = <Column extends string>(
  columns: readonly Column[],
  problemsOf: (row: CaseRow<Column>) => readonly RowProblem[],
) => {
  const asked = columns.filter((column) => column !== 'id')
  const isRow = (value: unknown): value is CaseRow<Column> => typeof value === 'object' && value !== null
  const shape: Readonly<Record<string, z.ZodOptional<typeof cell>>> = byColumn(asked, () => cell.optional())
  return z.codec(z.strictObject(shape), z.custom<CaseRow<Column>>(isRow), {
    decode: (given, { issues }) => {
      const row = byColumn(columns, (column) => textOf(given[column]))
      for (const { column, kind } of problemsOf(row))
        issues.push({ code: 'custom', input: given[column], path: [column], message: kind })
      return row
    },
    encode: (row) => byColumn(asked, (column) => writtenAs(textOf(row[column]))),
  })
}
