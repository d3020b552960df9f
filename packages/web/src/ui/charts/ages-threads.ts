/** Threads of a column, side by side: each carries the same share of every amount. */
export const STRANDS = 8
/** A column in its drawing's units. */
export const COLUMN = { width: 80, height: 300 } as const
/** Room above the highest amount, as a share of it. */
const ROOM = 1.03
/** Room above the line of the goal for its words, below the amounts of the columns. */
const GOAL_ROOM = 1.09

/** A stretch of a column's threads, as shares of the drawing's height from its foot. */
export type Stretch = { readonly from: number; readonly to: number }

/** Amounts of an age, in euros: one for each source, from the foot up; and the most that they may come to, where that is a range. */
export type AgeAmounts = { readonly amounts: readonly number[]; readonly most?: number | undefined }

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * Gives the amount at the top of the drawing: a little more than the highest column, its range, or the goal.
 *
 * @param columns amounts of each age
 * @param goal goal in euros, if there is one
 * @example topOf([{ amounts: [900, 50], most: 1000 }], 800) // 1030
 */
export const topOf = (columns: readonly AgeAmounts[], goal = 0): number =>
  Math.max(GOAL_ROOM * goal, ROOM * Math.max(0, ...columns.map(({ amounts, most = 0 }) => Math.max(most, sumOf(amounts)))))

/**
 * Stacks the amounts of an age: one stretch for each source, from the foot up, then that of the range above, if any.
 *
 * @param column amounts of the age
 * @param top amount at the top of the drawing, above zero
 * @example stretchesOf({ amounts: [50, 25], most: 80 }, 100) // [{ from: 0, to: 0.5 }, { from: 0.5, to: 0.75 }, { from: 0.75, to: 0.8 }]
 */
export const stretchesOf = ({ amounts, most }: AgeAmounts, top: number): readonly Stretch[] => {
  let from = 0
  const stacked = amounts.map((amount) => {
    const stretch = { from: from / top, to: (from + amount) / top }
    from += amount
    return stretch
  })
  return most === undefined || most <= from ? stacked : [...stacked, { from: from / top, to: most / top }]
}

/** A tenth of a unit is a tenth of a pixel. */
const short = (value: number): string => `${Math.round(value * 10) / 10}`

/**
 * Draws a stretch: as many threads as a column has, each from the one height to the other.
 *
 * @param stretch shares of the drawing's height
 * @example strandsPath({ from: 0, to: 0.5 }) // 'M5 300V150M15 300V150…'
 */
export const strandsPath = ({ from, to }: Stretch): string => {
  const pitch = COLUMN.width / STRANDS
  const [low, high] = [from, to].map((share) => short(COLUMN.height * (1 - share)))
  return Array.from({ length: STRANDS }, (_, at) => `M${short((at + 0.5) * pitch)} ${low}V${high}`).join('')
}
