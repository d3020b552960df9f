/** Savings that are spread over years in steps of the same amount; what is left of the last step goes with the last payment. */
export type Spread = { readonly size: number; readonly step: number }

/** What a search spreads: one compartment or two, over years. */
export type GridTask = {
  readonly years: number
  readonly first: Spread
  readonly second: Spread
  /** What a year leaves where so much of both compartments comes out in it; minus infinity where it may not. */
  readonly valueOf: (year: number, first: number, second: number) => number
  /** Years with the same key leave the same. */
  readonly keyOf: (year: number) => string
}

/** Capital of both compartments, year by year, and what these years leave. */
export type GridPlan = { readonly value: number; readonly parts: readonly (readonly [first: number, second: number])[] }

/** Gaps below this are noise of floats, in cents. */
export const NOISE = 1e-3

/** Amounts that may be out after a year: multiples of the step, then all. `moveOf[from * rungs + to]` is the place of the payment between two of them. */
type Ladder = { readonly rungs: number; readonly moves: readonly number[]; readonly moveOf: Int32Array }

const ladderOf = ({ size, step }: Spread): Ladder => {
  const steps = Math.floor(size / step)
  const hasRest = size > steps * step
  const rungs = steps + (hasRest ? 2 : 1)
  const regular = Array.from({ length: steps + 1 }, (_, at) => at * step)
  const last = hasRest ? Array.from({ length: steps + 1 }, (_, at) => size - at * step) : []
  const moveOf = new Int32Array(rungs * rungs)
  for (let from = 0; from < rungs; from += 1) {
    for (let to = from; to < rungs; to += 1) {
      const isLast = to > steps && from <= steps
      moveOf[from * rungs + to] = isLast ? steps + 1 + from : to - from
    }
  }
  return { rungs, moves: [...regular, ...last], moveOf }
}

/** What every pair of payments leaves in a year. */
const tableOf = (task: GridTask, year: number, first: Ladder, second: Ladder): Float64Array => {
  const table = new Float64Array(first.moves.length * second.moves.length)
  let at = 0
  for (const one of first.moves) {
    for (const other of second.moves) {
      table[at] = task.valueOf(year, one, other)
      at += 1
    }
  }
  return table
}

/** Most that the years up to one leave for every amount that is out after it, and the amount that was out before it. */
type Stage = { readonly values: Float64Array; readonly before: Int32Array }

const stageAfter = (previous: Float64Array, table: Float64Array, first: Ladder, second: Ladder): Stage => {
  const [rungs, others, width] = [first.rungs, second.rungs, second.moves.length]
  const values = new Float64Array(rungs * others)
  const before = new Int32Array(rungs * others)
  for (let to = 0; to < rungs; to += 1) {
    for (let otherTo = 0; otherTo < others; otherTo += 1) {
      let [best, origin] = [Number.NEGATIVE_INFINITY, -1]
      // From what is out already down: of equal values the one with the earlier money stays.
      for (let from = to; from >= 0; from -= 1) {
        const row = (first.moveOf[from * rungs + to] as number) * width
        for (let otherFrom = otherTo; otherFrom >= 0; otherFrom -= 1) {
          const state = from * others + otherFrom
          const value =
            (previous[state] as number) + (table[row + (second.moveOf[otherFrom * others + otherTo] as number)] as number)
          if (value > best + NOISE) {
            best = value
            origin = state
          }
        }
      }
      values[to * others + otherTo] = best
      before[to * others + otherTo] = origin
    }
  }
  return { values, before }
}

/** The way to the last state of the last of some stages. */
const wayOf = (stages: readonly Stage[], first: Ladder, second: Ladder): GridPlan => {
  const others = second.rungs
  const paid = (ladder: Ladder, from: number, to: number) =>
    ladder.moves[ladder.moveOf[from * ladder.rungs + to] as number] as number
  const parts: [number, number][] = []
  let state = first.rungs * others - 1
  const value = stages.at(-1)?.values[state] ?? Number.NEGATIVE_INFINITY
  if (!Number.isFinite(value)) return { value, parts }
  for (const { before } of stages.toReversed()) {
    const from = before[state] as number
    parts.push([paid(first, Math.floor(from / others), Math.floor(state / others)), paid(second, from % others, state % others)])
    state = from
  }
  return { value, parts: parts.toReversed() }
}

/**
 * Spreads one or two compartments over years so that the years together leave most, among all ways in steps: a dynamic programme over what is out
 * after each year. Of ways that leave the same it takes the one with the earlier money.
 *
 * @param task what is spread, and what a year leaves
 * @returns for a number of years from 1 to all of them, the way that ends with it; minus infinity where the contract pays no such parts
 */
export const bestOnGrid = (task: GridTask): ((count: number) => GridPlan) => {
  const [first, second] = [ladderOf(task.first), ladderOf(task.second)]
  const tables = new Map<string, Float64Array>()
  const stages: Stage[] = []
  let values = new Float64Array(first.rungs * second.rungs).fill(Number.NEGATIVE_INFINITY)
  values[0] = 0
  for (let year = 0; year < task.years; year += 1) {
    const key = task.keyOf(year)
    const table = tables.get(key) ?? tableOf(task, year, first, second)
    tables.set(key, table)
    const stage = stageAfter(values, table, first, second)
    values = stage.values as Float64Array<ArrayBuffer>
    stages.push(stage)
  }
  return (count) => wayOf(stages.slice(0, count), first, second)
}
