import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { defineCall } from '../contract/index.ts'
import { eurosOnWire } from '../money/index.ts'

const fundOfAccount = z.strictObject({ accountId: z.string().min(1), investmentId: z.string().min(1) })
const nothing = z.strictObject({})
const asked = { method: 'POST', version: 'v2', reads: true, params: fundOfAccount, request: nothing } as const

/** A value of a fund's unit on a day (FUND-16, ENT-39). */
export const valuation = z.object({ date: frenchDateOnWire, amount: eurosOnWire })

/** Six years of values of a fund that an account holds; the account's id is its policy_id (O-CALL-96). */
export const valuationsCall = defineCall({
  ...asked,
  name: 'valuations',
  summary: 'Values of a fund that an account holds',
  path: '/services/api-s2e/accounts/{accountId}/investments/{investmentId}/valuations',
  answer: z.object({ s2e_valuations: z.array(valuation) }),
  rows: ['P-CALL-32', 'S-CALL-35', 'O-CALL-15', 'O-CALL-96'],
})

/** Address of a fund's document (FUND-12). */
export const fundUrlCall = defineCall({
  ...asked,
  name: 'fund-url',
  summary: 'Address of the document of a fund',
  path: '/services/api-s2e/accounts/{accountId}/investments/{investmentId}/fund-url',
  answer: z.object({ s2e_fund_url: z.string().min(1) }),
  rows: ['P-CALL-33', 'S-CALL-36', 'O-CALL-16', 'O-CALL-96'],
})
