import { type Ground } from './ground.ts'
import { bundlesOf, mixedBundle, NO_BUNDLE, oneBundle, onGrid } from './bundles.ts'
import { NOISE } from './grid.ts'
import { POOLS, type Pool } from './model.ts'
import { netOf, polisherOf } from './polish.ts'
import { figuresOf, NO_UNITS, yearsOf, type Decision, type Units, type YearGround } from './year.ts'

/** Years over which two compartments are looked at in small steps for every decision. */
const FEW_YEARS = 3

/** Successive years in which capital may come out. */
export type Window = { readonly from: number; readonly count: number }

/** A decision with the capital of each year up to the stated age, and what it leaves in cents. */
export type Outcome = {
  readonly decision: Decision
  readonly years: readonly YearGround[]
  readonly plan: readonly Units[]
  readonly value: number
}

/** Whether a compartment changes the tax of the years: if not, its levies are the same in any year. */
const isTaxedByYear = ({ asked, tax, pools, co, first, usual }: Ground, pool: Pool): boolean => {
  if (pools[pool].size === 0 || pool === 'es') return false
  if (pool === 'vvd' || asked.gains_taxed === 'scale') return true
  const most = POOLS.reduce((sum, one) => sum + pools[one].size, 0) + co
  const incomes = [first, usual].map(({ own, spouse, other }) => own + spouse + other)
  return tax.contribution(Math.max(...incomes) + most * (1 + asked.growth / 100) ** asked.years) > 0
}

const plus = (one: Units, other: Units): Units => ({
  vvd: one.vvd + other.vvd,
  vvnd: one.vvnd + other.vvnd,
  es: one.es + other.es,
})

const sumOver = (years: readonly YearGround[], plan: readonly Units[]): number =>
  years.reduce((sum, year, at) => sum + netOf(year, plan[at] ?? NO_UNITS), 0)

/** Spreads the capital of decisions over years; what it has computed for one is not computed again. */
export type Spreader = {
  /** What a decision leaves about, capital coming out within a window. */
  readonly about: (decision: Decision, window: Window) => number
  /** The plan of a decision within a window that leaves most of those in steps; undefined where the contract pays no such parts. */
  readonly inSteps: (decision: Decision, window: Window) => Outcome | undefined
  /** The same to the cent: payments are moved to where taxes bend and jump. */
  readonly exact: (start: Outcome, window: Window) => Outcome
}

/** What was computed for a decision. */
type Known = {
  readonly years: readonly YearGround[]
  /** What the years up to each leave without capital in parts. */
  readonly bare: readonly number[]
  /** Compartments that are spread: those that change the tax of the years, where they make a part that the contract pays. */
  readonly spread: readonly Pool[]
  /** Their capital, and the rest. */
  readonly moving: Units
  readonly rest: Units
  readonly grids: Map<string, ReturnType<typeof onGrid>>
  readonly tables: Map<string, Map<string, Float64Array>>
  readonly polish: ReturnType<typeof polisherOf>
}

