import * as z from 'zod'
import { isPlainDate } from '../calendar/index.ts'

// The message of an issue is a code: the caller that shows it supplies the words.
const filled = z.string().trim().min(1, { error: 'required', abort: true })
const DECIMAL = /^[+-]?(?:\d{1,9}(?:\.\d{0,20})?|\.\d{1,20})(?:e[+-]?\d{1,2})?$/i

/** Statistical programs write whole numbers of a column with empty cells as 1966.0, and small rates as 5e-04. */
export const wholeNumber = filled.regex(/^-?\d{1,9}(?:\.0{0,20})?$/, { error: 'not-a-whole-number' }).transform(Number)
export const decimalNumber = filled.regex(DECIMAL, { error: 'not-a-number' }).transform(Number)
export const day = filled.refine(isPlainDate, { error: 'not-a-day' })
export const oneOf = <const T extends readonly string[]>(values: T) => filled.pipe(z.enum(values, { error: 'not-in-list' }))
export const orEmpty = <T extends z.ZodType<unknown, string>>(cell: T) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? undefined : text))
    .pipe(z.optional(cell))

/** What is wrong with the text of one cell. */
export type CellProblem<Column extends string> = { readonly column: Column } & (
  | { readonly kind: 'required' | 'not-a-whole-number' | 'not-a-number' | 'not-a-day' }
  | { readonly kind: 'not-in-list'; readonly allowed: readonly string[] }
)

type CellShape = Readonly<Record<string, z.ZodType<unknown, string>>>
type ColumnOf<Shape extends CellShape> = keyof Shape & string

/** Text of each column; of one that the file does not have, none. */
export type RowText<Column extends string> = Readonly<Partial<Record<Column, string>>>

/** Texts of one column whose reading is kept at once: most cells of a file are those of the row before. */
const MOST_KEPT = 4096

type Cell = z.ZodSafeParseResult<unknown>

const readerOf = (column: string, schema: z.ZodType<unknown, string>): ((text: string) => Cell) => {
  // Every row has an id of its own.
  if (column === 'id') return (text) => schema.safeParse(text)
  const kept = new Map<string, Cell>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const read: Cell = schema.safeParse(text)
    if (kept.size === MOST_KEPT) kept.clear()
    kept.set(text, read)
    return read
  }
}

/** The cells of a row, and what is wrong with their texts; a cell with a problem is not there. */
export type ReadCells<Shape extends CellShape> = {
  readonly cells: { readonly [Column in keyof Shape]: z.output<Shape[Column]> }
  readonly problems: readonly CellProblem<ColumnOf<Shape>>[]
}

/**
 * Gives the function that reads the cells of a row, each by the schema of its column.
 *
 * @param shape schema of each column
 * @param allowed the words of a column that takes words
 */
export const rowReader = <Shape extends CellShape>(
  shape: Shape,
  allowed: Readonly<Partial<Record<ColumnOf<Shape>, readonly string[]>>>,
): ((row: RowText<ColumnOf<Shape>>) => ReadCells<Shape>) => {
  const readers = (Object.keys(shape) as ColumnOf<Shape>[]).map(
    (column) => [column, readerOf(column, shape[column] as Shape[ColumnOf<Shape>])] as const,
  )
  const problemOf = (column: ColumnOf<Shape>, { message }: z.core.$ZodIssue): CellProblem<ColumnOf<Shape>> =>
    message === 'not-in-list'
      ? { column, kind: message, allowed: allowed[column] as readonly string[] }
      : { column, kind: message as 'required' | 'not-a-whole-number' | 'not-a-number' | 'not-a-day' }
  return (row) => {
    const cells: Partial<Record<ColumnOf<Shape>, unknown>> = {}
    const problems: CellProblem<ColumnOf<Shape>>[] = []
    for (const [column, readCell] of readers) {
      const read = readCell(row[column] ?? '')
      if (read.success) cells[column] = read.data
      else problems.push(...read.error.issues.map((issue) => problemOf(column, issue)))
    }
    return { cells: cells as ReadCells<Shape>['cells'], problems }
  }
}
