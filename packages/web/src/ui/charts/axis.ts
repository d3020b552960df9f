const MULTIPLES = [0.5, 1, 2, 5]
const MOST_LINES = 3
/** Room above the highest value for its label. */
const HEADROOM = 1.09

/** A scale from zero: its top and the values that have a gridline. */
export type Axis = { readonly top: number; readonly ticks: readonly number[] }

/**
 * Chooses the gridlines of an axis from zero: at most three, at 1, 2 or 5 × 10^n.
 *
 * @param highest highest value drawn
 * @example axisTo(219.57) // { top: 239.33…, ticks: [100, 200] }
 */
export const axisTo = (highest: number): Axis => {
  if (!(highest > 0)) return { top: 1, ticks: [] }
  const top = highest * HEADROOM
  const power = 10 ** Math.floor(Math.log10(top))
  const steps = MULTIPLES.map((multiple) => multiple * power)
  const step = steps.find((candidate) => Math.floor(top / candidate) <= MOST_LINES) ?? power
  const lines = Math.floor(top / step)
  return { top, ticks: Array.from({ length: lines }, (_, index) => step * (index + 1)) }
}

/**
 * One vertical thread per value, side by side in a drawing one unit wide per value and 100 units high.
 *
 * @param spans where each thread begins and ends, as values of the axis
 * @param top value at the top of the drawing
 * @example columnsPath([{ from: 0, to: 50 }], 100) // 'M0.5 100V50'
 */
export const columnsPath = (spans: readonly { readonly from: number; readonly to: number }[], top: number): string =>
  spans.map(({ from, to }, index) => (to > from ? `M${index + 0.5} ${level(from, top)}V${level(to, top)}` : '')).join('')

const level = (value: number, top: number): number => Math.round((100 - (value / top) * 100) * 100) / 100

/**
 * Share of the drawing's width where the thread of an index stands.
 *
 * @example placeOf(0, 32) // 0.015625
 */
export const placeOf = (index: number, count: number): number => (index + 0.5) / count

/**
 * Ages written under the axis: the first, the last, and every fifth year that does not touch them.
 *
 * @example writtenAges(64, 95) // [64, 70, 75, 80, 85, 90, 95]
 */
export const writtenAges = (first: number, last: number): number[] => {
  const fifths = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).filter(
    (age) => age % 5 === 0 && age - first >= 3 && last - age >= 3,
  )
  return first === last ? [first] : [first, ...fifths, last]
}
