import * as z from 'zod'

import { defineCall } from '../contract/index.ts'
import { retirementRequest } from './model.ts'

/** Asks for a withdrawal at retirement; the answer is where it is signed, an address of the same origin (P-CALL-86). */
export const retirementWithdrawCall = defineCall({
  name: 'esign-retirement',
  summary: 'Asks for a withdrawal at retirement, and where it is signed',
  method: 'POST',
  version: 'v2',
  path: '/services/esign/withdraw/retirement',
  reads: false,
  keyed: true,
  needsCode: true,
  request: retirementRequest,
  answer: z.string().min(1),
  rows: ['P-CALL-86', 'O-CALL-76'],
})

/** Says whether money may be taken out of an individual contract online (P-CALL-73). */
export const withdrawAuthorizationCall = defineCall({
  name: 'client-withdraw-authorization',
  summary: 'Whether money may be taken out of an individual contract online',
  method: 'POST',
  version: 'v2',
  path: '/services/api-client/withdraw/authorization',
  reads: true,
  request: z.strictObject({ policy_id: z.string().min(1) }),
  answer: z.object({ authorized: z.boolean() }),
  rows: ['P-CALL-73', 'O-CALL-72'],
})
