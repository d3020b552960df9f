import type { Evaluators } from '../explain/index.ts'
import { assumptionsOn, chanceBelow, mixOf, pathOf, spreadOf, STEPS_A_YEAR, type Mix } from '../futures/index.ts'
import { sumEuros, type Euros } from '../money/index.ts'
import { assumptionsAt } from '../withdrawal/index.ts'
import type { ProjectionPlan } from './departure.ts'
import { paymentsUntil } from './growth.ts'
import type { IncomeTerms } from './income-model.ts'
import { livingNet } from './living.ts'
import type { KnownLiving } from './living-model.ts'

const MONTHS_PER_YEAR = 12
const HUNDRED = 100
/** More halvings of a share than any figure that is shown needs. */
const MIX_HALVINGS = 40
/** Tries to find a return, and the euros a month that it may miss the goal by: a chance is shown in hundredths. */
const [MOST_TRIES, CLOSE_ENOUGH] = [30, 0.02] as const
/** Returns between which the one that reaches a goal is looked for, in percent a year. */
const [LEAST_RETURN, MOST_RETURN] = [-60, 60] as const

/**
 * Gives the mix whose middle future grows by a return: as many shares as it takes, the rest on the money market. Rule RP-26.
 *
 * @param day day of the question, for the assumptions
 * @param netReturn percent a year
 */
const mixWithReturn = (day: string, netReturn: number): Mix => {
  const set = assumptionsOn(day)
  const wanted = Math.log1p(netReturn / HUNDRED)
  const mixed = (shares: number): Mix => mixOf(set, { shares, money: 1 - shares })
  let [low, high] = [0, 1]
  for (let tries = 0; tries < MIX_HALVINGS; tries += 1) {
    const middle = (low + high) / 2
    if (mixed(middle).growth < wanted) low = middle
    else high = middle
  }
  return mixed((low + high) / 2)
}

const yearsOf = (months: number): number => Math.round((months / MONTHS_PER_YEAR) * STEPS_A_YEAR) / STEPS_A_YEAR

/** Savings of a plan at its departure with one return, in euros. */
const savedWith = (plan: ProjectionPlan, months: number, netReturn: number): number => {
  const [held, each] = [sumEuros(plan.accounts.map(({ balance }) => balance)), sumEuros(Object.values(plan.payments))]
  const growth = 1 + netReturn / HUNDRED
  const count = paymentsUntil(plan.periodicity, months)
  const period = plan.periodicity === 'monthly' ? 1 : MONTHS_PER_YEAR
  const grown = (left: number): number => growth ** (left / MONTHS_PER_YEAR)
  const paid =
    plan.periodicity === 'one_shot'
      ? each.toNumber() * grown(months)
      : Array.from({ length: count }, (_, place) => grown(months - (place + 1) * period)).reduce(
          (sum, one) => sum + each.toNumber() * one,
          0,
        )
  return held.toNumber() * grown(months) + paid
}

const pathAt = (plan: ProjectionPlan, months: number) => {
  const each = sumEuros(Object.values(plan.payments)).toNumber()
  const mix = mixWithReturn(plan.today, assumptionsAt(plan.today).netReturn)
  return pathOf({
    initial: sumEuros(plan.accounts.map(({ balance }) => balance)).toNumber() + (plan.periodicity === 'one_shot' ? each : 0),
    monthly: plan.periodicity === 'monthly' ? each : plan.periodicity === 'yearly' ? each / MONTHS_PER_YEAR : 0,
    years: yearsOf(months),
    mixAt: () => mix,
  })
}

/**
 * Finds the return with which nothing is missing, by the rule of Illinois: the straight line between two tries, one of them halved where the other one stays.
 *
 * @param left what is left over the goal with a return, which grows with it
 * @returns true where the lowest return reaches it, false where the highest does not
 */
const reachingReturn = (left: (netReturn: number) => number): number | boolean => {
  let [low, high]: [number, number] = [LEAST_RETURN, MOST_RETURN]
  let [under, over] = [left(low), left(high)]
  if (under >= 0) return true
  if (over < 0) return false
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const middle = low + ((high - low) * under) / (under - over)
    const found = left(middle)
    if (Math.abs(found) <= CLOSE_ENOUGH) return middle
    if (found < 0) [low, under, over] = [middle, found, over / 2]
    else [high, over, under] = [middle, found, under / 2]
  }
  return high
}

/**
 * Gives the chance that what is saved reaches a goal; everything else of the answer is supposed certain.
 *
 * Rule RP-26. The return that reaches the goal is looked for; the chance is that of the savings which it makes, by the assumptions of the futures (ROBO-24) with a mix whose
 * middle future has the simulator's own return. Half-years as the futures count them.
 *
 * @param plan everything it follows from
 * @param terms household
 * @param living its answer
 * @param goal net euros of today a month
 * @param evaluators prices of annuities
 * @returns from 0 to 1; undefined where nothing saved is left to chance
 */
export const chanceOf = (
  plan: ProjectionPlan,
  terms: IncomeTerms,
  living: KnownLiving,
  goal: Euros,
  evaluators: Evaluators,
): number | undefined => {
  const { departure, months, charges } = living
  if (yearsOf(months) === 0 || savedWith(plan, months, 0) === 0) return undefined
  const settled: IncomeTerms = { ...terms, pensionCharges: charges.rate }
  const missing = (netReturn: number): number =>
    livingNet(plan, settled, evaluators, { departure, netReturn }).minus(goal).toNumber()
  const found = reachingReturn(missing)
  if (typeof found === 'boolean') return found ? 1 : 0
  return 1 - chanceBelow(spreadOf(pathAt(plan, months)), savedWith(plan, yearsOf(months) * MONTHS_PER_YEAR, found))
}
