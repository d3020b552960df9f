import * as z from 'zod'

import { investment } from '../accounts/index.ts'
import { defineCall, eachIfReadable, ok } from '../contract/index.ts'
import { aggregatedTransaction, connection, connector, consentRecord, foundAccount, VISIT_RESULTS } from './model.ts'

const BASE = '/services/budget-insight'
const one = z.strictObject({ user_id: z.string().min(1), account_id: z.string().min(1) })

/** What an account elsewhere is invested in (P-CALL-77). */
export const aggregatedInvestmentsCall = defineCall({
  name: 'aggregated-investments',
  summary: 'Investments of an account that the saver holds with another bank',
  method: 'POST',
  version: 'v2',
  path: `${BASE}/investments`,
  reads: true,
  request: one,
  answer: z.object({ bi_investments: eachIfReadable(investment) }),
  rows: ['P-CALL-77', 'O-CALL-74'],
})

/** Operations of an account elsewhere, the latest first (P-CALL-78). */
export const aggregatedTransactionsCall = defineCall({
  name: 'aggregated-transactions',
  summary: 'Operations of an account that the saver holds with another bank',
  method: 'POST',
  version: 'v2',
  path: `${BASE}/transactions`,
  reads: true,
  request: one,
  answer: z.object({ bi_transactions: eachIfReadable(aggregatedTransaction) }),
  rows: ['P-CALL-78', 'O-CALL-75'],
})

const ours = { version: 'v2', extension: 'connections', rows: [] } as const
const params = z.strictObject({ id: z.string().min(1).max(80) })

/** Banks that can be linked. A call of ours. */
export const connectorsCall = defineCall({
  ...ours,
  name: 'connectors',
  summary: 'Banks that can be linked',
  method: 'GET',
  path: `${BASE}/connectors`,
  reads: true,
  answer: z.object({ connectors: z.array(connector) }),
})

/** Banks that the saver has linked, and the register of their consents. A call of ours. */
export const connectionsCall = defineCall({
  ...ours,
  name: 'connections',
  summary: 'Banks that the saver has linked, with the register of consents',
  method: 'GET',
  path: `${BASE}/connections`,
  reads: true,
  answer: z.object({ connections: eachIfReadable(connection), register: z.array(consentRecord) }),
})

/**
 * Opens the way to a bank: to link it, to confirm the access or to renew the consent. `consent` is the box that was ticked; without it only an access whose
 * consent still runs can be confirmed. A call of ours.
 */
export const openConnectionCall = defineCall({
  ...ours,
  name: 'open-connection',
  summary: 'Opens the way to a bank: its answer is the address to follow',
  method: 'POST',
  path: `${BASE}/connections`,
  reads: false,
  request: z.strictObject({
    user_id: z.string().min(1),
    connector_id: z.string().min(1).max(80),
    consent: z.boolean(),
  }),
  answer: z.object({ data: z.string() }),
})

/** Tells how a visit to a bank ended, once, for the state that it was opened with. A call of ours. */
export const returnCall = defineCall({
  ...ours,
  name: 'connection-return',
  summary: 'How a visit to a bank ended, and the accounts that it offers',
  method: 'POST',
  path: `${BASE}/connections/return`,
  reads: false,
  request: z.strictObject({ state: z.string().min(1).max(200) }),
  answer: z.object({
    result: z.enum(VISIT_RESULTS),
    /** The link; not there when none came of the visit. */
    connection_id: z.string().optional(),
    name: z.string(),
    /** Whether the link is new, so that its accounts are still to be chosen. */
    is_new: z.boolean(),
  }),
})

/** Accounts that a linked bank offers to show, and the kinds that are not taken over. A call of ours. */
export const foundAccountsCall = defineCall({
  ...ours,
  name: 'connection-accounts',
  summary: 'Accounts that a linked bank offers to show',
  method: 'GET',
  path: `${BASE}/connections/{id}/accounts`,
  reads: true,
  params,
  answer: z.object({ name: z.string(), accounts: z.array(foundAccount), left_out: z.array(z.string()) }),
})

/** Says which accounts of a linked bank are shown, by their ids: none is a choice too. A call of ours. */
export const showAccountsCall = defineCall({
  ...ours,
  name: 'show-accounts',
  summary: 'Says which accounts of a linked bank are shown',
  method: 'PUT',
  path: `${BASE}/connections/{id}/accounts`,
  reads: false,
  params,
  request: z.strictObject({ shown: z.array(z.string().min(1).max(120)).max(100) }),
  answer: ok,
})

/** Asks a bank anew. A call of ours. */
export const refreshConnectionCall = defineCall({
  ...ours,
  name: 'refresh-connection',
  summary: 'Asks a linked bank anew, once in five minutes',
  method: 'POST',
  path: `${BASE}/connections/{id}/refresh`,
  reads: false,
  params,
  request: z.strictObject({}),
  answer: z.object({ connection }),
})

/** Deletes a link with all that was read through it, at once. A call of ours. */
export const deleteConnectionCall = defineCall({
  ...ours,
  name: 'delete-connection',
  summary: 'Deletes a link to a bank with all that was read through it',
  method: 'DELETE',
  path: `${BASE}/connections/{id}`,
  reads: false,
  params,
  request: z.strictObject({}),
  answer: ok,
})
