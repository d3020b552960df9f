import * as z from 'zod'
import { REVIEW_TABLE_CODES, type ReviewTables } from '../mortality/index.ts'
import { type AnnuityField, type AnnuityRefusal, type AnnuityRefusalReason, checkAnnuity } from './check.ts'
import { annuityFactor } from './factor.ts'
import { ANNUITY_TYPES, type AnnuityInput, hasGuaranteedYears, hasReversion, type Life, TIMINGS } from './model.ts'
import { type CellProblem, decimalNumber, oneOf, orEmpty, rowReader, wholeNumber } from './row-cells.ts'

/** Schema of one row of a file of cases, every cell as text; the rules between cells come after it. */
export const annuityCaseRow = z.object({
  id: z.string(),
  type: oneOf(ANNUITY_TYPES),
  table: oneOf(REVIEW_TABLE_CODES),
  birth_year: wholeNumber,
  age: wholeNumber,
  spouse_table: orEmpty(oneOf(REVIEW_TABLE_CODES)),
  spouse_birth_year: orEmpty(wholeNumber),
  spouse_age: orEmpty(wholeNumber),
  reversion: orEmpty(decimalNumber),
  guaranteed_years: orEmpty(wholeNumber),
  technical_rate: decimalNumber,
  payments_per_year: wholeNumber,
  timing: oneOf(TIMINGS),
})
type AnnuityCaseRow = z.output<typeof annuityCaseRow>
export type AnnuityCaseColumn = keyof AnnuityCaseRow

/** Columns of a file of cases, in the order of its documentation. */
export const ANNUITY_CASE_COLUMNS = Object.keys(annuityCaseRow.shape) as readonly AnnuityCaseColumn[]

/** Why a row has no price: the column and what is wrong with its text, with its text beside the type, or with its figure. */
export type AnnuityCaseProblem =
  | CellProblem<AnnuityCaseColumn>
  | ({ readonly column: AnnuityCaseColumn } & (
      | { readonly kind: 'required-by-type' | 'contradicts-type'; readonly type: AnnuityInput['type'] }
      | AnnuityRefusalReason
    ))

export type ReadCase =
  | { readonly kind: 'case'; readonly input: AnnuityInput }
  | { readonly kind: 'refused'; readonly problems: readonly AnnuityCaseProblem[] }

export type EvaluatedCase =
  | { readonly kind: 'evaluated'; readonly factor: number }
  | { readonly kind: 'refused'; readonly problems: readonly AnnuityCaseProblem[] }

const ALLOWED: Partial<Record<AnnuityCaseColumn, readonly string[]>> = {
  type: ANNUITY_TYPES,
  table: REVIEW_TABLE_CODES,
  spouse_table: REVIEW_TABLE_CODES,
  timing: TIMINGS,
}

const readCells = rowReader(annuityCaseRow.shape, ALLOWED)

const SPOUSE_COLUMNS = ['spouse_table', 'spouse_birth_year', 'spouse_age'] as const

/** Columns that the type reads must be filled; a reversion or a guarantee that it does not read must be empty or 0. */
const problemsWithType = (row: AnnuityCaseRow): readonly AnnuityCaseProblem[] => {
  const { type } = row
  const missing = (columns: readonly AnnuityCaseColumn[]) =>
    columns.filter((column) => row[column] === undefined).map((column) => ({ column, kind: 'required-by-type', type }) as const)
  const stray = (column: 'reversion' | 'guaranteed_years') =>
    (row[column] ?? 0) === 0 ? [] : [{ column, kind: 'contradicts-type', type } as const]
  return [
    ...(hasReversion(type) ? missing([...SPOUSE_COLUMNS, 'reversion']) : stray('reversion')),
    ...(hasGuaranteedYears(type) ? missing(['guaranteed_years']) : stray('guaranteed_years')),
  ]
}

/** Cells of a row, and what is wrong with them, or else with them beside the type. */
const readRow = (
  row: Readonly<Record<AnnuityCaseColumn, string>>,
): { readonly cells: AnnuityCaseRow; readonly problems: readonly AnnuityCaseProblem[] } => {
  const { cells, problems } = readCells(row)
  return { cells, problems: problems.length > 0 ? problems : problemsWithType(cells) }
}

