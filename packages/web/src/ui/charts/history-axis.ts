/** A scale that need not begin at zero: what moves would otherwise be a line at its top. */
export type HistoryAxis = { readonly bottom: number; readonly top: number; readonly ticks: readonly number[] }

const MULTIPLES = [1, 2, 5, 10]
const MOST_LINES = 5
const HEADROOM = 0.06

/**
 * Chooses the gridlines of a history: at most five, at 1, 2 or 5 × 10^n, the lowest at or below every value.
 *
 * @param values values that are drawn
 * @param spare lines that are left free under the lowest value; none below zero where no value is
 * @example historyAxis([38_914, 48_260]) // { bottom: 38_000, ticks: [38_000, 40_000, …], top: … }
 */
export const historyAxis = (values: readonly number[], spare = 0): HistoryAxis => {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const range = Math.max(highest - lowest, Math.abs(highest) * 0.01, 0.01)
  const power = 10 ** Math.floor(Math.log10(range / MOST_LINES))
  const step = MULTIPLES.map((multiple) => multiple * power).find((size) => range / size <= MOST_LINES - 1) ?? power * 10
  const under = (Math.floor(lowest / step) - spare) * step
  const bottom = lowest >= 0 ? Math.max(0, under) : under
  const lines = Math.floor((highest - bottom) / step)
  const ticks = Array.from({ length: lines + 1 }, (_, place) => bottom + place * step)
  return { bottom, top: highest > bottom ? highest + (highest - bottom) * HEADROOM : bottom + step, ticks }
}
