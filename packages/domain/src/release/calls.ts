import * as z from 'zod'

import { defineCall, ok } from '../contract/index.ts'
import { callFiles, FILE_LIMITS } from '../files/index.ts'
import {
  REFUND_TYPES,
  RELEASE_DOCUMENTS,
  refundContext,
  refundPermission,
  refundRequest,
  releaseLine,
  withdrawRequest,
} from './model.ts'

/** Lists what savings can be released for (P-CALL-58). */
export const releasesCall = defineCall({
  name: 's2e-releases',
  summary: 'Reasons for which employee savings are released',
  method: 'GET',
  version: 'v2',
  path: '/services/api-s2e/releases',
  reads: true,
  answer: z.object({ s2e_releases: z.array(releaseLine) }),
  rows: ['P-CALL-58', 'O-CALL-45'],
})

/** Lists the kinds of refund that companies let their people ask for (P-CALL-55). */
export const refundPermissionsCall = defineCall({
  name: 's2e-refund-permissions',
  summary: 'Refunds that can be asked for, by company and kind',
  method: 'GET',
  version: 'v2',
  path: '/services/api-s2e/refunds/permissions',
  reads: true,
  answer: z.object({ s2e_refunds_permissions: z.array(refundPermission) }),
  rows: ['P-CALL-55', 'O-CALL-42'],
})

/** Says what can be refunded of one kind; `id` is ours and names the permission, without it the first of the kind is meant (P-CALL-56). */
export const refundContextCall = defineCall({
  name: 's2e-refund-context',
  summary: 'What can be refunded of one kind, and what bounds it',
  method: 'POST',
  version: 'v2',
  path: '/services/api-s2e/refunds/contexts',
  reads: true,
  request: z.strictObject({ type: z.enum(REFUND_TYPES), id: z.string().min(1).optional() }),
  answer: refundContext,
  rows: ['P-CALL-56', 'O-CALL-43'],
})

const recorded = z.object({ s2e_transaction_id: z.string().min(1) })

/** Asks for a refund of savings that are free, or become free soon (P-CALL-57). */
export const refundCall = defineCall({
  name: 's2e-refund',
  summary: 'Asks for a refund of employee savings',
  method: 'POST',
  version: 'v2',
  path: '/services/api-s2e/refunds',
  reads: false,
  keyed: true,
  needsCode: true,
  request: refundRequest,
  answer: recorded,
  rows: ['P-CALL-57', 'O-CALL-44'],
})

/** Asks for a release of blocked savings for a reason (P-CALL-59). */
export const withdrawCall = defineCall({
  name: 's2e-withdraw',
  summary: 'Asks for a release of blocked employee savings',
  method: 'POST',
  version: 'v2',
  path: '/services/api-s2e/withdraw',
  reads: false,
  keyed: true,
  needsCode: true,
  request: withdrawRequest,
  answer: recorded,
  rows: ['P-CALL-59', 'O-CALL-46'],
})

/** Sends the documents of a release (P-CALL-60). */
export const releaseDocumentsCall = defineCall({
  name: 's2e-withdraw-documents',
  summary: 'Sends the documents of a release',
  method: 'POST',
  version: 'v2',
  path: '/services/api-s2e/withdraw/documents/{id}',
  reads: false,
  keyed: true,
  params: z.strictObject({ id: z.string().min(1) }),
  request: z.strictObject({ kinds: z.array(z.enum(RELEASE_DOCUMENTS)).optional() }),
  files: callFiles(FILE_LIMITS.company),
  answer: ok,
  rows: ['P-CALL-60', 'O-CALL-47'],
})