const spouseOf = ({ spouse_table, spouse_birth_year, spouse_age }: AnnuityCaseRow, tables: ReviewTables): Life | undefined =>
  spouse_table === undefined || spouse_birth_year === undefined || spouse_age === undefined
    ? undefined
    : { table: tables[spouse_table], birthYear: spouse_birth_year, age: spouse_age }

const inputOf = (row: AnnuityCaseRow, tables: ReviewTables): AnnuityInput => ({
  type: row.type,
  life: { table: tables[row.table], birthYear: row.birth_year, age: row.age },
  spouse: spouseOf(row, tables),
  reversion: row.reversion,
  guaranteedYears: row.guaranteed_years,
  technicalRate: row.technical_rate,
  paymentsPerYear: row.payments_per_year,
  timing: row.timing,
})

const COLUMN_OF: Record<AnnuityField, AnnuityCaseColumn> = {
  input: 'id',
  type: 'type',
  life: 'age',
  'life.table': 'table',
  'life.birthYear': 'birth_year',
  'life.age': 'age',
  spouse: 'spouse_age',
  'spouse.table': 'spouse_table',
  'spouse.birthYear': 'spouse_birth_year',
  'spouse.age': 'spouse_age',
  reversion: 'reversion',
  guaranteedYears: 'guaranteed_years',
  technicalRate: 'technical_rate',
  paymentsPerYear: 'payments_per_year',
  timing: 'timing',
}

const problemOfRefusal = ({ field, ...reason }: AnnuityRefusal): AnnuityCaseProblem => ({ column: COLUMN_OF[field], ...reason })

/**
 * Reads one row of a file of cases.
 *
 * Whole numbers may end in `.0`, decimals have a point or an exponent, codes stand in their own letters; blanks around a cell do not count. Spouse columns
 * may be filled for any type and are read by `RV_R` and `RV_RAG`. Every problem of the texts is given; then every one with the type; then the first refusal of the engine.
 *
 * @param row text of each column
 * @param tables the loaded mortality tables
 * @example readAnnuityCase({ …, type: 'RV_NR', age: '60,5' }, tables) // { kind: 'refused', problems: [{ column: 'age', kind: 'not-a-whole-number' }] }
 */
export const readAnnuityCase = (row: Readonly<Record<AnnuityCaseColumn, string>>, tables: ReviewTables): ReadCase => {
  const { cells, problems } = readRow(row)
  if (problems.length > 0) return { kind: 'refused', problems }
  const input = inputOf(cells, tables)
  const refusal = checkAnnuity(input)
  return refusal === undefined ? { kind: 'case', input } : { kind: 'refused', problems: [problemOfRefusal(refusal)] }
}

/**
 * Says what is wrong with a row of a file of cases as far as its texts tell, without a table: those of its cells, else those with its type.
 *
 * @param row text of each column
 * @example annuityRowProblems({ …, age: '60,5' }) // [{ column: 'age', kind: 'not-a-whole-number' }]
 */
export const annuityRowProblems = (row: Readonly<Record<AnnuityCaseColumn, string>>): readonly AnnuityCaseProblem[] =>
  readRow(row).problems

/**
 * Gives the price of 1 € a year for one row of a file of cases, float64 and not rounded, or says why it has none.
 *
 * @param row text of each column
 * @param tables the loaded mortality tables
 * @example evaluateAnnuityCase({ id: 'AX1', type: 'RV_NR', table: 'TGF05', birth_year: '1961', age: '64', …, timing: 'arrears' }, tables) // { kind: 'evaluated', factor: 30.0125502… }
 */
export const evaluateAnnuityCase = (row: Readonly<Record<AnnuityCaseColumn, string>>, tables: ReviewTables): EvaluatedCase => {
  const read = readAnnuityCase(row, tables)
  return read.kind === 'case' ? { kind: 'evaluated', factor: annuityFactor(read.input) } : read
}
