import type { PlainDate } from '../calendar/index.ts'
import { ibanCountryOf, ibanLength, sepaCountries } from './sepa.ts'

/** Whether money can be sent to a country: not at all, as a payment in euros, or as one outside the payments area (CTX-01). */
export const INTERNATIONAL_TRANSFERS = ['NON_ACTIF', 'ZONE_EURO', 'HORS_ZONE'] as const
export type InternationalTransfer = (typeof INTERNATIONAL_TRANSFERS)[number]

/** How an account of a country is written: as its bank does, as an IBAN, or as an IBAN with the key of a French RIB (CTX-01). */
export const BANK_ACCOUNT_TYPES = ['BBAN', 'IBAN', 'RIB'] as const
export type BankAccountType = (typeof BANK_ACCOUNT_TYPES)[number]

/** Countries outside the payments area whose accounts have an IBAN (registry of ISO 13616). */
const IBAN_ELSEWHERE: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'AE AZ BA BH BI BR BY CR DJ DO EG FK FO GE GL GT HN IL IQ JO KW KZ LB LC LY MN MR MU NI OM PK PS QA RU SA SC SD SO ST SV TL TN TR ' +
    'UA VG YE'
  ).split(' '),
)

/** Territories where nobody lives, and no bank is. */
const WITHOUT_BANKS: ReadonlySet<string> = /* @__PURE__ */ new Set('AQ BV GS HM IO TF UM'.split(' '))

/**
 * Says whether and how money is sent to a country on a day (EPC409-09, ISO 13616). Overseas territories count as the country whose IBANs they have.
 *
 * @param country code of ISO 3166, two capitals
 * @param on day of the question
 * @example transferTo('RE', plainDate('2026-11-20')) // { international_transfer: 'ZONE_EURO', account_type: 'RIB' }
 */
export const transferTo = (
  country: string,
  on: PlainDate,
): { readonly international_transfer: InternationalTransfer; readonly account_type: BankAccountType } => {
  const owner = ibanCountryOf(country)
  if (WITHOUT_BANKS.has(country)) return { international_transfer: 'NON_ACTIF', account_type: 'BBAN' }
  if (sepaCountries(on).includes(owner))
    return { international_transfer: 'ZONE_EURO', account_type: owner === 'FR' ? 'RIB' : 'IBAN' }
  // A country that joins the area later has an IBAN before.
  const hasIban = IBAN_ELSEWHERE.has(country) || ibanLength(country) !== undefined
  return { international_transfer: 'HORS_ZONE', account_type: hasIban ? 'IBAN' : 'BBAN' }
}
