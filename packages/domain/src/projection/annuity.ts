import { annuityFactor, type AnnuityType, type Timing } from '../annuity/index.ts'
import { completedYears, wholeMonthsBetween, yearOf } from '../calendar/index.ts'
import type { Derivation, Evaluators } from '../explain/index.ts'
import type { MortalityTables, TableCode } from '../mortality/index.ts'
import { Decimal, isPositive, ZERO_EUROS, type Euros } from '../money/index.ts'
import { assumptionsAt, scheduleOf, tableOf, type Assumptions } from '../withdrawal/index.ts'
import { grown, paymentsGrown, type Growth } from './growth.ts'
import type { ProjectedContract } from './model.ts'
import { BARE_STEPS, CHOSEN, EXPLAINED_STEPS, HELD, label, type Steps } from './steps.ts'

const MONTHS_PER_YEAR = 12
const PAYMENTS_PER_YEAR = 12
const HUNDRED = 100
const TYPE: AnnuityType = 'RV_NR'
const TIMING: Timing = 'arrears'

/** What a contract gives at retirement, each figure with its steps or alone. */
export type Projected<Figure> = {
  /** Whole months from today to the start. */
  readonly months: number
  /** Price of 1 € a year at the start. */
  readonly factor: Figure
  /** Savings and payments at the start, in euros, not rounded. */
  readonly capital: Figure
  /** Part of it that is paid out at the start, in euros, to the cent. */
  readonly paidOut: Figure
  /** Gross annuity, euros a year, to the cent. */
  readonly annuity: Figure
  /** A twelfth of it, to the cent. */
  readonly month: Figure
}
export type ProjectedAnnuity = Projected<Derivation>

/**
 * Gives the evaluators of a projection's derivations: the price of an annuity, read from a step's inputs and details. A price that was asked for is kept.
 *
 * @param tables the mortality tables
 * @example discrepancies(figures.month, projectionEvaluators(tables)) // []
 */
export const projectionEvaluators = (tables: MortalityTables): Evaluators => {
  const known = new Map<string, Decimal>()
  return {
    'annuity-factor': ({ details }, inputs) => {
      const [birthYear, age, technicalRate] = inputs.map((input) => input.toNumber())
      const table = details?.['table'] as TableCode
      const key = [table, birthYear, age, technicalRate].join(' ')
      const factor =
        known.get(key) ??
        new Decimal(
          annuityFactor({
            type: TYPE,
            life: { table: tables[table], birthYear: birthYear ?? Number.NaN, age: age ?? Number.NaN },
            technicalRate: technicalRate ?? Number.NaN,
            paymentsPerYear: PAYMENTS_PER_YEAR,
            timing: TIMING,
          }),
        )
      known.set(key, factor)
      return factor
    },
    'complete-expectation': () => {
      throw new RangeError('A projection asks for no expectation of life')
    },
  }
}

/** Whole months to the start, and the age of the saver there. */
const startOf = ({ birthDate, retirementAge, start, today }: ProjectedContract) =>
  start === undefined
    ? scheduleOf({ birthDate, retirementAge, asOf: today })
    : { age: completedYears(birthDate, start), months: wholeMonthsBetween(today, start) }

const savedAtStart = <Figure>(steps: Steps<Figure>, saved: Euros, growth: Growth): Figure =>
  steps.product(label('projection.savings-at-start', 'eur', 'RP-01'), [
    steps.given(label('projection.savings', 'eur', 'RP-01', HELD), saved),
    grown(steps, growth),
  ])

const capitalOf = <Figure>(steps: Steps<Figure>, { savings, payment, periodicity }: ProjectedContract, growth: Growth): Figure =>
  steps.sum(label('projection.capital', 'eur', 'RP-02'), [
    savedAtStart(steps, savings, growth),
    steps.product(label('projection.payments-at-start', 'eur', 'RP-02'), [
      steps.given(label('projection.payment', 'eur', 'RP-02', CHOSEN, { periodicity }), payment),
      paymentsGrown(steps, growth, periodicity),
    ]),
  ])

/** What is paid out at the start, before its rounding: of everything that the law does not keep for an annuity, the share that the saver leaves. */
const paidOutOf = <Figure>(steps: Steps<Figure>, contract: ProjectedContract, capital: Figure, growth: Growth): Figure => {
  const { annuityShare = HUNDRED, locked = ZERO_EUROS } = contract
  const free = isPositive(locked)
    ? steps.difference(label('projection.free-at-start', 'eur', 'RP-05'), [capital, savedAtStart(steps, locked, growth)])
    : capital
  return steps.product(label('projection.paid-out-exact', 'eur', 'RP-05'), [
    free,
    steps.given(
      label('projection.capital-share', 'rate', 'RP-05', CHOSEN),
      new Decimal(HUNDRED - annuityShare).dividedBy(HUNDRED),
    ),
  ])
}

