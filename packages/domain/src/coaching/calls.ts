import * as z from 'zod'

import { defineCall } from '../contract/index.ts'

/** Answers the address of the coaching partner, null where the saver's company has none: the menu then has no coaching (P-CALL-85, P-NAV-19). */
export const coachingCall = defineCall({
  name: 'coaching',
  summary: 'Address of the coaching partner',
  method: 'GET',
  version: 'v2',
  path: '/services/filib/iframe',
  reads: true,
  answer: z.object({ data: z.string().min(1).nullable() }),
  rows: ['P-CALL-85', 'O-CALL-77', 'S-CALL-41'],
})
