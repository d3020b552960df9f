import type { Account } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { Decimal, euros, isPositive, splitAmount, subtractEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import {
  legalAgeDay,
  reasonsOf,
  releaseLines,
  releasePlanOf,
  type LegalAgeDay,
  type ReasonLaw,
  type ReleaseDocument,
  type ReleaseReason,
} from '../release/index.ts'
import { isEligible, type WithdrawCase } from '../withdrawal/index.ts'

/** Cases that are asked for by letter: every one but retirement, which is signed online. */
export const LETTER_CASES = ['owner', 'family', 'business', 'hardblows', 'other'] as const satisfies readonly WithdrawCase[]
export type LetterCase = (typeof LETTER_CASES)[number]

/** The legal reasons of each case (WDR-17). */
export const CASE_REASONS: Readonly<Record<LetterCase, readonly ReleaseReason[]>> = {
  owner: ['HOME'],
  family: ['MARRIAGE', 'THIRD_CHILD', 'SEPARATION', 'VIOLENCE', 'CAREGIVER'],
  business: ['BUSINESS', 'END_OF_CONTRACT'],
  hardblows: ['DEATH', 'DISABILITY', 'OVER_INDEBTEDNESS', 'END_OF_UNEMPLOYMENT', 'LIQUIDATION'],
  other: ['ENERGY_RENOVATION', 'CLEAN_VEHICLE', 'MINOR'],
}

/**
 * Tells whether a case is asked for by letter.
 *
 * @param name case of the address
 * @example isLetterCase('retirement') // false
 */
export const isLetterCase = (name: string): name is LetterCase => LETTER_CASES.some((one) => one === name)

/** Why a contract gives nothing in a case. */
export type CaseRefusal =
  /** An article 83 is paid at retirement alone (MRM-55). */
  | { readonly kind: 'article-83' }
  /** A contract of another law, such as an article 82, whose own terms say what is paid. */
  | { readonly kind: 'own-terms' }
  /** The law of the plan knows none of the reasons of the case. */
  | { readonly kind: 'unknown-reason' }
  | { readonly kind: 'nothing-held' }

/** A retirement contract in a case: what the law lets out of it, or why nothing. */
export type CaseOffer = {
  readonly account: Account
  readonly refusal: CaseRefusal | undefined
  /** Reasons of the case that the law of the contract knows, each with its source. */
  readonly reasons: readonly ReasonLaw[]
  /** What the case lets out, in euros: mandatory payments stay for a home. */
  readonly most: Euros
  /** Of it, what was paid in; undefined where the contract does not tell. */
  readonly paidIn: Euros | undefined
}

/** What was paid into a contract since its opening, by the saver and the company, where it tells. */
const paidInto = ({ since = [] }: Account): Euros | undefined => {
  const all = since.at(-1)
  return all && euros(Decimal.max(0, all.paid_in.plus(all.top_up)))
}

const mandatory = ({ balance_co: held = ZERO_EUROS }: Account): Euros => held

const offerOf = (account: Account, of: LetterCase, today: PlainDate): CaseOffer => {
  const plan = releasePlanOf(account.type)
  const wanted = new Set<ReleaseReason>(CASE_REASONS[of])
  const reasons = plan === undefined ? [] : reasonsOf(plan, undefined, today).filter(({ reason }) => wanted.has(reason))
  const kept = of === 'owner' ? mandatory(account) : ZERO_EUROS
  const most = euros(Decimal.max(0, subtractEuros(account.balance, kept)))
  const paidIn = paidInto(account)
  const refusalOf = (): CaseRefusal | undefined => {
    if (account.type === 'A83') return { kind: 'article-83' }
    if (plan === undefined) return { kind: 'own-terms' }
    if (reasons.length === 0) return { kind: 'unknown-reason' }
    return isPositive(most) ? undefined : { kind: 'nothing-held' }
  }
  return {
    account,
    refusal: refusalOf(),
    reasons,
    most,
    paidIn: paidIn === undefined || !isPositive(account.balance) ? undefined : splitAmount(paidIn, [most, kept])[0],
  }
}

/**
 * Lists the retirement contracts of a saver in a case that is asked for by letter: those that give something first. docs/rules/retirement-withdrawal.md, RWD-02.
 *
 * @param of case of the address
 * @param accounts accounts of the saver, of all scopes; those of the other scopes are left out
 * @param today day of the question
 * @example caseOffers('family', [pereco], plainDate('2026-11-20'))[0]?.refusal // { kind: 'unknown-reason' }
 */
export const caseOffers = (of: LetterCase, accounts: readonly Account[], today: PlainDate): readonly CaseOffer[] =>
  accounts
    .filter(({ scope }) => scope === 'ais')
    .map((account) => offerOf(account, of, today))
    .toSorted((one, other) => Number(one.refusal !== undefined) - Number(other.refusal !== undefined))

/**
 * Lists the documents that the law of retirement plans asks for with a reason.
 *
 * @param reason legal reason
 * @param today day of the question
 * @example caseDocuments('HOME', plainDate('2026-11-20')) // ['DEED', 'FINANCING_PLAN']
 */
export const caseDocuments = (reason: ReleaseReason, today: PlainDate): readonly ReleaseDocument[] =>
  releaseLines(today).find(({ id }) => id === `per-${reason.toLowerCase()}`)?.documents ?? []

/**
 * Says whether a retirement contract is paid in any case of the pages of withdrawal: at retirement or for a reason of the law. One that is not, such as an
 * article 82 without money, is asked about instead. RWD-09.
 *
 * @param account account of the saver
 * @param today day of the question
 * @example givesSomething(perIndividuel, plainDate('2026-11-20')) // true
 */
export const givesSomething = (account: Account, today: PlainDate): boolean =>
  isEligible(account, { withdraw: true, withdrawCase: 'retirement' }) ||
  LETTER_CASES.some((of) => offerOf(account, of, today).refusal === undefined)

/** What retirement itself says of a saver: whether anything can be withdrawn, and from which day. */
export type RetirementOpening =
  | { readonly kind: 'open' }
  /** Before the legal age only a pension that has begun opens the contracts. */
  | ({ readonly kind: 'with-pension' } & LegalAgeDay)
  | { readonly kind: 'no-contract' }

/**
 * Says whether a saver can withdraw at retirement: from the legal age on, or once a pension has begun. RWD-01; CMF art. L.224-1.
 *
 * @param accounts accounts of the saver
 * @param birth day of birth; without one the pension is asked about
 * @param today day of the question
 * @example retirementOpening([], plainDate('1960-01-01'), plainDate('2026-11-20')).kind // 'no-contract'
 */
export const retirementOpening = (accounts: readonly Account[], birth: PlainDate, today: PlainDate): RetirementOpening => {
  if (!accounts.some((account) => isEligible(account, { withdraw: true, withdrawCase: 'retirement' })))
    return { kind: 'no-contract' }
  const day = legalAgeDay(birth, today)
  return day === undefined ? { kind: 'open' } : { kind: 'with-pension', ...day }
}
