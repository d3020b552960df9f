import * as z from 'zod'
import { plainDate, yearOf } from '../calendar/index.ts'
import { REVIEW_TABLE_CODES } from '../mortality/index.ts'
import type { AnnuityRefusalReason } from './check.ts'
import { monthsBetween } from './in-months.ts'
import { ANNUITY_TYPES, type AnnuityType, hasGuaranteedYears, hasReversion, TIMINGS } from './model.ts'
import { type CellProblem, day, decimalNumber, oneOf, orEmpty, rowReader, type RowText, wholeNumber } from './row-cells.ts'

const inPaymentRow = z.object({
  id: z.string(),
  type: oneOf(ANNUITY_TYPES),
  table: oneOf(REVIEW_TABLE_CODES),
  birth_year: orEmpty(wholeNumber),
  age_months: orEmpty(decimalNumber),
  spouse_table: orEmpty(oneOf(REVIEW_TABLE_CODES)),
  spouse_birth_year: orEmpty(wholeNumber),
  spouse_age_months: orEmpty(decimalNumber),
  reversion: orEmpty(decimalNumber),
  guaranteed_months: orEmpty(decimalNumber),
  technical_rate: decimalNumber,
  payments_per_year: wholeNumber,
  timing: oneOf(TIMINGS),
  next_payment: orEmpty(decimalNumber),
  valuation_day: orEmpty(day),
  birth_date: orEmpty(day),
  spouse_birth_date: orEmpty(day),
  next_payment_day: orEmpty(day),
})
type InPaymentRow = z.output<typeof inPaymentRow>
export type InPaymentCaseColumn = keyof InPaymentRow

/** Columns that a file of annuities in payment may leave out. */
export const IN_PAYMENT_OPTIONAL_COLUMNS = [
  'next_payment',
  'valuation_day',
  'birth_date',
  'spouse_birth_date',
  'next_payment_day',
] as const satisfies readonly InPaymentCaseColumn[]

/** Columns of a file of annuities in payment, in the order of its documentation. */
export const IN_PAYMENT_CASE_COLUMNS = (Object.keys(inPaymentRow.shape) as readonly InPaymentCaseColumn[]).filter(
  (column) => !IN_PAYMENT_OPTIONAL_COLUMNS.some((optional) => optional === column),
)

/** Why a row has no value: the column and what is wrong with its text, with its text beside the type, or with its figure. */
export type InPaymentCaseProblem =
  | CellProblem<InPaymentCaseColumn>
  | ({ readonly column: InPaymentCaseColumn } & (
      | { readonly kind: 'required-by-type' | 'contradicts-type'; readonly type: AnnuityType }
      | { readonly kind: 'after-valuation' | 'before-valuation' }
      | AnnuityRefusalReason
    ))

const readCells = rowReader(inPaymentRow.shape, {
  type: ANNUITY_TYPES,
  table: REVIEW_TABLE_CODES,
  spouse_table: REVIEW_TABLE_CODES,
  timing: TIMINGS,
})

const monthsTo = (from: string | undefined, to: string | undefined): number | undefined =>
  from === undefined || to === undefined ? undefined : monthsBetween(plainDate(from), plainDate(to))
const yearOfDay = (date: string | undefined): number | undefined => (date === undefined ? undefined : yearOf(plainDate(date)))

/** Years and months that a row leaves empty, from its days. */
const fromDays = (row: InPaymentRow): InPaymentRow => ({
  ...row,
  birth_year: row.birth_year ?? yearOfDay(row.birth_date),
  age_months: row.age_months ?? monthsTo(row.birth_date, row.valuation_day),
  spouse_birth_year: row.spouse_birth_year ?? yearOfDay(row.spouse_birth_date),
  spouse_age_months: row.spouse_age_months ?? monthsTo(row.spouse_birth_date, row.valuation_day),
  next_payment: row.next_payment ?? monthsTo(row.valuation_day, row.next_payment_day),
})

/** Days out of order, and an instalment's day beside no day of the valuation. */
const problemsWithDays = (row: InPaymentRow): readonly InPaymentCaseProblem[] => {
  const { valuation_day: valued } = row
  if (valued === undefined) return row.next_payment_day === undefined ? [] : [{ column: 'valuation_day', kind: 'required' }]
  const after = (['birth_date', 'spouse_birth_date'] as const).filter((column) => (row[column] ?? valued) > valued)
  const before = (['next_payment_day'] as const).filter((column) => (row[column] ?? valued) < valued)
  return [
    ...after.map((column) => ({ column, kind: 'after-valuation' }) as const),
    ...before.map((column) => ({ column, kind: 'before-valuation' }) as const),
  ]
}

const SPOUSE_COLUMNS = ['spouse_table', 'spouse_birth_year', 'spouse_age_months'] as const

/** Columns that the type reads must be filled; a reversion or a guarantee that it does not read must be empty or 0. */
const problemsWithType = (row: InPaymentRow): readonly InPaymentCaseProblem[] => {
  const { type } = row
  const empty = (columns: readonly InPaymentCaseColumn[]) => columns.filter((column) => row[column] === undefined)
  const missing = (columns: readonly InPaymentCaseColumn[]) =>
    empty(columns).map((column) => ({ column, kind: 'required-by-type', type }) as const)
  const stray = (column: 'reversion' | 'guaranteed_months') =>
    (row[column] ?? 0) === 0 ? [] : [{ column, kind: 'contradicts-type', type } as const]
  return [
    ...empty(['birth_year', 'age_months']).map((column) => ({ column, kind: 'required' }) as const),
    ...(hasReversion(type) ? missing([...SPOUSE_COLUMNS, 'reversion']) : stray('reversion')),
    ...(hasGuaranteedYears(type) ? missing(['guaranteed_months']) : stray('guaranteed_months')),
  ]
}

/** Cells of a row with the months that its days say, and what is wrong: with its texts, else with its days, else beside its type. */
export const readRow = (
  text: RowText<InPaymentCaseColumn>,
): { readonly row: InPaymentRow; readonly problems: readonly InPaymentCaseProblem[] } => {
  const { cells, problems } = readCells(text)
  if (problems.length > 0) return { row: cells, problems }
  const withDays = problemsWithDays(cells)
  if (withDays.length > 0) return { row: cells, problems: withDays }
  const row = fromDays(cells)
  return { row, problems: problemsWithType(row) }
}
