import type { Label, Reckoning } from '../explain/index.ts'
import type { Band } from '../law/index.ts'
import { ZERO_EUROS } from '../money/index.ts'
import { sourceOf, type SourceCode } from './sources.ts'
import type { Term } from './terms.ts'

/** A scale with what it is called and where it stands. */
export type Scale<Figure> = {
  readonly term: Term
  readonly source: SourceCode
  readonly rule: string
  readonly bands: readonly Band[]
  /** Parts by which every bound is multiplied; nothing for a scale that knows none. */
  readonly parts: Figure | undefined
}

const WRITTEN = new WeakMap<Band, string>()

/** The rate of a band as text, written once: it is asked for at every evaluation. */
const rateText = (band: Band): string => {
  const text = WRITTEN.get(band) ?? band.rate.toString()
  WRITTEN.set(band, text)
  return text
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
  const { bands, parts, rule } = scale
  const labelled = (term: Term, unit: Label['unit'] = 'eur-per-year', details?: Label['details']): Label => ({
    term,
    unit,
    details,
    source: sourceOf(scale.source),
    rule,
  })
  const bottomOf = ({ above }: Band): Figure => {
    const one = reckoning.given(labelled('income-tax.band-bound'), above)
    return parts === undefined ? one : reckoning.product(labelled('income-tax.band-bottom'), [one, parts])
  }
  const amount = reckoning.valueOf(income)
  const reached: { readonly band: Band; readonly bottom: Figure }[] = []
  for (const band of bands) {
    if (band.rate.isZero()) continue
    const bottom = bottomOf(band)
    // Bands follow each other: the first that is not reached ends them.
    if (reached.length > 0 && !amount.greaterThan(reckoning.valueOf(bottom))) break
    reached.push({ band, bottom })
  }
  const topOf = (next: Figure): Figure =>
    parts === undefined ? next : reckoning.relabelled(next, labelled('income-tax.band-top'))
  const slices = reached.map(({ band, bottom }, at) => {
    const next = reached[at + 1]
    const top = next === undefined ? income : topOf(next.bottom)
    const above = reckoning.difference(labelled('income-tax.band-slice'), [top, bottom])
    // Only the first band may lie above the income.
    const slice =
      at > 0
        ? above
        : reckoning.greatest(labelled('income-tax.band-slice'), [above, reckoning.given(labelled('income-tax.zero'), ZERO_EUROS)])
    const rate = reckoning.given(labelled('income-tax.band-rate', 'rate'), band.rate)
    return reckoning.product(labelled('income-tax.band-tax', 'eur-per-year', { rate: rateText(band) }), [slice, rate])
  })
  return reckoning.sum(labelled(scale.term), slices)
}
