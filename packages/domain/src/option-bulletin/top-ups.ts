import type { AccountType } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { missingForTopUp, planKindOf, topUpOf, type PlanKind, type TopUp, type TopUpCase } from '../contributions/index.ts'
import { addEuros, Decimal, isPositive, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { accountsOf, placedIn, type Choice } from './choice.ts'
import type { BulletinAccount, OptionBulletin, TopUpTerms } from './model.ts'

/** What the company adds to a plan for a choice. */
export type AccountTopUp = {
  readonly account: BulletinAccount
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

const ruleOf = ({ bands, ceiling }: TopUpTerms): TopUpCase['rule'] => ({
  bands: bands.map(({ up_to: upTo, rate }) => ({ upTo: upTo ?? undefined, rate: new Decimal(rate) })),
  ceiling: ceiling ?? undefined,
})

const caseOf = (account: BulletinAccount, placed: Euros, before: Before, asOf: PlainDate): TopUpCase | undefined => {
  const { top_up: terms } = account
  const kind = planKindOf(account.type as AccountType)
  if (terms === undefined || terms === null || kind === undefined) return undefined
  return {
    kind,
    asOf,
    rule: ruleOf(terms),
    payment: placed,
    matchedBefore: terms.matched_before,
    ownBefore: addEuros(terms.own_before, before[kind].own),
    receivedBefore: terms.received_before,
    kindReceivedBefore: addEuros(terms.kind_received_before, before[kind].received),
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
export type TopUpHint = { readonly account: BulletinAccount; readonly missing: Euros }

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
