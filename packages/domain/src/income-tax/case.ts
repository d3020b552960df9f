import * as z from 'zod'

import { BARE } from '../explain/index.ts'
import { euros, HIGHEST_AMOUNT, isPositive, subtractEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { MOST_CHILDREN } from './check.ts'
import { reckonCeiling } from './ceiling.ts'
import { collectedTax, computeTax } from './compute.ts'
import { ceilingLawOf, INCOME_YEARS, PAYMENT_YEARS, taxLawOf, type CeilingLaw } from './legislation.ts'
import { MARITAL_STATUSES, type Household } from './model.ts'
import { isSharedAlone, SHARED_ALONE } from './parts.ts'

// The message of an issue is a code: the caller that shows it supplies the words.
const filled = z.string().trim().min(1, { error: 'required', abort: true })
// Statistical programs write whole numbers of a column with empty cells as 2.0, and round amounts as 1e+05.
const AMOUNT = /^\+?(?:\d{1,12}(?:\.\d{0,20})?|\.\d{1,20})(?:e[+-]?\d{1,2})?$/i
const amount = filled
  .regex(AMOUNT, { error: 'not-an-amount', abort: true })
  .transform((text) => euros(text))
  .refine((read) => read.lessThanOrEqualTo(HIGHEST_AMOUNT), { error: 'not-an-amount' })
const amountOrEmpty = z
  .string()
  .transform((text) => (text.trim() === '' ? '0' : text))
  .pipe(amount)
const oneOf = <const T extends readonly string[]>(values: T) => filled.pipe(z.enum(values, { error: 'not-in-list' }))
const numberOf = <const T extends readonly string[]>(values: T) =>
  filled.transform((text) => text.replace(/\.0{0,20}$/, '')).pipe(z.enum(values, { error: 'not-in-list' }))
const children = filled
  .regex(/^\d{1,9}(?:\.0{0,20})?$/, { error: 'not-a-whole-number' })
  .transform(Number)
  .pipe(z.number().max(MOST_CHILDREN, { error: 'out-of-range' }))

const childrenOrEmpty = z
  .string()
  .optional()
  .transform((text = '') => (text.trim() === '' ? '0' : text))
  .pipe(children)

const YEARS = INCOME_YEARS.map(String)
const PAYMENTS = PAYMENT_YEARS.map(String)
const FLAGS = ['0', '1'] as const

/** Schema of one row of households, every cell as text. */
const taxCaseRow = z.object({
  id: z.string(),
  income_year: numberOf(YEARS),
  marital_status: oneOf(MARITAL_STATUSES),
  single_parent: numberOf(FLAGS),
  children,
  wage_1: amount,
  wage_2: amountOrEmpty,
})
const savingCaseRow = taxCaseRow.extend({ deduction: amount })
const OPTIONAL = { shared_children: childrenOrEmpty }
const readTaxRow = taxCaseRow.extend(OPTIONAL)
const readSavingRow = savingCaseRow.extend(OPTIONAL)
const ceilingCaseRow = z.object({ id: z.string(), payment_year: numberOf(PAYMENTS), gross_wage: amount })

/** Columns of the three files of cases. */
export type TaxCaseColumn = keyof z.output<typeof readSavingRow> | keyof z.output<typeof ceilingCaseRow>

const columnsOf = (row: z.ZodObject): readonly TaxCaseColumn[] => Object.keys(row.shape) as TaxCaseColumn[]

/** Columns of a file of households. */
export const TAX_CASE_COLUMNS = columnsOf(taxCaseRow)
/** Columns of a file of households with a deduction. */
export const SAVING_CASE_COLUMNS = columnsOf(savingCaseRow)
/** Columns that a file of households may have, with a deduction or without. */
export const TAX_CASE_OPTIONAL_COLUMNS = Object.keys(OPTIONAL) as readonly TaxCaseColumn[]
/** Columns of a file of wages whose retirement-saving ceiling is asked for. */
export const CEILING_CASE_COLUMNS = columnsOf(ceilingCaseRow)

/** Why a row has no answer: the column and what is wrong with its text, or with its text beside the marital status. */
export type TaxCaseProblem = { readonly column: TaxCaseColumn } & (
  | {
      readonly kind:
        | 'required'
        | 'not-an-amount'
        | 'not-a-whole-number'
        | 'contradicts-status'
        | 'without-child'
        | 'more-than-children'
        | typeof SHARED_ALONE
    }
  | { readonly kind: 'out-of-range'; readonly max: number }
  | { readonly kind: 'not-in-list'; readonly allowed: readonly string[] }
)

/** The answers of a row, or what is wrong with it. */
export type EvaluatedTaxCase<Answers> =
  | ({ readonly kind: 'evaluated' } & Answers)
  | { readonly kind: 'refused'; readonly problems: readonly TaxCaseProblem[] }

const ALLOWED: Partial<Record<TaxCaseColumn, readonly string[]>> = {
  income_year: YEARS,
  marital_status: MARITAL_STATUSES,
  single_parent: FLAGS,
  payment_year: PAYMENTS,
}

const problemOf = ({ path, message }: z.core.$ZodIssue): TaxCaseProblem => {
  const column = path[0] as TaxCaseColumn
  if (message === 'not-in-list') return { column, kind: message, allowed: ALLOWED[column] as readonly string[] }
  if (message === 'out-of-range') return { column, kind: message, max: MOST_CHILDREN }
  return { column, kind: message as 'required' | 'not-an-amount' | 'not-a-whole-number' }
}

type TaxRow = z.output<typeof readTaxRow>

/**
 * A couple has no single parent, a single no second wage, nobody without a child brings one up alone, and of no more children than there are is the custody shared.
 * What a single parent has for none but such children is not computed.
 */
const contradictions = (row: TaxRow): readonly TaxCaseProblem[] => [...aloneContradictions(row), ...sharedContradictions(row)]

const sharedContradictions = (row: TaxRow): readonly TaxCaseProblem[] => {
  const column = 'shared_children'
  if (row.shared_children > row.children) return [{ column, kind: 'more-than-children' }]
  return isSharedAlone(householdOf(row)) ? [{ column, kind: SHARED_ALONE }] : []
}

const aloneContradictions = ({ marital_status, single_parent, children: count, wage_2 }: TaxRow): readonly TaxCaseProblem[] => [
  ...(marital_status === 'MA' && single_parent === '1' ? [{ column: 'single_parent', kind: 'contradicts-status' } as const] : []),
  ...(marital_status === 'CE' && single_parent === '1' && count === 0
    ? [{ column: 'single_parent', kind: 'without-child' } as const]
    : []),
  ...(marital_status === 'CE' && isPositive(wage_2) ? [{ column: 'wage_2', kind: 'contradicts-status' } as const] : []),
]

const householdOf = ({ marital_status, single_parent, children: count, shared_children, wage_1, wage_2 }: TaxRow): Household => ({
  marital_status,
  single_parent: single_parent === '1',
  children: count,
  shared_children,
  wage_1,
  wage_2,
  deduction: ZERO_EUROS,
})

/** What a row says, or what is wrong with it. */
type ReadRow<Read> =
  | ({ readonly kind: 'case' } & Read)
  | { readonly kind: 'refused'; readonly problems: readonly TaxCaseProblem[] }

const rowOf = <Cells, Read>(
  cells: z.ZodSafeParseResult<Cells>,
  problemsOf: (row: Cells) => readonly TaxCaseProblem[],
  readingOf: (row: Cells) => Read,
): ReadRow<Read> => {
  if (!cells.success) return { kind: 'refused', problems: cells.error.issues.map((issue) => problemOf(issue)) }
  const problems = problemsOf(cells.data)
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'case', ...readingOf(cells.data) }
}

