import type { Account, AccountType } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import { ZERO_EUROS, type Euros } from '../money/index.ts'
import {
  legalAgeDay,
  releaseOffers,
  releasePlanOf,
  type ReleaseOffer,
  type ReleaseReadings,
  type ReleaseRefusal,
} from '../release/index.ts'
import type { Operation } from '../operations/index.ts'
import type { ActHolder } from './holder.ts'
import { actsOn } from './on-account.ts'
import { pendingReason } from './pending.ts'
import { blockingReason, UNKNOWN, type ActReason } from './reasons.ts'

/** What is said of money out of an account. */
export type ReleaseAct = {
  readonly reasons: readonly ActReason[]
  /** What is free today and claimed by no order. */
  readonly free: Euros
  /** How many reasons of the law release what is blocked; none where they cannot be used here. */
  readonly motives: number
}

/** Retirement contracts that wait for the legal age beside the PER; an article 82 waits for what its own terms say. */
const WAITING: ReadonlySet<AccountType> = new Set(['A83', 'MADELIN'])

const waitsForLegalAge = ({ type }: Account): boolean => releasePlanOf(type) === 'PER' || WAITING.has(type)

/** First day on which the legal age is reached; undefined once it is, and where the birth is not known. */
const legalAgeReason = (birth: PlainDate | undefined, today: PlainDate): ActReason | undefined => {
  const day = birth && legalAgeDay(birth, today)
  return day && { kind: 'under-legal-age', ...day, lifter: 'time' }
}

const refusalReason = (refusal: ReleaseRefusal, account: Account, operations: readonly Operation[]): ActReason => {
  switch (refusal.kind) {
    case 'blocking':
      return blockingReason(refusal.code)
    case 'no-permission':
      return { kind: 'no-act', lifter: 'company' }
    case 'not-authorised':
      return { kind: refusal.kind, lifter: 'company' }
    case 'on-paper':
      return { kind: refusal.kind, lifter: 'saver' }
    case 'nothing-held':
      return { kind: refusal.kind, lifter: 'nobody' }
    case 'all-claimed':
      return pendingReason(account, operations)
    case 'unknown':
      return UNKNOWN
    default:
      return refusal satisfies never
  }
}

/** What the account says: blocked until a day; a PER waits for the legal age, which has a day where the birth is known. */
const ownReasons = (account: Account, { birth }: ActHolder, today: PlainDate): readonly ActReason[] =>
  actsOn(account, today).release.flatMap((reason): readonly ActReason[] => {
    if (reason.kind !== 'retirement-only' || releasePlanOf(account.type) !== 'PER' || birth === undefined) return [reason]
    const dated = legalAgeReason(birth, today)
    return dated === undefined ? [] : [dated]
  })

/** What is against paying the money: no bank account for transfers, no number for the one-time code. */
const wayReasons = ({ company_id: company }: Account, { canReceive, payors, needsMobile }: ActHolder): readonly ActReason[] => [
  ...(canReceive || (company !== undefined && payors.includes(company))
    ? []
    : [{ kind: 'no-bank-account', lifter: 'saver' } as const]),
  ...(needsMobile ? [{ kind: 'no-mobile', lifter: 'saver' } as const] : []),
]

const ofOffer = (
  { account, refusals, kinds, lines }: ReleaseOffer,
  holder: ActHolder,
  operations: readonly Operation[],
  today: PlainDate,
): ReleaseAct => {
  const isUsable = refusals.length === 0
  return {
    reasons: [
      ...ownReasons(account, holder, today),
      ...refusals.map((refusal) => refusalReason(refusal, account, operations)),
      ...(isUsable ? wayReasons(account, holder) : []),
    ],
    free: kinds.find(({ kind }) => kind === 'free')?.worth ?? ZERO_EUROS,
    motives:
      isUsable && kinds.some(({ kind, isOpen }) => kind === 'blocked' && isOpen)
        ? new Set(lines.map(({ code_motif }) => code_motif)).size
        : 0,
  }
}

const nothing = (...reasons: readonly (ActReason | undefined)[]): ReleaseAct => ({
  reasons: reasons.flatMap((reason) => reason ?? []),
  free: ZERO_EUROS,
  motives: 0,
})

/** Says of each account what is against taking money out of it without a reason of the law: by its policy id. ACTS-06. */
export const releaseActs = (
  accounts: readonly Account[],
  { release: readings, operations }: { readonly release: ReleaseReadings | undefined; readonly operations: readonly Operation[] },
  holder: ActHolder,
  today: PlainDate,
): ((account: Account) => ReleaseAct) => {
  const offers = new Map(
    (readings === undefined ? [] : releaseOffers(accounts, readings, today)).map((offer) => [offer.account.policy_id, offer]),
  )
  return (account) => {
    if (account.scope === 'ais')
      return nothing(waitsForLegalAge(account) ? legalAgeReason(holder.birth, today) : undefined, {
        kind: 'withdraw-page',
        lifter: 'saver',
      })
    if (releasePlanOf(account.type) === undefined) return nothing({ kind: 'closed-type', lifter: 'company' })
    const offer = offers.get(account.policy_id)
    return offer === undefined ? nothing(UNKNOWN) : ofOffer(offer, holder, operations, today)
  }
}
