import { compareDates, plainDate, yearOf, type PlainDate } from '../calendar/index.ts'
import { draftPage, type KeptAct, type KeptDraft } from '../kept/index.ts'
import { sumEuros, type Euros } from '../money/index.ts'
import type { Operation } from '../operations/index.ts'
import { bulletinCards, dueOf, pendingBulletins, premiumOfBulletin, type OptionBulletin } from '../option-bulletin/index.ts'
import { pathTo } from '../portal/index.ts'
import { lacksBankDetails, type S2eProfile } from '../session/index.ts'

/** Pages that show banners: the home, and its transmission variant (P-BANNER-04, P-BANNER-08, P-BANNER-12). */
export type BannerPage = 'savings-home' | 'transmission'

/** What an operation waits for. */
export type Waited = 'signature' | 'documents'

/** A strip above the page: what it says, as data for its words, and where it leads. */
export type Banner =
  /** Red: choices wait for the saver (P-BANNER-01). `type` and `year` are those of the most urgent one, which `to` opens. */
  | {
      readonly kind: 'choices-pending'
      readonly count: number
      readonly type: string
      readonly year: number | undefined
      readonly deadline: PlainDate | undefined
      /** What all of them together leave to divide, net of contributions; absent when the server does not say each amount. */
      readonly amount: Euros | undefined
      readonly to: string
    }
  /** Payments wait for their card: nothing is debited before. `to` is the door of the newest. docs/rules/home.md, HOME-CARD-01. */
  | { readonly kind: 'card-awaited'; readonly count: number; readonly amount: Euros; readonly to: string }
  /** An operation waits for the saver's signature or documents; `to` is the door of the signature, or the operation's page. HOME-WAIT-01. */
  | { readonly kind: 'operation-waits'; readonly what: Waited; readonly until: PlainDate; readonly to: string }
  /** An act was begun and waits for the saver, the newest one; no reason is named. docs/rules/kept.md, KEPT-04. */
  | {
      readonly kind: 'act-begun'
      readonly act: KeptAct
      readonly policyId: string | undefined
      readonly amount: Euros | undefined
      readonly until: PlainDate
      readonly to: string
    }
  /** The one-off value-sharing bonus can be paid in (P-BANNER-08 to P-BANNER-11). */
  | { readonly kind: 'value-sharing-bonus'; readonly to: string }
  /** Yellow: no bank account to send money to (P-BANNER-06). */
  | { readonly kind: 'bank-details-missing'; readonly to: string }
  /** Blue: choices were taken into account (P-BANNER-02, P-BANNER-03); of one that can still be changed, how much of it was distributed, until when and where. */
  | {
      readonly kind: 'choices-taken'
      readonly count: number
      readonly changeable?: { readonly amount: Euros | undefined; readonly until: PlainDate | undefined; readonly to: string }
    }
  /** The simulation of a transmission may no longer be true (P-BANNER-12). */
  | { readonly kind: 'situation-changed'; readonly hash: string }

/** Never more strips at once. */
export const MOST_BANNERS = 2

/** Main companies whose people could pay in a value-sharing bonus, and the first day on which they no longer can (P-BANNER-09, P-BANNER-10, P-CONST-02). */
export const VALUE_SHARING_COMPANIES: readonly string[] = ['35658', '35662']
export const VALUE_SHARING_END = /* @__PURE__ */ plainDate('2025-10-10')

/** What the banners depend on. Lists that are not known yet are missing, and their banner with them. */
export type BannerInput = {
  readonly page: BannerPage
  /** The day that it is in Paris. */
  readonly today: PlainDate
  readonly profile?: Pick<S2eProfile, 'companies' | 'bank_accounts' | 'awaited_bank_accounts'> | undefined
  readonly bulletins?: readonly OptionBulletin[] | undefined
  /** Whether a simulation of a transmission is saved: without one there is nothing to change (TRANS-24). */
  readonly hasSavedTransmission?: boolean | undefined
  /** Operations of the person: one with an address waits for its card. */
  readonly operations?: readonly Pick<Operation, 'amount' | 'date' | 'url' | 'id' | 'timeline'>[] | undefined
  /** How many choices were taken into account. */
  readonly taken?: number | undefined
  /** Acts that were begun, the newest first. */
  readonly drafts?: readonly KeptDraft[] | undefined
}

