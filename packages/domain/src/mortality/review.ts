import type { LivingByBirthYear } from './decode.ts'
import { mortalityTable, type ReviewTables } from './table.ts'
import { men, MORTALITY_TABLES, weights, women } from './tables.ts'

/** Weights the death probabilities instead: what the mixed table would be if the law meant those. MOR-05 sizes the difference. */
const mixDeaths = (): LivingByBirthYear =>
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

/** The tables of a review: the same, and the mixed one weighted by deaths. Apart from the others, which every price needs. */
export const REVIEW_TABLES: ReviewTables = {
  ...MORTALITY_TABLES,
  MIXED_QX: mortalityTable('MIXED_QX', mixDeaths()),
}
