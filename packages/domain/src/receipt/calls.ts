import * as z from 'zod'

import { defineCall } from '../contract/index.ts'
import { receipt } from './model.ts'

/** Gives the receipt of an act that the person did in the portal. A call of ours. */
export const receiptCall = defineCall({
  name: 'operation-receipt',
  summary: 'The receipt of an act: request, answer, figures with their derivations',
  method: 'GET',
  version: 'v2',
  path: '/services/operations/{id}/receipt',
  reads: true,
  extension: 'receipt',
  params: z.strictObject({ id: z.string().min(1) }),
  answer: z.object({ receipt }),
  rows: [],
})
