import * as z from 'zod'

import { defineCall, nothing } from '../contract/index.ts'
import { actPermissions, authorizedActs, switchContext, switchRequest } from './model.ts'

/** Says whether acts on employee savings are authorised (P-CALL-39). */
export const actPermissionsCall = defineCall({
  name: 's2e-permissions',
  summary: 'Acts on employee savings that are authorised',
  method: 'GET',
  version: 'v2',
  path: '/services/api-s2e/transactional/permissions',
  reads: true,
  answer: z.object({ s2e_permissions: actPermissions }),
  rows: ['P-CALL-39', 'O-CALL-25'],
})

/** Says what blocks the fund switches of a company's people, and which of their funds can be switched (P-CALL-44). */
export const switchContextCall = defineCall({
  name: 's2e-switch-context',
  summary: 'What the people of a company may switch between funds',
  method: 'GET',
  version: 'v2',
  path: '/services/api-s2e/context/arbitration',
  reads: true,
  query: z.strictObject({ main_company_id: z.string().min(1) }),
  answer: switchContext,
  rows: ['P-CALL-44', 'O-CALL-27'],
})

/** Lists the acts that retirement contracts allow, and where they are made (P-CALL-15). */
export const authorizedActsCall = defineCall({
  name: 'ais-authorized-acts',
  summary: 'Acts that retirement contracts allow',
  method: 'GET',
  version: 'v2',
  path: '/services/api-ais/authorized-acts',
  reads: true,
  answer: authorizedActs,
  rows: ['P-CALL-15', 'O-CALL-55'],
})

/** Switches funds of an employee-savings plan; the answer has no body (P-CALL-40). */
export const switchCall = defineCall({
  name: 's2e-switch',
  summary: 'Switches funds of an employee-savings plan',
  method: 'POST',
  version: 'v2',
  path: '/services/api-s2e/transactional/arbitration',
  reads: false,
  keyed: true,
  request: switchRequest,
  answer: nothing,
  rows: ['P-CALL-40', 'O-CALL-26'],
})

/** Switches funds of a retirement contract. A call of ours. */
export const retirementSwitchCall = defineCall({
  name: 'ais-switch',
  summary: 'Switches funds of a retirement contract',
  method: 'POST',
  version: 'v2',
  path: '/services/api-ais/transactional/arbitration',
  reads: false,
  keyed: true,
  extension: 'ais-acts',
  request: switchRequest,
  answer: nothing,
  rows: [],
})
