import { BARE, EXPLAINED, type Derivation, type Label, type Reckoning } from '../explain/index.ts'
import { valueOrStandIn } from '../law/index.ts'
import type { Decimal } from '../money/index.ts'
import { reckonBase, type BaseFigures } from './base.ts'
import { CHILDREN_INCREASE } from './children-parameters.ts'
import { reckonComplementary } from './complementary.ts'
import { hasUnknownPensions } from './elsewhere.ts'
import { reckonMinimum } from './minimum.ts'
import type { PensionCase, Situation } from './model.ts'
import { settledCareer } from './quarters.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

const MONTHS_PER_YEAR = 12

const step = (source: SourceCode, rule: string, term: Term, unit: Label['unit'] = 'eur-per-year'): Label => ({
  term,
  unit,
  source: sourceOf(source),
  rule,
})

/** Figures of a whole pension, in euros a year where they are amounts. Only `base`, `complementary` and `month` are rounded, to the cent. */
export type PensionFigures<Figure> = BaseFigures<Figure> & {
  readonly minimumTopUp: Figure
  readonly childrenIncrease: Figure
  readonly base: Figure
  readonly points: Figure
  readonly coefficient: Figure
  readonly complementaryChildrenIncrease: Figure
  readonly complementary: Figure
  /** Base and complementary pension, in euros a month. */
  readonly month: Figure
}

/** A whole pension on a start: its ages and quarters, and its figures where the pension opens. */
export type Pension<Figure> = {
  readonly situation: Situation
  /** Where quarters elsewhere are not known to be contributed: as if none were. */
  readonly figures: PensionFigures<Figure> | undefined
  /** As if all of them were, where that makes another pension; undefined where `figures` are known. */
  readonly most: PensionFigures<Figure> | undefined
  /** Whether a pension of another scheme that nobody knows may lower the minimum in both: they are the most, not the least. */
  readonly isAtMost: boolean
}

const childrenIncreaseOf = <Figure>(
  { given, product }: Reckoning<Figure>,
  { start, childrenRaised }: PensionCase,
  beforeChildren: Figure,
): Figure => {
  const law = valueOrStandIn(CHILDREN_INCREASE, start).value
  const increase = step('children', 'SP-12', 'state-pension.children-increase')
  if (childrenRaised < law.from) return given(increase, 0)
  return product(increase, [beforeChildren, given(step('children', 'SP-12', 'state-pension.children-share', 'rate'), law.base)])
}

const figuresOf = <Figure>(
  reckoning: Reckoning<Figure>,
  asked: PensionCase,
  held: Situation,
  figures: BaseFigures<Figure>,
  contributed: number,
): PensionFigures<Figure> => {
  const { given, quotient, roundedToCents, sum, valueOf } = reckoning
  const missingQuarters = valueOf(figures.missingQuarters).toNumber()
  const career = settledCareer(asked.career, asked.start)
  const rights = reckonComplementary(reckoning, { asked, career, held, missingQuarters })
  const minimumTopUp = reckonMinimum(reckoning, {
    asked,
    held,
    contributed,
    hasFullRate: missingQuarters === 0,
    beforeSurcote: figures.beforeSurcote,
    complementary: rights.beforeChildren,
  })
  const beforeChildren = sum(step('minimum', 'SP-11', 'state-pension.before-children'), [figures.withSurcote, minimumTopUp])
  const childrenIncrease = childrenIncreaseOf(reckoning, asked, beforeChildren)
  const base = roundedToCents(
    step('rounding', 'SP-14', 'state-pension.base'),
    sum(step('children', 'SP-12', 'state-pension.base-exact'), [beforeChildren, childrenIncrease]),
  )
  const complementary = roundedToCents(
    step('rounding', 'SP-14', 'state-pension.complementary'),
    sum(step('points', 'SP-10', 'state-pension.complementary-exact'), [rights.beforeChildren, rights.childrenIncrease]),
  )
  const month = roundedToCents(
    step('rounding', 'SP-14', 'state-pension.month', 'eur-per-month'),
    quotient(step('rounding', 'SP-14', 'state-pension.month-exact', 'eur-per-month'), [
      sum(step('rounding', 'SP-14', 'state-pension.year'), [base, complementary]),
      given(step('rounding', 'SP-14', 'state-pension.months-of-year', 'months'), MONTHS_PER_YEAR),
    ]),
  )
  return {
    ...figures,
    minimumTopUp,
    childrenIncrease,
    base,
    points: rights.points,
    coefficient: rights.coefficient,
    complementaryChildrenIncrease: rights.childrenIncrease,
    complementary,
    month,
  }
}

const reckonPension = <Figure>(reckoning: Reckoning<Figure>, asked: PensionCase): Pension<Figure> => {
  const { situation, figures: base } = reckonBase(reckoning, asked)
  if (base === undefined) return { situation, figures: undefined, most: undefined, isAtMost: false }
  const { least, most } = situation.allContributed
  const figures = figuresOf(reckoning, asked, situation, base, least)
  const other = least === most ? figures : figuresOf(reckoning, asked, situation, base, most)
  const { valueOf } = reckoning
  const isKnown = valueOf(other.minimumTopUp).equals(valueOf(figures.minimumTopUp))
  return {
    situation,
    figures,
    most: isKnown ? undefined : other,
    isAtMost: hasUnknownPensions(asked) && !valueOf(other.minimumTopUp).isZero(),
  }
}

/**
 * Computes a whole pension, base and complementary, the figures alone.
 *
 * Rules SP-02 to SP-14, SP-20 to SP-24. The base is rounded to the cent once, so is the complementary pension; the month is a twelfth of their sum, half up.
 *
 * @param asked a career and a start; a start before 2026 throws `OutsideValidity`, a birth before 1955 a `RangeError`
 * @example computePension(asked).figures?.month // 1598.95
 */
export const computePension = (asked: PensionCase): Pension<Decimal> => reckonPension(BARE, asked)

/**
 * Computes the same pension with the explanation of every figure.
 *
 * @param asked a career and a start
 * @example explainPension(asked).figures?.month.value // '1598.95'
 */
export const explainPension = (asked: PensionCase): Pension<Derivation> => reckonPension(EXPLAINED, asked)
