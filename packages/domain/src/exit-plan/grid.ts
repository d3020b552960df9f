/** Savings that are spread over years in steps of the same amount; what is left of the last step goes with the last payment. */
export type Spread = { readonly size: number; readonly step: number }

/** What a search spreads: one compartment or two, over years. */
export type GridTask = {
  readonly first: Spread
  readonly second: Spread
  /** What a year leaves where so much of both compartments comes out in it; minus infinity where it may not. */
  readonly valueOf: (year: number, first: number, second: number) => number
  /** Years with the same key leave the same. */
  readonly keyOf: (year: number) => string
  /** What years leave, by their key: further searches in the same steps share it. */
  readonly tables: Map<string, Float64Array>
}

/** Ways to spread the compartments over the first years, by their number. */
export type Grid = {
  /** Most that so many years leave together; minus infinity where the contract pays no such parts. */
  readonly most: (count: number) => number
  /** Capital of both compartments, year by year, on the way that leaves most. */
  readonly parts: (count: number) => readonly (readonly [first: number, second: number])[]
}

/** Gaps below this are noise of floats, in cents. */
export const NOISE = 1e-3

/** Amounts that may be out after a year: multiples of the step, then all. The last payments, of what is left, are the second half of the moves. */
type Ladder = { readonly steps: number; readonly rungs: number; readonly moves: readonly number[] }

const ladderOf = ({ size, step }: Spread): Ladder => {
  const steps = Math.floor(size / step)
  const hasRest = size > steps * step
  const regular = Array.from({ length: steps + 1 }, (_, at) => at * step)
  const last = hasRest ? Array.from({ length: steps + 1 }, (_, at) => size - at * step) : []
  return { steps, rungs: steps + (hasRest ? 2 : 1), moves: [...regular, ...last] }
}

/** Place of the payment between two rungs. */
const moveOf = (steps: number, from: number, to: number): number => (to > steps && from <= steps ? steps + 1 + from : to - from)

type Ladders = { readonly first: Ladder; readonly second: Ladder }

/** What every pair of payments leaves in a year. */
const tableOf = (task: GridTask, year: number, { first, second }: Ladders): Float64Array => {
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

/** A year of the programme: most that the years before it leave for every amount that is out, and what it leaves itself. */
type Stage = { readonly before: Float64Array; readonly table: Float64Array }

/** Amount that is out before a year on the best way to one that is out after it; -1 where there is no way. */
const originOf = ({ before, table }: Stage, { first, second }: Ladders, to: number, otherTo: number): number => {
  const [others, width] = [second.rungs, second.moves.length]
  let [best, origin] = [Number.NEGATIVE_INFINITY, -1]
  // From what is out already down: of equal values the one with the earlier money stays.
  for (let from = to; from >= 0; from -= 1) {
    const row = moveOf(first.steps, from, to) * width
    for (let otherFrom = otherTo; otherFrom >= 0; otherFrom -= 1) {
      const state = from * others + otherFrom
      const value = (before[state] as number) + (table[row + moveOf(second.steps, otherFrom, otherTo)] as number)
      if (value > best + NOISE) {
        best = value
        origin = state
      }
    }
  }
  return origin
}

/** Places of the payments between two amounts that are out. */
const paymentOf = ({ first, second }: Ladders, from: number, to: number): readonly [number, number] => {
  const others = second.rungs
  return [
    moveOf(first.steps, Math.floor(from / others), Math.floor(to / others)),
    moveOf(second.steps, from % others, to % others),
  ]
}

const valuesAfter = (stage: Stage, ladders: Ladders): Float64Array => {
  const { first, second } = ladders
  const values = new Float64Array(first.rungs * second.rungs).fill(Number.NEGATIVE_INFINITY)
  for (let to = 0; to < values.length; to += 1) {
    const origin = originOf(stage, ladders, Math.floor(to / second.rungs), to % second.rungs)
    if (origin < 0) continue
    const [one, other] = paymentOf(ladders, origin, to)
    values[to] = (stage.before[origin] as number) + (stage.table[one * second.moves.length + other] as number)
  }
  return values
}

/** The way to the last amount after some stages. */
const wayOf = (stages: readonly Stage[], ladders: Ladders): (readonly [number, number])[] => {
  const { first, second } = ladders
  const parts: (readonly [number, number])[] = []
  let state = first.rungs * second.rungs - 1
  for (const stage of stages.toReversed()) {
    const origin = originOf(stage, ladders, Math.floor(state / second.rungs), state % second.rungs)
    const [one, other] = paymentOf(ladders, origin, state)
    parts.push([first.moves[one] as number, second.moves[other] as number])
    state = origin
  }
  return parts.toReversed()
}

/**
 * Spreads one or two compartments over years so that the years together leave most, among all ways in steps: a dynamic programme over what is out
 * after each year. Of ways that leave the same it takes the one with the earlier money.
 *
 * @param task what is spread, and what a year leaves
 * @returns for a number of years, the way that ends with it; years are looked at when they are first asked for
 */
export const bestOnGrid = (task: GridTask): Grid => {
  const ladders = { first: ladderOf(task.first), second: ladderOf(task.second) }
  const start = new Float64Array(ladders.first.rungs * ladders.second.rungs).fill(Number.NEGATIVE_INFINITY)
  start[0] = 0
  const [stages, values]: [Stage[], Float64Array[]] = [[], [start]]
  const lookAt = (count: number): void => {
    for (let year = stages.length; year < count; year += 1) {
      const key = task.keyOf(year)
      const table = task.tables.get(key) ?? tableOf(task, year, ladders)
      task.tables.set(key, table)
      const stage = { before: values[year] as Float64Array, table }
      stages.push(stage)
      values.push(valuesAfter(stage, ladders))
    }
  }
  return {
    most: (count) => {
      lookAt(count)
      return values[count]?.at(-1) ?? Number.NEGATIVE_INFINITY
    },
    parts: (count) => {
      lookAt(count)
      return wayOf(stages.slice(0, count), ladders)
    },
  }
}
