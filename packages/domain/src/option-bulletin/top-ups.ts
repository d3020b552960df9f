import type { PlainDate } from '../calendar/index.ts'
import {
  missingForTopUp,
  topUpCaseOf,
  topUpOf,
  type AllocableAccount,
  type PlanKind,
  type TopUp,
  type TopUpCase,
} from '../contributions/index.ts'
import { addEuros, isPositive, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { accountsOf, placedIn, type Choice } from './choice.ts'
import type { OptionBulletin } from './model.ts'

/** What the company adds to a plan for a choice. */
export type AccountTopUp = {
  readonly account: AllocableAccount
  /** What the choice puts into the plan. */
  readonly placed: Euros
  /** The case that the figures follow from; undefined where the plan adds nothing to a premium. */
  readonly given: TopUpCase | undefined
  readonly topUp: TopUp
  /** What is invested: placed and the net of the top-up. */
  readonly invested: Euros
}

/** What the company adds to a choice, plan by plan, and the sums of the plans' figures. */
export type ChoiceTopUps = {
  readonly accounts: readonly AccountTopUp[]
  readonly gross: Euros
  readonly contributions: Euros
  readonly net: Euros
  /** Placed and added, of all plans. */
  readonly invested: Euros
}

const NOTHING: TopUp = { gross: ZERO_EUROS, contributions: ZERO_EUROS, net: ZERO_EUROS, bound: 'rule' }

/** Payments and top-ups of a kind of plan that the choice itself brings to plans before. */
type Before = Readonly<Record<PlanKind, { readonly own: Euros; readonly received: Euros }>>
const NONE_BEFORE: Before = {
  pee: { own: ZERO_EUROS, received: ZERO_EUROS },
  perco: { own: ZERO_EUROS, received: ZERO_EUROS },
}

/** The plan's case, after what the choice brings to plans of its kind before it. */
const caseOf = (account: AllocableAccount, placed: Euros, before: Before, asOf: PlainDate): TopUpCase | undefined => {
  const given = topUpCaseOf(account, placed, asOf)
  if (given === undefined) return undefined
  const { own, received } = before[given.kind]
  return {
    ...given,
    ownBefore: addEuros(given.ownBefore, own),
    kindReceivedBefore: addEuros(given.kindReceivedBefore, received),
  }
}

/**
 * Gives what the company adds to a choice, plan by plan in the bulletin's order: a plan counts what the choice brings to one of its kind before it.
 *
 * Totals are sums of the plans' figures. BULL-07, TOPUP-01 to TOPUP-05.
 *
 * @param bulletin its plans with their rules
 * @param choice cash and placements
 * @param asOf day whose law and year hold
 * @example topUpsOf(bulletin, choice, plainDate('2026-11-20')).net // 785,36 €
 */
export const topUpsOf = (bulletin: Pick<OptionBulletin, 'allocable_accounts'>, choice: Choice, asOf: PlainDate): ChoiceTopUps => {
  let before = NONE_BEFORE
  const accounts = accountsOf(bulletin).map((account): AccountTopUp => {
    const placed = placedIn(choice, account.policy_id)
    const given = caseOf(account, placed, before, asOf)
    const topUp = given === undefined ? NOTHING : topUpOf(given)
    if (given !== undefined) {
      const { own, received } = before[given.kind]
      before = { ...before, [given.kind]: { own: addEuros(own, placed), received: addEuros(received, topUp.gross) } }
    }
    return { account, placed, given, topUp, invested: addEuros(placed, topUp.net) }
  })
  const total = (figure: 'gross' | 'contributions' | 'net') => sumEuros(accounts.map(({ topUp }) => topUp[figure]))
  return {
    accounts,
    gross: total('gross'),
    contributions: total('contributions'),
    net: total('net'),
    invested: sumEuros(accounts.map(({ invested }) => invested)),
  }
}

/** More for a plan would bring all that it can still add. */
export type TopUpHint = { readonly account: AllocableAccount; readonly missing: Euros }

/**
 * Lists the plans to which a part of the premium that stands elsewhere could still go for the whole possible top-up. BULL-08, TOPUP-06.
 *
 * @param topUps figures of the choice
 * @param net what is distributed
 * @example hintsOf(topUps, euros('2239.44'))[0]?.missing // 164,56 €
 */
export const hintsOf = ({ accounts }: ChoiceTopUps, net: Euros): readonly TopUpHint[] =>
  accounts.flatMap(({ account, placed, given }) => {
    const missing = given && missingForTopUp(given)
    if (missing === undefined || !isPositive(missing)) return []
    return missing.lessThanOrEqualTo(subtractEuros(net, placed)) ? [{ account, missing }] : []
  })
