import * as z from 'zod'

import type { PlainDate } from '../calendar/index.ts'
import { BANK_ACCOUNT_TYPES, ibanCountryOf, INTERNATIONAL_TRANSFERS, transferTo } from '../identifiers/index.ts'
import { COUNTRY_CODES } from '../profile/index.ts'

/** A country as the list of the employee-savings family tells it (CTX-01). */
export const country = z.object({
  label: z.string(),
  /** Code of ISO 3166, two capitals. */
  value: z.string().regex(/^[A-Z]{2}$/),
  international_transfer: z.enum(INTERNATIONAL_TRANSFERS),
  account_type: z.enum(BANK_ACCOUNT_TYPES),
})
export type Country = z.output<typeof country>

/**
 * Lists the countries of accounts on a day, in the order of their codes.
 *
 * @param on day of the question
 * @param labelOf name of a country, by its code
 * @example countriesOn(plainDate('2026-11-20'), (code) => code)[0] // { label: 'AD', value: 'AD', international_transfer: 'ZONE_EURO', account_type: 'IBAN' }
 */
export const countriesOn = (on: PlainDate, labelOf: (code: string) => string): readonly Country[] =>
  COUNTRY_CODES.map((value) => {
    const { international_transfer, account_type } = transferTo(value, on)
    return { label: labelOf(value), value, international_transfer, account_type }
  })

/**
 * Sorts countries by how a request for them is made: signed for by a code, or by post. A territory follows the country whose IBANs it has; one that money is not sent to is not offered.
 *
 * @param countries the list
 * @param authorized countries that a code signs for (BANK-10)
 * @returns codes of either way
 */
export const countryChoice = (
  countries: readonly Country[],
  authorized: readonly string[],
): { readonly online: readonly string[]; readonly byPost: readonly string[] } => {
  const offered = countries.filter(({ international_transfer: transfer }) => transfer !== 'NON_ACTIF').map(({ value }) => value)
  return {
    online: offered.filter((code) => authorized.includes(ibanCountryOf(code))),
    byPost: offered.filter((code) => !authorized.includes(ibanCountryOf(code))),
  }
}
