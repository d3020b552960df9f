import type { MixedTableWeights } from '../law/index.ts'
import type { LivingByBirthYear } from './decode.ts'

// With weights in tenths a cell has one decimal; this takes away what binary fractions add behind it.
const CELL_PRECISION = 1e6

/**
 * Weights the numbers living of two tables cell by cell.
 *
 * Source: loi 2023-973 art. 35, arrêté du 18 novembre 2024 (JO 22 November 2024). Neither says which quantity is weighted; the published effect on annuities is
 * met better by the numbers living than by the death probabilities (docs/decisions/07).
 *
 * @param men columns of TGH05
 * @param women columns of TGF05
 * @param weights share of each
 * @example mixTables([Float64Array.of(100)], [Float64Array.of(200)], { male: 0.6, female: 0.4 }) // [Float64Array.of(140)]
 */
export const mixTables = (men: LivingByBirthYear, women: LivingByBirthYear, weights: MixedTableWeights): LivingByBirthYear =>
  men.map((column, birthYear) =>
    column.map((living, age) => {
      const other = women[birthYear]?.[age] as number
      return Math.round((weights.male * living + weights.female * other) * CELL_PRECISION) / CELL_PRECISION
    }),
  )
