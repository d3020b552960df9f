import { Decimal, euros, type Euros } from '../money/index.ts'

/** A rate on the part of an amount above a bound, up to the bound of the next band. */
export type Band = { readonly above: Euros; readonly rate: Decimal }

/**
 * Writes a scale from its bounds and rates.
 *
 * @param rows bound in euros and rate as a share, from the lowest band
 * @example bands([0, '0.35'], [24_430, '0.45']).length // 2
 */
export const bands = (...rows: readonly (readonly [above: number, rate: string])[]): readonly Band[] =>
  rows.map(([above, rate]) => ({ above: euros(above), rate: new Decimal(rate) }))
