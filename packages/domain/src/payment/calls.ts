import * as z from 'zod'

import { defineCall, ok } from '../contract/index.ts'
import { callFiles, FILE_LIMITS } from '../files/index.ts'
import { nonNegativeEurosOnWire } from '../money/index.ts'
import { labContext } from './lab.ts'
import { paymentContext, paymentPermission, paymentRequest } from './model.ts'

const ofCompany = z.strictObject({ main_company_id: z.string().min(1) })

/** Says what a company lets its people pay, and how (P-CALL-45). */
export const paymentContextCall = defineCall({
  name: 's2e-payment-context',
  summary: 'What the people of a company may pay to their plans, and how',
  method: 'GET',
  version: 'v2',
  path: '/services/api-s2e/context/voluntary-payment',
  reads: true,
  query: ofCompany,
  answer: paymentContext,
  rows: ['P-CALL-45', 'O-CALL-31'],
})

/** Says how the people of a company send documents on the origin of their money, and from which payment on (P-CALL-46). */
export const labContextCall = defineCall({
  name: 's2e-lab-context',
  summary: 'How the people of a company send documents on the origin of their money',
  method: 'GET',
  version: 'v2',
  path: '/services/api-s2e/context/lab',
  reads: true,
  query: ofCompany,
  answer: labContext,
  rows: ['P-CALL-46', 'O-CALL-32'],
})

/** Says whether payments can be made at all, once or again and again (P-CALL-47). */
export const paymentPermissionCall = defineCall({
  name: 's2e-payment-permission',
  summary: 'Whether payments to employee savings can be made',
  method: 'GET',
  version: 'v2',
  path: '/services/api-s2e/permission/voluntary-payment',
  reads: true,
  answer: paymentPermission,
  rows: ['P-CALL-47', 'O-CALL-33'],
})

/** What a payment was recorded as; `documents` is ours: documents on the origin of the money are asked for it. */
const recordedPayment = z.object({
  url: z.string().nullable(),
  s2e_transaction_id: z.string().min(1),
  documents: z.boolean().optional(),
})

/** Pays to an employee-savings plan, once or again and again; a payment by card goes on at the address of the answer (P-CALL-61). */
export const paymentCall = defineCall({
  name: 's2e-payment',
  summary: 'Pays to an employee-savings plan',
  method: 'POST',
  version: 'v2',
  path: '/services/api-s2e/transactional/voluntary_payment',
  reads: false,
  keyed: true,
  request: paymentRequest,
  answer: recordedPayment,
  rows: ['P-CALL-61', 'O-CALL-48'],
})

/** Pays to a retirement contract, once or again and again. A call of ours: the catalogue has none (O-CALL-66). */
export const retirementPaymentCall = defineCall({
  name: 'ais-payment',
  summary: 'Pays to a retirement contract',
  method: 'POST',
  version: 'v2',
  path: '/services/api-ais/transactional/voluntary-payment',
  reads: false,
  keyed: true,
  extension: 'ais-acts',
  request: paymentRequest,
  answer: recordedPayment,
  rows: [],
})

/** Says how much was paid to retirement contracts in the year (P-CALL-16). */
export const retirementPaidCall = defineCall({
  name: 'ais-global-payments',
  summary: 'What was paid to retirement contracts in the year',
  method: 'GET',
  version: 'v2',
  path: '/services/api-ais/global-vv-amount',
  reads: true,
  answer: z.object({ actType: z.string(), fundType: z.string(), grossAmount: nonNegativeEurosOnWire }),
  rows: ['P-CALL-16', 'O-CALL-56'],
})

/** Says whether payments to retirement contracts can be made once, and again and again (P-CALL-17). */
export const retirementPermissionCall = defineCall({
  name: 'ais-payment-types',
  summary: 'Whether payments to retirement contracts can be made',
  method: 'GET',
  version: 'v2',
  path: '/services/api-ais/payment-type-authorization',
  reads: true,
  answer: paymentPermission,
  rows: ['P-CALL-17', 'O-CALL-57'],
})

/** Sends documents that go with a payment (P-CALL-62). */
export const paymentDocumentsCall = defineCall({
  name: 's2e-payment-documents',
  summary: 'Sends documents that go with a payment to employee savings',
  method: 'POST',
  version: 'v2',
  path: '/services/api-s2e/transactional/voluntary_payment/documents',
  reads: false,
  keyed: true,
  request: z.strictObject({ s2e_transaction_id: z.string().min(1) }),
  files: callFiles(FILE_LIMITS.payment),
  answer: ok,
  rows: ['P-CALL-62', 'O-CALL-49'],
})

const stopped = z.strictObject({ id: z.string().min(1) })

/** Stops a payment that is made again and again to employee savings (P-CALL-63). */
export const stopPaymentCall = defineCall({
  name: 's2e-cancel-periodic',
  summary: 'Stops a scheduled payment to employee savings',
  method: 'POST',
  version: 'v2',
  path: '/services/api-s2e/cancel-periodic-voluntary-payment',
  reads: false,
  keyed: true,
  request: stopped,
  answer: ok,
  rows: ['P-CALL-63', 'O-CALL-50'],
})

/** Stops a payment that is made again and again to company retirement (P-CALL-25). */
export const stopRetirementPaymentCall = defineCall({
  name: 'ais-cancel-periodic',
  summary: 'Stops a scheduled payment to company retirement',
  method: 'PUT',
  version: 'v2',
  path: '/services/api-ais/cancel-periodic-voluntary-payment',
  reads: false,
  keyed: true,
  request: stopped,
  answer: ok,
  rows: ['P-CALL-25', 'O-CALL-64'],
})

/** Takes an operation back while it is time. A call of ours. */
export const cancelOperationCall = defineCall({
  name: 'cancel-operation',
  summary: 'Takes an operation back while it is time',
  method: 'POST',
  version: 'v2',
  path: '/services/operations/{id}/cancel',
  reads: false,
  keyed: true,
  extension: 'operation-cancel',
  params: z.strictObject({ id: z.string().min(1) }),
  request: z.strictObject({}),
  answer: ok,
  rows: [],
})
