import { bestOnGrid, type Spread } from './grid.ts'
import { POOLS, type Pool } from './model.ts'
import { netOf } from './polish.ts'
import { NO_UNITS, type Units, type YearGround } from './year.ts'

/** Steps in cents; every one up to 1 000 € divides it, so that a search in steps of 1 000 € is never ahead. */
const STEPS = [
  10_000, 25_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 50_000_000,
] as const
const THOUSAND = 100_000
const FINE_STEPS = 120
const COARSE_STEPS = 40
/** Amounts of two compartments that are looked at together: all steps of 1 000 € of 30 000 €. */
const MOST_STATES = 441

const stepFor = (size: number, most: number): number => STEPS.find((step) => size / step <= most) ?? Math.ceil(size / most)

const spreadsOf = (one: number, other: number): readonly [Spread, Spread] => {
  let [step, otherStep] = [THOUSAND, THOUSAND]
  while ((one / step + 2) * (other / otherStep + 2) > MOST_STATES) {
    if (one / step > other / otherStep) step *= 2
    else otherStep *= 2
  }
  return [
    { size: one, step },
    { size: other, step: otherStep },
  ]
}

/** Compartments that are spread together: what one pays from each, and how many in which steps. */
export type Bundle = { readonly each: Units; readonly spread: Spread }
export const NO_BUNDLE: Bundle = { each: NO_UNITS, spread: { size: 0, step: THOUSAND } }

/** One compartment in small steps, or in larger ones. */
export const oneBundle = (pool: Pool, units: Units, isFine: boolean): Bundle => ({
  each: { ...NO_UNITS, [pool]: 1 },
  spread: { size: units[pool], step: stepFor(units[pool], isFine ? FINE_STEPS : COARSE_STEPS) },
})

/** One or two compartments in small steps. */
export const bundlesOf = ([one = 'vvd', other]: readonly Pool[], units: Units, isFine: boolean): readonly [Bundle, Bundle] => {
  if (other === undefined) return [oneBundle(one, units, isFine), NO_BUNDLE]
  const [first, second] = spreadsOf(units[one], units[other])
  return [
    { each: { ...NO_UNITS, [one]: 1 }, spread: first },
    { each: { ...NO_UNITS, [other]: 1 }, spread: second },
  ]
}

/** All of some savings in a few equal steps, always in the same proportion. */
export const mixedBundle = ({ vvd, vvnd, es }: Units): Bundle => ({
  each: { vvd: vvd / COARSE_STEPS, vvnd: vvnd / COARSE_STEPS, es: es / COARSE_STEPS },
  spread: { size: vvd + vvnd + es === 0 ? 0 : COARSE_STEPS, step: 1 },
})

/** Spreads one bundle or two over years, beside what the others pay in each of them. */
export const onGrid = (
  years: readonly YearGround[],
  [{ each: one, spread: first }, { each: other, spread: second }]: readonly [Bundle, Bundle],
  beside: readonly Units[],
  tables: Map<string, Float64Array>,
) => {
  const unitsOf = (at: number, amount: number, otherAmount: number): Units => {
    const { vvd, vvnd, es } = beside[at] ?? NO_UNITS
    return {
      vvd: vvd + amount * one.vvd + otherAmount * other.vvd,
      vvnd: vvnd + amount * one.vvnd + otherAmount * other.vvnd,
      es: es + amount * one.es + otherAmount * other.es,
    }
  }
  const { most, parts } = bestOnGrid({
    first,
    second,
    valueOf: (year, amount, otherAmount) => netOf(years[year] as YearGround, unitsOf(year, amount, otherAmount)),
    keyOf: (year) => `${years[year]?.key} ${POOLS.map((pool) => beside[year]?.[pool] ?? 0).join(' ')}`,
    tables,
  })
  const plan = (count: number): readonly Units[] | undefined =>
    Number.isFinite(most(count)) ? parts(count).map(([amount, otherAmount], at) => unitsOf(at, amount, otherAmount)) : undefined
  return { most, plan }
}
