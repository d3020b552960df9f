/** A cloth under way: warp threads that hang, weft rows that go over every second of them, and a last row that stops on its way. */
export type Weave = {
  readonly threads: number
  /** Left edge and distance of the warp threads. */
  readonly warp: readonly [from: number, pitch: number]
  /** Top and distance of the rows. */
  readonly rows: readonly [from: number, pitch: number, count: number]
  /** How many warp threads the last, unfinished row has reached. */
  readonly reached: number
}

/** What is drawn: the threads, where the cloth covers them, and the rows. */
export type WovenPaths = { readonly warp: string; readonly weft: string }

const round = (value: number): number => Math.round(value * 10) / 10
const count = (length: number): readonly number[] => Array.from({ length }, (_, place) => place)

/**
 * Draws a cloth that is being woven: each row passes over every second thread, the next row over the others, as plain weave does.
 *
 * @param weave - threads and rows, in the units of the drawing
 * @param height - height of the drawing, in the same units
 * @example wovenPaths({ threads: 2, warp: [10, 10], rows: [5, 10, 1], reached: 0 }, 50).warp // 'M10 0V50M20 0V50'
 */
export const wovenPaths = ({ threads, warp, rows, reached }: Weave, height: number): WovenPaths => {
  const [left, pitch] = warp
  const [top, distance, amount] = rows
  const over = round(pitch * 1.66)
  const passage = (row: number, place: number): string =>
    `M${round(left + place * pitch - over / 2)} ${round(top + row * distance)}h${over}`
  const wovenRow = (row: number, until: number): string =>
    count(until)
      .filter((place) => place % 2 === row % 2)
      .map((place) => passage(row, place))
      .join('')
  return {
    warp: count(threads)
      .map((place) => `M${round(left + place * pitch)} 0V${height}`)
      .join(''),
    weft: `${count(amount)
      .map((row) => wovenRow(row, threads))
      .join('')}${wovenRow(amount, reached)}`,
  }
}
