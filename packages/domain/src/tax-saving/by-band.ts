import { find, valueOf, walk, type Derivation } from '../explain/index.ts'
import { Decimal, euros, type Euros } from '../money/index.ts'

/** What of a payment comes out of one band of the scale, and the band's rate. */
export type SavedBand = { readonly rate: Decimal; readonly amount: Euros }

/** Both taxes are rounded to the euro. */
const ROUNDING = 1

/** Income in each taxed band, by its rate. */
const slicesOf = (tax: Derivation): ReadonlyMap<string, Decimal> => {
  const scale = find(tax, 'income-tax.scale')
  const bands = scale === undefined ? [] : walk(scale).filter(({ node }) => node.term === 'income-tax.band-tax')
  return new Map(
    bands.flatMap(({ node: { details, inputs } }) => {
      const [slice] = inputs
      return slice === undefined ? [] : [[String(details?.['rate']), valueOf(slice)] as const]
    }),
  )
}

/**
 * Says from which bands of the scale a payment comes out: its saving is the sum of each rate on its part.
 *
 * Rule TAX-58, docs/rules/tax-saving.md.
 *
 * @param saving explanation of a saving: the tax without the payment, less the tax with it
 * @returns undefined where the saving is more or less than that: by the décote, the cap of the children's parts or the threshold of collection
 * @example savingByBand(explanation.saving) // [{ rate: 0.3, amount: 5 400,00 € }]
 */
export const savingByBand = (saving: Derivation): readonly SavedBand[] | undefined => {
  const [before, after] = saving.inputs
  if (before === undefined || after === undefined) return undefined
  const [full, reduced] = [slicesOf(before), slicesOf(after)]
  const bands = [...full]
    .toReversed()
    .map(([rate, slice]) => ({ rate: new Decimal(rate), amount: euros(slice.minus(reduced.get(rate) ?? 0)) }))
    .filter(({ amount }) => amount.greaterThan(0))
  const sum = bands.reduce((total, { rate, amount }) => total.plus(amount.times(rate)), new Decimal(0))
  return bands.length > 0 && sum.minus(valueOf(saving)).abs().lessThanOrEqualTo(ROUNDING) ? bands : undefined
}
