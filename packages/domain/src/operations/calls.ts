import * as z from 'zod'

import { defineCall, eachIfReadable } from '../contract/index.ts'
import { transactionDetails } from './details.ts'
import { operation, transactionItem } from './model.ts'
import { scheduledPayment } from './scheduled.ts'

/** What our own pages ask for: operations in progress, or the others (P-CALL-87, P-CALL-88, P-CALL-90, O-CALL-80). */
export const OPERATION_QUERIES = ['progress', 'done'] as const
export type OperationQuery = (typeof OPERATION_QUERIES)[number]

/**
 * Lists operations of every family of savings, those in progress or the others: both answers together hold each operation once. `progress` asks for
 * the first, any other word, and none, for the rest.
 * `error_scope` names the families whose source failed (P-CALL-87 to P-CALL-90).
 */
export const operationsCall = defineCall({
  name: 'operations',
  summary: 'Operations in progress, or the others',
  method: 'GET',
  version: 'v2',
  path: '/services/operations/',
  reads: true,
  query: z.strictObject({ status: z.string().max(40).default('done') }),
  answer: z.object({ operations: eachIfReadable(operation), error_scope: z.array(z.string()) }),
  rows: ['P-CALL-87', 'P-CALL-88', 'P-CALL-89', 'P-CALL-90', 'O-CALL-78', 'O-CALL-79', 'O-CALL-80'],
})

const employeeCall = { method: 'POST', version: 'v2', reads: true, request: z.strictObject({}) } as const

/** Lists the transactions of the employee-savings accounts, in the words of lists of transactions (P-CALL-30). */
export const employeeTransactionsCall = defineCall({
  ...employeeCall,
  name: 's2e-transactions',
  summary: 'Transactions of the employee-savings accounts',
  path: '/services/api-s2e/transactions',
  answer: z.object({ s2e_transactions: eachIfReadable(transactionItem) }),
  rows: ['P-CALL-30', 'O-CALL-17'],
})

/** Tells one transaction of the employee-savings accounts in full (P-CALL-31). */
export const transactionDetailsCall = defineCall({
  ...employeeCall,
  name: 's2e-transaction-details',
  summary: 'One transaction of the employee-savings accounts in full',
  path: '/services/api-s2e/transactions/{id}/details',
  params: z.strictObject({ id: z.string().min(1) }),
  answer: z.object({ s2e_transaction_details: transactionDetails }),
  rows: ['P-CALL-31', 'O-CALL-18'],
})

/** Lists the transactions of one contract of company retirement (P-CALL-14). */
export const retirementTransactionsCall = defineCall({
  name: 'ais-transactions',
  summary: 'Transactions of a contract of company retirement',
  method: 'POST',
  version: 'v2',
  path: '/services/api-ais/transactions',
  reads: true,
  request: z.strictObject({ account_type: z.string().min(1), policy_id: z.string().min(1) }),
  answer: z.object({ ais_transactions: eachIfReadable(transactionItem) }),
  rows: ['P-CALL-14', 'O-CALL-59'],
})

/** Lists the transactions of one individual contract (P-CALL-72). */
export const individualTransactionsCall = defineCall({
  name: 'client-transactions',
  summary: 'Transactions of an individual contract',
  method: 'POST',
  version: 'v2',
  path: '/services/api-client/transactions',
  reads: true,
  request: z.strictObject({ policy_id: z.string().min(1) }),
  answer: z.object({ transactions: eachIfReadable(transactionItem) }),
  rows: ['P-CALL-72', 'O-CALL-71'],
})

/** Lists the payments that are made again and again, of every family; `error_scope` names the families whose source failed (P-CALL-91). */
export const scheduledPaymentsCall = defineCall({
  name: 'periodic-vv',
  summary: 'Payments that are made again and again',
  method: 'GET',
  version: 'v2',
  path: '/services/operations/periodic-vv',
  reads: true,
  answer: z.object({ periodic_vv: eachIfReadable(scheduledPayment), error_scope: z.array(z.string()) }),
  rows: ['P-CALL-91', 'O-CALL-81'],
})
