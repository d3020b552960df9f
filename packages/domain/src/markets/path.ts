import { generator, uniform } from './generator.ts'
import { normalQuantile } from './normal.ts'

/** Months that a path covers: a power of two, so that it is halved down to single months. */
const MONTHS = 512
/** Streams of the months come first, then 32 for the days of each month. */
const FIRST_DAY_STREAM = 1024
const STREAMS_A_MONTH = 32

const normalOf = (seed: number, stream: number): number => normalQuantile(uniform(generator(seed, stream)()))

/** A point of a path: its place and the height there. */
type Point = { readonly at: number; readonly height: number }

/** Halves the way between two known points until the wanted one is reached: a Brownian bridge, drawn from its number alone. */
const bridge = (from: Point, to: Point, wanted: number, unit: number, drawn: (middle: number) => number): number => {
  let [left, right] = [from, to]
  while (right.at !== wanted) {
    const at = (left.at + right.at) >> 1
    const [before, after] = [at - left.at, right.at - at]
    const level = (left.height * after + right.height * before) / (before + after)
    const middle = { at, height: level + Math.sqrt((before * after * unit) / (before + after)) * drawn(at) }
    if (at === wanted) return middle.height
    if (wanted < at) right = middle
    else left = middle
  }
  return right.height
}

const heightAtMonth = (seed: number, month: number): number => {
  if (month === 0) return 0
  const end = { at: MONTHS, height: Math.sqrt(MONTHS) * normalOf(seed, 0) }
  return bridge({ at: 0, height: 0 }, end, month, 1, (middle) => normalOf(seed, middle))
}

/**
 * Gives the height of a seeded Brownian path, whose variance grows by one each month: zero at its start, the same for the same seed, and
 * found in constant time, without drawing what lies before.
 *
 * @param seed whole number of 32 bits: the path
 * @param month whole months since the start, 0 to 511
 * @param step days since the end of that month's predecessor, 0 to `steps`
 * @param steps days of that month, 1 to 31
 * @example pathAt(1, 0, 0, 21) // 0
 */
export const pathAt = (seed: number, month: number, step: number, steps: number): number => {
  if (!Number.isInteger(month) || month < 0 || month >= MONTHS)
    throw new RangeError(`A path has ${MONTHS} months, not month ${month}`)
  if (!Number.isInteger(step) || step < 0 || step > steps || steps >= STREAMS_A_MONTH)
    throw new RangeError(`No step ${step} in a month of ${steps} steps`)
  const from = { at: 0, height: heightAtMonth(seed, month) }
  if (step === 0) return from.height
  const to = { at: steps, height: heightAtMonth(seed, month + 1) }
  return bridge(from, to, step, 1 / steps, (middle) => normalOf(seed, FIRST_DAY_STREAM + month * STREAMS_A_MONTH + middle))
}
