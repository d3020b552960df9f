import * as z from 'zod'

import { defineCall } from '../contract/index.ts'

/** Says whether a customer lets the provider's employees look at their space (P-CALL-83). */
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
