import { centsOf, type Ground } from './ground.ts'
import { bestOnGrid, NOISE, type Spread } from './grid.ts'
import { POOLS, type Pool } from './model.ts'
import { netOf, polish } from './polish.ts'
import { NO_UNITS, yearsOf, type Decision, type Units, type YearGround } from './year.ts'

/** Steps in cents; every one up to 1 000 € divides it, so that a search in steps of 1 000 € is never ahead. */
const STEPS = [
  10_000, 25_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 50_000_000,
] as const
const THOUSAND = 100_000
const FINE_STEPS = 120
const COARSE_STEPS = 40
/** Amounts of two compartments that are looked at together: all steps of 1 000 € of 30 000 €, or fewer where many decisions are tried over many years. */
const MOST_STATES = 441
const FEW_STATES = 100
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

const stepFor = (size: number, most: number): number => STEPS.find((step) => size / step <= most) ?? Math.ceil(size / most)

const spreadsOf = ([first, second]: readonly number[], states: number): readonly [Spread, Spread] => {
  const [one, other] = [first ?? 0, second ?? 0]
  let [step, otherStep] = [THOUSAND, THOUSAND]
  while ((one / step + 2) * (other / otherStep + 2) > states) {
    if (one / step > other / otherStep) step *= 2
    else otherStep *= 2
  }
  return [
    { size: one, step },
    { size: other, step: otherStep },
  ]
}

/** Whether a compartment changes the tax of the years: if not, its levies are the same in any year. */
const isTaxedByYear = ({ asked, tax, pools }: Ground, pool: Pool): boolean => {
  if (pools[pool].size === 0 || pool === 'es') return false
  if (pool === 'vvd' || asked.gains_taxed === 'scale') return true
  const most = POOLS.reduce((sum, one) => sum + pools[one].size, 0) + centsOf(asked.savings.co)
  const incomes = [asked.incomes, asked.first_year ?? asked.incomes].map(({ pension, spouse_pension: spouse, other }) =>
    centsOf(pension.plus(spouse).plus(other)),
  )
  // At a growth of a tenth a year, the most that is asked, fifteen years make less than five times the savings.
  return tax.contribution(Math.max(...incomes) + 5 * most) > 0
}

const NOTHING: Spread = { size: 0, step: THOUSAND }
const keyOf = ({ converted, lump }: Decision): string => `${converted.vvd} ${converted.vvnd} ${converted.es} ${lump}`
const sumOver = (years: readonly YearGround[], plan: readonly Units[]): number =>
  years.reduce((sum, year, at) => sum + netOf(year, plan[at] ?? NO_UNITS), 0)

/** A compartment over years, beside what the others pay in each of them. */
const onGrid = (
  years: readonly YearGround[],
  pools: readonly Pool[],
  [first, second]: readonly [Spread, Spread],
  beside: readonly Units[],
) => {
  const [one = 'vvd', other = 'vvnd'] = pools
  const unitsOf = (at: number, amount: number, otherAmount: number): Units => {
    const units = { ...(beside[at] ?? NO_UNITS), [one]: amount }
    return pools.length > 1 ? { ...units, [other]: otherAmount } : units
  }
  const plans = bestOnGrid({
    years: years.length,
    first,
    second,
    valueOf: (year, amount, otherAmount) => netOf(years[year] as YearGround, unitsOf(year, amount, otherAmount)),
    keyOf: (year) =>
      `${years[year]?.key} ${POOLS.map((pool) => (pools.includes(pool) ? '' : (beside[year]?.[pool] ?? 0))).join(' ')}`,
  })
  return (count: number): readonly Units[] | undefined => {
    const { value, parts } = plans(count)
    return Number.isFinite(value) ? parts.map(([amount, otherAmount], at) => unitsOf(at, amount, otherAmount)) : undefined
  }
}

/** Spreads the capital of decisions over years; what it has computed for one is not computed again. */
export type Spreader = {
  /** What a decision leaves about, capital coming out within a window. */
  readonly about: (decision: Decision, window: Window) => number
  /** The plan of a decision within a window that leaves most of those in steps; undefined where the contract pays no such parts. */
  readonly inSteps: (decision: Decision, window: Window) => Outcome | undefined
  /** The same to the cent: payments are moved to where taxes bend and jump. */
  readonly exact: (start: Outcome, window: Window) => Outcome
}

