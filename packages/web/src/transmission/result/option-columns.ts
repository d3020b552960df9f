import type { OptionAnswer } from '@hautelisse/domain/transmission'

/** Narrowest column of a group, and that of the tax, as shares of the whole. */
const NARROWEST = 0.3
const TAX = 0.18

/**
 * Gives how wide the column of each group is, and the tax's at the end, as shares of the card: threads end above the words that they belong to.
 *
 * @param answer one option of the result
 * @example columnsOf(answer) // [0.34, 0.48, 0.18]
 */
export const columnsOf = ({ rows }: OptionAnswer): readonly number[] => {
  const weights = rows.map(({ group_amount: estate, life_insurance_group_amount: insurance }) =>
    estate.plus(insurance).toNumber(),
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const narrowest = Math.min(NARROWEST, (1 - TAX) / rows.length)
  const rest = 1 - TAX - narrowest * rows.length
  return [...weights.map((weight) => narrowest + rest * (all === 0 ? 1 / rows.length : weight / all)), TAX]
}
