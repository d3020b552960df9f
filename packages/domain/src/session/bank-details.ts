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