const factorOf = <Figure>(
  steps: Steps<Figure>,
  { product, table, birthDate }: ProjectedContract,
  age: number,
  { technicalRate }: Assumptions,
  evaluators: Evaluators,
): Figure => {
  const code = tableOf({ type: product, mortality_table: table })
  return steps.evaluated(
    'annuity-factor',
    label('projection.factor', 'factor', 'RP-03', { kind: 'table', code }, { type: TYPE, table: code, timing: TIMING }),
    [
      [label('projection.birth-year', 'year', 'RP-03', CHOSEN), yearOf(birthDate)],
      [label('projection.age', 'age', 'RP-03', CHOSEN), age],
      [label('projection.technical-rate', 'rate', 'RP-03'), new Decimal(technicalRate).dividedBy(HUNDRED)],
      [label('projection.payments-per-year', 'count', 'RP-03'), PAYMENTS_PER_YEAR],
    ],
    evaluators,
  )
}

/** Computes what a contract gives, by steps with explanation or for the figures alone. */
export const projectedBy = <Figure>(
  steps: Steps<Figure>,
  contract: ProjectedContract,
  evaluators: Evaluators,
): Projected<Figure> => {
  const { age, months } = startOf(contract)
  const assumptions = assumptionsAt(contract.today)
  const growth = { netReturn: contract.netReturn ?? assumptions.netReturn, months }
  const capital = capitalOf(steps, contract, growth)
  const factor = factorOf(steps, contract, age, assumptions, evaluators)
  const isWhole = (contract.annuityShare ?? HUNDRED) === HUNDRED
  const paidOut = isWhole
    ? steps.given(label('projection.paid-out-exact', 'eur', 'RP-05', CHOSEN), 0)
    : paidOutOf(steps, contract, capital, growth)
  const converted = isWhole ? capital : steps.difference(label('projection.converted', 'eur', 'RP-05'), [capital, paidOut])
  const annuity = steps.roundedToCents(
    label('projection.annuity', 'eur-per-year', 'RP-03'),
    steps.quotient(label('projection.annuity-exact', 'eur-per-year', 'RP-03'), [
      steps.product(label('projection.left-after-fee', 'eur', 'RP-03'), [
        converted,
        steps.difference(label('projection.share-after-fee', 'factor', 'RP-03'), [
          steps.given(label('projection.one', 'factor', 'RP-03'), 1),
          steps.given(label('projection.fee', 'rate', 'RP-03'), new Decimal(assumptions.annuityFee).dividedBy(HUNDRED)),
        ]),
      ]),
      factor,
    ]),
  )
  const month = steps.roundedToCents(
    label('projection.month', 'eur-per-month', 'RP-03'),
    steps.quotient(label('projection.month-exact', 'eur-per-month', 'RP-03'), [
      annuity,
      steps.given(label('projection.months-per-year', 'months', 'RP-03'), MONTHS_PER_YEAR),
    ]),
  )
  return {
    months,
    factor,
    capital,
    paidOut: steps.roundedToCents(label('projection.paid-out', 'eur', 'RP-05'), paidOut),
    annuity,
    month,
  }
}

/**
 * Projects what a contract gives at retirement: savings and payments grow at the net return, and are converted at the price of its table.
 *
 * Rules RP-01 to RP-03, RP-05. Plain annuity paid monthly in arrears, less the fee; the year is rounded to the cent, half up, then its twelfth.
 *
 * @param contract product, person, savings and payments
 * @param tables the mortality tables
 * @example projectAnnuity({ product: 'PERECO', …, payment: euros(150), periodicity: 'monthly' }, tables).month.value // '6.58' after 16 months
 */
export const projectAnnuity = (contract: ProjectedContract, tables: MortalityTables): ProjectedAnnuity =>
  projectedBy(EXPLAINED_STEPS, contract, projectionEvaluators(tables))

/** The same figures alone, with prices that are kept from one contract to the next. */
export const projectedFigures = (contract: ProjectedContract, evaluators: Evaluators): Projected<Decimal> =>
  projectedBy(BARE_STEPS, contract, evaluators)
