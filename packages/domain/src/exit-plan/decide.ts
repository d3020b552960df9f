import type { Band } from '../law/index.ts'
import type { Ground } from './ground.ts'
import { NOISE } from './grid.ts'
import { POOLS, type Pool } from './model.ts'
import { refine } from './refine.ts'
import { outcomeOf, spreaderOf, type Outcome, type Spreader, type Window } from './spread.ts'
import { NO_UNITS, type Decision, type Units } from './year.ts'

const THOUSAND = 100_000
/** Decisions that are all tried; of more, a few are, and then those near the one that leaves most. */
const MOST_DECISIONS = 300
/** Years with which all decisions are tried. */
const FEW_YEARS = 3
const LEAST_STEP = 10_000
/** Parts of a compartment down to which an annuity is tried over more years; smaller ones are tried with the plan that leaves most. */
const CLIMBED_PARTS = 64
/** A window that is behind another one by so much in its larger steps stays behind in small ones. */
const FAR_SHARE = 0.01
const FAR_CENTS = 50_000

const ladder = (size: number, step: number): readonly number[] => [
  ...Array.from({ length: Math.ceil(size / step) }, (_, at) => at * step),
  size,
]

const combine = (amounts: Readonly<Record<Pool, readonly number[]>>): readonly Units[] =>
  amounts.vvd.flatMap((vvd) => amounts.vvnd.flatMap((vvnd) => amounts.es.map((es) => ({ vvd, vvnd, es }))))

/** Years in which the mandatory payments may come out as capital within a window; undefined for their annuity. */
const lumpsOf = ({ co, isSmallAnnuity }: Ground, { from, count }: Window): readonly (number | undefined)[] =>
  co === 0 || !isSmallAnnuity ? [undefined] : [undefined, ...Array.from({ length: count }, (_, at) => from + at)]

/**
 * Whether a euro of a compartment may leave more as an annuity until the stated age than as capital. Not where the annuity before income tax is below what
 * the capital leaves at the steepest tax: the top rate on the slope of the décote, the contribution on high incomes, and one threshold of collection for
 * each 1 000 €.
 */
const isConvertible = ({ asked, law, rates, pools, span }: Ground, pool: Pool): boolean => {
  const { size, paidShare } = pools[pool]
  const gains = 1 - paidShare
  const isScale = asked.gains_taxed === 'scale'
  const asAnnuity = asked.annuity_rate * span * (1 - rates.annuityShare * rates.annuityCharges)
  const top = (bands: readonly Band[]) => bands.at(-1)?.rate.toNumber() ?? 0
  const steepest = top(law.scale) * (1 + law.decote.rate.toNumber())
  const onGains = pool === 'es' ? 0 : (isScale ? steepest : rates.flat) + top(law.highIncome.single)
  const onPaid = pool === 'vvd' ? steepest + top(law.highIncome.single) : 0
  const asCapital =
    1 - gains * (rates.charges + onGains) - paidShare * onPaid - law.collectionThreshold.dividedBy(1000).toNumber()
  return size > 0 && asAnnuity > Math.max(asCapital, 0)
}

