import type { Ground } from './ground.ts'
import { withExchanges } from './exchange.ts'
import { NOISE } from './grid.ts'
import type { Pool } from './model.ts'
import { netOf } from './polish.ts'
import { outcomeOf, type Outcome, type Spreader, type Window } from './spread.ts'
import { NO_UNITS, yearsOf, type Decision, type Units, type YearGround } from './year.ts'

const ROUNDS = 4
/** Years of a small capital that are polished in a round, of all that are tried. */
const FEW_LUMPS = 2
/** Steps in which an annuity is tried begin with a share of the compartment, and end with a euro. */
const PARTS = 8
const LEAST_STEP = 100
/** In cents: less is not worth another decision, which cents that are rounded year by year would make. */
const LEAST_GAIN = 100

/** What may be changed in a plan: the parts of its annuity, and the year of a small capital. */
export type Choice = {
  readonly ground: Ground
  readonly quotient: boolean
  readonly spreader: Spreader
  readonly convertible: readonly Pool[]
  readonly lumps: readonly (number | undefined)[]
  /** Years that may pay capital. */
  readonly window: Window
}

/** Adds an amount of a compartment to one year; what it does not hold of an amount below zero is taken from the others, from the last one on. */
const shift = (plan: readonly Units[], pool: Pool, change: number, at: number): readonly Units[] => {
  let left = change
  const next = [...plan]
  for (const year of [at, ...[...plan.keys()].toReversed()]) {
    const units = next[year] as Units
    const added = Math.max(left, -units[pool])
    next[year] = { ...units, [pool]: units[pool] + added }
    left -= added
    if (left === 0) break
  }
  return next
}

const sumOf = (years: readonly YearGround[], plan: readonly Units[]): number =>
  years.reduce((sum, year, at) => sum + netOf(year, plan[at] as Units), 0)

/** The one that leaves most, the first of those that leave the same. */
const bestOf = (outcomes: readonly Outcome[], first: Outcome): Outcome =>
  outcomes.reduce((best, outcome) => (outcome.value > best.value + NOISE ? outcome : best), first)

/** The plan with another amount of a compartment turned into an annuity: the difference changes the year where that leaves most. */
const converting = ({ ground, quotient, window }: Choice, { decision, plan }: Outcome, pool: Pool, amount: number): Outcome => {
  const next: Decision = { ...decision, converted: { ...decision.converted, [pool]: amount } }
  const years = yearsOf(ground, next, quotient, ground.span)
  const change = decision.converted[pool] - amount
  const nets = years.map((year, at) => netOf(year, plan[at] as Units))
  const whole = nets.reduce((sum, net) => sum + net, 0)
  const outcomes = Array.from({ length: window.count }, (_, place): Outcome => {
    const at = window.from + place
    const units = shift(plan, pool, change, at)
    const isAlone = Number.isFinite(whole) && (plan[at] as Units)[pool] + change >= 0
    const value = isAlone
      ? whole - (nets[at] as number) + netOf(years[at] as YearGround, units[at] as Units)
      : sumOf(years, units)
    return { decision: next, years, plan: units, value }
  })
  return bestOf(outcomes, outcomes[0] as Outcome)
}

/** The plan with the small capital in another year, or its annuity; the capital in parts of both years stays, changes places, or leaves that year. */
const withLump = ({ ground, quotient }: Choice, { decision, plan }: Outcome, lump: number | undefined): readonly Outcome[] => {
  const next: Decision = { ...decision, lump }
  const before = decision.lump
  const stays = outcomeOf(ground, next, plan, quotient)
  if (lump === undefined || before === undefined) return [stays]
  const [here, there] = [plan[before], plan[lump]] as [Units, Units]
  const both = { vvd: here.vvd + there.vvd, vvnd: here.vvnd + there.vvnd, es: here.es + there.es }
  const others = [plan.with(before, there).with(lump, here), plan.with(before, both).with(lump, NO_UNITS)]
  return [stays, ...others.map((units) => outcomeOf(ground, next, units, quotient))]
}

/** Turns more or less of the compartments into an annuity, or one in place of another, in steps that become smaller. */
const convert = (choice: Choice, first: Outcome): Outcome => {
  const { ground, convertible } = choice
  let [best, step] = [first, Math.max(...convertible.map((pool) => ground.pools[pool].size)) / PARTS]
  while (step >= LEAST_STEP) {
    const more = (from: Outcome, pool: Pool, change: number): readonly Outcome[] => {
      const now = from.decision.converted[pool]
      const amount = Math.min(Math.max(now + Math.round(change), 0), ground.pools[pool].size)
      return amount === now ? [] : [converting(choice, from, pool, amount)]
    }
    const [start, size] = [best, step]
    const tried = convertible.flatMap((pool) => {
      const [less, others] = [more(start, pool, -size), convertible.filter((other) => other !== pool)]
      const instead = less.flatMap((outcome) => others.flatMap((other) => more(outcome, other, size)))
      return [less, instead, more(start, pool, size)].flat()
    })
    const next = bestOf(tried, best)
    if (next === best) step /= 2
    else best = next
  }
  return best
}

/**
 * Improves a plan by what was decided with it, on the exact tax: more or less annuity, none of a compartment or all of it, another year of a small capital;
 * each time money moves between the years again. It never leaves less.
 *
 * @param choice what may be changed
 * @param start the plan
 */
export const refine = (choice: Choice, start: Outcome): Outcome => {
  const { ground, spreader, convertible, lumps, window } = choice
  const exact = (outcome: Outcome) => spreader.exact(outcome, window)
  const exchanging = (outcome: Outcome): Outcome => {
    const plan = withExchanges(outcome.years, outcome.plan, window)
    return plan === outcome.plan ? outcome : exact({ ...outcome, plan })
  }
  const ends = convertible.flatMap((pool) =>
    [0, ground.pools[pool].size].flatMap((amount) =>
      amount === start.decision.converted[pool] ? [] : [converting(choice, start, pool, amount)],
    ),
  )
  const moved = lumps
    .flatMap((lump) => (lump === start.decision.lump ? [] : withLump(choice, start, lump)))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, FEW_LUMPS)
  const jumps = [...ends, ...moved].map((outcome) => exact(outcome))
  let best = start
  for (let round = 0; round < ROUNDS; round += 1) {
    const other = convertible.length > 0 ? convert(choice, best) : best
    const tried = other === best ? [] : [exact(other)]
    const next = exchanging(bestOf(round === 0 ? [...tried, ...jumps] : tried, best))
    if (next.value <= best.value + LEAST_GAIN) return best
    best = next
  }
  return best
}
