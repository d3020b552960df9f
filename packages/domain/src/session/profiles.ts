import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { ifReadable } from '../contract/index.ts'

/** Postal address; the three additional lines are optional (P-USER-36). */
export const address = z.object({
  street_line: z.string(),
  zip_postal_code: z.string(),
  locality: z.string(),
  country: z.string(),
  additional_address_1: z.string().optional(),
  additional_address_2: z.string().optional(),
  additional_address_3: z.string().optional(),
})
export type Address = z.infer<typeof address>

export const GENDERS = ['F', 'M'] as const
export type Gender = (typeof GENDERS)[number]

/** Fields of a person that both collective profiles hold (P-USER-35, P-USER-39). */
const person = {
  first_name: z.string(),
  last_name: z.string(),
  birth_date: frenchDateOnWire,
  gender: z.enum(GENDERS).optional(),
  mobile: z.string().optional(),
  personal_phone: z.string().optional(),
  email: z.string().optional(),
  address: address.optional(),
}

/** Bank account of a collective plan; the warrant is the direct-debit mandate, where there is one (P-USER-37, P-USER-40). */
export const bankAccount = z.object({
  iban: z.string(),
  bic: z.string(),
  type: z.enum(['PRELEVEMENT', 'VIREMENT']),
  warrant: z.object({ rum: z.string(), ics: z.string() }).nullable(),
})
export type BankAccount = z.infer<typeof bankAccount>

/** Contract of the retirement family as its profile lists it (P-USER-38). */
export const aisAccountDetail = z.object({
  enterprise_id: z.string(),
  product_code: z.string(),
  pacte_code: z.string().optional(),
  company_name: z.string(),
  policy_id: z.string(),
  status: z.string(),
})

/** Profile of the retirement family (P-USER-35 to P-USER-38). */
export const aisProfile = z.object({
  ...person,
  bank_accounts: z.array(bankAccount),
  ais_account_details: z.array(aisAccountDetail),
})
export type AisProfile = z.infer<typeof aisProfile>

/** Company that offers the employee-savings plans; the size is in bytes, about 10 MB (P-USER-41). */
export const s2eCompany = z.object({
  id: z.string(),
  payor: z.boolean(),
  name: z.string(),
  main_company: z.boolean(),
  max_attachment_size: z.int().nonnegative(),
})

/** Profile of the employee-savings family (P-USER-39 to P-USER-41). */
export const s2eProfile = z.object({
  ...person,
  bank_accounts: z.array(bankAccount),
  companies: z.array(s2eCompany),
  /** Accounts that are signed for and not in force yet, with the day from which each is. A part of ours. */
  awaited_bank_accounts: ifReadable(
    z.array(
      z.object({
        purposes: z.array(z.enum(['VIREMENT', 'PRELEVEMENT'])),
        usable_on: frenchDateOnWire,
        /** The last four of its number, by which its holder knows it. */
        last_digits: z.string().optional(),
      }),
    ),
  ),
})
export type S2eProfile = z.infer<typeof s2eProfile>

/** Profile of an individual customer of the provider (P-USER-31, ENT-18). */
export const providerProfile = z.object({
  customer_id: z.string(),
  company_name: z.string().optional(),
  first_name: z.string(),
  last_name: z.string(),
  birth_date: frenchDateOnWire,
  gender: z.enum(GENDERS).optional(),
  email: z.string().optional(),
  mobile: z.string().optional(),
  personal_phone: z.string().optional(),
  street_line: z.string().optional(),
  zip_postal_code: z.string().optional(),
  locality: z.string().optional(),
  bank_accounts: z.array(bankAccount),
})
export type ProviderProfile = z.infer<typeof providerProfile>

/** Advisor of an individual customer (P-USER-32). */
export const providerAdvisor = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  email: z.string(),
  picture_url: z.string().nullable(),
})
export type ProviderAdvisor = z.infer<typeof providerAdvisor>
