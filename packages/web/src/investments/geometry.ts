/** Where an axis begins and ends, and where it has lines. */
export type Axis = { readonly bottom: number; readonly top: number; readonly ticks: readonly number[] }

const STEPS = [1, 2, 5]
const LINES = 4

/** The smallest of 1, 2 or 5 × 10^n that has no more than four steps in a range. */
const stepOf = (range: number): number => {
  for (let exponent = Math.floor(Math.log10(range / LINES)) - 1; ; exponent += 1)
    for (const step of STEPS) {
      const size = step * 10 ** exponent
      if (range / size <= LINES) return size
    }
}

/**
 * Chooses an axis on round values around a history: it does not begin at zero, since a unit has no zero worth drawing.
 *
 * @param values values of the history; one at least
 * @example axisAround([151.08, 184.37]) // { bottom: 150, top: 190, ticks: [150, 160, 170, 180, 190] }
 */
export const axisAround = (values: readonly number[]): Axis => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = stepOf(Math.max(most - least, Math.abs(most) * 0.001, 0.01))
  const [first, last] = [Math.floor(least / step), Math.max(Math.ceil(most / step), Math.floor(least / step) + 1)]
  const ticks = Array.from({ length: last - first + 1 }, (_, place) => Number(((first + place) * step).toFixed(4)))
  return { bottom: first * step, top: last * step, ticks }
}

/** Measure of the drawing, which is stretched to its room. */
export const DRAWING = 1000

const round = (value: number): number => Math.round(value * 10) / 10

const place = (index: number, count: number): number => round((index / Math.max(1, count - 1)) * DRAWING)
const height = (value: number, { bottom, top }: Axis): number => round(DRAWING - ((value - bottom) / (top - bottom)) * DRAWING)

/**
 * Draws the line through the values, from the left edge to the right one.
 *
 * @param values values of the history
 * @param axis its vertical axis
 * @example linePath([0, 10], { bottom: 0, top: 10, ticks: [] }) // 'M0 1000L1000 0'
 */
export const linePath = (values: readonly number[], axis: Axis): string =>
  values.map((value, index) => `${index === 0 ? 'M' : 'L'}${place(index, values.length)} ${height(value, axis)}`).join('')

/**
 * Draws thin threads from the line down to the ground, so many over the width.
 *
 * @param values values of the history
 * @param axis its vertical axis
 * @param count threads
 */
export const threadsPath = (values: readonly number[], axis: Axis, count: number): string =>
  Array.from({ length: Math.min(count, values.length) }, (_, thread) => {
    const index = Math.round((thread / Math.max(1, Math.min(count, values.length) - 1)) * (values.length - 1))
    return `M${place(index, values.length)} ${height(values[index] ?? axis.bottom, axis)}V${DRAWING}`
  }).join('')
