import type { PlainDate } from '../calendar/index.ts'
import { premiumOf, type AllocableAccount, type Premium } from '../contributions/index.ts'
import { addEuros, isPositive, isZero, splitOver, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import type { OptionBulletin, Placement } from './model.ts'

/** What becomes of a premium: so much in cash, so much into funds. */
export type Choice = { readonly payment_amount: Euros; readonly instructions: readonly Placement[] }

/** Why a choice is not taken. */
const CHOICE_PROBLEM_CODES = ['not-distributed', 'below-minimum', 'no-bank-account', 'unknown-investment'] as const
export type ChoiceProblemCode = (typeof CHOICE_PROBLEM_CODES)[number]

/** A refusal of a part of a choice, as data: where, why, and the amount that its sentence needs. */
export type ChoiceProblem = {
  readonly path: string
  readonly code: ChoiceProblemCode
  /** What is left to distribute, or below zero what is too much; or the least that can be placed. */
  readonly amount?: Euros
}

/** What a choice is judged by. */
export type ChoiceTerms = {
  readonly bulletin: Pick<OptionBulletin, 'allocable_accounts' | 'minimum_investment_amount'>
  /** What is distributed. */
  readonly net: Euros
  /** Whether money can be paid out: an account of the saver's for transfers, or the company pays it. */
  readonly hasBank: boolean
}

/**
 * Gives what is distributed of a bulletin's premium: the amount less CSG and CRDS, rounded once. BULL-01.
 *
 * @param bulletin its gross amount and its first day, whose law holds
 * @param today the day of the question, for a bulletin that names no first day
 * @example premiumOfBulletin({ amount: euros(2480) }, plainDate('2026-11-20')).net // 2 239,44 €
 */
export const premiumOfBulletin = (
  { amount = ZERO_EUROS, start_date: start }: Pick<OptionBulletin, 'amount' | 'start_date'>,
  today: PlainDate,
): Premium => premiumOf(amount, start ?? today)

/**
 * Lists the plans of a bulletin in its order. ENT-47.
 *
 * @param bulletin its plans
 * @example accountsOf({ allocable_accounts: undefined }) // []
 */
export const accountsOf = ({
  allocable_accounts: all = [],
}: Pick<OptionBulletin, 'allocable_accounts'>): readonly AllocableAccount[] =>
  all.toSorted((one, other) => one.order - other.order)

/** What a choice puts into funds, into those of one plan if it is named. */
export const placedIn = ({ instructions }: Choice, policyId?: string): Euros =>
  sumEuros(instructions.filter((one) => policyId === undefined || one.policy_id === policyId).map(({ amount }) => amount))

/**
 * Gives what a choice leaves to distribute; below zero where it distributes too much. BULL-03.
 *
 * @param choice cash and placements
 * @param net what is distributed
 * @example remainderOf({ payment_amount: euros(39.44), instructions: [] }, euros('2239.44')) // 2 200,00 €
 */
export const remainderOf = (choice: Choice, net: Euros): Euros =>
  subtractEuros(net, addEuros(choice.payment_amount, placedIn(choice)))

/** The least that can be placed; none below it, and none where the whole premium is below it. */
const minimumOf = ({ bulletin: { minimum_investment_amount: minimum }, net }: ChoiceTerms): Euros | undefined =>
  minimum === null || minimum === undefined || net.lessThan(minimum) ? undefined : minimum

const unknownIn = ({ bulletin }: ChoiceTerms, { instructions }: Choice): ChoiceProblem[] =>
  instructions.flatMap(({ policy_id, investment_id }, at): ChoiceProblem[] => {
    const account = bulletin.allocable_accounts?.find((one) => one.policy_id === policy_id)
    const isFirst = instructions.findIndex((one) => one.policy_id === policy_id && one.investment_id === investment_id) === at
    if (isFirst && account?.investments.some(({ id }) => id === investment_id) === true) return []
    return [{ path: `instructions.${at}.investment_id`, code: 'unknown-investment' }]
  })

/**
 * Lists what is wrong with a choice: paid out and placed make exactly what is distributed, placed is nothing or at least the minimum, cash has
 * somewhere to go, and every fund is one of the bulletin's and named once. BULL-03 to BULL-05.
 *
 * @param terms bulletin, what is distributed, and whether money can be paid out
 * @param choice cash and placements
 * @example choiceProblems(terms, { payment_amount: euros(0), instructions: [] }) // [{ path: 'payment_amount', code: 'not-distributed', … }]
 */
export const choiceProblems = (terms: ChoiceTerms, choice: Choice): readonly ChoiceProblem[] => {
  const remainder = remainderOf(choice, terms.net)
  const minimum = minimumOf(terms)
  const placed = placedIn(choice)
  return [
    ...unknownIn(terms, choice),
    ...(isPositive(choice.payment_amount) && !terms.hasBank
      ? [{ path: 'payment_amount', code: 'no-bank-account' } as const]
      : []),
    ...(isZero(remainder) ? [] : [{ path: 'instructions', code: 'not-distributed', amount: remainder } as const]),
    ...(minimum !== undefined && isPositive(placed) && placed.lessThan(minimum)
      ? [{ path: 'instructions', code: 'below-minimum', amount: minimum } as const]
      : []),
  ]
}

/** Plans whose money waits for retirement and that a profit share goes to without an answer. */
const RETIREMENT_TYPES: ReadonlySet<string> = new Set(['PERECO', 'PERCO', 'PER'])

const first = (account: AllocableAccount | undefined, amount: Euros): Placement[] => {
  const fund = account?.investments[0]
  if (account === undefined || fund === undefined || isZero(amount)) return []
  return [{ policy_id: account.policy_id, investment_id: fund.id, amount }]
}

/**
 * Gives where a premium goes without an answer: a profit share half to the plan for retirement and half to the savings plan, a bonus all to the
 * savings plan, each to the plan's first fund; an odd cent to the first plan. BULL-06, Code du travail L.3324-12 and L.3315-2.
 *
 * @param bulletin its type and its plans
 * @param net what is distributed
 * @example defaultChoice(bulletin, euros('2239.45')).instructions.map(({ amount }) => amount) // 1 119,73 € and 1 119,72 €
 */
export const defaultChoice = (bulletin: Pick<OptionBulletin, 'type' | 'allocable_accounts'>, net: Euros): Choice => {
  const accounts = accountsOf(bulletin)
  const [retirement, savings] = [true, false].map((waits) => accounts.find(({ type }) => RETIREMENT_TYPES.has(type) === waits))
  const targets = (
    bulletin.type === 'PARTICIPATION' ? accounts.filter((one) => one === retirement || one === savings) : [savings]
  ).filter((one) => one !== undefined)
  const parts = targets.length === 0 ? [] : splitOver(net, targets, () => 1)
  return {
    payment_amount: ZERO_EUROS,
    instructions: parts.flatMap(([account, part]) => first(account, part)),
  }
}

/**
 * Gives the choice that a bulletin opens with: the one that was made, else where the money goes without an answer. O-BULL-07.
 *
 * @param bulletin its answer and its default
 * @example openingChoice({ id: '1', type: 'PARTICIPATION' }).instructions // []
 */
export const openingChoice = ({ answer, default_affectations: affected = [] }: OptionBulletin): Choice =>
  answer ?? {
    payment_amount: ZERO_EUROS,
    instructions: affected.flatMap(({ policy_id, investments }) =>
      investments.map(({ id, amount }) => ({ policy_id, investment_id: id, amount })),
    ),
  }
