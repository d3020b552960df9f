import type { Label, Reckoning } from '../explain/index.ts'
import type { Band } from '../law/index.ts'
import { ZERO_EUROS } from '../money/index.ts'
import { onceFor } from './once-for.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

/** A scale with what it is called, and what its steps are called. */
export type Scale<Figure> = {
  readonly label: Label
  readonly steps: ScaleLabels
  readonly bands: readonly Band[]
  /** Parts by which every bound is multiplied; nothing for a scale that knows none. */
  readonly parts: Figure | undefined
}

/** What the steps of a scale are called. */
type ScaleLabels = {
  readonly bound: Label
  readonly bottom: Label
  readonly top: Label
  readonly slice: Label
  readonly zero: Label
  readonly rate: Label
  /** Tax of one band, which names its rate. */
  readonly tax: (band: Band) => Label
}

/**
 * Gives the labels of a scale's steps, each made once: a scale is evaluated hundreds of times for a chart.
 *
 * @param source where the scale stands
 * @param rule rule of the rule book
 */
export const scaleLabels = (source: SourceCode, rule: string): ScaleLabels => {
  const labelled = (term: Term, unit: Label['unit'] = 'eur-per-year'): Label => ({ term, unit, source: sourceOf(source), rule })
  const multiplied = (term: Term): Label => ({ ...labelled(term), source: sourceOf('quotient') })
  const tax = labelled('income-tax.band-tax')
  return {
    bound: labelled('income-tax.band-bound'),
    bottom: multiplied('income-tax.band-bottom'),
    top: multiplied('income-tax.band-top'),
    slice: labelled('income-tax.band-slice'),
    zero: labelled('income-tax.zero'),
    rate: labelled('income-tax.band-rate', 'rate'),
    tax: onceFor((band: Band) => ({ ...tax, details: { rate: band.rate.toString() } })),
  }
}

/**
 * Taxes an income by bands.
 *
 * The law taxes the income of one part and multiplies by the parts; here the bounds are multiplied instead. The two are equal, and this way nothing is
 * divided, so that no digit is lost before the rounding to the euro. Bands that the income does not reach are left out, but for the first taxed one.
 * Rule IT-05, CGI art. 193 and 197. Not rounded.
 *
 * @param reckoning how the steps are run
 * @param income taxable income in euros a year
 * @param scale bands of one part, and the parts
 */
export const scaleOn = <Figure>(reckoning: Reckoning<Figure>, income: Figure, scale: Scale<Figure>): Figure => {
  const { bands, parts, steps } = scale
  const bottomOf = ({ above }: Band): Figure => {
    const one = reckoning.given(steps.bound, above)
    return parts === undefined ? one : reckoning.product(steps.bottom, [one, parts])
  }
  const amount = reckoning.valueOf(income)
  const reached: { readonly band: Band; readonly bottom: Figure }[] = []
  for (const band of bands) {
    if (band.rate.isZero()) continue
    const bottom = bottomOf(band)
    // Bands follow each other: the first that is not reached ends them.
    if (reached.length > 0 && amount.lessThanOrEqualTo(reckoning.valueOf(bottom))) break
    reached.push({ band, bottom })
  }
  const topOf = (next: Figure): Figure => (parts === undefined ? next : reckoning.relabelled(next, steps.top))
  const slices = reached.map(({ band, bottom }, at) => {
    const next = reached[at + 1]
    const top = next === undefined ? income : topOf(next.bottom)
    const above = reckoning.difference(steps.slice, [top, bottom])
    // Only the first band may lie above the income.
    const slice = at > 0 ? above : reckoning.greatest(steps.slice, [above, reckoning.given(steps.zero, ZERO_EUROS)])
    return reckoning.product(steps.tax(band), [slice, reckoning.given(steps.rate, band.rate)])
  })
  return reckoning.sum(scale.label, slices)
}
