/** Width and height of the drawing, in its own measure; it is stretched to the page. */
export const FAN_SIZE = { width: 1000, height: 500 } as const
const { width: WIDTH, height: HEIGHT } = FAN_SIZE

/** A fan year by year, today first, in euros: what one in ten to nine in ten stay below, and what is paid in. */
export type FanYears = Readonly<Record<'p10' | 'p25' | 'p50' | 'p75' | 'p90' | 'paid', readonly number[]>>

/** A vertical scale from zero: the amount at the top, and those that have a line. */
export type FanScale = { readonly top: number; readonly ticks: readonly number[] }

const MULTIPLES = [1, 2, 5, 10]
const MOST_LINES = 4
/** How far above nine in ten the drawing goes: further futures leave it at the top. */
const ROOM = 1.3

/**
 * Chooses the scale of a fan: room above what nine in ten reach, and at most four lines at 1, 2 or 5 × 10^n.
 *
 * @param highest highest amount that has to be seen, in euros
 * @example fanScale(330_200) // { top: 450000, ticks: [100000, 200000, 300000, 400000] }
 */
export const fanScale = (highest: number): FanScale => {
  if (!(highest > 0)) return { top: 1, ticks: [] }
  const needed = highest * ROOM
  const power = 10 ** Math.floor(Math.log10(needed))
  const step = MULTIPLES.map((multiple) => (multiple * power) / 2).find((one) => needed / one < MOST_LINES + 1) ?? power
  const top = (Math.ceil((needed * 2) / step) * step) / 2
  return {
    top,
    ticks: Array.from({ length: Math.floor(top / step) }, (_, index) => step * (index + 1)).filter((tick) => tick < top),
  }
}

const short = (value: number): string => `${Math.round(value * 10) / 10}`

const placesOf = (values: readonly number[], top: number): readonly string[] =>
  values.map((value, index) => {
    const x = (index / Math.max(1, values.length - 1)) * WIDTH
    return `${short(x)} ${short(HEIGHT - (value / top) * HEIGHT)}`
  })

/**
 * A line through equally spaced amounts, from the left edge to the right.
 *
 * @param values amounts in euros, one for each step from today on
 * @param top amount at the top of the drawing
 * @example linePath([0, 50, 100], 100) // 'M0 500L500 250L1000 0'
 */
export const linePath = (values: readonly number[], top: number): string =>
  values.length === 0 ? '' : `M${placesOf(values, top).join('L')}`

/**
 * The area between two such lines.
 *
 * @param low amounts of the lower edge, in euros
 * @param high amounts of the upper edge, as many
 * @param top amount at the top of the drawing
 * @example bandPath([0, 0], [0, 100], 100) // 'M0 500L1000 500L1000 0L0 500Z'
 */
export const bandPath = (low: readonly number[], high: readonly number[], top: number): string =>
  low.length === 0 ? '' : `M${[...placesOf(low, top), ...placesOf(high, top).toReversed()].join('L')}Z`

/** Height of an amount over the foot of the drawing, as a share of it; what lies beyond stays at the top. */
export const shareUp = (value: number, top: number): number => Math.min(1, Math.max(0, value / top))

const valueAt = (values: readonly number[], at: number): number => {
  const place = Math.min(1, Math.max(0, at)) * (values.length - 1)
  const before = Math.floor(place)
  const [from = 0, to = from] = [values[before], values[before + 1]]
  return from + (to - from) * (place - before)
}

/**
 * The line that passes nearest to a place of the drawing.
 *
 * @param lines amounts of each line, in euros
 * @param at where between the left edge (0) and the right one (1)
 * @param value amount at the height of that place
 * @returns its index; nothing without lines
 * @example nearestLine([[0, 0], [0, 100]], 1, 80) // 1
 */
export const nearestLine = (lines: readonly (readonly number[])[], at: number, value: number): number | undefined => {
  const distances = lines.map((line) => Math.abs(valueAt(line, at) - value))
  return distances.length === 0 ? undefined : distances.indexOf(Math.min(...distances))
}

/** Years written under the axis: five steps at most, and the last. */
export const writtenYears = (years: number): readonly number[] => {
  const step = [1, 2, 5, 10].find((one) => years / one <= 5) ?? 10
  const round = Array.from({ length: Math.floor(years / step) }, (_, index) => step * (index + 1))
  return [...round.filter((year) => years - year >= step / 2 && year < years), years]
}

/**
 * Keeps names beside the end of a fan apart: the first pass moves each down from the one above, the second lifts what left the drawing.
 *
 * @param heights how far from the top each name belongs, as shares, growing
 * @param room least distance between two names, as a share
 * @example apart([0.5, 0.51], 0.04) // [0.5, 0.54]
 */
export const apart = (heights: readonly number[], room: number): readonly number[] => {
  const placed: number[] = []
  for (const height of heights) placed.push(Math.max(height, (placed.at(-1) ?? -room) + room))
  for (let index = placed.length - 1; index >= 0; index -= 1)
    placed[index] = Math.min(placed[index] ?? 0, index === placed.length - 1 ? 1 : (placed[index + 1] ?? 1) - room)
  return placed
}
