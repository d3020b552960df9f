import {
  difference,
  given,
  power,
  product,
  quotient,
  roundedToCents,
  sum,
  type Derivation,
  type Label,
} from '../explain/index.ts'
import { Decimal, isPositive, type Euros } from '../money/index.ts'
import { inflationAt } from '../withdrawal/index.ts'
import type { IncomeEuros } from './income-model.ts'
import { piecesOf, type Piece } from './income-pieces.ts'
import type { ProjectionPlan } from './departure.ts'
import type { Projection } from './project.ts'
import { CHOSEN, label } from './steps.ts'

const MONTHS_PER_YEAR = 12

/** A part before charges and tax: how it is taxed, and its amount in both kinds of euros. */
export type GrossLine = {
  readonly id: string
  readonly taxedAs: 'base-pension' | 'pension' | 'net' | 'rent' | readonly Piece[]
  readonly gross: Readonly<Record<IncomeEuros, Derivation>>
}

/** How much prices rise until the departure: (1 + inflation) ^ (whole months / 12). Rule RP-14. */
export const riseOf = ({ months }: Pick<Projection<Derivation>, 'months'>, plan: Pick<ProjectionPlan, 'today'>): Derivation =>
  power(label('projection.rise', 'factor', 'RP-14'), [
    sum(label('projection.yearly-rise', 'factor', 'RP-14'), [
      given(label('projection.one', 'factor', 'RP-14'), 1),
      given(label('projection.inflation', 'rate', 'RP-14'), new Decimal(inflationAt(plan.today)).dividedBy(100)),
    ]),
    quotient(label('projection.years-to-start', 'years', 'RP-14'), [
      given(label('projection.months-to-start', 'months', 'RP-14'), months),
      given(label('projection.months-per-year', 'months', 'RP-14'), MONTHS_PER_YEAR),
    ]),
  ])

/** An amount in euros of today, told in those of the departure as well: it follows prices until then. */
const fromToday = (today: Derivation, rise: Derivation): GrossLine['gross'] => {
  const risen = label('projection.risen', today.unit, 'RP-15')
  return { today, departure: roundedToCents(risen, product(risen, [today, rise])) }
}

/**
 * Amounts in euros of the departure, told in those of today as well. Rounded as they add up: each is what the running sum gains, so that the sum of the parts is the
 * rounded sum.
 */
const fromDeparture = (amounts: readonly Derivation[], rise: Derivation): readonly GrossLine['gross'][] => {
  let before = new Decimal(0)
  return amounts.map((departure) => {
    const { unit } = departure
    const named = (term: 'projection.deflated' | 'projection.deflated-before' | 'projection.reached'): Label =>
      label(term, unit, 'RP-15')
    const toToday = (amount: Derivation, term: 'projection.deflated' | 'projection.deflated-before'): Derivation =>
      roundedToCents(named(term), quotient(named(term), [amount, rise]))
    const earlier = given(label('projection.before', unit, 'RP-15'), before)
    const isFirst = before.isZero()
    before = before.plus(departure.value)
    const today = isFirst
      ? toToday(departure, 'projection.deflated')
      : difference(named('projection.deflated'), [
          toToday(sum(named('projection.reached'), [earlier, departure]), 'projection.deflated'),
          toToday(earlier, 'projection.deflated-before'),
        ])
    return { today, departure }
  })
}

const pensionLines = ({ pension }: Projection<Derivation>, rise: Derivation): readonly GrossLine[] => {
  const line = (id: string, taxedAs: 'base-pension' | 'pension', amount: Euros): readonly GrossLine[] =>
    isPositive(amount)
      ? [
          {
            id,
            taxedAs,
            gross: fromToday(
              given(
                label('projection.pension', 'eur-per-month', 'RP-08', { kind: 'assumption', code: 'pension' }, { part: id }),
                amount,
              ),
              rise,
            ),
          },
        ]
      : []
  if (pension.kind === 'known') return line('pension', 'pension', pension.month)
  if (pension.kind !== 'estimated') return []
  return [
    ...line('pension-base', 'base-pension', pension.parts.base),
    ...line('pension-complementary', 'pension', pension.parts.complementary),
  ]
}

const isThere = ({ value }: Derivation): boolean => value !== '0'

/**
 * Lists what comes each month, gross: state pension, the annuity of every contract, other income. Rule RP-15.
 *
 * @param projection the project, with its steps
 * @param plan everything it follows from
 * @param rise of prices until the departure
 */
export const monthLines = (projection: Projection<Derivation>, plan: ProjectionPlan, rise: Derivation): readonly GrossLine[] => {
  const accounts = projection.accounts.filter(({ figures }) => isThere(figures.month))
  const annuities = fromDeparture(
    accounts.map(({ figures }) => figures.month),
    rise,
  )
  const other = given(label('projection.other-income', 'eur-per-month', 'RP-15', CHOSEN), plan.otherIncome)
  return [
    ...pensionLines(projection, rise),
    ...accounts.flatMap((projected, place): readonly GrossLine[] => {
      const gross = annuities[place]
      const id = `account-${projected.account.policy_id}`
      return gross === undefined ? [] : [{ id, taxedAs: piecesOf(plan, projected, 'annuity'), gross }]
    }),
    ...(isThere(other)
      ? [{ id: 'other', taxedAs: plan.otherIncomeKind ?? ('net' as const), gross: fromToday(other, rise) }]
      : []),
  ]
}

/**
 * Lists what is paid once at the departure, gross, by contract. Rule RP-15.
 *
 * @param projection the project, with its steps
 * @param plan everything it follows from
 * @param rise of prices until the departure
 */
export const capitalLines = (
  projection: Projection<Derivation>,
  plan: ProjectionPlan,
  rise: Derivation,
): readonly GrossLine[] => {
  const accounts = projection.accounts.filter(({ figures }) => isThere(figures.paidOut))
  const amounts = fromDeparture(
    accounts.map(({ figures }) => figures.paidOut),
    rise,
  )
  return accounts.flatMap((projected, place): readonly GrossLine[] => {
    const gross = amounts[place]
    const id = `account-${projected.account.policy_id}`
    return gross === undefined ? [] : [{ id, taxedAs: piecesOf(plan, projected, 'capital'), gross }]
  })
}

/** The gross amount of a line as the steps of its charges and tax name it; how it came about is told where it is shown. */
export const named = (gross: Derivation, id: string): Derivation =>
  given(label('projection.gross', gross.unit, 'RP-15', undefined, { line: id }), gross.value)
