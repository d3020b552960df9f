import type { Ground } from './ground.ts'
import { NOISE } from './grid.ts'
import { POOLS } from './model.ts'
import { spreaderOf, type Outcome, type Spreader, type Window } from './spread.ts'
import { NO_UNITS, type Decision, type Units } from './year.ts'

const THOUSAND = 100_000
/** Decisions that are all tried; of more, a few are, and then those near the one that leaves most. */
const MOST_DECISIONS = 300
/** Years with which all decisions are tried. */
const FEW_YEARS = 3
const LEAST_STEP = 10_000

const ladder = (size: number, step: number): readonly number[] => [
  ...Array.from({ length: Math.ceil(size / step) }, (_, at) => at * step),
  size,
]

const combine = (amounts: Readonly<Record<(typeof POOLS)[number], readonly number[]>>): readonly Units[] =>
  amounts.vvd.flatMap((vvd) => amounts.vvnd.flatMap((vvnd) => amounts.es.map((es) => ({ vvd, vvnd, es }))))

/** Years in which the mandatory payments may come out as capital within a window; undefined for their annuity. */
const lumpsOf = ({ co, isSmallAnnuity }: Ground, { from, count }: Window): readonly (number | undefined)[] =>
  co === 0 || !isSmallAnnuity ? [undefined] : [undefined, ...Array.from({ length: count }, (_, at) => from + at)]

const convertedOf = ({ asked, pools }: Ground, rungs: (size: number) => readonly number[]): readonly Units[] => {
  const amounts = (pool: (typeof POOLS)[number]) =>
    asked.annuity_rate === 0 || pools[pool].size === 0 ? [0] : [...new Set(rungs(pools[pool].size))]
  return combine({ vvd: amounts('vvd'), vvnd: amounts('vvnd'), es: amounts('es') })
}

type Judge = (decision: Decision) => number

const bestOf = (decisions: readonly Decision[], judge: Judge): { decision: Decision; value: number } => {
  let [best, most] = [decisions[0] ?? { converted: NO_UNITS, lump: undefined }, Number.NEGATIVE_INFINITY]
  for (const decision of decisions) {
    const value = judge(decision)
    if (value > most + NOISE) [best, most] = [decision, value]
  }
  return { decision: best, value: most }
}

/** Decisions beside one: a step more or less of one compartment, or another year of the small capital. */
const beside = (ground: Ground, { converted, lump }: Decision, step: number, lumps: readonly (number | undefined)[]) => [
  ...POOLS.flatMap((pool) =>
    ground.pools[pool].size === 0
      ? []
      : [converted[pool] - step, converted[pool] + step].map((amount) => ({
          converted: { ...converted, [pool]: Math.min(Math.max(amount, 0), ground.pools[pool].size) },
          lump,
        })),
  ),
  ...lumps.map((year) => ({ converted, lump: year })),
]

/** From a few decisions to the one that leaves most, in steps that become smaller. */
const climb = (ground: Ground, lumps: readonly (number | undefined)[], judge: Judge): Decision => {
  const start = convertedOf(ground, (size) => [0, Math.round(size / 2), size])
  // The annuity of the mandatory payments or their capital at once; the other years are tried beside them.
  let best = bestOf(
    start.flatMap((converted) => lumps.slice(0, 2).map((lump) => ({ converted, lump }))),
    judge,
  )
  let step = Math.max(...POOLS.map((pool) => ground.pools[pool].size)) / 4
  while (step >= LEAST_STEP) {
    const next = bestOf(beside(ground, best.decision, Math.round(step), lumps), judge)
    if (next.value > best.value + NOISE) best = next
    else step /= 2
  }
  return best.decision
}

const decideIn = (ground: Ground, window: Window, { about }: Spreader): Decision => {
  const lumps = lumpsOf(ground, window)
  const judge: Judge = (decision) => about(decision, window)
  const all = convertedOf(ground, (size) => ladder(size, THOUSAND))
  if (all.length * lumps.length === 1) return { converted: NO_UNITS, lump: undefined }
  return window.count <= FEW_YEARS && all.length <= MOST_DECISIONS
    ? bestOf(
        all.flatMap((converted) => lumps.map((lump) => ({ converted, lump }))),
        judge,
      ).decision
    : climb(ground, lumps, judge)
}

/** Whether the contract pays a part in every year. */
const isUnbounded = ({ asked: { years, most_parts: most = years } }: Pick<Ground, 'asked'>): boolean => most >= years

/** Windows of years in which capital may come out; the contract may bound their length. */
const windowsOf = ({ asked }: Ground): readonly Window[] => {
  const { years, most_parts: most = years } = asked
  if (isUnbounded({ asked })) return Array.from({ length: years }, (_, at) => ({ from: 0, count: at + 1 }))
  return Array.from({ length: most }, (_, at) =>
    Array.from({ length: years - at }, (_year, from) => ({ from, count: at + 1 })),
  ).flat()
}

/** Of years that are taxed alike, those in which more comes out go first: what is left is the same. */
const earlier = ({ years, plan }: Outcome): readonly Units[] => {
  const amountOf = ({ vvd, vvnd, es }: Units) => vvd + vvnd + es
  const alike = Map.groupBy(plan.keys(), (at) => years[at]?.key)
  const ordered = [...plan]
  for (const places of alike.values()) {
    const payments = places.map((at) => plan[at] ?? NO_UNITS).toSorted((one, other) => amountOf(other) - amountOf(one))
    for (const [rank, at] of places.entries()) ordered[at] = payments[rank] ?? NO_UNITS
  }
  return ordered
}

/**
 * Looks for the plan that leaves most until the stated age. Every shorter plan is looked for too, so that one more year never leaves less; of plans that
 * leave the same, the one over fewer years stays.
 *
 * @param ground what the plan is computed from
 * @param quotient whether the quotient counts
 * @param atOnce the plan of all at once, which stays where no other leaves more
 * @param others further plans that it must not stay behind
 */
export const mostNet = (ground: Ground, quotient: boolean, atOnce: Outcome, others: readonly Outcome[]): Outcome => {
  const spreader = spreaderOf(ground, quotient)
  let [best, mostInSteps] = [atOnce, Number.NEGATIVE_INFINITY]
  const consider = (outcome: Outcome): void => {
    if (outcome.value > best.value + NOISE) best = outcome
  }
  for (const window of windowsOf(ground)) {
    const start = spreader.inSteps(decideIn(ground, window, spreader), window)
    // One more year first takes what it can from the plan without it: a small payment that no step shows may be untaxed.
    if (isUnbounded(ground)) consider(spreader.exact(best, window))
    if (start === undefined || start.value <= mostInSteps + NOISE) continue
    mostInSteps = start.value
    consider(spreader.exact(start, window))
  }
  for (const other of others) consider(other)
  return { ...best, plan: earlier(best) }
}
