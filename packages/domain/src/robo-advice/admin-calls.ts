import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { defineCall, ok } from '../contract/index.ts'
import { ADMIN_ROLES, gridsByScope, gridVersion, historyRow } from './admin-model.ts'
import { gridFile } from './grid-file.ts'
import { roboScope } from './model.ts'

const id = z.string().min(1).max(100)
const state = z.string().min(1).max(200)
const reason = z.string().trim().min(1).max(1000).nullable()
const PREFIX = '/simulators/robo-advisor/admin'
/** An audience of its own: a member's cookie opens none of them, and theirs opens no call of members. */
const admins = { version: 'v3', signedIn: false, area: 'robo-admin' } as const
const reads = { ...admins, method: 'POST', reads: true, request: z.strictObject({}) } as const
const writes = { ...admins, method: 'POST', reads: false, extension: 'robo-admin', rows: [] } as const
/** A version as it was read: another revision is a conflict. */
const asRead = { id, revision: z.int().min(1) } as const

/** Says where an administrator signs in (O-CALL-90). */
export const adminAuthorizeCall = defineCall({
  ...admins,
  name: 'robo-admin-authorize',
  summary: 'Address at which an administrator signs in',
  method: 'GET',
  path: `${PREFIX}/authorize`,
  reads: true,
  answer: z.object({ authorization_url: z.string().min(1) }),
  rows: ['O-CALL-90', 'O-CALL-94', 'O-CALL-95'],
})

/** Exchanges what the door answered for a session of the area; `role` is ours (O-CALL-91). A pair serves once. */
export const adminTokenCall = defineCall({
  ...admins,
  name: 'robo-admin-token',
  summary: 'Opens the session of an administrator',
  method: 'POST',
  path: `${PREFIX}/token`,
  reads: false,
  request: z.strictObject({ code: state, state }),
  answer: z.object({ email: z.string().min(1), role: z.enum(ADMIN_ROLES).optional() }),
  rows: ['O-CALL-91', 'O-CALL-94', 'O-CALL-95'],
})

/** Lists the grids per scope and company (O-CALL-92). */
export const adminAllocationsCall = defineCall({
  ...reads,
  name: 'robo-admin-allocations',
  summary: 'Grids per scope and company',
  path: `${PREFIX}/allocations`,
  answer: gridsByScope,
  rows: ['O-CALL-92', 'O-CALL-94', 'O-CALL-95'],
})

/** Lists what was done to grids, the latest first (O-CALL-93). */
export const adminHistoryCall = defineCall({
  ...reads,
  name: 'robo-admin-history',
  summary: 'What was done to grids, the latest first',
  path: `${PREFIX}/upload-history`,
  answer: z.array(historyRow),
  rows: ['O-CALL-93', 'O-CALL-94', 'O-CALL-95'],
})

/** Lists every version, the latest change first. A call of ours. */
export const adminDraftsCall = defineCall({
  ...reads,
  name: 'robo-admin-drafts',
  summary: 'Every version of every grid, the latest change first',
  path: `${PREFIX}/drafts`,
  extension: 'robo-admin',
  answer: z.array(gridVersion),
  rows: [],
})

/** Takes a grid as a file and makes a draft of it; of a file with a mistake nothing is kept. Editors. A call of ours. */
export const adminImportCall = defineCall({
  ...writes,
  name: 'robo-admin-import',
  summary: 'Makes a draft from a file',
  path: `${PREFIX}/import`,
  request: z.strictObject({ scope: roboScope, entity_id: id, contract_id: id }),
  files: gridFile,
  answer: gridVersion,
})

/** Hands a draft over to be approved, with the reason where a check warns. Editors. A call of ours. */
export const adminSubmitCall = defineCall({
  ...writes,
  name: 'robo-admin-submit',
  summary: 'Hands a draft over to be approved',
  path: `${PREFIX}/submit`,
  request: z.strictObject({ ...asRead, reason }),
  answer: gridVersion,
})

/** Publishes a version that somebody else submitted, from a day after today. Approvers. A call of ours. */
export const adminPublishCall = defineCall({
  ...writes,
  name: 'robo-admin-publish',
  summary: 'Publishes a version from a later day',
  path: `${PREFIX}/publish`,
  request: z.strictObject({ ...asRead, effective_on: frenchDateOnWire }),
  answer: gridVersion,
})

/** Withdraws a version that is not in force yet. Approvers. A call of ours. */
export const adminWithdrawCall = defineCall({
  ...writes,
  name: 'robo-admin-withdraw',
  summary: 'Withdraws a version that is not in force yet',
  path: `${PREFIX}/withdraw`,
  request: z.strictObject({ ...asRead, reason }),
  answer: gridVersion,
})

/** Writes a version as its canonical CSV. A call of ours. */
export const adminExportCall = defineCall({
  ...admins,
  name: 'robo-admin-export',
  summary: 'A version as CSV',
  method: 'POST',
  path: `${PREFIX}/export`,
  reads: true,
  extension: 'robo-admin',
  request: z.strictObject({ id }),
  format: 'text',
  answer: z.string().startsWith('profile,fund,step_1,'),
  rows: [],
})

/** Ends the session of an administrator. A call of ours. */
export const adminLeaveCall = defineCall({
  ...writes,
  name: 'robo-admin-leave',
  summary: 'Ends the session of an administrator',
  path: `${PREFIX}/leave`,
  request: z.strictObject({}),
  answer: ok,
})
