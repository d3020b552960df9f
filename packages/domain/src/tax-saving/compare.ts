import { plainDate, yearOf, type PlainDate } from '../calendar/index.ts'
import { bareTax, type MaritalStatus } from '../income-tax/index.ts'
import { divideEuros, MONTHS_PER_YEAR, subtractEuros, type Euros } from '../money/index.ts'
import { allocated, yearlyPayment } from './amount.ts'
import { MOST_COMPARED } from './compared-years.ts'
import type { Children, TaxRequest } from './model.ts'
import { savingsOf, situationOf } from './situation.ts'

/** A question beside others: who asks, what they would pay, and the year whose law answers. */
export type ComparedQuestion = { readonly request: TaxRequest; readonly year: number }

/** A variant with its figures. */
export type ComparedFigures = {
  readonly payment: Euros
  readonly year: number
  /** Year of the incomes whose scale is applied. */
  readonly incomeYear: number
  readonly marital_status: MaritalStatus
  readonly children: Children
  readonly monthly_income: Euros
  readonly ceiling: Euros
  readonly taxBefore: Euros
  readonly saving: Euros
  readonly effort: Euros
}
export type ComparedField = keyof ComparedFigures

/** Variants side by side, and the lines in which they are not all the same. */
export type Comparison = { readonly variants: readonly ComparedFigures[]; readonly differing: readonly ComparedField[] }

/** The day whose law answers for a year: today for this one, the last day of a year that is over. */
const dayOf = (year: number, asOf: PlainDate): PlainDate => (year === yearOf(asOf) ? asOf : plainDate(`${year}-12-31`))

const figuresOf = ({ request, year }: ComparedQuestion, asOf: PlainDate): ComparedFigures => {
  const situation = situationOf(request, dayOf(year, asOf))
  const { ceiling, law } = situation
  const stated = allocated(request.allocated_amount, request.allocated_periodicity, divideEuros(ceiling, MONTHS_PER_YEAR))
  const payment = yearlyPayment(stated)
  const saving = savingsOf(situation)(payment)
  return {
    payment,
    year,
    incomeYear: law.incomeYear,
    marital_status: request.marital_status,
    children: request.children ?? 0,
    monthly_income: request.monthly_income,
    ceiling,
    taxBefore: bareTax(situation.household, law).tax,
    saving,
    effort: subtractEuros(payment, saving),
  }
}

const FIELDS: readonly ComparedField[] = [
  'payment',
  'year',
  'incomeYear',
  'marital_status',
  'children',
  'monthly_income',
  'ceiling',
  'taxBefore',
  'saving',
  'effort',
]

/**
 * Computes variants side by side, by the engine of the answer, and marks the lines in which they differ.
 *
 * Rule TS-08, docs/rules/tax-saving.md.
 *
 * @param questions variants, three at most
 * @param asOf day of the simulation
 * @example compareVariants([{ request, year: 2025 }, { request, year: 2026 }], today).differing // ['year', 'incomeYear', 'ceiling', …]
 */
export const compareVariants = (questions: readonly ComparedQuestion[], asOf: PlainDate): Comparison => {
  const variants = questions.slice(0, MOST_COMPARED).map((question) => figuresOf(question, asOf))
  const isSame = (field: ComparedField): boolean => new Set(variants.map((variant) => variant[field].toString())).size <= 1
  return { variants, differing: FIELDS.filter((field) => !isSame(field)) }
}
