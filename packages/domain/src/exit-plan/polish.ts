import { POOLS, type Pool } from './model.ts'
import { figuresOf, type Units, type YearGround } from './year.ts'

const ROUNDS = 30
/** In cents: less is not worth another round. */
const LEAST_GAIN = 1
/** More than the places that one decision sees. */
const MOST_PLACES = 10_000_000

/** What a year leaves of so much capital; minus infinity where the contract pays no part so small. */
export const netOf = (year: YearGround, units: Units): number => {
  const { capital, net } = figuresOf(year, units)
  return capital > 0 && capital < year.leastPart ? Number.NEGATIVE_INFINITY : net
}

/** Income that one cent of a compartment adds to what the scale looks at; under the quotient a quarter of the payments. */
const scaledPerCent = ({ ground, factor, quotient }: YearGround, pool: Pool): number => {
  const { paidShare } = ground.pools[pool]
  const gains = ground.asked.gains_taxed === 'scale' && pool !== 'es' ? factor - paidShare : 0
  const paid = pool === 'vvd' ? paidShare : 0
  return gains + (quotient ? paid / 4 : paid)
}

const taxAt = (year: YearGround, units: Units): number => figuresOf(year, units).tax

/** Largest amount of a compartment with which the tax of a year is no higher than it is with another amount. */
const endOfStep = (year: YearGround, units: Units, pool: Pool, most: number, tax: number): number => {
  let [low, high] = [0, most + 1]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (taxAt(year, { ...units, [pool]: middle }) <= tax) low = middle
    else high = middle
  }
  return low
}

/** Amounts of a compartment at which the tax of a year bends or jumps, each at the end of its euro, with the euro before. */
const bendsOf = (year: YearGround, units: Units, pool: Pool, most: number): readonly number[] => {
  const perCent = scaledPerCent(year, pool)
  if (perCent <= 0) return []
  const none = { ...units, [pool]: 0 }
  const { ordinary, exceptional, quotient } = year
  const start = ordinary + (quotient ? exceptional / 4 : exceptional)
  const rest = POOLS.reduce((sum, other) => (other === pool ? sum : sum + units[other] * scaledPerCent(year, other)), start)
  return year.ground.tax.bends
    .map((bend) => Math.floor((bend - rest) / perCent))
    .filter((amount) => amount > 0 && amount < most)
    .flatMap((amount) => {
      const tax = taxAt(year, { ...none, [pool]: amount })
      return [endOfStep(year, none, pool, most, tax), endOfStep(year, none, pool, most, tax - 100)]
    })
}

/** One year of a plan with the places of a compartment at which its tax changes; years that are taxed alike share it. */
type Place = { readonly id: number; readonly netAt: (amount: number) => number; readonly ends: readonly number[] }

/** What is known of a compartment: places by year and units, bends by year and other units, and pairs of places that nothing is moved between. */
type KnownPool = {
  readonly size: number
  readonly places: Map<string, Place>
  readonly bends: Map<string, readonly number[]>
  readonly settled: Set<number>
}

const placeOf = ({ size, places, bends }: KnownPool, year: YearGround, units: Units, pool: Pool): Place => {
  const others = `${year.key} ${POOLS.map((other) => (other === pool ? '' : units[other])).join(' ')}`
  const key = `${others} ${units[pool]}`
  const before = places.get(key)
  if (before !== undefined) return before
  // One object for all amounts that are tried: there are ten thousands.
  const tried: { vvd: number; vvnd: number; es: number } = { ...units }
  const netAt = (amount: number): number => {
    tried[pool] = amount
    return netOf(year, tried)
  }
  const ofYear = bends.get(others) ?? bendsOf(year, units, pool, size)
  bends.set(others, ofYear)
  const end = endOfStep(year, units, pool, size, taxAt(year, units))
  const place = { id: places.size, netAt, ends: [...new Set([end, ...ofYear])] }
  places.set(key, place)
  return place
}

/** The amount of the first of two years that leaves most of both together. */
const sharedOut = (one: Place, other: Place, amount: number, both: number): number => {
  let [best, most] = [amount, one.netAt(amount) + other.netAt(both - amount) + LEAST_GAIN]
  const attempt = (next: number): void => {
    if (next < 0 || next > both) return
    const net = one.netAt(next) + other.netAt(both - next)
    if (net > most) [best, most] = [next, net]
  }
  attempt(both)
  attempt(0)
  for (const end of one.ends) attempt(end)
  return best
}

/** Moves money of one compartment between two years where that leaves more; says whether it did. */
const improve = (years: readonly YearGround[], plan: Units[], pool: Pool, known: KnownPool): boolean => {
  const placeAt = (at: number): Place => placeOf(known, years[at] as YearGround, plan[at] as Units, pool)
  const places = plan.map((_, at) => placeAt(at))
  let isBetter = false
  for (let one = 0; one < plan.length; one += 1) {
    for (let other = 0; other < plan.length; other += 1) {
      const [units, others, place, next] = [plan[one], plan[other], places[one], places[other]] as [Units, Units, Place, Place]
      const both = units[pool] + others[pool]
      const pair = place.id * MOST_PLACES + next.id
      if (one === other || both === 0 || known.settled.has(pair)) continue
      const amount = sharedOut(place, next, units[pool], both)
      if (amount === units[pool]) {
        known.settled.add(pair)
        continue
      }
      plan[one] = { ...units, [pool]: amount }
      plan[other] = { ...others, [pool]: both - amount }
      places[one] = placeAt(one)
      places[other] = placeAt(other)
      isBetter = true
    }
  }
  return isBetter
}

/**
 * Makes a function that moves money between two years at a time to the places where the tax of a year bends, jumps or rounds, as long as that leaves more.
 * It never leaves less, and looks at no pair of years twice.
 *
 * @param left what the years of the decision pay of each compartment together
 */
export const polisherOf = (left: Units) => {
  const known = POOLS.map((pool): KnownPool => ({
    size: left[pool],
    places: new Map(),
    bends: new Map(),
    settled: new Set(),
  }))
  return (years: readonly YearGround[], start: readonly Units[]): readonly Units[] => {
    const plan = [...start]
    for (let round = 0; round < ROUNDS; round += 1) {
      const gains = POOLS.map((pool, at) => left[pool] > 0 && improve(years, plan, pool, known[at] as KnownPool))
      if (!gains.includes(true)) break
    }
    return plan
  }
}
