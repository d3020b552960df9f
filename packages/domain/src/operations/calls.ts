import * as z from 'zod'

import { defineCall, eachIfReadable } from '../contract/index.ts'
import { operation } from './model.ts'

/** What is asked for: operations in progress, or the others (P-CALL-87, P-CALL-88, P-CALL-90, O-CALL-80). */
export const OPERATION_QUERIES = ['progress', 'done'] as const
export type OperationQuery = (typeof OPERATION_QUERIES)[number]

/**
 * Lists operations of every family of savings, those in progress or the others: both answers together hold each operation once.
 * `error_scope` names the families whose source failed (P-CALL-87 to P-CALL-90).
 */
export const operationsCall = defineCall({
  name: 'operations',
  summary: 'Operations in progress, or the others',
  method: 'GET',
  version: 'v2',
  path: '/services/operations/',
  reads: true,
  query: z.strictObject({ status: z.enum(OPERATION_QUERIES) }),
  answer: z.object({ operations: eachIfReadable(operation), error_scope: z.array(z.string()) }),
  rows: ['P-CALL-87', 'P-CALL-88', 'P-CALL-89', 'P-CALL-90', 'O-CALL-78', 'O-CALL-79', 'O-CALL-80'],
})
