import { valueOf } from '../explain/index.ts'
import {
  euros,
  multiplyEuros,
  roundToCents,
  roundToEuros,
  splitAmount,
  sumEuros,
  ZERO_EUROS,
  type Euros,
} from '../money/index.ts'
import type { ProjectionPlan } from './departure.ts'
import type { IncomeEuros } from './income-model.ts'
import { verdictOf } from './living.ts'
import type { KnownLiving, LivingPart, Verdict } from './living-model.ts'

/** An answer as a page shows it, in whole euros of one kind a month: `parts` less `loan` = `net`. */
export type ShownLiving = {
  readonly net: Euros
  readonly low: Euros
  readonly high: Euros
  readonly parts: readonly { readonly name: LivingPart['name']; readonly net: Euros }[]
  readonly loan: Euros
  readonly goal: Euros
  readonly verdict: Verdict
  /** What is missing to the goal; zero if it is reached. */
  readonly missing: Euros
  /** What is there beyond it. */
  readonly beyond: Euros
}

const ONE_EURO = /* @__PURE__ */ euros(1)
const CENTS = 100

/** Whole euros that follow the parts and add up to their total: the largest remainders have what is left over. */
const wholeParts = (nets: readonly Euros[], total: Euros): readonly Euros[] =>
  sumEuros(nets).isZero() ? nets : splitAmount(euros(total.dividedBy(CENTS)), nets).map((part) => multiplyEuros(part, CENTS))

const least = (one: Euros, other: Euros): Euros => (one.lt(other) ? other : one)

/**
 * Rounds an answer to whole euros that still add up, and puts its goal beside it. Rules RP-22, RP-25.
 *
 * @param living the answer
 * @param plan its goal, net and in euros of today
 * @param euroKind euros that it is told in; the goal follows prices
 * @example shownLiving(living, plan, 'today').missing // 120 € to a goal of 1 900 €
 */
export const shownLiving = (living: KnownLiving, plan: Pick<ProjectionPlan, 'goal'>, euroKind: IncomeEuros): ShownLiving => {
  const { net: exact, low, high, parts, loan: instalment } = living.figures[euroKind]
  const [net, loan] = [roundToEuros(exact), roundToEuros(instalment)]
  const nets = wholeParts(
    parts.map((part) => part.net),
    euros(net.plus(loan)),
  )
  const said = euroKind === 'today' ? plan.goal : roundToCents(multiplyEuros(plan.goal, valueOf(living.income.rise)))
  const goal = roundToEuros(said)
  const verdict = verdictOf(living, plan.goal)?.verdict ?? 'missed'
  const delta = euros(goal.minus(net))
  return {
    net,
    low: roundToEuros(low),
    high: roundToEuros(high),
    parts: parts.map(({ name }, place) => ({ name, net: nets[place] ?? ZERO_EUROS })),
    loan,
    goal,
    verdict,
    missing: verdict === 'missed' ? least(delta, ONE_EURO) : least(delta, ZERO_EUROS),
    beyond: least(euros(delta.negated()), ZERO_EUROS),
  }
}
