import type { Label, Reckoning } from '../explain/index.ts'
import { valueOrStandIn } from '../law/index.ts'
import { Decimal } from '../money/index.ts'
import { CHILDREN_INCREASE, type ChildrenShares } from './children-parameters.ts'
import { POINT_REDUCTION, POINT_VALUE, type ReductionStretch } from './complementary-parameters.ts'
import type { CareerYear, PensionCase, Situation } from './model.ts'
import { NO_POINTS } from './points.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

/** First year whose points of tranche C are points like the others. */
const COMMON_TRANCHE_C = 2016

const step = (source: SourceCode, rule: string, term: Term, unit: Label['unit'], details?: Label['details']): Label => ({
  term,
  unit,
  source: sourceOf(source),
  rule,
  details,
})
const counting = (term: Term, unit: Label['unit'] = 'count', details?: Label['details']): Label =>
  step('points', 'SP-10', term, unit, details)
const raising = (term: Term, unit: Label['unit'] = 'eur-per-year', details?: Label['details']): Label =>
  step('points-children', 'SP-13', term, unit, details)

/** Figures of a complementary pension, in euros a year where they are amounts; none is rounded. */
export type ComplementaryFigures<Figure> = {
  readonly points: Figure
  readonly coefficient: Figure
  readonly beforeChildren: Figure
  readonly childrenIncrease: Figure
}

/** What a complementary pension follows from. */
export type ComplementaryCase = {
  readonly asked: PensionCase
  /** One line a year, up to the start. */
  readonly career: readonly CareerYear[]
  readonly held: Situation
  /** Quarters that the base pension misses: none is the full rate. */
  readonly missingQuarters: number
}

const sumOf = (amounts: readonly Decimal[]): Decimal => amounts.reduce((held, amount) => held.plus(amount), new Decimal(0))

/** Share that so many quarters take off, stretch by stretch. */
const reductionOf = (stretches: readonly ReductionStretch[], quarters: number): Decimal => {
  let [taken, from] = [new Decimal(0), 0]
  for (const { upTo, perQuarter } of stretches) {
    taken = taken.plus(perQuarter.times(Math.max(0, Math.min(quarters, upTo) - from)))
    from = upTo
  }
  return taken
}

const coefficientFor = <Figure>(
  { given, difference }: Reckoning<Figure>,
  { asked }: ComplementaryCase,
  term: Term,
  quarters: number,
): Figure =>
  difference(counting(term, 'factor'), [
    given(counting('state-pension.whole', 'factor'), 1),
    given(
      counting('state-pension.point-reduction', 'factor', { quarters }),
      reductionOf(valueOrStandIn(POINT_REDUCTION, asked.start).value, quarters),
    ),
  ])

type Held = { readonly before: number; readonly amount: Decimal }

/** Points of the years that a row of the children's shares holds for. */
const pointsWithin = (career: readonly CareerYear[], { kind, before }: ChildrenShares, from: number): Held => ({
  before,
  amount: sumOf(
    career
      .filter(({ year }) => year >= from && year < before)
      .map(({ points }) => (kind === 'all' ? points.general : points.agirc.plus(points.trancheC))),
  ),
})

const childrenIncreaseOf = <Figure>(
  reckoning: Reckoning<Figure>,
  { asked, career }: ComplementaryCase,
  pointValue: Figure,
): Figure => {
  const { given, least, product, sum } = reckoning
  const law = valueOrStandIn(CHILDREN_INCREASE, asked.start).value
  const increase = raising('state-pension.points-children-increase')
  if (asked.childrenRaised < law.from) return given(increase, 0)
  const parts = law.points.flatMap((row, at) => {
    const former = law.points[at - 1]
    const from = former?.kind === row.kind ? former.before : 0
    const { before, amount } = pointsWithin(career, row, from)
    if (amount.isZero()) return []
    const share = row.shares[Math.min(asked.childrenRaised - law.from, row.shares.length - 1)] as Decimal
    const details = { kind: row.kind, from, ...(before === Infinity ? {} : { before }) }
    return [
      product(raising('state-pension.points-children-part', 'eur-per-year', details), [
        given(raising('state-pension.points-of-period', 'count', details), amount),
        pointValue,
        given(raising('state-pension.points-children-share', 'rate', { ...details, children: asked.childrenRaised }), share),
      ]),
    ]
  })
  return least(increase, [
    sum(raising('state-pension.points-children-uncapped'), parts),
    given(raising('state-pension.points-children-most'), law.mostOfPoints),
  ])
}

const apartPoints = ({ year, points }: CareerYear): Decimal => (year < COMMON_TRANCHE_C ? points.trancheC : NO_POINTS.trancheC)

const commonPoints = (line: CareerYear): Decimal =>
  line.points.general.plus(line.points.agirc).plus(line.points.trancheC).minus(apartPoints(line))

/** Points of each year that has some. */
const yearly = <Figure>(
  { given }: Reckoning<Figure>,
  career: readonly CareerYear[],
  of: (line: CareerYear) => Decimal,
): readonly Figure[] =>
  career.flatMap((line) => {
    const amount = of(line)
    return amount.isZero()
      ? []
      : [given(step('career', 'SP-10', 'state-pension.points-of-year', 'count', { year: line.year }), amount)]
  })

/**
 * Reckons a complementary pension: points times their value and coefficient, and the increase for children.
 *
 * Rules SP-10 to SP-13. Points of tranche C of before 2016 keep the coefficient by age until 67; the increase is on the rights without coefficient.
 *
 * @param reckoning how the steps are run
 * @param given the case, its settled career, and what the base pension misses
 */
export const reckonComplementary = <Figure>(
  reckoning: Reckoning<Figure>,
  complementary: ComplementaryCase,
): ComplementaryFigures<Figure> => {
  const { given, product, sum } = reckoning
  const { asked, career, held, missingQuarters } = complementary
  const common = sum(counting('state-pension.points-common'), yearly(reckoning, career, commonPoints))
  const trancheC = sum(counting('state-pension.points-tranche-c'), yearly(reckoning, career, apartPoints))
  const pointValue = given(counting('state-pension.point-value', 'eur-per-year'), valueOrStandIn(POINT_VALUE, asked.start).value)
  const coefficient = coefficientFor(reckoning, complementary, 'state-pension.point-coefficient', missingQuarters)
  const byAge = coefficientFor(reckoning, complementary, 'state-pension.tranche-c-coefficient', held.quartersToFullRateAge)
  const beforeChildren = sum(counting('state-pension.complementary-before-children', 'eur-per-year'), [
    product(counting('state-pension.rights-common', 'eur-per-year'), [common, pointValue, coefficient]),
    product(counting('state-pension.rights-tranche-c', 'eur-per-year'), [trancheC, pointValue, byAge]),
  ])
  return {
    points: sum(counting('state-pension.points'), [common, trancheC]),
    coefficient,
    beforeChildren,
    childrenIncrease: childrenIncreaseOf(reckoning, complementary, pointValue),
  }
}
