import * as z from 'zod'

import { defineCall } from '../contract/index.ts'
import { s2eAlert } from '../session/index.ts'
import { optionBulletin } from './model.ts'

/** Lists the choices that were made and taken into account (P-CALL-34, P-BANNER-05). */
export const alertsCall = defineCall({
  name: 's2e-alerts',
  summary: 'Choices on premiums that were taken into account',
  method: 'GET',
  version: 'v2',
  path: '/services/api-s2e/alerts',
  reads: true,
  answer: z.object({ s2e_alerts: z.array(s2eAlert) }),
  rows: ['P-CALL-34', 'O-CALL-21'],
})

/** Lists the choices that are still to be made (P-CALL-35, P-BANNER-05). */
export const optionBulletinsCall = defineCall({
  name: 's2e-option-bulletins',
  summary: 'Choices on premiums that are still to be made',
  method: 'GET',
  version: 'v2',
  path: '/services/api-s2e/transactional/option-bulletins',
  reads: true,
  answer: z.object({ s2e_option_bulletins: z.array(optionBulletin) }),
  rows: ['P-CALL-35', 'O-CALL-22', 'S-CALL-40'],
})
