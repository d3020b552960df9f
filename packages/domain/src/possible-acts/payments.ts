import type { Account } from '../accounts/index.ts'
import { plainDate, yearOf, type PlainDate } from '../calendar/index.ts'
import type { Euros } from '../money/index.ts'
import {
  boundsOf,
  offersOf,
  retirementOffersOf,
  type Offer,
  type PaymentContext,
  type PaymentPermission,
  type RetirementTerms,
  type Way,
} from '../payment/index.ts'
import type { ActHolder } from './holder.ts'
import { blockingReason, UNKNOWN, type ActReason } from './reasons.ts'

/** What was read of payments. */
export type PaymentReadings = {
  readonly permission: PaymentPermission
  readonly contexts: readonly PaymentContext[]
  readonly retirement?: RetirementTerms | undefined
}

/** What is said of payments to an account. */
export type PaymentAct = {
  readonly reasons: readonly ActReason[]
  readonly ways: readonly Way[]
  /** Least amount of a payment, where it can be made here. */
  readonly least: Euros | undefined
}

const NO_ACT: ActReason = { kind: 'no-act', lifter: 'company' }

const WHOLE = 100

/** Whether the funds of an account take a whole payment: each no more than its share. */
const hasRoom = ({ investments }: Offer['allocable']): boolean =>
  investments.reduce((sum, { fund_max_rate: rate = WHOLE }) => sum + rate, 0) >= WHOLE

const ofOffer = ({ allocable, context, ways, refusal }: Offer, { hasMandate }: ActHolder, today: PlainDate): PaymentAct => {
  const { least, yearly } = boundsOf(context, allocable)
  const isOnlyDebited = ways.length > 0 && ways.every((way) => way !== 'card')
  const isSpent = yearly !== undefined && yearly.lessThan(least)
  const open = ways.filter((way) => way === 'card' || hasMandate)
  return {
    ways: open,
    least,
    reasons: [
      ...context.blockings.map(blockingReason),
      ...(refusal?.kind === 'closed' || ways.length === 0 ? [NO_ACT] : []),
      ...(hasRoom(allocable) ? [] : [{ kind: 'no-fund', lifter: 'company' } as const]),
      ...(isOnlyDebited && !hasMandate ? [{ kind: 'no-mandate', lifter: 'saver' } as const] : []),
      ...(isSpent ? [{ kind: 'ceiling-reached', from: plainDate(`${yearOf(today) + 1}-01-01`), lifter: 'time' } as const] : []),
    ],
  }
}

const nothing = (...reasons: readonly ActReason[]): PaymentAct => ({ ways: [], least: undefined, reasons })

/** Says of each account what is against a payment to it: by its policy id. ACTS-04. */
export const paymentActs = (
  accounts: readonly Account[],
  readings: PaymentReadings | undefined,
  holder: ActHolder,
  today: PlainDate,
): ((account: Account) => PaymentAct) => {
  if (readings === undefined) return () => nothing(UNKNOWN)
  const { permission, contexts, retirement } = readings
  const retired = retirement === undefined ? undefined : retirementOffersOf(accounts, retirement)
  const offers = new Map(
    [...offersOf(accounts, contexts, permission), ...(retired?.offers ?? [])].map((offer) => [offer.account.policy_id, offer]),
  )
  const external = new Set(retired?.external.map(({ policy_id }) => policy_id))
  return (account) => {
    const offer = offers.get(account.policy_id)
    if (offer !== undefined) return ofOffer(offer, holder, today)
    if (external.has(account.policy_id)) return nothing({ kind: 'external-space', lifter: 'saver' })
    if (account.scope === 's2e') return nothing({ kind: 'closed-type', lifter: 'company' })
    return nothing(retired === undefined ? UNKNOWN : NO_ACT)
  }
}
