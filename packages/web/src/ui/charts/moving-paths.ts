import { threadsPerGroup, threadUnit, WIDE_RANGE } from './thread-count.ts'

/** A fund before and after: what leaves it and what comes to it, in euros. */
type MovingFund = { readonly before: number; readonly out: number; readonly into: number }

/** Where the threads of a fund stand on one edge; undefined for a fund without any there. */
export type ThreadSpan = { readonly start: number; readonly end: number }

/** Threads of a drawing: those that stay in their fund, and those that cross to another. */
type MovingPaths = {
  /** Bundle of each fund on top and below, in the order of the funds. */
  readonly tops: readonly (ThreadSpan | undefined)[]
  readonly bottoms: readonly (ThreadSpan | undefined)[]
  readonly still: string
  readonly moving: string
  readonly stillCount: number
  readonly movingCount: number
}

const GAP = 14
const short = (value: number): string => `${Math.round(value * 10) / 10}`

type Flow = { readonly from: number; readonly to: number; readonly amount: number }

/** What stays in each fund and what goes from one to another, in proportion; what has no place yet stays where it is. */
const flowsOf = (funds: readonly MovingFund[]): readonly Flow[] => {
  const out = funds.reduce((sum, fund) => sum + fund.out, 0)
  const into = funds.reduce((sum, fund) => sum + fund.into, 0)
  const placed = out === 0 ? 0 : Math.min(1, into / out)
  return funds.flatMap((fund, from) => [
    { from, to: from, amount: Math.max(0, fund.before - fund.out * placed) },
    ...funds.flatMap((other, to) =>
      fund.out === 0 || other.into === 0 || into === 0 ? [] : [{ from, to, amount: (fund.out * placed * other.into) / into }],
    ),
  ])
}

/** Where each thread stands on one edge: funds that have any there in their order, with a gap between them. */
const placesOn = (threads: readonly Flow[], edge: 'from' | 'to', width: number) => {
  const other = edge === 'from' ? 'to' : 'from'
  const columns = [...new Set(threads.map((thread) => thread[edge]))].toSorted((one, two) => one - two)
  const pitch = (width - GAP * Math.max(0, columns.length - 1)) / Math.max(1, threads.length)
  const order = threads
    .map((_, at) => at)
    .toSorted((one, two) => {
      const [a, b] = [threads[one], threads[two]]
      if (a === undefined || b === undefined) return 0
      return a[edge] - b[edge] || a[other] - b[other] || one - two
    })
  const places = threads.map(() => 0)
  for (const [rank, at] of order.entries()) places[at] = (rank + 0.5) * pitch + columns.indexOf(threads[at]?.[edge] ?? 0) * GAP
  const spanOf = (fund: number): ThreadSpan | undefined => {
    const own = places.filter((_, at) => threads[at]?.[edge] === fund)
    return own.length === 0 ? undefined : { start: Math.min(...own) - pitch / 2, end: Math.max(...own) + pitch / 2 }
  }
  return { places, spanOf }
}

/**
 * Draws the threads of a contract from its funds before a switch to its funds after it.
 *
 * @param funds funds in their order
 * @param width width of the drawing
 * @param height from top to bottom
 * @example movingPaths([{ before: 100, out: 100, into: 0 }, { before: 100, out: 0, into: 100 }], 100, 50).movingCount // 50
 */
export const movingPaths = (funds: readonly MovingFund[], width: number, height: number): MovingPaths => {
  const flows = flowsOf(funds)
  const total = flows.reduce((sum, { amount }) => sum + amount, 0)
  const counts = threadsPerGroup(
    flows.map(({ amount }) => amount),
    threadUnit(total, WIDE_RANGE),
  )
  const threads = flows.flatMap((flow, at) => Array.from({ length: counts[at] ?? 0 }, () => flow))
  const [above, below] = [placesOn(threads, 'from', width), placesOn(threads, 'to', width)]
  const draw = (isMoving: boolean): string =>
    threads
      .map(({ from, to }, at) => {
        if ((from !== to) !== isMoving) return ''
        const [top, bottom] = [short(above.places[at] ?? 0), short(below.places[at] ?? 0)]
        return `M${top} 0C${top} ${short(height / 2)} ${bottom} ${short(height / 2)} ${bottom} ${short(height)}`
      })
      .join('')
  const movingCount = threads.filter(({ from, to }) => from !== to).length
  return {
    tops: funds.map((_, fund) => above.spanOf(fund)),
    bottoms: funds.map((_, fund) => below.spanOf(fund)),
    still: draw(false),
    moving: draw(true),
    stillCount: threads.length - movingCount,
    movingCount,
  }
}
