import type { Label, Reckoning } from '../explain/index.ts'
import type { Band } from '../law/index.ts'
import type { Term } from './terms.ts'

/**
 * Taxes an amount by bands; bands that it does not reach are left out, but for the first. Not rounded.
 *
 * @param reckoning how the steps are run
 * @param amount taxable amount in euros, not below 0
 * @param bands from the lowest, which begins at 0
 * @param label what the result is called, with the source and the rule of the scale
 */
export const scaleOn = <Figure>(reckoning: Reckoning<Figure>, amount: Figure, bands: readonly Band[], label: Label): Figure => {
  const { given, difference, product, sum, valueOf } = reckoning
  const labelled = (term: Term, unit: Label['unit'] = 'eur'): Label => ({ ...label, term, unit })
  const reached = bands
    .filter(({ above }, at) => at === 0 || valueOf(amount).greaterThan(above))
    .map(({ above, rate }) => ({ rate, bottom: given(labelled('inheritance.band-bound'), above) }))
  return sum(
    label,
    reached.map(({ rate, bottom }, at) =>
      product({ ...labelled('inheritance.band-tax'), details: { rate: rate.toString() } }, [
        difference(labelled('inheritance.band-slice'), [reached[at + 1]?.bottom ?? amount, bottom]),
        given(labelled('inheritance.band-rate', 'rate'), rate),
      ]),
    ),
  )
}
