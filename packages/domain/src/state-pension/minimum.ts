import type { Label, Reckoning } from '../explain/index.ts'
import { valueOrStandIn } from '../law/index.ts'
import { MINIMUM_PENSION } from './minimum-parameters.ts'
import type { PensionCase, Situation } from './model.ts'
import { sourceOf } from './sources.ts'
import type { Term } from './terms.ts'

const MONTHS_PER_YEAR = 12

const step = (term: Term, unit: Label['unit'] = 'eur-per-year'): Label => ({
  term,
  unit,
  source: sourceOf('minimum'),
  rule: 'SP-11',
})

/** What the minimum follows from. */
export type MinimumCase<Figure> = {
  readonly asked: PensionCase
  readonly held: Situation
  /** Contributed quarters of all schemes that are counted on. */
  readonly contributed: number
  /** Whether no quarter is missing. */
  readonly hasFullRate: boolean
  readonly beforeSurcote: Figure
  /** Complementary pension before its increase for children. */
  readonly complementary: Figure
}

/** Figures of the law that both parts of a minimum share. */
type Minima<Figure> = { readonly plain: Figure; readonly raised: Figure }

const ofSchemes = (term: Term, unit: Label['unit']): Label => ({
  term,
  unit,
  source: sourceOf('minimum-of-schemes'),
  rule: 'SP-22',
})

/** The share of the scheme in a minimum over several schemes; none where there is one scheme. */
const shareOf = <Figure>({ given, quotient }: Reckoning<Figure>, held: Situation): readonly Figure[] =>
  held.allQuarters === held.schemeQuarters
    ? []
    : [
        quotient(ofSchemes('state-pension.scheme-share', 'factor'), [
          given(ofSchemes('state-pension.scheme-quarters', 'count'), held.schemeQuarters),
          given(ofSchemes('state-pension.all-quarters', 'count'), held.allQuarters),
        ]),
      ]

/** The part of a monthly minimum that the quarters of all schemes give, and of it the share of the scheme. */
const dueFor = <Figure>(
  reckoning: Reckoning<Figure>,
  { held, contributed }: MinimumCase<Figure>,
  part: 'plain' | 'raise',
  { plain, raised }: Minima<Figure>,
): Figure => {
  const { difference, given, least, product, quotient } = reckoning
  const isAlone = held.allQuarters === held.schemeQuarters
  const required = given(step('state-pension.required-quarters', 'count'), held.requiredQuarters)
  const duration = (quarters: Term, counted: Term, share: Term, count: number): Figure =>
    quotient(step(share, 'factor'), [least(step(counted, 'count'), [given(step(quarters, 'count'), count), required]), required])
  return part === 'plain'
    ? product(step('state-pension.minimum-plain-due', 'eur-per-month'), [
        plain,
        duration(
          isAlone ? 'state-pension.scheme-quarters' : 'state-pension.all-quarters',
          'state-pension.counted-quarters',
          'state-pension.duration',
          held.allQuarters,
        ),
        ...shareOf(reckoning, held),
      ])
    : product(step('state-pension.minimum-raise-due', 'eur-per-month'), [
        difference(step('state-pension.minimum-raise', 'eur-per-month'), [raised, plain]),
        duration(
          isAlone ? 'state-pension.contributed-quarters' : 'state-pension.all-contributed-quarters',
          'state-pension.counted-contributed-quarters',
          'state-pension.contributed-duration',
          contributed,
        ),
        ...shareOf(reckoning, held),
      ])
}

/**
 * Reckons what the minimum adds to a base pension at the full rate, in euros a year; 0 otherwise.
 *
 * Rules SP-11 and SP-22, Code de la sécurité sociale art. L.351-10 and L.173-2: the minimum for the quarters held, of which the scheme bears the share of its
 * own, less the pension before surcote, no more than what all pensions leave below their ceiling.
 *
 * @param reckoning how the steps are run
 * @param minimumCase situation and pensions before the minimum
 */
export const reckonMinimum = <Figure>(reckoning: Reckoning<Figure>, minimumCase: MinimumCase<Figure>): Figure => {
  const { difference, given, greatest, least, product, sum } = reckoning
  const { asked, contributed, hasFullRate, beforeSurcote, complementary } = minimumCase
  const topUp = step('state-pension.minimum-top-up')
  if (!hasFullRate) return given(topUp, 0)
  const law = valueOrStandIn(MINIMUM_PENSION, asked.start).value
  const months = given(step('state-pension.months-of-year', 'months'), MONTHS_PER_YEAR)
  const minimum = {
    plain: given(step('state-pension.minimum-plain', 'eur-per-month'), law.plain),
    raised: given(step('state-pension.minimum-raised', 'eur-per-month'), law.raised),
  }
  const parts = contributed >= law.raisedFrom ? (['plain', 'raise'] as const) : (['plain'] as const)
  const month = sum(
    step('state-pension.minimum-month', 'eur-per-month'),
    parts.map((part) => dueFor(reckoning, minimumCase, part, minimum)),
  )
  const short = difference(step('state-pension.minimum-short'), [
    product(step('state-pension.minimum'), [month, months]),
    beforeSurcote,
  ])
  const room = difference(step('state-pension.minimum-room'), [
    product(step('state-pension.minimum-ceiling'), [
      given(step('state-pension.minimum-ceiling-month', 'eur-per-month'), law.cap),
      months,
    ]),
    beforeSurcote,
    complementary,
    given(step('state-pension.other-pensions'), asked.otherPensions),
  ])
  return greatest(topUp, [least(step('state-pension.minimum-allowed'), [short, room]), given(step('state-pension.none'), 0)])
}
