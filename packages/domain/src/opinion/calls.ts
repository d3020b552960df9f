import * as z from 'zod'

import { defineCall, ok } from '../contract/index.ts'
import { opinion } from './model.ts'

/** Keeps what a saver thinks of the portal (P-CALL-93). */
export const opinionCall = defineCall({
  name: 'update-opinion',
  summary: 'What a saver thinks of the portal',
  method: 'POST',
  version: 'v3',
  path: '/resources/opinion/update-opinion',
  reads: false,
  request: z.strictObject({ user_id: z.string().min(1), opinion }),
  answer: ok,
  rows: ['P-CALL-93', 'O-CALL-87', 'S-CALL-06'],
})
