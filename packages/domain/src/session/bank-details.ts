import { compareDates, type PlainDate } from '../calendar/index.ts'
import type { S2eProfile } from './profiles.ts'

type Awaited = NonNullable<S2eProfile['awaited_bank_accounts']>[number]

/**
 * Says whether an employee saver still has to give a bank account to receive transfers: their main company does not pay them, and none of their
 * accounts is one for transfers, nor is one signed for (P-BANNER-06). Without a main company nothing is asked (P-BANNER-07).
 *
 * @param profile profile of employee savings, if there is one
 * @example lacksBankDetails({ companies: [{ main_company: true, payor: false }], bank_accounts: [] }) // true
 */
export const lacksBankDetails = (
  profile:
    | {
        readonly companies: readonly Pick<S2eProfile['companies'][number], 'main_company' | 'payor'>[]
        readonly bank_accounts: readonly Pick<S2eProfile['bank_accounts'][number], 'type'>[]
        readonly awaited_bank_accounts?: readonly Pick<Awaited, 'purposes'>[] | undefined
      }
    | undefined,
): boolean => {
  const isAwaited = profile?.awaited_bank_accounts?.some(({ purposes }) => purposes.includes('VIREMENT')) === true
  const main = profile?.companies.find(({ main_company }) => main_company)
  return main?.payor === false && !isAwaited && profile?.bank_accounts.every(({ type }) => type !== 'VIREMENT') === true
}

/** A bank account in validation: the last four of its number, where they are told, and the day from which it is used. */
export type AwaitedAccount = { readonly lastDigits: string | undefined; readonly usableOn: PlainDate }

/**
 * Gives the bank account in validation to which money will be sent, the first one that can be used. docs/rules/bank-account.md, RIB-18.
 *
 * @param profile profile of employee savings, if there is one
 * @returns undefined while none is signed for
 * @example awaitedAccount({ awaited_bank_accounts: [] }) // undefined
 */
export const awaitedAccount = (
  profile: { readonly awaited_bank_accounts?: readonly Awaited[] | undefined } | undefined,
): AwaitedAccount | undefined => {
  const [first] = (profile?.awaited_bank_accounts ?? [])
    .filter(({ purposes }) => purposes.includes('VIREMENT'))
    .toSorted((one, other) => compareDates(one.usable_on, other.usable_on))
  return first && { lastDigits: first.last_digits, usableOn: first.usable_on }
}
