import type { LivingByBirthYear } from './decode.ts'

/** Shares of the men's and of the women's table in a mixed table; they add up to 1. */
export type MixWeights = { readonly men: number; readonly women: number }

// With weights in tenths a cell has one decimal; this takes away what binary fractions add behind it.
const CELL_PRECISION = 1e6

/**
 * Weights the numbers living of two tables cell by cell.
 *
 * Source: loi 2023-973 art. 35, arrêté du 18 novembre 2024 (JO 22 November 2024). Neither says which quantity is weighted; the published effect on annuities is
 * met better by the numbers living than by the death probabilities (decisions 8.1).
 *
 * @param men columns of TGH05
 * @param women columns of TGF05
 * @param weights share of each
 * @example mixTables([Float64Array.of(100)], [Float64Array.of(200)], { men: 0.6, women: 0.4 }) // [Float64Array.of(140)]
 */
export const mixTables = (men: LivingByBirthYear, women: LivingByBirthYear, weights: MixWeights): LivingByBirthYear =>
  men.map((column, birthYear) =>
    column.map((living, age) => {
      const other = women[birthYear]?.[age] as number
      return Math.round((weights.men * living + weights.women * other) * CELL_PRECISION) / CELL_PRECISION
    }),
  )
