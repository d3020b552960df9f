import * as z from 'zod'

import { defineCall, eachIfReadable, ok, PROVIDER_ACCOUNTS } from '../contract/index.ts'
import { investment } from './investments.ts'
import { account, PURPOSES } from './model.ts'

/** The session already says whose accounts are asked for (P-CALL-100). */
const nobody = z.strictObject({})

const read = { method: 'POST', version: 'v2', reads: true, request: nobody } as const

/** Retirement accounts of the saver, all statuses; the portal keeps those in force (P-ACCT-28). */
export const aisAccountsCall = defineCall({
  ...read,
  name: 'ais-accounts',
  summary: 'Retirement accounts of the saver',
  path: '/services/api-ais/accounts',
  query: z.strictObject({ filter: z.enum(['arbitration_source', 'voluntary_payment']).optional() }),
  answer: z.object({ ais_accounts: eachIfReadable(account) }),
  rows: ['P-CALL-12', 'P-CALL-13', 'O-CALL-54'],
})

/** Employee-savings accounts of the saver. */
export const s2eAccountsCall = defineCall({
  ...read,
  name: 's2e-accounts',
  summary: 'Employee-savings accounts of the saver',
  path: '/services/api-s2e/accounts',
  query: z.strictObject({ filter: z.enum(['arbitration_source', 'arbitration_destination', 'voluntary_payment']).optional() }),
  answer: z.object({ s2e_accounts: eachIfReadable(account) }),
  rows: ['P-CALL-28', 'P-CALL-29', 'O-CALL-14'],
})

/** Accounts of an individual customer. */
export const providerAccountsCall = defineCall({
  ...read,
  name: 'provider-accounts',
  summary: 'Accounts of an individual customer',
  path: '/services/api-client/accounts',
  answer: z.object({ [PROVIDER_ACCOUNTS]: eachIfReadable(account) }),
  rows: ['P-CALL-69', 'O-CALL-68'],
})

/** What one contract of an individual customer is invested in (P-CALL-71). */
export const individualInvestmentsCall = defineCall({
  ...read,
  name: 'client-investments',
  summary: 'Investments of an individual contract',
  path: '/services/api-client/investments',
  request: z.strictObject({ policy_id: z.string().min(1) }),
  answer: z.object({ investments: eachIfReadable(investment) }),
  rows: ['P-CALL-71', 'O-CALL-70'],
})

/** Accounts that the saver holds with other banks, aggregated; the saver's id goes with the call (P-CALL-76). */
export const aggregatedAccountsCall = defineCall({
  name: 'aggregated-accounts',
  summary: 'Accounts that the saver holds with other banks',
  method: 'POST',
  version: 'v2',
  path: '/services/budget-insight/accounts',
  reads: true,
  request: z.strictObject({ user_id: z.string().min(1) }),
  answer: z.object({ bi_accounts: eachIfReadable(account) }),
  rows: ['P-CALL-76', 'O-CALL-73'],
})

/**
 * Keeps what a saver says that an account is for, and takes it back with null. ERR_UNKNOWN for an account that the person does not hold here, ERR_INVALID
 * for one that is kept for retirement. A call of ours (P-CONST-25).
 */
export const purposeCall = defineCall({
  name: 'account-purpose',
  summary: 'What a saver says that an account is for',
  method: 'PUT',
  version: 'v2',
  path: '/services/accounts/{policy_id}/purpose',
  extension: 'purpose',
  reads: false,
  params: z.strictObject({ policy_id: z.string().min(1) }),
  request: z.strictObject({ purpose: z.enum(PURPOSES).nullable() }),
  answer: ok,
  rows: [],
})
