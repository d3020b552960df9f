import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { defineCall, ok } from '../contract/index.ts'
import { nonNegativeEurosOnWire } from '../money/index.ts'

/** Says whether a customer lets the provider's employees look at their space (P-CALL-83, P-CONSENT-02). */
export const mirrorConsentCall = defineCall({
  name: 'mirror-consent',
  summary: 'Whether a customer lets employees look at their space',
  method: 'GET',
  version: 'v3',
  path: '/consents/mirror',
  reads: true,
  query: z.strictObject({ user_id: z.string().min(1) }),
  answer: z.object({ mirror_consent: z.boolean() }),
  rows: ['P-CALL-83', 'O-CALL-85'],
})

/**
 * What the company pension scheme knows of a saver (CTX-20): their consent to pass it on to the provider, and the annuity by age as a
 * percentage of the full one.
 */
export const companyPension = z.object({
  consent: z.boolean(),
  last_name: z.string(),
  first_name: z.string(),
  birth_year: z.int(),
  balance: nonNegativeEurosOnWire,
  cotinet: nonNegativeEurosOnWire,
  date: frenchDateOnWire,
  annuity: z.record(z.string(), z.number()),
})
export type CompanyPension = z.output<typeof companyPension>

/** Reads what the company pension scheme knows; ERR_UNKNOWN for those who are in none (P-CALL-81). */
export const companyPensionCall = defineCall({
  name: 'b2v-initialize',
  summary: 'What the company pension scheme knows of the saver',
  method: 'GET',
  version: 'v3',
  path: '/b2v/initialize',
  reads: true,
  answer: companyPension,
  rows: ['P-CALL-81', 'O-CALL-86'],
})

/** Keeps whether the saver lets the scheme pass their data on to the provider (P-CALL-82, P-CONSENT-01). */
export const transmissionConsentCall = defineCall({
  name: 'b2v-consent',
  summary: 'Consent to pass company pension data on to the provider',
  method: 'POST',
  version: 'v3',
  path: '/consents/b2v',
  reads: false,
  request: z.strictObject({ user_id: z.string().min(1), b2v_consent: z.boolean() }),
  answer: ok,
  rows: ['P-CALL-82', 'O-CALL-84'],
})
