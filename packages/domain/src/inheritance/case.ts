import * as z from 'zod'

import { isPlainDate, type PlainDate } from '../calendar/index.ts'
import { OutsideValidity } from '../law/index.ts'
import { euros, HIGHEST_AMOUNT } from '../money/index.ts'
import { computeDuty } from './duty.ts'
import { LINKS } from './model.ts'

// The message of an issue is the code of the problem: the caller words it.
const filled = z.string().trim().min(1, { error: 'required', abort: true })
// Statistical programs write round amounts as 1e+05.
const AMOUNT = /^\+?(?:\d{1,12}(?:\.\d{0,20})?|\.\d{1,20})(?:e[+-]?\d{1,2})?$/i
const amount = filled
  .regex(AMOUNT, { error: 'not-an-amount', abort: true })
  .transform((text) => euros(text))
  .refine((read) => read.lessThanOrEqualTo(HIGHEST_AMOUNT), { error: 'not-an-amount' })
const dayOrEmpty = z
  .string()
  .trim()
  .refine((text) => text === '' || isPlainDate(text), { error: 'not-a-day' })
  .transform((text) => (text === '' ? undefined : text))

/** Schema of one row of heirs, every cell as text. */
const dutyCaseRow = z.object({ id: z.string(), link: filled.pipe(z.enum(LINKS, { error: 'not-in-list' })), net_share: amount })
const DAY_COLUMN = 'date'
const datedRow = dutyCaseRow.extend({ [DAY_COLUMN]: dayOrEmpty.optional() })

/** Columns of a file of heirs, the optional one included. */
export type DutyCaseColumn = keyof z.output<typeof dutyCaseRow> | typeof DAY_COLUMN

/** Columns that a file of heirs must have. */
export const DUTY_CASE_COLUMNS = Object.keys(dutyCaseRow.shape) as readonly DutyCaseColumn[]
/** Columns that a file of heirs may have. */
export const DUTY_CASE_OPTIONAL_COLUMNS: readonly DutyCaseColumn[] = [DAY_COLUMN]

/** Why a row has no answer: the column and what is wrong with its text. */
export type DutyCaseProblem = { readonly column: DutyCaseColumn } & (
  | { readonly kind: 'required' | 'not-an-amount' | 'not-a-day' | 'before-the-known-law' }
  | { readonly kind: 'not-in-list'; readonly allowed: readonly string[] }
)

/** The duty of a row, exact and rounded, or what is wrong with it. */
export type EvaluatedDutyCase =
  | { readonly kind: 'evaluated'; readonly duty_exact: string; readonly duty: string }
  | { readonly kind: 'refused'; readonly problems: readonly DutyCaseProblem[] }

const problemOf = ({ path, message }: z.core.$ZodIssue): DutyCaseProblem => {
  const column = path[0] as DutyCaseColumn
  return message === 'not-in-list'
    ? { column, kind: message, allowed: LINKS }
    : { column, kind: message as 'required' | 'not-an-amount' | 'not-a-day' }
}

/**
 * Computes the duty of one row of a file of heirs; blanks around a cell do not count, every problem of the texts is given.
 *
 * Rule INH-04.
 *
 * @param row text of each column
 * @param today day of the death where the row states none
 * @example evaluateDutyCase({ id: '', link: 'child', net_share: '150000' }, plainDate('2026-11-20')) // duty_exact '8194.35', duty '8194'
 */
export const evaluateDutyCase = (row: Readonly<Record<string, string>>, today: PlainDate): EvaluatedDutyCase => {
  const read = datedRow.safeParse(row)
  if (!read.success) return { kind: 'refused', problems: read.error.issues.map((issue) => problemOf(issue)) }
  const { link, net_share, date = today } = read.data
  try {
    const { exact, duty } = computeDuty(link, net_share, date)
    return { kind: 'evaluated', duty_exact: exact.toString(), duty: duty.toString() }
  } catch (error) {
    if (!(error instanceof OutsideValidity)) throw error
    return { kind: 'refused', problems: [{ column: DAY_COLUMN, kind: 'before-the-known-law' }] }
  }
}
