import { annuityFactor, type AnnuityType, type Timing } from '../annuity/index.ts'
import { yearOf } from '../calendar/index.ts'
import {
  difference,
  evaluated,
  given,
  power,
  product,
  quotient,
  roundedToCents,
  sum,
  type Derivation,
  type Evaluators,
  type Label,
  type Source,
} from '../explain/index.ts'
import type { MortalityTables, TableCode } from '../mortality/index.ts'
import { Decimal } from '../money/index.ts'
import { assumptionsAt, scheduleOf, tableOf, type Assumptions } from '../withdrawal/index.ts'
import type { PaymentPeriodicity, ProjectedContract } from './model.ts'
import type { Term } from './terms.ts'

const MONTHS_PER_YEAR = 12
const PAYMENTS_PER_YEAR = 12
const TYPE: AnnuityType = 'RV_NR'
const TIMING: Timing = 'arrears'

const ASSUMED: Source = { kind: 'assumption', code: 'projection' }
const CHOSEN: Source = { kind: 'choice', code: 'projection' }

const step = (term: Term, unit: Label['unit'], rule: string, source: Source = ASSUMED, details?: Label['details']): Label => ({
  term,
  unit,
  rule,
  source,
  details,
})

/** The annuity of a contract at retirement, each figure with its steps. */
export type ProjectedAnnuity = {
  /** Whole months from today to the start. */
  readonly months: number
  /** Price of 1 € a year at the start. */
  readonly factor: Derivation
  /** Savings and payments at the start, in euros, not rounded. */
  readonly capital: Derivation
  /** Gross annuity, euros a year, not rounded. */
  readonly annuity: Derivation
  /** A twelfth of it, to the cent. */
  readonly month: Derivation
}

const yearlyGrowth = ({ netReturn }: Assumptions): Derivation =>
  sum(step('projection.yearly-growth', 'factor', 'RP-01'), [
    given(step('projection.one', 'factor', 'RP-01'), 1),
    given(step('projection.net-return', 'rate', 'RP-01'), new Decimal(netReturn).dividedBy(100)),
  ])

const grownFor = (growth: Derivation, term: Term, months: number, details?: Label['details']): Derivation =>
  power(step(term, 'factor', 'RP-01', ASSUMED, details), [
    growth,
    quotient(step('projection.years-to-start', 'years', 'RP-01'), [
      given(step('projection.months-to-start', 'months', 'RP-01'), months),
      given(step('projection.months-per-year', 'months', 'RP-01'), MONTHS_PER_YEAR),
    ]),
  ])

/** Months from each payment to the start: the last monthly or yearly one comes at the end of a period. */
const monthsFromPayments = (periodicity: PaymentPeriodicity, months: number): readonly number[] => {
  if (periodicity === 'one_shot') return [months]
  const period = periodicity === 'monthly' ? 1 : MONTHS_PER_YEAR
  return Array.from({ length: Math.floor(months / period) }, (_, at) => months - (at + 1) * period)
}

const paymentsAtStart = ({ payment, periodicity }: ProjectedContract, growth: Derivation, months: number): Derivation => {
  const spans = monthsFromPayments(periodicity, months)
  const details = { periodicity, payments: spans.length }
  return product(step('projection.payments-at-start', 'eur', 'RP-02'), [
    given(step('projection.payment', 'eur', 'RP-02', CHOSEN, { periodicity }), payment),
    sum(
      step('projection.payments-growth', 'factor', 'RP-02', ASSUMED, details),
      spans.map((span, at) => grownFor(growth, 'projection.payment-age', span, { payment: at + 1 })),
    ),
  ])
}

/**
 * Gives the evaluators of a projection's derivations: the price of an annuity, read from a step's inputs and details.
 *
 * @param tables the mortality tables
 * @example discrepancies(figures.month, projectionEvaluators(tables)) // []
 */
export const projectionEvaluators = (tables: MortalityTables): Evaluators => ({
  'annuity-factor': ({ details }, [birthYear, age, technicalRate]) =>
    new Decimal(
      annuityFactor({
        type: TYPE,
        life: {
          table: tables[details?.['table'] as TableCode],
          birthYear: birthYear?.toNumber() ?? Number.NaN,
          age: age?.toNumber() ?? Number.NaN,
        },
        technicalRate: technicalRate?.toNumber() ?? Number.NaN,
        paymentsPerYear: PAYMENTS_PER_YEAR,
        timing: TIMING,
      }),
    ),
  'complete-expectation': () => {
    throw new RangeError('A projection asks for no expectation of life')
  },
})

/**
 * Projects the annuity of a contract at retirement: savings and payments grow at the net return, and are converted at the price of its table.
 *
 * Rules RP-01 to RP-03. Plain annuity paid monthly in arrears, less the fee; the month is rounded to the cent, half up, nothing before it.
 *
 * @param contract product, person, savings and payments
 * @param tables the mortality tables
 * @example projectAnnuity({ product: 'PERECO', …, payment: euros(150), periodicity: 'monthly' }, tables).month.value // '6.58' after 16 months
 */
export const projectAnnuity = (contract: ProjectedContract, tables: MortalityTables): ProjectedAnnuity => {
  const { birthDate, retirementAge, savings, today } = contract
  const { age, months } = scheduleOf({ birthDate, retirementAge, asOf: today })
  const assumptions = assumptionsAt(today)
  const growth = yearlyGrowth(assumptions)
  const table = tableOf({ type: contract.product })
  const capital = sum(step('projection.capital', 'eur', 'RP-02'), [
    product(step('projection.savings-at-start', 'eur', 'RP-01'), [
      given(step('projection.savings', 'eur', 'RP-01', { kind: 'contract', code: 'projection' }), savings),
      grownFor(growth, 'projection.growth', months),
    ]),
    paymentsAtStart(contract, growth, months),
  ])
  const factor = evaluated(
    'annuity-factor',
    step('projection.factor', 'factor', 'RP-03', { kind: 'table', code: table }, { type: TYPE, table, timing: TIMING }),
    [
      given(step('projection.birth-year', 'year', 'RP-03', CHOSEN), yearOf(birthDate)),
      given(step('projection.age', 'age', 'RP-03', CHOSEN), age),
      given(step('projection.technical-rate', 'rate', 'RP-03'), new Decimal(assumptions.technicalRate).dividedBy(100)),
      given(step('projection.payments-per-year', 'count', 'RP-03'), PAYMENTS_PER_YEAR),
    ],
    projectionEvaluators(tables),
  )
  const annuity = quotient(step('projection.annuity', 'eur-per-year', 'RP-03'), [
    product(step('projection.left-after-fee', 'eur', 'RP-03'), [
      capital,
      difference(step('projection.share-after-fee', 'factor', 'RP-03'), [
        given(step('projection.one', 'factor', 'RP-03'), 1),
        given(step('projection.fee', 'rate', 'RP-03'), new Decimal(assumptions.annuityFee).dividedBy(100)),
      ]),
    ]),
    factor,
  ])
  const month = roundedToCents(
    step('projection.month', 'eur-per-month', 'RP-03'),
    quotient(step('projection.month-exact', 'eur-per-month', 'RP-03'), [
      annuity,
      given(step('projection.months-per-year', 'months', 'RP-03'), MONTHS_PER_YEAR),
    ]),
  )
  return { months, factor, capital, annuity, month }
}
