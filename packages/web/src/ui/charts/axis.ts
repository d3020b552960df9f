/** A vertical scale: the values at its foot and its top, and those that have a gridline. */
export type Axis = { readonly bottom: number; readonly top: number; readonly ticks: readonly number[] }

const MULTIPLES = [0.1, 0.2, 0.5, 1, 2, 5, 10]

/** Distance of the gridlines of a range: 1, 2 or 5 × 10^n, the least that needs no more than so many. */
const stepOf = (range: number, most: number): number => {
  const power = 10 ** Math.floor(Math.log10(range))
  return MULTIPLES.map((multiple) => multiple * power).find((step) => range / step < most + 1) ?? 10 * power
}

const linesFrom = (first: number, last: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, place) => first + place * step)

/**
 * Chooses the gridlines of an axis from zero: at 1, 2 or 5 × 10^n.
 *
 * @param highest highest value drawn
 * @param room top of the axis over the highest value; a label has its place there
 * @param most lines at most
 * @example axisTo(219.57) // { bottom: 0, top: 239.33…, ticks: [100, 200] }
 */
export const axisTo = (highest: number, room = 1.09, most = 3): Axis => {
  if (!(highest > 0)) return { bottom: 0, top: 1, ticks: [] }
  const top = highest * room
  const step = stepOf(top, most)
  return { bottom: 0, top, ticks: linesFrom(step, top, step) }
}

/** How far above nine in ten a fan goes: further futures leave it at the top. */
const ABOVE_FAN = 1.3

/**
 * Chooses the axis of a fan: room above what nine in ten reach, and at most four lines.
 *
 * @param highest highest amount that has to be seen, in euros
 * @example fanScale(330_200).ticks // [100000, 200000, 300000, 400000]
 */
export const fanScale = (highest: number): Axis => axisTo(highest, ABOVE_FAN, 4)

/**
 * Chooses the gridlines of an axis that need not begin at zero, the lowest at or below every value: what moves would otherwise be a line at its top.
 *
 * @param values values that are drawn
 * @example axisAround([38_914, 48_260]) // { bottom: 35_000, top: 49_055…, ticks: [35_000, 40_000, 45_000] }
 */
export const axisAround = (values: readonly number[]): Axis => {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const step = stepOf(Math.max(highest - lowest, Math.abs(highest) * 0.01, 0.01), 3)
  const bottom = Math.floor(lowest / step) * step
  return {
    bottom,
    top: highest > bottom ? highest + (highest - bottom) * 0.06 : bottom + step,
    ticks: linesFrom(bottom, highest, step),
  }
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

/** Years written under the axis of a fan: five steps at most, and the last. */
export const writtenYears = (years: number): readonly number[] => {
  const step = [1, 2, 5, 10].find((one) => years / one <= 5) ?? 10
  const round = Array.from({ length: Math.floor(years / step) }, (_, index) => step * (index + 1))
  return [...round.filter((year) => years - year >= step / 2 && year < years), years]
}

/** Years up to which a fan over zero would be a sliver at the top of an empty frame. */
const [SHORT_YEARS, ABOVE_SHORT] = [5, 0.12] as const

/**
 * Chooses the axis of a fan of some years: from zero, or, up to five years, from below its lowest amount; then it has to be said.
 *
 * @param amounts every amount that has to be seen, in euros
 * @param years years of the fan
 * @example fanAxis([10_500, 12_800], 3).bottom // 10000
 */
export const fanAxis = (amounts: readonly number[], years: number): Axis => {
  const highest = Math.max(...amounts)
  if (years > SHORT_YEARS || !(highest > 0)) return fanScale(highest)
  const { bottom, top, ticks } = axisAround(amounts)
  return { bottom, top: top + ABOVE_SHORT * (top - bottom), ticks }
}