/** Amounts of each compartment that may be turned into an annuity; those that never leave more so stay capital. */
const convertedOf = (
  ground: Ground,
  convertible: readonly Pool[],
  rungs: (size: number) => readonly number[],
): readonly Units[] => {
  const amounts = (pool: Pool) => (convertible.includes(pool) ? [...new Set(rungs(ground.pools[pool].size))] : [0])
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

/** What may be decided within a window. */
type Choice = {
  readonly ground: Ground
  readonly convertible: readonly Pool[]
  readonly lumps: readonly (number | undefined)[]
}

/** Decisions beside one: a step more or less of one compartment, or another year of the small capital. */
const beside = ({ ground, convertible, lumps }: Choice, { converted, lump }: Decision, step: number): readonly Decision[] => [
  ...convertible.flatMap((pool) =>
    [converted[pool] - step, converted[pool] + step].map((amount) => ({
      converted: { ...converted, [pool]: Math.min(Math.max(amount, 0), ground.pools[pool].size) },
      lump,
    })),
  ),
  ...lumps.map((year) => ({ converted, lump: year })),
]

/** From a few decisions to the one that leaves most, in steps that become smaller. */
const climb = (choice: Choice, count: number, judge: Judge): Decision => {
  const { ground, convertible, lumps } = choice
  const start = convertedOf(ground, convertible, (size) => [0, Math.round(size / 2), size])
  // The annuity of the mandatory payments or their capital at once; the other years are tried beside them.
  let best = bestOf(
    start.flatMap((converted) => lumps.slice(0, 2).map((lump) => ({ converted, lump }))),
    judge,
  )
  const largest = Math.max(0, ...convertible.map((pool) => ground.pools[pool].size))
  const least = Math.max(LEAST_STEP, count > FEW_YEARS ? largest / CLIMBED_PARTS : 0)
  let step = Math.max(LEAST_STEP, largest / 4)
  while (step >= least) {
    const next = bestOf(beside(choice, best.decision, Math.round(step)), judge)
    if (next.value > best.value + NOISE) best = next
    else step /= 2
  }
  return best.decision
}

const decideIn = (ground: Ground, convertible: readonly Pool[], window: Window, judge: Judge): Decision => {
  const lumps = lumpsOf(ground, window)
  const count = POOLS.reduce((product, pool) => product * (Math.ceil(ground.pools[pool].size / THOUSAND) + 1), 1)
  if (convertible.length === 0 && lumps.length === 1) return { converted: NO_UNITS, lump: undefined }
  if (window.count > FEW_YEARS || count > MOST_DECISIONS) return climb({ ground, convertible, lumps }, window.count, judge)
  const all = convertedOf(ground, convertible, (size) => ladder(size, THOUSAND))
  return bestOf(
    all.flatMap((converted) => lumps.map((lump) => ({ converted, lump }))),
    judge,
  ).decision
}

/** Whether the contract pays a part in every year. */
const isUnbounded = ({ asked: { years, most_parts: most = years } }: Pick<Ground, 'asked'>): boolean => most >= years

/**
 * Windows of years in which capital may come out; the contract may bound their length. Bounded windows begin at once, or after a first year with incomes
 * of its own; where savings grow they may end with the last year too. All others leave the same as one of these, or are tried from its plan.
 */
const windowsOf = ({ asked, first, usual }: Ground): readonly Window[] => {
  const { years, most_parts: most = years } = asked
  if (isUnbounded({ asked })) return Array.from({ length: years }, (_, at) => ({ from: 0, count: at + 1 }))
  return Array.from({ length: most }, (_, at) => {
    const last = years - at - 1
    const starts = [0, first === usual ? 0 : Math.min(1, last), asked.growth === 0 ? 0 : last]
    return [...new Set(starts)].map((from) => ({ from, count: at + 1 }))
  }).flat()
}

/** A window with its decision. */
type Attempt = { readonly window: Window; readonly decision: Decision; readonly about: number }

/** Windows that may leave most, each with its decision: those that leave far less than another one are not spread in small steps. */
const attemptsIn = (ground: Ground, { about }: Spreader): readonly Attempt[] => {
  const convertible = POOLS.filter((pool) => isConvertible(ground, pool))
  const attempts = windowsOf(ground).map((window): Attempt => {
    const judge: Judge = (decision) => about(decision, window)
    const decision = decideIn(ground, convertible, window, judge)
    return { window, decision, about: judge(decision) }
  })
  const most = Math.max(...attempts.map((attempt) => attempt.about))
  return Number.isFinite(most) ? attempts.filter((attempt) => !(attempt.about < most - FAR_SHARE * most - FAR_CENTS)) : attempts
}

/** The plan paid some years sooner or later. */
const shift = (ground: Ground, { decision, plan }: Outcome, quotient: boolean, by: number): Outcome => {
  const lump = decision.lump === undefined ? undefined : decision.lump + by
  const units = plan.map((_, at) => plan[at - by] ?? NO_UNITS)
  return outcomeOf(ground, { converted: decision.converted, lump }, units, quotient)
}

/** Moves the plan of a bounded window to every other place among the years. */
const shiftAround = (ground: Ground, outcome: Outcome, quotient: boolean): readonly Outcome[] => {
  const { years } = ground.asked
  const paid = outcome.plan.flatMap(({ vvd, vvnd, es }, at) => (vvd + vvnd + es > 0 || at === outcome.decision.lump ? [at] : []))
  const [first, last] = [paid[0], paid.at(-1)]
  if (first === undefined || last === undefined) return []
  return Array.from({ length: years - last + first }, (_, at) => shift(ground, outcome, quotient, at - first))
}

/** Improves a plan over the years that may pay beside its own. */
const refinedIn = (ground: Ground, quotient: boolean, spreader: Spreader, best: Outcome): Outcome => {
  const { years, most_parts: most = years } = ground.asked
  const first = best.plan.findIndex(({ vvd, vvnd, es }, at) => vvd + vvnd + es > 0 || at === best.decision.lump)
  const window = isUnbounded(ground)
    ? { from: 0, count: years }
    : { from: Math.max(0, Math.min(first, years - most)), count: most }
  const convertible = POOLS.filter((pool) => isConvertible(ground, pool))
  const lumps = lumpsOf(ground, window)
  return refine({ ground, quotient, spreader, convertible, lumps, window }, best)
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
  for (const { window, decision } of attemptsIn(ground, spreader)) {
    const start = spreader.inSteps(decision, window)
    // One more year first takes what it can from the plan without it: a small payment that no step shows may be untaxed.
    if (isUnbounded(ground)) consider(spreader.exact(best, window))
    if (start === undefined || start.value <= mostInSteps + NOISE) continue
    mostInSteps = start.value
    consider(spreader.exact(start, window))
  }
  consider(refinedIn(ground, quotient, spreader, best))
  if (!isUnbounded(ground)) for (const other of shiftAround(ground, best, quotient)) consider(other)
  for (const other of others) consider(other)
  return { ...best, plan: earlier(best) }
}
