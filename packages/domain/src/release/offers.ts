import type { Account } from '../accounts/index.ts'
import { compareDates, type PlainDate } from '../calendar/index.ts'
import { isPositive, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { unclaimed, type UnclaimedLot } from '../operations/index.ts'
import { isReasonFor } from './check.ts'
import type { RefundContext, RefundPermission, RefundType, ReleaseLine } from './model.ts'
import { releasePlanOf } from './offered.ts'
import { freeLots, soonFreeLots, worthOf } from './taking.ts'

/** Which savings are asked for: those that are free, those that become free soon, those that a reason releases. */
export const RELEASE_KINDS = ['free', 'soon', 'blocked'] as const
export type ReleaseKind = (typeof RELEASE_KINDS)[number]

/** The kind of refund of the API behind each. */
export const REFUND_OF = {
  free: 'REMBOURSEMENT_DISPONIBLE',
  soon: 'REMBOURSEMENT_A_ECHEANCE',
  blocked: 'REMBOURSEMENT_INDISPONIBLE',
} as const satisfies Record<ReleaseKind, RefundType>

/** Why nothing can be asked of an account here. */
export type ReleaseRefusal =
  | { readonly kind: 'no-permission' | 'not-authorised' | 'on-paper' | 'nothing-held' | 'all-claimed' | 'unknown' }
  | { readonly kind: 'blocking'; readonly code: string }

/** One kind of savings of an account: what can be asked for, and what orders have claimed already. */
export type KindOffer = {
  readonly kind: ReleaseKind
  readonly worth: Euros
  readonly claimed: Euros
  /** Day on which the last of what becomes free soon is free. */
  readonly freeOn: PlainDate | undefined
  /** Whether it can be asked for: the company permits it, and something is there. */
  readonly isOpen: boolean
}

/** An account of employee savings, with what can be asked of it, or with why nothing can. */
export type ReleaseOffer = {
  readonly account: Account
  /** What no order has claimed of it. */
  readonly lots: readonly UnclaimedLot[]
  readonly value: Euros
  /** What was paid in and not given back; undefined where nobody tells it, so that no net is shown. */
  readonly paidIn: Euros | undefined
  readonly kinds: readonly KindOffer[]
  readonly lines: readonly ReleaseLine[]
  readonly refusals: readonly ReleaseRefusal[]
}

/** What was read of the releases that a saver may ask for. */
export type ReleaseReadings = {
  readonly permissions: readonly RefundPermission[]
  readonly contexts: readonly RefundContext[]
  readonly releases: readonly ReleaseLine[]
}

/**
 * Adds up what orders have claimed of lots.
 *
 * @param lots lots of a plan
 * @example claimedIn([]) // 0,00 €
 */
export const claimedIn = (lots: readonly Pick<UnclaimedLot, 'claimed'>[]): Euros => sumEuros(lots.map(({ claimed }) => claimed))

/**
 * Says what of an account needs neither a reason nor a wait.
 *
 * @param offer the account with what can be asked of it
 * @example availableIn(offer) // 5 210,44 €
 */
export const availableIn = ({ kinds }: Pick<ReleaseOffer, 'kinds'>): Euros =>
  kinds.find(({ kind }) => kind === 'free')?.worth ?? ZERO_EUROS

const kindOffers = (
  lots: readonly UnclaimedLot[],
  permitted: ReadonlySet<RefundType>,
  today: PlainDate,
): readonly KindOffer[] => {
  const soon = soonFreeLots(lots, today)
  const free = freeLots(lots, today)
  const by: Readonly<Record<ReleaseKind, readonly UnclaimedLot[]>> = {
    free,
    soon,
    blocked: lots.filter((lot) => !free.includes(lot)),
  }
  return RELEASE_KINDS.map((kind) => {
    const worth = worthOf(by[kind])
    const freeOn =
      kind === 'soon'
        ? soon
            .flatMap(({ available_on }) => available_on ?? [])
            .toSorted(compareDates)
            .at(-1)
        : undefined
    const claimed = claimedIn(by[kind])
    return { kind, worth, claimed, freeOn, isOpen: permitted.has(REFUND_OF[kind]) && isPositive(worth) }
  })
}

const refusalsOf = (
  lots: readonly UnclaimedLot[],
  permitted: ReadonlySet<RefundType>,
  contexts: readonly RefundContext[],
): readonly ReleaseRefusal[] => {
  if (permitted.size === 0) return [{ kind: 'no-permission' }]
  const blockings = [...new Set(contexts.flatMap(({ blocages }) => blocages))]
  const isAllowed = contexts.every(({ autorisation, blocage_avoirs: isHeld }) => autorisation && !isHeld)
  return [
    ...blockings.map((code) => ({ kind: 'blocking', code }) as const),
    ...(isAllowed || blockings.length > 0 ? [] : [{ kind: 'not-authorised' } as const]),
    ...(contexts.some(({ mode_saisie }) => mode_saisie === 'PAPIER') ? [{ kind: 'on-paper' } as const] : []),
    ...(isPositive(worthOf(lots)) ? [] : [{ kind: isPositive(claimedIn(lots)) ? 'all-claimed' : 'nothing-held' } as const]),
  ]
}

/**
 * Lists the accounts of employee savings with what can be asked of each, or every reason why nothing can. REF-02, REF-06, REF-09.
 *
 * @param accounts accounts of the saver
 * @param readings what the calls say
 * @param today day of the question
 * @example releaseOffers([], { permissions: [], contexts: [], releases: [] }, plainDate('2026-11-20')) // []
 */
export const releaseOffers = (
  accounts: readonly Account[],
  { permissions, contexts, releases }: ReleaseReadings,
  today: PlainDate,
): readonly ReleaseOffer[] =>
  accounts.flatMap((account) => {
    if (account.scope !== 's2e' || releasePlanOf(account.type) === undefined) return []
    const { company_id: company, policy_id: policy } = account
    const lots = unclaimed(account, [], today)
    const permitted = new Set(permissions.flatMap(({ company_id, type }) => (company_id === company ? type : [])))
    const own = contexts.filter(({ id_entreprise }) => id_entreprise === company)
    const plan = own.flatMap(({ plans = [] }) => plans).find(({ policy_id }) => policy_id === policy)
    const kinds = kindOffers(lots, permitted, today)
    const refusals = refusalsOf(lots, permitted, own)
    return [
      {
        account,
        lots,
        value: plan?.value ?? account.balance,
        paidIn: plan?.paid_in,
        kinds,
        lines: releases.filter((line) => isReasonFor(line, account)),
        refusals: refusals.length > 0 || kinds.some(({ isOpen }) => isOpen) ? refusals : [{ kind: 'unknown' } as const],
      },
    ]
  })
