import { dateOf, yearOf, type PlainDate } from '../calendar/index.ts'
import { BARE, EXPLAINED, type Derivation, type Label, type Reckoning } from '../explain/index.ts'
import { valueOrStandIn } from '../law/index.ts'
import type { Decimal } from '../money/index.ts'
import { averageWageOf } from './average-wage.ts'
import { longCareerParts, reckonLongCareerQuarters } from './long-career-quarters.ts'
import type { PensionCase, Situation } from './model.ts'
import { PENSION_CEILING, PENSION_RATES, type PensionRates } from './parameters.ts'
import { settledCareer } from './quarters.ts'
import { situationOf } from './situation.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

const step = (source: SourceCode, rule: string, term: Term, unit: Label['unit']): Label => ({
  term,
  unit,
  source: sourceOf(source),
  rule,
})
const duration = (term: Term, unit: Label['unit'] = 'count'): Label => step('quarters', 'SP-07', term, unit)
const rating = (term: Term, unit: Label['unit'] = 'count'): Label => step('rate', 'SP-06', term, unit)
const bounding = (term: Term, unit: Label['unit'] = 'eur-per-year'): Label => step('maximum', 'SP-07', term, unit)
const adding = (term: Term, unit: Label['unit'] = 'eur-per-year'): Label => step('surcote', 'SP-08', term, unit)

/** Figures of a base pension, in euros a year where they are amounts; none is rounded. */
export type BaseFigures<Figure> = {
  readonly missingQuarters: Figure
  readonly rate: Figure
  readonly averageWage: Figure
  /** After the maximum. */
  readonly beforeSurcote: Figure
  readonly surcote: Figure
  readonly withSurcote: Figure
}

/** A base pension on a start: its ages and quarters, and its figures where the pension opens. */
export type BasePension<Figure> = { readonly situation: Situation; readonly figures: BaseFigures<Figure> | undefined }

const missingOf = <Figure>(reckoning: Reckoning<Figure>, asked: PensionCase, held: Situation, rates: PensionRates): Figure => {
  const { given, difference, least, greatest } = reckoning
  const none = given(rating('state-pension.none'), 0)
  const missing = rating('state-pension.missing-quarters')
  const required = given(duration('state-pension.required-quarters'), held.requiredQuarters)
  if (held.opening === 'long-career') {
    const parts = longCareerParts(
      asked,
      settledCareer(asked.career, asked.start),
      asked.childrenCredited * rates.quartersPerChild,
    )
    const short = step('long-career', 'SP-20', 'state-pension.long-career-short', 'count')
    return greatest(missing, [difference(short, [required, reckonLongCareerQuarters(reckoning, parts)]), none])
  }
  const short = difference(rating('state-pension.short-quarters'), [
    required,
    given(duration('state-pension.all-quarters'), held.allQuarters),
  ])
  const toAge = given(rating('state-pension.quarters-to-full-rate-age'), held.quartersToFullRateAge)
  const most = given(rating('state-pension.most-missing-quarters'), rates.mostMissing)
  return greatest(missing, [least(missing, [short, toAge, most]), none])
}

const rateOf = <Figure>({ given, difference, product }: Reckoning<Figure>, missing: Figure, rates: PensionRates): Figure =>
  difference(rating('state-pension.rate', 'rate'), [
    given(rating('state-pension.full-rate', 'rate'), rates.full),
    product(rating('state-pension.rate-lost', 'rate'), [
      missing,
      given(rating('state-pension.rate-per-quarter', 'rate'), rates.perMissingQuarter),
    ]),
  ])

/** Quarters of the scheme over those required, never above one. */
const durationOf = <Figure>({ given, least, quotient }: Reckoning<Figure>, held: Situation): Figure => {
  const required = given(duration('state-pension.required-quarters'), held.requiredQuarters)
  const scheme = given(duration('state-pension.scheme-quarters'), held.schemeQuarters)
  return quotient(duration('state-pension.duration', 'factor'), [
    least(duration('state-pension.counted-quarters'), [scheme, required]),
    required,
  ])
}

const maximumOf = <Figure>({ given, product }: Reckoning<Figure>, start: PlainDate, rates: PensionRates): Figure =>
  product(bounding('state-pension.maximum'), [
    given(bounding('state-pension.ceiling'), valueOrStandIn(PENSION_CEILING, dateOf(yearOf(start), 1, 1)).value),
    given(bounding('state-pension.maximum-share', 'rate'), rates.maximum),
  ])

const figuresOf = <Figure>(reckoning: Reckoning<Figure>, asked: PensionCase, held: Situation): BaseFigures<Figure> => {
  const { given, product, least, sum } = reckoning
  const { start, childrenCredited } = asked
  const rates = valueOrStandIn(PENSION_RATES, start).value
  const averageWage = averageWageOf(reckoning, { career: settledCareer(asked.career, start), start, childrenCredited })
  const missingQuarters = missingOf(reckoning, asked, held, rates)
  const rate = rateOf(reckoning, missingQuarters, rates)
  const uncapped = product(duration('state-pension.uncapped', 'eur-per-year'), [averageWage, rate, durationOf(reckoning, held)])
  const beforeSurcote = least(bounding('state-pension.before-surcote'), [uncapped, maximumOf(reckoning, start, rates)])
  const surcote = product(adding('state-pension.surcote'), [
    beforeSurcote,
    given(adding('state-pension.surcote-quarters', 'count'), held.surcoteQuarters),
    given(adding('state-pension.surcote-per-quarter', 'rate'), rates.perSurcoteQuarter),
  ])
  const withSurcote = sum(adding('state-pension.with-surcote'), [beforeSurcote, surcote])
  return { missingQuarters, rate, averageWage, beforeSurcote, surcote, withSurcote }
}

const hasOpened = ({ opening }: Situation): boolean => opening === 'legal-age' || opening === 'long-career'

/**
 * Reckons a base pension; see `computeBase`.
 *
 * @param reckoning how the steps are run
 * @param asked a career and a start
 */
export const reckonBase = <Figure>(reckoning: Reckoning<Figure>, asked: PensionCase): BasePension<Figure> => {
  const situation = situationOf(asked)
  return { situation, figures: hasOpened(situation) ? figuresOf(reckoning, asked, situation) : undefined }
}

/**
 * Computes a base pension of the general scheme, the figures alone, before the minimum and the increase for children.
 *
 * Rules SP-02 to SP-08: average wage × rate × duration, up to the maximum, and the surcote on it.
 *
 * @param asked a career and a start; a start before 2026 throws `OutsideValidity`, a birth before 1955 a `RangeError`
 * @example computeBase(asked).figures?.rate // 0.49375
 */
export const computeBase = (asked: PensionCase): BasePension<Decimal> => reckonBase(BARE, asked)

/**
 * Computes the same base pension with the explanation of every figure.
 *
 * @param asked a career and a start
 * @example explainBase(asked).figures?.rate.value // '0.49375'
 */
export const explainBase = (asked: PensionCase): BasePension<Derivation> => reckonBase(EXPLAINED, asked)
