import type { FanTarget } from './fan-targets.ts'

/** Where the threads of one group end: from `start`, one every `pitch`, in the drawing's units. */
type Bundle = { readonly start: number; readonly pitch: number }
/** A group with its bundle and where its threads begin. */
type Laid = { readonly count: number; readonly from: Bundle; readonly to: Bundle }
type Group = {
  /** Threads; undefined for what is not known. */
  readonly count: number | undefined
  readonly target: FanTarget
}
type Span = readonly [start: number, end: number]

/** The widest gap that still reads as one bundle. */
const WIDEST_PITCH = 8

/**
 * Bundles the threads of a group inside the room below it.
 *
 * @param start left edge of the room
 * @param width width of the room
 * @param count threads that end there
 * @param align where the bundle stands when the room is wider than it
 * @example bundleIn(26, 520, 89) // { start: 26, pitch: 5.842… }
 */
export const bundleIn = (start: number, width: number, count: number, align: 'start' | 'end' = 'start'): Bundle => {
  const pitch = count === 0 ? WIDEST_PITCH : Math.min(WIDEST_PITCH, width / count)
  return { start: align === 'start' ? start : start + width - pitch * count, pitch }
}

// ---- how far apart threads run

/** How far down a thread is bent before it runs aslant, and after: from the roundest to the gentlest slope. */
const BENDS = [0.5, 0.42, 0.34, 0.26] as const
const GENTLEST = 0.26
const [STROKE, THINNEST] = [1.7, 0.7]
/** A gap is as wide as a stroke at least, or threads melt into a patch. */
const PER_STROKE = 2
/** Nearer than this, the row on top is drawn together until its threads run less aslant. */
const LEAST_APART = 2.6
const STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
const ROWS = 30

/** Least distance between two threads of one group, measured across them: less where they run aslant than where they hang. */
const apartIn = ({ count, from, to }: Laid, height: number, bend: number): number => {
  if (count < 2) return Number.POSITIVE_INFINITY
  const [first, last] = [0.5, count - 0.5].map((place) => from.start + place * from.pitch - to.start - place * to.pitch)
  const shift = Math.max(Math.abs(first ?? 0), Math.abs(last ?? 0))
  const distances = STEPS.map((step) => {
    const done = step * step * (3 - 2 * step)
    const across = from.pitch + (to.pitch - from.pitch) * done
    const sideways = 6 * step * (1 - step) * shift
    const down = height * (3 * bend * (1 - step) * (1 - 3 * step) + 3 * (1 - bend) * step * (2 - 3 * step) + 3 * step * step)
    return down === 0 ? across : across / Math.hypot(1, sideways / down)
  })
  return Math.min(...distances)
}

const apart = (laid: readonly Laid[], height: number, bend: number): number =>
  Math.min(Number.POSITIVE_INFINITY, ...laid.map((group) => apartIn(group, height, bend)))

// ---- where threads begin

/** Beside what is not known, threads begin above their own end: no row says how much there is in all. */
const WIDEST_ROW_PITCH = 16

/** Groups that follow one another, and the part of the row that they share. */
type Run = { readonly span: Span; readonly groups: readonly number[] }

/** The row on top, cut where threads of what is not known hang: each stretch is shared by the groups between. */
const runsOf = (groups: readonly Group[], width: number): readonly Run[] => {
  const runs: { span: [number, number]; groups: number[] }[] = [{ span: [0, width], groups: [] }]
  for (const [at, { count, target }] of groups.entries()) {
    const run = runs.at(-1)
    if (count !== undefined) run?.groups.push(at)
    else {
      if (run !== undefined) run.span[1] = target.start * width
      runs.push({ span: [(target.start + target.width) * width, width], groups: [] })
    }
  }
  return runs.filter((run) => run.groups.length > 0)
}

/** Lays the groups of one stretch: evenly along it, or along the part of it that lies nearest to their bundles. */
const layRun = (groups: readonly Group[], { span, groups: places }: Run, width: number, together: number, isOpen: boolean) => {
  const ends = places.map((at) => {
    const { count = 0, target } = groups[at] as Group
    return { at, count, to: bundleIn(target.start * width, target.width * width, count, target.align) }
  })
  const total = ends.reduce((sum, { count }) => sum + count, 0)
  const used = ends.filter(({ count }) => count > 0)
  const bundled = used.reduce((sum, { count, to }) => sum + count * to.pitch, 0)
  const middle = used.reduce((sum, { count, to }) => sum + (count * (to.start + (to.pitch * count) / 2)) / total, 0)
  const over: Span = [Math.max(span[0], middle - bundled / 2), Math.min(span[1], middle + bundled / 2)]
  const near = (edge: 0 | 1): number => span[edge] + (over[edge] - span[edge]) * together
  const room = near(1) - near(0)
  const pitch = isOpen ? Math.min(WIDEST_ROW_PITCH, room / total) : room / total
  let start = pitch * total < room ? Math.max(near(0), Math.min(used[0]?.to.start ?? 0, near(1) - pitch * total)) : near(0)
  return ends.map(({ at, count, to }) => {
    const laid = { at, count, to, from: { start, pitch } }
    start += pitch * count
    return laid
  })
}

