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

/**
 * Weights the death probabilities of two tables instead: what the mixed table would be if the law meant those. MOR-05 sizes the difference.
 *
 * @param men columns of TGH05
 * @param women columns of TGF05
 * @param weights share of each
 */
export const mixDeaths = (men: LivingByBirthYear, women: LivingByBirthYear, weights: MixedTableWeights): LivingByBirthYear =>
  men.map((column, birthYear) => {
    const dying = (living: Float64Array, age: number) => {
      const at = living[age] as number
      return at === 0 ? 1 : 1 - (living[age + 1] as number) / at
    }
    const other = women[birthYear] as Float64Array
    const mixed = new Float64Array(column.length)
    for (let age = 0; age < column.length; age++) {
      const before = mixed[age - 1] ?? 0
      mixed[age] =
        before === 0
          ? (weights.male * (column[age] as number) + weights.female * (other[age] as number)) *
            (age === 0 || column[age - 1] === 0 ? 1 : 0)
          : before * (1 - weights.male * dying(column, age - 1) - weights.female * dying(other, age - 1))
    }
    return mixed
  })