const evaluated = <Read, Answers>(read: ReadRow<Read>, answersOf: (row: Read) => Answers): EvaluatedTaxCase<Answers> =>
  read.kind === 'refused' ? read : { kind: 'evaluated', ...answersOf(read) }

type Row = Readonly<Record<string, string>>

const householdIn = (row: TaxRow) => ({ incomeYear: Number(row.income_year), household: householdOf(row) })

/**
 * Reads one row of a file of households; blanks around a cell do not count, every problem of the texts is given.
 *
 * Rule IT-12.
 *
 * @param row text of each column
 * @example readTaxCase({ id: '', income_year: '2025', marital_status: 'CE', single_parent: '0', children: '0', wage_1: '30000', wage_2: '' }) // { kind: 'case', incomeYear: 2025, household: … }
 */
export const readTaxCase = (row: Row): ReadRow<{ readonly incomeYear: number; readonly household: Household }> =>
  rowOf(readTaxRow.safeParse(row), contradictions, householdIn)

/** Answers of a household: parts, then euros a year. */
export type TaxAnswers = {
  readonly parts: string
  readonly net_taxable_income: string
  readonly tax_after_decote: string
  readonly tax: string
  readonly high_income_contribution: string
}

/**
 * Taxes one row of a file of households; blanks around a cell do not count, every problem of the texts is given.
 *
 * Rule IT-12.
 *
 * @param row text of each column
 * @example evaluateTaxCase({ id: '', income_year: '2025', marital_status: 'CE', single_parent: '0', children: '0', wage_1: '30000', wage_2: '' }) // tax '1564'
 */