/** Gives what a map holds, made once. */
const once = <Value>(map: Map<string, Value>, key: string, make: () => Value): Value => {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

/**
 * Makes a spreader.
 *
 * @param ground what the plan is computed from
 * @param quotient whether the quotient counts
 */
export const spreaderOf = (ground: Ground, quotient: boolean): Spreader => {
  const { asked, pools, span } = ground
  const decisions = new Map<string, Known>()
  const moving = POOLS.filter((pool) => isTaxedByYear(ground, pool))
  const make = (decision: Decision): Known => {
    const years = yearsOf(ground, decision, quotient, span)
    const bare = [0]
    for (const year of years) bare.push((bare.at(-1) as number) + netOf(year, NO_UNITS))
    const leftOf = (pool: Pool) => pools[pool].size - decision.converted[pool]
    const size = moving.reduce((sum, pool) => sum + leftOf(pool), 0)
    const spread = size < (years[0]?.leastPart ?? 0) ? [] : moving
    const left = (isSpread: boolean): Units => {
      const amountOf = (pool: Pool) => (spread.includes(pool) === isSpread ? leftOf(pool) : 0)
      return { vvd: amountOf('vvd'), vvnd: amountOf('vvnd'), es: amountOf('es') }
    }
    const parts = { moving: left(true), rest: left(false) }
    return {
      years,
      bare,
      spread,
      ...parts,
      grids: new Map(),
      tables: new Map(),
      polish: polisherOf(plus(parts.moving, parts.rest)),
    }
  }
  const knownOf = (decision: Decision): Known => {
    const { vvd, vvnd, es } = decision.converted
    return once(decisions, `${vvd} ${vvnd} ${es} ${decision.lump}`, () => make(decision))
  }
  const gridFor = (known: Known, from: number, isLast: boolean) => {
    const isFine = isLast || asked.years <= FEW_YEARS
    return once(known.grids, `${from} ${isFine}`, () => {
      // Over many years two compartments are first spread in one proportion: how the years differ counts more.
      const isMixed = !isFine && known.spread.length > 1
      const bundles = isMixed ? ([mixedBundle(known.moving), NO_BUNDLE] as const) : bundlesOf(known.spread, known.moving, isFine)
      return onGrid(
        known.years.slice(from, asked.years),
        bundles,
        [],
        once(known.tables, `${isFine}`, () => new Map()),
      )
    })
  }
  // What is taxed alike in any year comes at once; where it grows, it waits.
  const placeOf = ({ from, count }: Window) => (asked.growth === 0 ? from : from + count - 1)
  const planFor = (known: Known, window: Window): readonly Units[] | undefined => {
    const part = known.spread.length === 0 ? [] : gridFor(known, window.from, true).plan(window.count)
    const place = placeOf(window)
    return part && known.years.map((_, at) => plus(part[at - window.from] ?? NO_UNITS, at === place ? known.rest : NO_UNITS))
  }
  /** Spreads one of two compartments again, more finely, beside the other. */
  const respread = (known: Known, { from, count }: Window, plan: readonly Units[]): readonly Units[] =>
    known.spread.reduce((best, pool) => {
      const beside = best.slice(from, from + count).map((units) => Object.assign({}, units, { [pool]: 0 }))
      const tables = once(known.tables, pool, () => new Map())
      const grid = onGrid(known.years.slice(from, from + count), [oneBundle(pool, known.moving, true), NO_BUNDLE], beside, tables)
      const found = grid.plan(count)
      const next = found && [...best.slice(0, from), ...found, ...best.slice(from + count)]
      return next !== undefined && sumOver(known.years, next) > sumOver(known.years, best) + NOISE ? next : best
    }, plan)
  const outcomeIn = (decision: Decision, years: readonly YearGround[], plan: readonly Units[]): Outcome => ({
    decision,
    years,
    plan,
    value: sumOver(years, plan),
  })
  return {
    about: (decision, window) => {
      const known = knownOf(decision)
      const [year, end] = [known.years[placeOf(window)] as YearGround, window.from + window.count]
      const [before, upTo, all] = [known.bare[window.from], known.bare[end], known.bare[span]] as [number, number, number]
      const inWindow = known.spread.length === 0 ? upTo - before : gridFor(known, window.from, false).most(window.count)
      // The rest is taxed alike in any year, beside any other capital.
      const rest = figuresOf(year, known.rest).net - figuresOf(year, NO_UNITS).net
      return before + inWindow + all - upTo + rest
    },
    inSteps: (decision, window) => {
      const known = knownOf(decision)
      const start = planFor(known, window)
      const plan = start && (known.spread.length > 1 ? respread(known, window, start) : start)
      return plan && outcomeIn(decision, known.years, plan)
    },
    exact: ({ decision, plan }, { from, count }) => {
      const { years, polish } = knownOf(decision)
      const inside = polish(years.slice(from, from + count), plan.slice(from, from + count))
      return outcomeIn(decision, years, [...plan.slice(0, from), ...inside, ...plan.slice(from + count)])
    },
  }
}

/**
 * Computes what a plan that is given leaves.
 *
 * @param ground what the plan is computed from
 * @param decision annuities, and the year of a small capital
 * @param plan capital of the first years
 * @param quotient whether the quotient counts
 */
export const outcomeOf = (ground: Ground, decision: Decision, plan: readonly Units[], quotient: boolean): Outcome => {
  const years = yearsOf(ground, decision, quotient, ground.span)
  const whole = years.map((_, at) => plan[at] ?? NO_UNITS)
  return { decision, years, plan: whole, value: sumOver(years, whole) }
}