const layAll = (groups: readonly Group[], width: number, together: number) => {
  const isOpen = groups.some(({ count }) => count === undefined)
  return runsOf(groups, width).flatMap((run) => layRun(groups, run, width, together, isOpen))
}

// ---- what is not known

/** Gap between threads of what is not known, in a drawing for a window and in one for a phone. */
const LOOSE_PITCH = { wide: 11.6, narrow: 6.6 } as const
const NARROW = 600
const FEWEST_LOOSE = 4
/** Shares of the height at which loose threads end, without an order that an eye would find. */
const [SHORTEST, LONGER, GOLDEN] = [0.25, 0.38, 0.618_034]
const SWAY = 4

/** One decimal is a tenth of a pixel: enough for the eye, and half the text. */
const short = (value: number): string => `${Math.round(value * 10) / 10}`

/** Threads that end in the void above the room of a group: as many as fit, which says nothing. */
const loosePath = ({ start, width: share }: FanTarget, width: number, height: number): string => {
  const pitch = width < NARROW ? LOOSE_PITCH.narrow : LOOSE_PITCH.wide
  const count = Math.max(FEWEST_LOOSE, Math.floor((share * width) / pitch))
  return Array.from({ length: count }, (_, index) => {
    const length = (SHORTEST + LONGER * ((index * index * GOLDEN) % 1)) * height
    const [top, bottom] = [start * width + (index + 0.5) * pitch, SWAY * (((index * GOLDEN) % 1) - 0.5)]
    const end = short(top + bottom)
    return `M${short(top)} 0C${short(top)} ${short(length / 2)} ${end} ${short(length / 2)} ${end} ${short(length)}`
  }).join('')
}

// ---- the drawing

const pathOf = ({ count, from, to }: Laid, height: number, bend: number): string =>
  Array.from({ length: count }, (_, index) => {
    const [top, bottom] = [from, to].map(({ start, pitch }) => short(start + (index + 0.5) * pitch))
    return `M${top} 0C${top} ${short(height * bend)} ${bottom} ${short(height * (1 - bend))} ${bottom} ${short(height)}`
  }).join('')

/** Paths of the groups, in one each; how thick their threads are, and how near two of one group come, in the drawing's units. */
export type DrawnFan = { readonly paths: readonly string[]; readonly stroke: number; readonly apart: number }

/**
 * Draws the threads that run from an even row on top to their bundles below. Threads keep their order and their distance: where they would run
 * too near to one another they are bent less, then the row is drawn together above the bundles, then the stroke is thinner.
 *
 * @param groups threads and room of each group, from left to right
 * @param width width of the drawing
 * @param height from top to bottom
 * @example drawFan([{ count: 1, target: { start: 0, width: 0.8 } }], 10, 20).paths // ['M5 0C5 10 4 10 4 20']
 */
export const drawFan = (groups: readonly Group[], width: number, height: number): DrawnFan => {
  const whole = layAll(groups, width, 0)
  const bend = BENDS.find((one) => apart(whole, height, one) >= PER_STROKE * STROKE) ?? GENTLEST
  const nearer = Array.from({ length: ROWS }, (_, at) => layAll(groups, width, at / ROWS))
  const distances = nearer.map((laid) => apart(laid, height, bend))
  const enough = distances.findIndex((distance) => distance >= LEAST_APART)
  const best = enough === -1 ? distances.indexOf(Math.max(...distances)) : enough
  const laid = nearer[best] ?? whole
  const distance = distances[best] ?? STROKE * PER_STROKE
  return {
    paths: groups.map(({ count, target }, at) => {
      if (count === undefined) return loosePath(target, width, height)
      const group = laid.find((one) => one.at === at)
      return group === undefined ? '' : pathOf(group, height, bend)
    }),
    stroke: Math.max(THINNEST, Math.floor(10 * Math.min(STROKE, distance / PER_STROKE)) / 10),
    apart: distance,
  }
}