const pendingBanner = ([first, ...others]: readonly OptionBulletin[], today: PlainDate): readonly Banner[] => {
  if (first === undefined) return []
  const all = [first, ...others]
  const deadline = dueOf(first, today)?.lastDay
  const dated = first.start_date ?? deadline
  return [
    {
      kind: 'choices-pending',
      count: all.length,
      type: first.type,
      year: dated === undefined ? undefined : yearOf(dated),
      deadline,
      amount: all.every(({ amount }) => amount !== undefined)
        ? sumEuros(all.map((bulletin) => premiumOfBulletin(bulletin, today).net))
        : undefined,
      to: pathTo('bulletin-option', { idBulletin: first.id }),
    },
  ]
}

type Known = NonNullable<BannerInput['operations']>

/** The step that an operation waits for, where the saver is the one to do it. */
const awaitedIn = ({ timeline = [] }: Known[number]): { readonly what: Waited; readonly until: PlainDate } | undefined => {
  const step = timeline.find(({ done }) => !done)
  return step?.step === 'signature' || step?.step === 'documents' ? { what: step.step, until: step.day } : undefined
}

const waitBanner = (operations: Known): readonly Banner[] => {
  const waiting = operations.flatMap((one) => {
    const awaited = awaitedIn(one)
    const page = pathTo('operation', { transaction_id: one.id })
    const to = (awaited?.what === 'signature' ? one.url : undefined) ?? page
    return awaited === undefined ? [] : [{ kind: 'operation-waits' as const, ...awaited, to }]
  })
  return waiting.toSorted((one, other) => compareDates(one.until, other.until)).slice(0, 1)
}

const cardBanner = (operations: Known): readonly Banner[] => {
  const waiting = operations.flatMap((one) =>
    one.url === undefined || awaitedIn(one) !== undefined ? [] : [{ url: one.url, amount: one.amount, date: one.date }],
  )
  const [newest] = waiting.toSorted((one, other) => compareDates(other.date, one.date))
  if (newest === undefined) return []
  return [{ kind: 'card-awaited', count: waiting.length, amount: sumEuros(waiting.map(({ amount }) => amount)), to: newest.url }]
}

const draftBanner = ([newest]: readonly KeptDraft[]): readonly Banner[] => {
  if (newest === undefined) return []
  const { id: act, policy_id: policyId, amount, until } = newest
  return [{ kind: 'act-begun', act, policyId, amount, until, to: draftPage(act) }]
}

const takenBanner = (count: number, bulletins: readonly OptionBulletin[], today: PlainDate): Banner => {
  const changeable = bulletinCards(bulletins, today).filter(
    ({ state, bulletin }) => state === 'changeable' && bulletin.answer?.by_default === false,
  )
  const [only] = changeable
  if (count !== 1 || only === undefined || changeable.length > 1) return { kind: 'choices-taken', count }
  const { premium, lastDay: until } = only
  return {
    kind: 'choices-taken',
    count,
    changeable: { amount: premium?.parts.net, until, to: pathTo('bulletin-option', { idBulletin: only.bulletin.id }) },
  }
}

const isInvited = ({ today, profile }: BannerInput): boolean =>
  today < VALUE_SHARING_END &&
  profile?.companies.some(({ id, main_company: main }) => main && VALUE_SHARING_COMPANIES.includes(id)) === true

/**
 * Returns the strips above a page, the most urgent first and two at most: what has a deadline, then what was begun, then what is missing, then what was done
 * (P-BANNER-01 to P-BANNER-12, HOME-CARD-01).
 *
 * @param input page, day, profile of employee savings, choices and operations
 * @example bannersOf({ page: 'savings-home', today, taken: 1 }) // [{ kind: 'choices-taken', count: 1 }]
 */
export const bannersOf = (input: BannerInput): readonly Banner[] => {
  if (input.page === 'transmission')
    return input.hasSavedTransmission === true ? [{ kind: 'situation-changed', hash: 'modifier_heritiers' }] : []
  const { profile, bulletins = [], operations = [], taken = 0, drafts = [], today } = input
  const pending = pendingBanner(pendingBulletins(bulletins, today), today)
  const banners: readonly Banner[] = [
    ...pending,
    ...cardBanner(operations),
    ...waitBanner(operations),
    ...draftBanner(drafts),
    ...(isInvited(input)
      ? [{ kind: 'value-sharing-bonus', to: pathTo('redirect', { action: 'voluntary-payment' }) } as const]
      : []),
    ...(lacksBankDetails(profile)
      ? [
          {
            kind: 'bank-details-missing',
            to: pathTo('profile', { scope: 's2e', journey: 'bank-coordinates' }),
          } as const,
        ]
      : []),
    // One banner speaks of choices: the blue one stands where the red one does not.
    ...(pending.length === 0 && taken > 0 ? [takenBanner(taken, bulletins, today)] : []),
  ]
  return banners.slice(0, MOST_BANNERS)
}
