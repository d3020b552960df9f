import type { Account } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import type { Euros } from '../money/index.ts'
import { unclaimed } from '../operations/index.ts'
import { fieldError, type FieldError } from '../validation/index.ts'
import { choiceError, lotsFor, releaseAmountError } from './check.ts'
import { reasonOfLine, type RefundRequest, type WithdrawRequest } from './model.ts'
import { insteadOf, releaseLines, releasePlanOf } from './offered.ts'
import { purposeError } from './purpose.ts'
import { freeLots, soonFreeLots, worthOf } from './taking.ts'

/** Who can be paid: the bank accounts of a saver, those that are signed for and awaited, and the companies that pay themselves. */
type Payable = {
  readonly bank_accounts: readonly { readonly type: string }[]
  readonly awaited_bank_accounts?: readonly { readonly purposes: readonly string[] }[] | undefined
  readonly companies: readonly { readonly id: string; readonly payor: boolean }[]
}

const TRANSFER = 'VIREMENT'

/**
 * Says whether money can be paid out of the plans of a company: to a bank account for transfers, one that is signed for and awaited included, or by the company. docs/rules/release.md, REL-17.
 *
 * @param profile the saver's profile of employee savings
 * @param company id of the company
 * @example canBePaid({ bank_accounts: [], companies: [] }, 'c') // false
 */
export const canBePaid = (profile: Payable | undefined, company: string | undefined): boolean =>
  profile?.bank_accounts.some(({ type }) => type === TRANSFER) === true ||
  profile?.awaited_bank_accounts?.some(({ purposes }) => purposes.includes(TRANSFER)) === true ||
  profile?.companies.some(({ id, payor }) => id === company && payor) === true

/** An order that is not at an end without money: its reason and event serve once. */
export type FormerRelease = { readonly id: string; readonly release: string | undefined; readonly event: PlainDate | null }

/** What a request for money out stands against when it is decided. */
export type ReleaseStanding = {
  /** The account that it names, with what orders have claimed of it; undefined for none of that company. */
  readonly account: Account | undefined
  /** What was paid into it and has not been given back. */
  readonly paidIn: Euros
  readonly isBlocked: boolean
  readonly canBePaid: boolean
  readonly former: readonly FormerRelease[]
  readonly today: PlainDate
}

/** Why a request for money out is refused. */
export type ReleaseDenial =
  | { readonly kind: 'unknown' | 'blocked' | 'no-bank-account' }
  | { readonly kind: 'invalid'; readonly error: FieldError }
  /** The same reason and event was asked for already. */
  | { readonly kind: 'already-asked'; readonly id: string }

const denialAt = ({ account, isBlocked, canBePaid: isPaid }: ReleaseStanding): ReleaseDenial | undefined => {
  if (account === undefined) return { kind: 'unknown' }
  if (isBlocked) return { kind: 'blocked' }
  return isPaid ? undefined : { kind: 'no-bank-account' }
}

/**
 * Says why a release is refused; undefined for one that is accepted. Its amount is bounded by what no order has claimed of the lots that its reason releases. REL-01 to REL-04, REL-15, REL-17, REL-19.
 *
 * @param request what is asked for
 * @param standing what it stands against
 * @example releaseDenial(request, { …standing, account: undefined }) // { kind: 'unknown' }
 */
export const releaseDenial = (request: WithdrawRequest, standing: ReleaseStanding): ReleaseDenial | undefined => {
  const denial = denialAt(standing)
  const { account, paidIn, former, today } = standing
  const [part] = request.policies
  const line = releaseLines(today).find(({ id }) => id === request.release_id)
  if (denial !== undefined || account === undefined || part === undefined) return denial ?? { kind: 'unknown' }
  const instead = insteadOf(request.release_id, releasePlanOf(account.type))
  if (instead !== undefined) return { kind: 'invalid', error: fieldError('release_id', 'wrong', { instead }) }
  if (line === undefined) return { kind: 'unknown' }
  const choice = { line, event: request.event_date ?? undefined }
  const lots = lotsFor(unclaimed(account, [], today), choice, today)
  const most = worthOf(lots)
  const plan = { account, reason: reasonOfLine(line), value: account.balance, paidIn, amount: part.amount ?? most, on: today }
  const { amount_to_finance: cost } = request
  const error =
    choiceError(account, choice, today) ??
    releaseAmountError(part.amount ?? undefined, lots) ??
    (cost === undefined ? undefined : purposeError(plan, cost, most))
  if (error !== undefined) return { kind: 'invalid', error }
  const same = former.find(({ release, event }) => release === line.id && event === request.event_date && event !== null)
  return same && { kind: 'already-asked', id: same.id }
}

const invalid = (path: string): ReleaseDenial => ({ kind: 'invalid', error: fieldError(path, 'wrong') })

/**
 * Says why a refund is refused; undefined for one that is accepted. Each fund gives at most what no order has claimed of its lots that are free, or become so. REF-01, REF-02, REL-11, REL-15, REL-17.
 *
 * @param request what is asked for
 * @param standing what it stands against
 * @example refundDenial(request, { …standing, canBePaid: false }) // { kind: 'no-bank-account' }
 */
export const refundDenial = ({ context }: RefundRequest, standing: ReleaseStanding): ReleaseDenial | undefined => {
  const denial = denialAt(standing)
  const { account, today } = standing
  if (denial !== undefined || account === undefined) return denial ?? { kind: 'unknown' }
  const { type, avoirs } = context
  if (type === 'REMBOURSEMENT_INDISPONIBLE') return invalid('context.type')
  const open = (type === 'REMBOURSEMENT_A_ECHEANCE' ? soonFreeLots : freeLots)(unclaimed(account, [], today), today)
  const isSplit = avoirs.some(({ policy_id }) => policy_id !== account.policy_id)
  const isTwice = new Set(avoirs.map(({ investment_id }) => investment_id)).size < avoirs.length
  if (isSplit || isTwice) return invalid('context.avoirs')
  const [error] = avoirs.flatMap(({ investment_id: fund, amount }) => {
    const wrong = releaseAmountError(
      amount,
      open.filter((lot) => lot.fund === fund),
    )
    return wrong ?? []
  })
  return error && { kind: 'invalid', error }
}
