import type { ReviewTableCode, ReviewTables } from '../mortality/index.ts'
import { checkAnnuityInPayment, type InPaymentField, type InPaymentRefusal } from './check-in-payment.ts'
import type { AnnuityInPayment, LifeInMonths } from './in-payment.ts'
import { type InPaymentCaseColumn, type InPaymentCaseProblem, readRow } from './in-payment-row.ts'
import type { RowText } from './row-cells.ts'

export type ReadInPaymentCase =
  | { readonly kind: 'case'; readonly input: AnnuityInPayment }
  | { readonly kind: 'refused'; readonly problems: readonly InPaymentCaseProblem[] }

const lifeOf = (
  table: ReviewTableCode | undefined,
  birthYear: number | undefined,
  ageMonths: number | undefined,
  tables: ReviewTables,
): LifeInMonths | undefined =>
  table === undefined || birthYear === undefined || ageMonths === undefined
    ? undefined
    : { table: tables[table], birthYear, ageMonths }

const COLUMN_OF: Record<InPaymentField, InPaymentCaseColumn> = {
  input: 'id',
  type: 'type',
  life: 'age_months',
  'life.table': 'table',
  'life.birthYear': 'birth_year',
  'life.ageMonths': 'age_months',
  spouse: 'spouse_age_months',
  'spouse.table': 'spouse_table',
  'spouse.birthYear': 'spouse_birth_year',
  'spouse.ageMonths': 'spouse_age_months',
  reversion: 'reversion',
  guaranteedMonths: 'guaranteed_months',
  technicalRate: 'technical_rate',
  paymentsPerYear: 'payments_per_year',
  timing: 'timing',
  nextPayment: 'next_payment',
}

const problemOfRefusal = ({ field, ...reason }: InPaymentRefusal): InPaymentCaseProblem => ({
  column: COLUMN_OF[field],
  ...reason,
})

/**
 * Reads one row of a file of annuities in payment, as `readAnnuityCase` reads its own: codes, numbers and blanks alike, and the problems in the same order.
 *
 * A year of birth, an age or the time to the next instalment that is empty is taken from the days of the row; what is filled stands.
 *
 * Source: docs/rules/annuity.md, ANN-18.
 *
 * @param text text of each column; optional columns may be missing
 * @param tables the loaded mortality tables
 * @example readInPaymentCase({ …, type: 'RV_NR', age_months: '64y' }, tables) // { kind: 'refused', problems: [{ column: 'age_months', kind: 'not-a-number' }] }
 */
export const readInPaymentCase = (text: RowText<InPaymentCaseColumn>, tables: ReviewTables): ReadInPaymentCase => {
  const { row, problems } = readRow(text)
  const life = lifeOf(row.table, row.birth_year, row.age_months, tables)
  if (problems.length > 0 || life === undefined) return { kind: 'refused', problems }
  const input: AnnuityInPayment = {
    type: row.type,
    life,
    spouse: lifeOf(row.spouse_table, row.spouse_birth_year, row.spouse_age_months, tables),
    reversion: row.reversion,
    guaranteedMonths: row.guaranteed_months,
    technicalRate: row.technical_rate,
    paymentsPerYear: row.payments_per_year,
    timing: row.timing,
    nextPayment: row.next_payment,
  }
  const refusal = checkAnnuityInPayment(input)
  return refusal === undefined ? { kind: 'case', input } : { kind: 'refused', problems: [problemOfRefusal(refusal)] }
}
