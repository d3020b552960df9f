import { NOISE } from './grid.ts'
import { POOLS, type Pool } from './model.ts'
import { netOf } from './polish.ts'
import type { Window } from './spread.ts'
import type { Units, YearGround } from './year.ts'

const MOST_EXCHANGES = 40
/** Smallest amount that is exchanged, in cents. */
const LEAST_STEP = 100
/** What comes in for one cent that goes out: compartments are not taxed alike. */
const RATIOS = [0.25, 0.5, 1, 2, 4]

/** An amount of a compartment that leaves a year for another one, while some of another compartment comes into it from a third. */
type Exchange = { readonly out: Pool; readonly into: Pool; readonly amount: number; readonly back: number }

/** A place among the years, and what a change there leaves more. */
type Gain = { readonly at: number; readonly gain: number }
const NO_GAIN: Gain = { at: -1, gain: Number.NEGATIVE_INFINITY }

/** The two places where a change leaves most. */
const topTwo = (gains: readonly number[]): readonly [Gain, Gain] => {
  let [first, second] = [NO_GAIN, NO_GAIN]
  for (const [at, gain] of gains.entries()) {
    if (gain > first.gain) [first, second] = [{ at, gain }, first]
    else if (gain > second.gain) second = { at, gain }
  }
  return [first, second]
}

/** Computes what changes of a plan leave more, each once: places that are alike share it. */
const gainsOf = (years: readonly YearGround[], plan: readonly Units[]) => {
  const keys = plan.map(({ vvd, vvnd, es }, at) => `${years[at]?.key} ${vvd} ${vvnd} ${es}`)
  const alike = keys.map((key) => keys.indexOf(key))
  const bases = plan.map((units, at) => (alike[at] === at ? netOf(years[at] as YearGround, units) : 0))
  const known = new Map<string, readonly [Gain, Gain]>()
  const changing = (out: Pool, amount: number, into: Pool, back: number): readonly number[] => {
    const gains: number[] = []
    for (const [at, units] of plan.entries()) {
      const first = alike[at] as number
      if (first < at) {
        gains.push(gains[first] as number)
        continue
      }
      const next: { vvd: number; vvnd: number; es: number } = { vvd: units.vvd, vvnd: units.vvnd, es: units.es }
      next[out] -= amount
      next[into] += back
      const isHeld = next[out] >= 0 && next[into] >= 0
      gains.push(isHeld ? netOf(years[at] as YearGround, next) - (bases[at] as number) : Number.NEGATIVE_INFINITY)
    }
    return gains
  }
  /** Places that best give an amount of a compartment, or take it where it is below zero. */
  const giving = (pool: Pool, amount: number): readonly [Gain, Gain] => {
    const key = `${pool} ${amount}`
    const top = known.get(key) ?? topTwo(changing(pool, amount, pool, 0))
    known.set(key, top)
    return top
  }
  return { changing, giving }
}

const move = (plan: readonly Units[], pool: Pool, amount: number, from: number, to: number): readonly Units[] => {
  const [giver, taker] = [plan[from], plan[to]] as [Units, Units]
  return plan.with(from, { ...giver, [pool]: giver[pool] - amount }).with(to, { ...taker, [pool]: taker[pool] + amount })
}

/** The exchange among all years that leaves most; undefined where none leaves more. */
const exchange = (
  plan: readonly Units[],
  { changing, giving }: ReturnType<typeof gainsOf>,
  { out, into, amount, back }: Exchange,
): readonly Units[] | undefined => {
  const ends = [giving(out, -amount), giving(into, back)] as const
  if (!Number.isFinite(ends[0][0].gain + ends[1][0].gain)) return undefined
  let best = { at: -1, taker: -1, giver: -1, gain: NOISE }
  for (const [at, gain] of changing(out, amount, into, back).entries()) {
    const [taker, giver] = ends.map(([first, second]) => (first.at === at ? second : first)) as [Gain, Gain]
    const sum = gain + taker.gain + giver.gain
    if (sum > best.gain) best = { at, taker: taker.at, giver: giver.at, gain: sum }
  }
  return best.at < 0 ? undefined : move(move(plan, out, amount, best.at, best.taker), into, back, best.giver, best.at)
}

const sumOver = (years: readonly YearGround[], plan: readonly Units[]): number =>
  years.reduce((sum, year, at) => sum + netOf(year, plan[at] as Units), 0)

/**
 * Exchanges compartments between years, in amounts that become smaller, as long as that leaves more: one year then pays less of one compartment and more of
 * another. It never leaves less.
 *
 * @param years years of a decision
 * @param start capital of each of them
 * @param window years that may pay
 */
export const withExchanges = (
  years: readonly YearGround[],
  start: readonly Units[],
  { from, count }: Window,
): readonly Units[] => {
  const inside = years.slice(from, from + count)
  let plan: readonly Units[] = start.slice(from, from + count)
  const held = POOLS.filter((pool) => plan.some((units) => units[pool] > 0))
  const pairs = held.flatMap((out) => held.flatMap((into) => (into === out ? [] : [{ out, into }])))
  if (pairs.length === 0) return start
  const whole = sumOver(inside, plan)
  let [gains, value] = [gainsOf(inside, plan), whole]
  let step = Math.max(...plan.flatMap((units) => POOLS.map((pool) => units[pool]))) / 2
  for (let tries = 0; step >= LEAST_STEP && tries < MOST_EXCHANGES; tries += 1) {
    const before = value
    for (const pair of pairs) {
      for (const ratio of RATIOS) {
        const amount = Math.round(step)
        const next = exchange(plan, gains, { ...pair, amount, back: Math.round(amount * ratio) })
        const most = next === undefined ? value : sumOver(inside, next)
        if (next !== undefined && most > value + NOISE) [plan, value, gains] = [next, most, gainsOf(inside, next)]
      }
    }
    if (value === before) step /= 2
  }
  return value === whole ? start : [...start.slice(0, from), ...plan, ...start.slice(from + count)]
}
