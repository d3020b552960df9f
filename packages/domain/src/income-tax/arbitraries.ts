import fc from 'fast-check'

import { plainDate } from '../calendar/index.ts'
import { divideEuros, euros, ZERO_EUROS, type Euros } from '../money/index.ts'
import type { CeilingQuestion, Declarant } from './ceiling-model.ts'
import { INCOME_YEARS, PAYMENT_YEARS } from './legislation.ts'
import type { Household } from './model.ts'
import { FIRST_NOTICE, unusedYears, type NoticeLines } from './notice.ts'
import { isSharedAlone } from './parts.ts'

const cents = (highest: number): fc.Arbitrary<Euros> =>
  fc.integer({ min: 0, max: highest * 100 }).map((amount) => divideEuros(euros(amount), 100))

/** Wages in whole cents a year: most everyday ones, some up to ten million, and the edges of the law. */
export const wages: fc.Arbitrary<Euros> = fc.oneof(
  { weight: 5, arbitrary: cents(120_000) },
  { weight: 2, arbitrary: cents(1_000_000) },
  { weight: 1, arbitrary: cents(10_000_000) },
  { weight: 1, arbitrary: fc.constantFrom(0, 509, 5090, 12_888, 145_550, 250_000, 10_000_000).map((amount) => euros(amount)) },
)

/** Years of incomes whose law is known. */
export const incomeYears: fc.Arbitrary<number> = fc.constantFrom(...INCOME_YEARS)

/** Payments to retirement savings in whole euros a year. */
export const deductions: fc.Arbitrary<Euros> = fc.integer({ min: 0, max: 40_000 }).map((amount) => euros(amount))

const singles = fc.record({
  marital_status: fc.constant('CE' as const),
  single_parent: fc.boolean(),
  wage_2: fc.constant(ZERO_EUROS),
})
const couples = fc.record({
  marital_status: fc.constant('MA' as const),
  single_parent: fc.constant(false),
  wage_2: wages,
})
const children = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 8 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 99 }) },
)
const rest = fc.record({ children, wage_1: wages, deduction: fc.constant(ZERO_EUROS) })

/** Households of every kind, without a deduction. */
export const households: fc.Arbitrary<Household> = fc
  .tuple(fc.oneof(singles, couples), rest)
  .map(([adults, others]) => Object.assign({}, adults, others))

/** Households some of whose children live with each parent in turn; all of them only where that is computed. */
export const sharingHouseholds: fc.Arbitrary<Household> = fc
  .tuple(households, fc.nat({ max: 99 }))
  .map(([household, drawn]) => Object.assign({}, household, { shared_children: Math.min(drawn, household.children) }))
  .filter((household) => !isSharedAlone(household))

/** Rows of a file of households that are taxed, as text. */
export const taxRows: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .tuple(households, incomeYears)
  .map(([{ marital_status, single_parent, children: count, wage_1, wage_2 }, year]) => ({
    id: '',
    income_year: String(year),
    marital_status,
    single_parent: single_parent && count > 0 ? '1' : '0',
    children: String(count),
    wage_1: wage_1.toString(),
    wage_2: marital_status === 'MA' ? wage_2.toFixed(2) : '',
  }))

/** Rows of a file of wages whose ceiling is asked for, as text. */
export const ceilingRows: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .tuple(fc.constantFrom(...PAYMENT_YEARS), wages)
  .map(([year, wage]) => ({ id: '', payment_year: `${year}.0`, gross_wage: wage.toFixed(2) }))

/** Lines of a notice, in whole euros: some of them empty. */
const noticeLines = (paymentYear: number): fc.Arbitrary<NoticeLines> => {
  const amounts = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 38_000 })).map((amount) => euros(amount))
  const count = unusedYears(paymentYear).length
  return fc.record({ unused: fc.array(amounts, { minLength: count, maxLength: count }), calculated: amounts })
}

const declarants = (paymentYear: number): fc.Arbitrary<Declarant> =>
  fc.record({
    lines: noticeLines(paymentYear),
    payments: fc.array(
      fc.record({
        amount: cents(40_000),
        on: fc.constantFrom(`${paymentYear}-03-01`, `${paymentYear}-12-01`).map((day) => plainDate(day)),
      }),
      { maxLength: 3 },
    ),
    birthDate: fc.constantFrom('1985-05-05', `${paymentYear - 70}-06-15`, '1940-01-01').map((day) => plainDate(day)),
  })

/** Notices of one person or a couple, pooled or not, with payments of the year. */
export const ceilingQuestions: fc.Arbitrary<CeilingQuestion> = fc.integer({ min: FIRST_NOTICE, max: 2035 }).chain((paymentYear) =>
  fc.oneof(
    declarants(paymentYear).map((saver) => ({ paymentYear, saver })),
    fc.record({
      paymentYear: fc.constant(paymentYear),
      saver: declarants(paymentYear),
      spouse: declarants(paymentYear),
      pooled: fc.boolean(),
    }),
  ),
)
