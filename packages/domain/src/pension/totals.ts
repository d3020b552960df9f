import { Decimal } from '../money/index.ts'
import type { Careers } from './wire.ts'

/**
 * Adds up a career: the quarters of its base list and the points of its complementary one.
 *
 * Rules MAREL-33, MAREL-34.
 *
 * @param careers both lists, as the result shows them
 * @returns quarters as a number, points exactly
 * @example totalsOf({ base: [], complementary: [] }) // { quarters: 0, points: 0 }
 */
export const totalsOf = ({ base, complementary }: Careers): { readonly quarters: number; readonly points: Decimal } => ({
  quarters: base.reduce((sum, { quarters }) => sum + (quarters ?? 0), 0),
  points: complementary.reduce((sum, { points }) => sum.plus(points ?? 0), new Decimal(0)),
})
