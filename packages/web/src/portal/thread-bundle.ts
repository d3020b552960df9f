/** A bundle of threads drawn for its own sake: where it starts, where it ends, and how it bends on the way. */
export type ThreadBundle = {
  readonly threads: number
  /** Left edge and distance of the threads at the top. */
  readonly top: readonly [from: number, pitch: number]
  /** Left edge and distance of the threads at the bottom. */
  readonly bottom: readonly [from: number, pitch: number]
  /** Heights of the two control points, as shares of the height: how long a thread hangs before it turns, how long it falls after. */
  readonly bend?: readonly [after: number, before: number]
  /** Places left empty: a thread is missing there. */
  readonly without?: readonly number[]
}

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * Draws a bundle as one SVG path, every thread from the top to the bottom.
 *
 * @param bundle - threads and their ends, in the units of the drawing
 * @param height - height of the drawing, in the same units
 * @example bundlePath({ threads: 1, top: [10, 5], bottom: [20, 5] }, 100) // 'M10 0C10 50 20 50 20 100'
 */
export const bundlePath = ({ threads, top, bottom, bend = [0.5, 0.5], without = [] }: ThreadBundle, height: number): string =>
  Array.from({ length: threads }, (_, place) => place)
    .filter((place) => !without.includes(place))
    .map((place) => {
      const start = round(top[0] + place * top[1])
      const end = round(bottom[0] + place * bottom[1])
      return `M${start} 0C${start} ${round(height * bend[0])} ${end} ${round(height * bend[1])} ${end} ${height}`
    })
    .join('')

/**
 * Draws threads cut at uneven lengths: what hangs where there is nothing yet, or nothing any more.
 *
 * @param lengths - length of each thread
 * @param pitch - distance between two threads; the first hangs at half of it
 * @example hangingPath([10, 20], 8) // 'M4 0V10M12 0V20'
 */
export const hangingPath = (lengths: readonly number[], pitch: number): string =>
  lengths.map((length, place) => `M${round((place + 0.5) * pitch)} 0V${length}`).join('')
