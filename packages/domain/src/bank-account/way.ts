import { addWorkingDays, type PlainDate } from '../calendar/index.ts'
import { ibanCountryOf } from '../identifiers/index.ts'
import { takesUpload, type BankAccountContext, type PayeeResult, type Purpose } from './model.ts'

/** Why a request goes by post, or why nothing can be changed at all. */
export type PaperReason = 'no-signature' | 'no-mobile' | 'recent-change' | 'input-mode' | 'country' | 'payee'

/**
 * Says what a bank account may be for: to receive where transfers may be changed, to be debited where debits may, and debits are allowed at all (BANK-06).
 *
 * @param context what the company lets its people change
 * @example openPurposes(context) // ['VIREMENT', 'PRELEVEMENT']
 */
export const openPurposes = ({ transfer, debit }: Pick<BankAccountContext, 'transfer' | 'debit'>): readonly Purpose[] => [
  ...(transfer?.modification === true && transfer.pending === undefined ? (['VIREMENT'] as const) : []),
  ...(debit?.modification === true && debit.pending === undefined && transfer?.debit_authorization === true
    ? (['PRELEVEMENT'] as const)
    : []),
]

const modeOf = (context: BankAccountContext, purpose: Purpose): string =>
  (purpose === 'VIREMENT' ? context.transfer : context.debit)?.input_mode ?? ''

/**
 * Says why a request can only go by post; undefined where a code signs it (BANK-09, BANK-10, CTX-06).
 *
 * The answer is known as far as what it depends on is: without purposes or a country, what holds for all of them.
 *
 * @param context what the company lets its people change
 * @param asked purposes and country as far as they are stated
 * @example paperReason(context, { purposes: [], country: undefined }) // 'no-mobile'
 */
export const paperReason = (
  context: BankAccountContext,
  asked: { readonly purposes: readonly Purpose[]; readonly country: string | undefined },
): PaperReason | undefined => {
  const { authorized_signature, valid_mobile_phone, authorized_countries, online_from } = context.signature
  if (!authorized_signature) return 'no-signature'
  if (!valid_mobile_phone) return 'no-mobile'
  if (online_from !== undefined) return 'recent-change'
  if (asked.purposes.some((purpose) => !takesUpload(modeOf(context, purpose)))) return 'input-mode'
  const { country } = asked
  return country === undefined || authorized_countries.includes(ibanCountryOf(country)) ? undefined : 'country'
}

/** Working days until a signed account is in force: where the bank said nothing of the name of an account to send money to, more. */
const [USABLE_AFTER, UNCHECKED_AFTER] = [2, 5] as const

/**
 * Gives the day from which a signed account is used: the second working day after the signature, the fifth where money is to be sent to it and the bank
 * could not say whose it is (docs/rules/bank-account.md, RIB-10).
 *
 * @param signed day of the signature
 * @param account what it is for, and what the bank said
 * @example usableOn(plainDate('2026-12-24'), { purposes: ['VIREMENT'], payee: 'match' }) // '2026-12-29'
 */
export const usableOn = (
  signed: PlainDate,
  { purposes, payee }: { readonly purposes: readonly Purpose[]; readonly payee: PayeeResult },
): PlainDate => addWorkingDays(signed, payee === 'unavailable' && purposes.includes('VIREMENT') ? UNCHECKED_AFTER : USABLE_AFTER)

/**
 * Hides a mobile number but for its ends.
 *
 * @example shortMobile('0612345648') // '06 •• •• •• 48'
 */
export const shortMobile = (mobile: string): string => {
  const digits = mobile.replaceAll(/\D/g, '')
  return `${digits.slice(0, 2)} •• •• •• ${digits.slice(-2)}`
}

/**
 * Hides an IBAN but for country, key and end, as a request reads it again.
 *
 * @example longShortIban('FR14 2004 1010 0505 0001 3M02 606') // 'FR14 •••• •••• 2606'
 */
export const longShortIban = (iban: string): string => {
  const bare = iban.replaceAll(/\s/g, '').toUpperCase()
  return `${bare.slice(0, 4)} •••• •••• ${bare.slice(-4)}`
}