/**
 * Makes a spreader.
 *
 * @param ground what the plan is computed from
 * @param quotient whether the quotient counts
 */
export const spreaderOf = (ground: Ground, quotient: boolean): Spreader => {
  const { asked, pools, span } = ground
  const [years, grids] = [new Map<string, readonly YearGround[]>(), new Map<string, ReturnType<typeof onGrid>>()]
  const moving = POOLS.filter((pool) => isTaxedByYear(ground, pool))
  const leftOf = ({ converted }: Decision, pool: Pool) => pools[pool].size - converted[pool]
  const yearsFor = (decision: Decision) => {
    const known = years.get(keyOf(decision)) ?? yearsOf(ground, decision, quotient, span)
    years.set(keyOf(decision), known)
    return known
  }
  const gridFor = (decision: Decision, from: number, isFine: boolean) => {
    const key = `${keyOf(decision)} ${from} ${isFine}`
    const sizes = moving.map((pool) => leftOf(decision, pool))
    const one = { size: sizes[0] ?? 0, step: stepFor(sizes[0] ?? 0, isFine ? FINE_STEPS : COARSE_STEPS) }
    const spreads = (): readonly [Spread, Spread] =>
      moving.length > 1 ? spreadsOf(sizes, isFine || asked.years <= FEW_YEARS ? MOST_STATES : FEW_STATES) : [one, NOTHING]
    const known = grids.get(key) ?? onGrid(yearsFor(decision).slice(from, asked.years), moving, spreads(), [])
    grids.set(key, known)
    return known
  }
  // What is taxed alike in any year comes at once; where it grows, it waits.
  const restOf = (decision: Decision, { from, count }: Window): readonly Units[] => {
    const amountOf = (pool: Pool) => (moving.includes(pool) ? 0 : leftOf(decision, pool))
    const place = asked.growth === 0 ? from : from + count - 1
    return yearsFor(decision).map((_, at) =>
      at === place ? { vvd: amountOf('vvd'), vvnd: amountOf('vvnd'), es: amountOf('es') } : NO_UNITS,
    )
  }
  const together = (rest: readonly Units[], { from }: Window, part: readonly Units[]): readonly Units[] =>
    rest.map((units, at) => {
      const moved = part[at - from] ?? NO_UNITS
      return { vvd: units.vvd + moved.vvd, vvnd: units.vvnd + moved.vvnd, es: units.es }
    })
  const planFor = (decision: Decision, window: Window, isFine: boolean): readonly Units[] | undefined => {
    const rest = restOf(decision, window)
    if (moving.length === 0) return rest
    const plan = gridFor(decision, window.from, isFine)(window.count)
    return plan && together(rest, window, plan)
  }
  /** Spreads one of two compartments again, more finely, beside the other. */
  const respread = (decision: Decision, { from, count }: Window, plan: readonly Units[]): readonly Units[] =>
    moving.reduce((best, pool) => {
      const size = leftOf(decision, pool)
      const inside = yearsFor(decision).slice(from, from + count)
      const spreads = [{ size, step: stepFor(size, FINE_STEPS) }, NOTHING] as const
      const found = onGrid(inside, [pool], spreads, best.slice(from, from + count))(count)
      const next = found && [...best.slice(0, from), ...found, ...best.slice(from + count)]
      return next !== undefined && sumOver(yearsFor(decision), next) > sumOver(yearsFor(decision), best) + NOISE ? next : best
    }, plan)
  const outcomeIn = (decision: Decision, plan: readonly Units[]): Outcome => ({
    decision,
    years: yearsFor(decision),
    plan,
    value: sumOver(yearsFor(decision), plan),
  })
  return {
    about: (decision, window) => {
      const plan = planFor(decision, window, false)
      return plan === undefined ? Number.NEGATIVE_INFINITY : sumOver(yearsFor(decision), plan)
    },
    inSteps: (decision, window) => {
      const start = planFor(decision, window, true)
      const plan = start && (moving.length > 1 ? respread(decision, window, start) : start)
      return plan && outcomeIn(decision, plan)
    },
    exact: ({ decision, plan }, { from, count }) => {
      const inside = polish(yearsFor(decision).slice(from, from + count), plan.slice(from, from + count))
      return outcomeIn(decision, [...plan.slice(0, from), ...inside, ...plan.slice(from + count)])
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
