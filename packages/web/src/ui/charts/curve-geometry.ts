/** A place on a curve, in the units of its axes. */
export type CurvePlace = { readonly x: number; readonly y: number }

/** Sides of the drawing, which the page stretches to the room there is. */
export const DRAWING = 1000

/** Highest values of both axes. */
export type Tops = { readonly x: number; readonly y: number }

const rounded = (value: number): number => Math.round(value * 100) / 100

const onPaper = ({ x, y }: CurvePlace, tops: Tops): string =>
  `${rounded((x / tops.x) * DRAWING)} ${rounded(DRAWING - (y / tops.y) * DRAWING)}`

/**
 * Gives the height of a curve, straight between two of its places and level beyond the last.
 *
 * @param places places of the curve, from left to right
 * @param x where
 * @example heightAt([{ x: 0, y: 0 }, { x: 100, y: 30 }], 50) // 15
 */
export const heightAt = (places: readonly CurvePlace[], x: number): number => {
  const at = places.findIndex((place) => place.x >= x)
  const after = places[at]
  if (after === undefined) return places.at(-1)?.y ?? 0
  const before = places[at - 1]
  if (before === undefined || after.x === before.x) return after.y
  return before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x)
}

/**
 * Draws a curve as one path.
 *
 * @param places places of the curve, from left to right
 * @param tops highest values of the axes
 * @example curvePath([{ x: 0, y: 0 }, { x: 50, y: 5 }], { x: 100, y: 10 }) // 'M0 1000L500 500'
 */
export const curvePath = (places: readonly CurvePlace[], tops: Tops): string =>
  places.map((place, index) => `${index === 0 ? 'M' : 'L'}${onPaper(place, tops)}`).join('')

/**
 * Draws one thread for each unit of the horizontal axis, from the axis up to the curve.
 *
 * @param places places of the curve, from left to right
 * @param tops highest values of the axes
 * @param unit what one thread stands for
 * @param to where the last thread may stand; the end of the curve unless said
 * @example curveThreads([{ x: 0, y: 0 }, { x: 100, y: 10 }], { x: 100, y: 10 }, 50) // 'M500 1000V500M1000 1000V0'
 */
export const curveThreads = (
  places: readonly CurvePlace[],
  tops: Tops,
  unit: number,
  to: number = Number.POSITIVE_INFINITY,
): string => {
  const count = Math.floor(Math.min(to, places.at(-1)?.x ?? 0) / unit)
  return Array.from({ length: count }, (_, index) => unit * (index + 1))
    .map((x) => ({ x, y: heightAt(places, x) }))
    .filter(({ y }) => y > 0)
    .map(({ x, y }) => `M${rounded((x / tops.x) * DRAWING)} ${DRAWING}V${rounded(DRAWING - (y / tops.y) * DRAWING)}`)
    .join('')
}

/**
 * Moves places that stand closer than a gap apart, as little as it takes, in their order and inside the drawing.
 *
 * @param shares places as shares of the width, from left to right
 * @param gap least distance, as a share of the width
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
      return rounded(place * DRAWING) / DRAWING
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

/**
 * Finds the place of a curve that is nearest to a share of the width.
 *
 * @param places places of the curve
 * @param x where
 * @example nearest([{ x: 0, y: 0 }, { x: 100, y: 30 }], 70) // 1
 */
export const nearest = (places: readonly CurvePlace[], x: number): number =>
  places.reduce((best, place, index) => (Math.abs(place.x - x) < Math.abs((places[best]?.x ?? 0) - x) ? index : best), 0)
