import * as z from 'zod'

import { defineCall, ok } from '../contract/index.ts'
import { callFiles, FILE_LIMITS } from '../files/index.ts'
import { aisProfile } from '../session/index.ts'
import { declaration } from './declaration-model.ts'
import { PROOFS } from './documents.ts'
import { addressContext, changedIdentity, identityContext, newAddress } from './model.ts'

const ofCompany = z.strictObject({ main_company_id: z.string().min(1).max(100) })
const changes = { version: 'v2', reads: false, keyed: true, needsCode: true, answer: ok } as const

/** Says how identity can be changed (P-CALL-41). */
export const identityContextCall = defineCall({
  name: 's2e-context-identity',
  summary: 'How identity can be changed',
  method: 'GET',
  version: 'v2',
  path: '/services/api-s2e/context/identity',
  reads: true,
  query: ofCompany,
  answer: identityContext,
  rows: ['P-CALL-41', 'O-CALL-28'],
})

/** Says how the postal address can be changed (P-CALL-42). */
export const addressContextCall = defineCall({
  name: 's2e-context-address',
  summary: 'How the postal address can be changed',
  method: 'GET',
  version: 'v2',
  path: '/services/api-s2e/context/address',
  reads: true,
  query: ofCompany,
  answer: addressContext,
  rows: ['P-CALL-42', 'O-CALL-29'],
})

/** Changes the e-mail address, at once (P-CALL-49). */
export const updateEmailCall = defineCall({
  ...changes,
  name: 's2e-update-email',
  summary: 'Changes the e-mail address',
  method: 'PATCH',
  path: '/services/api-s2e/profile/update-email',
  request: z.strictObject({ email: z.string() }),
  rows: ['P-CALL-49', 'O-CALL-34'],
})

/** Changes the personal telephone number, at once; an empty one removes it (P-CALL-50). */
export const updatePhoneCall = defineCall({
  ...changes,
  name: 's2e-update-personal-phone',
  summary: 'Changes or removes the personal telephone number',
  method: 'PATCH',
  path: '/services/api-s2e/profile/update-personal-phone',
  request: z.strictObject({ personal_phone: z.string() }),
  rows: ['P-CALL-50', 'O-CALL-35'],
})

/** Changes the identity, with a document, or makes the declaration, without one (P-CALL-51). */
export const updateIdentityCall = defineCall({
  ...changes,
  name: 's2e-update-identity',
  summary: 'Changes the identity with a document, or makes the declaration',
  method: 'POST',
  path: '/services/api-s2e/profile/update-identity',
  request: z.strictObject({
    ...ofCompany.shape,
    identity: changedIdentity.optional(),
    declaration: declaration.optional(),
    /** What the files are; ours. */
    proof: z.enum(PROOFS.identity).optional(),
  }),
  files: callFiles(FILE_LIMITS.company, 0),
  rows: ['P-CALL-51', 'O-CALL-37'],
})

/** Changes the postal address with a document. A call of ours: the specification has none (O-CALL-41). */
export const updateAddressCall = defineCall({
  ...changes,
  name: 's2e-update-address',
  summary: 'Changes the postal address with a document',
  method: 'POST',
  path: '/services/api-s2e/profile/update-address',
  extension: 'address',
  request: z.strictObject({ ...ofCompany.shape, address: newAddress, proof: z.enum(PROOFS.address) }),
  files: callFiles(FILE_LIMITS.company),
  rows: [],
})

/** Reads the bank accounts of the retirement family (P-CALL-18). */
export const bankCoordinatesCall = defineCall({
  name: 'ais-bank-coordinates',
  summary: 'Bank accounts of the retirement family',
  method: 'GET',
  version: 'v2',
  path: '/services/api-ais/profile/bank-coordinates',
  reads: true,
  answer: aisProfile.pick({ bank_accounts: true }),
  rows: ['P-CALL-18', 'O-CALL-58'],
})