export const evaluateTaxCase = (row: Row): EvaluatedTaxCase<TaxAnswers> =>
  evaluated(readTaxCase(row), ({ incomeYear, household }) => {
    const figures = computeTax(household, taxLawOf(incomeYear))
    return {
      parts: figures.parts.toString(),
      net_taxable_income: figures.netTaxableIncome.toString(),
      tax_after_decote: figures.taxAfterDecote.toString(),
      tax: figures.tax.toString(),
      high_income_contribution: figures.highIncomeContribution.toString(),
    }
  })

/** Answers of a household with a deduction, in euros a year. */
export type SavingAnswers = { readonly tax_before: string; readonly tax_after: string; readonly saving: string }

/**
 * Taxes one row of a file of households without and with a deduction, which is taken as given.
 *
 * Rule IT-12.
 *
 * @param row text of each column
 * @example evaluateSavingCase({ …, wage_1: '33000', wage_2: '', deduction: '2000' }) // tax_before '2014', tax_after '1675', saving '339'
 */
export const evaluateSavingCase = (row: Row): EvaluatedTaxCase<SavingAnswers> =>
  evaluated(
    rowOf(readSavingRow.safeParse(row), contradictions, (read) =>
      Object.assign(householdIn(read), { deduction: read.deduction }),
    ),
    ({ incomeYear, household, deduction }) => {
      const law = taxLawOf(incomeYear)
      const before = collectedTax(household, law)
      const after = collectedTax({ ...household, deduction }, law)
      return { tax_before: before.toString(), tax_after: after.toString(), saving: subtractEuros(before, after).toString() }
    },
  )

/** Answers of a wage, in euros a year, and the year of the bounds where they are not those of the year before the payment. */
export type CeilingAnswers = {
  readonly net_professional_income: string
  readonly ceiling: string
  readonly standInYear: number | undefined
}

/**
 * Reads one row of a file of wages.
 *
 * Rule IT-12.
 *
 * @param row text of each column
 * @example readCeilingCase({ id: '', payment_year: '2026', gross_wage: '47100' }) // { kind: 'case', law: … }
 */
export const readCeilingCase = (row: Row): ReadRow<{ readonly wage: Euros; readonly law: CeilingLaw }> =>
  rowOf(
    ceilingCaseRow.safeParse(row),
    () => [],
    ({ payment_year, gross_wage }) => ({
      wage: gross_wage,
      law: ceilingLawOf(Number(payment_year), Math.max(...INCOME_YEARS)),
    }),
  )

/** Year of the bounds of the 10 % for costs where they are not those of the year before the payment. */
export const standInYearOf = ({ costsYear, paymentYear }: CeilingLaw): number | undefined =>
  costsYear < paymentYear - 1 ? costsYear : undefined

/**
 * Gives the retirement-saving ceiling of one row of a file of wages.
 *
 * Rule IT-12.
 *
 * @param row text of each column
 * @example evaluateCeilingCase({ id: '', payment_year: '2026', gross_wage: '47100' }) // ceiling '4710'
 */
export const evaluateCeilingCase = (row: Row): EvaluatedTaxCase<CeilingAnswers> =>
  evaluated(readCeilingCase(row), ({ wage, law }) => {
    const { netProfessionalIncome, ceiling } = reckonCeiling(BARE, wage, law)
    return {
      net_professional_income: netProfessionalIncome.toString(),
      ceiling: ceiling.toString(),
      standInYear: standInYearOf(law),
    }
  })
