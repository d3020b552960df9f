/** A place on a line: shares of the width and of the height of a drawing, or values of its axes. */
export type Place = { readonly x: number; readonly y: number }

/** Sides of the drawing, which the page stretches to the room there is. */
export const DRAWING = 1000

const rounded = (value: number): number => Math.round(value * 100) / 100
const across = (share: number): number => rounded(share * DRAWING)
const down = (share: number): number => rounded((1 - share) * DRAWING)

/**
 * Draws a line as one path.
 *
 * @param places places from left to right, as shares of the drawing
 * @example linePath([{ x: 0, y: 0 }, { x: 0.5, y: 0.5 }]) // 'M0 1000L500 500'
 */
export const linePath = (places: readonly Place[]): string =>
  places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${across(x)} ${down(y)}`).join('')

/**
 * Draws the area between two lines.
 *
 * @param low lower edge, as shares of the drawing
 * @param high upper edge
 * @example bandPath([{ x: 0, y: 0 }, { x: 1, y: 0 }], [{ x: 0, y: 0 }, { x: 1, y: 1 }]) // 'M0 1000L1000 1000L1000 0L0 1000Z'
 */
export const bandPath = (low: readonly Place[], high: readonly Place[]): string =>
  low.length === 0 ? '' : `${linePath([...low, ...high.toReversed()])}Z`

/**
 * Draws one thread from the foot of the drawing up to each place.
 *
 * @param places places, as shares of the drawing; those at its foot have none
 * @example threadsPath([{ x: 0.5, y: 0.25 }]) // 'M500 1000V750'
 */
export const threadsPath = (places: readonly Place[]): string =>
  places.map(({ x, y }) => (y > 0 ? `M${across(x)} ${DRAWING}V${down(y)}` : '')).join('')

/**
 * Places equally spaced values of a line between both edges of the drawing.
 *
 * @param values values, the first at the left edge
 * @param top value at the top of the drawing
 * @example spaced([0, 100], 100) // [{ x: 0, y: 0 }, { x: 1, y: 1 }]
 */
export const spaced = (values: readonly number[], top: number): readonly Place[] =>
  values.map((value, index) => ({ x: index / Math.max(1, values.length - 1), y: value / top }))

/**
 * Gives the height of a line, straight between two of its places and level beyond the last.
 *
 * @param places places of the line, from left to right
 * @param x where
 * @example heightAt([{ x: 0, y: 0 }, { x: 100, y: 30 }], 50) // 15
 */
export const heightAt = (places: readonly Place[], x: number): number => {
  const at = places.findIndex((place) => place.x >= x)
  const after = places[at]
  if (after === undefined) return places.at(-1)?.y ?? 0
  const before = places[at - 1]
  if (before === undefined || after.x === before.x) return after.y
  return before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x)
}

const indexOfLeast = (distances: readonly number[]): number => distances.indexOf(Math.min(...distances))

/**
 * Finds the place of a line that is nearest to a share of the width.
 *
 * @param places places of the line
 * @param x where
 * @returns its index, -1 without places
 * @example nearest([{ x: 0, y: 0 }, { x: 1, y: 0.3 }], 0.7) // 1
 */
export const nearest = (places: readonly Place[], x: number): number => indexOfLeast(places.map((place) => Math.abs(place.x - x)))

/**
 * Finds the line that passes nearest to a place.
 *
 * @param lines lines, in the units of the place
 * @param place where
 * @returns its index, -1 without lines
 * @example nearestLine([spaced([0, 0], 100), spaced([0, 100], 100)], { x: 1, y: 0.8 }) // 1
 */
export const nearestLine = (lines: readonly (readonly Place[])[], { x, y }: Place): number =>
  indexOfLeast(lines.map((line) => Math.abs(heightAt(line, x) - y)))

/**
 * Moves labels that stand closer than a gap apart, as little as it takes, in their order and inside the drawing.
 *
 * @param shares places as shares of the width or of the height, growing
 * @param gap least distance, as a share
 * @example spread([0.9, 0.91, 1], 0.05) // [0.9, 0.95, 1]
 */
export const spread = (shares: readonly number[], gap: number): readonly number[] => {
  const apart: number[] = []
  for (const share of shares) apart.push(Math.max(share, (apart.at(-1) ?? -gap) + gap))
  let limit = 1
  return apart
    .toReversed()
    .map((share) => {
      const place = Math.min(share, limit)
      limit = place - gap
      return across(place) / DRAWING
    })
    .toReversed()
}

/** Where the name of a mark stands: in which row above the drawing, and on which side of its thread. */
export type Lane = { readonly row: number; readonly side: 'before' | 'after' }

/** A mark above the drawing, as shares of its width: where its thread is, and how far its name and its number reach beside it. */
export type NamedMark = { readonly at: number; readonly name: number; readonly number: number }

type Sided = NamedMark & { readonly side: Lane['side'] }

const spanOf = ({ at, name, number, side }: Sided) =>
  side === 'before' ? { from: at - name, to: at + number } : { from: at - number, to: at + name }

/** Whether two marks would touch in one row, and so would have to stand above one another. */
const meet = (lower: Sided, upper: Sided): boolean => {
  const [under, over] = [spanOf(lower), spanOf(upper)]
  return under.from < over.to && over.from < under.to
}

/**
 * Puts the names of marks into rows, so that none touches another or lies on a thread that rises past it: names stand before their threads and step up
 * to the right; near the left edge, where there is no room, they stand after them, and step up to the left above the others.
 *
 * @param marks marks from left to right
 * @example lanes([{ at: 0.5, name: 0.1, number: 0.01 }, { at: 0.52, name: 0.1, number: 0.01 }])[1] // { row: 1, side: 'before' }
 */
export const lanes = (marks: readonly NamedMark[]): readonly Lane[] => {
  const sided = marks.map((mark): Sided =>
    Object.assign({ side: mark.at < mark.name ? ('after' as const) : ('before' as const) }, mark),
  )
  const rows = new Map<Sided, number>()
  const rise = (mark: Sided): void => {
    const under = [...rows].filter(([other]) => meet(other, mark)).map(([, row]) => row + 1)
    rows.set(mark, Math.max(0, ...under))
  }
  for (const mark of sided.filter(({ side }) => side === 'before')) rise(mark)
  for (const mark of sided.filter(({ side }) => side === 'after').toReversed()) rise(mark)
  return sided.map((mark) => ({ row: rows.get(mark) ?? 0, side: mark.side }))
}
