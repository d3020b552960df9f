import * as z from 'zod'

import { defineCall, ok } from '../contract/index.ts'
import { callFiles, FILE_LIMITS } from '../files/index.ts'
import { country } from './countries.ts'
import { bankAccountAnswer, bankAccountContext, bankAccountRequest, newCodeAnswer, scores, signatureRequest } from './model.ts'

const ofCompany = z.strictObject({ main_company_id: z.string().min(1) })
const ofRequest = z.strictObject({ request_id: z.string().min(1) })

/** Limits of a RIB: one file, as large as the contexts let it be (O-CONST-17). */
export const RIB_LIMITS = { ...FILE_LIMITS.drop, named: FILE_LIMITS.drop.types, files: 1, totalBytes: FILE_LIMITS.drop.fileBytes }

const COORDINATES = '/services/api-s2e/profile/update-bank-account-coordinates'

/** Says what may be changed of a saver's bank accounts, and how (P-CALL-43). */
export const bankAccountContextCall = defineCall({
  name: 's2e-bank-account-context',
  summary: 'What may be changed of the bank accounts, and how it is signed',
  method: 'GET',
  version: 'v2',
  path: '/services/api-s2e/context/bank_account',
  reads: true,
  query: ofCompany,
  answer: bankAccountContext,
  rows: ['P-CALL-43', 'O-CALL-30'],
})

/** Lists the countries of accounts, and how money is sent there (P-CALL-48). */
export const countriesCall = defineCall({
  name: 's2e-countries',
  summary: 'Countries of bank accounts, and how money is sent there',
  method: 'GET',
  version: 'v2',
  path: '/services/api-s2e/countries',
  reads: true,
  answer: z.array(country),
  rows: ['P-CALL-48', 'O-CALL-36'],
})

/** Asks for a bank account to be taken; a code is sent for its signature, or the papers go by post (P-CALL-52). */
export const updateBankAccountCall = defineCall({
  name: 's2e-update-bank-account',
  summary: 'Asks for another bank account, to be signed by code or by post',
  method: 'POST',
  version: 'v2',
  path: COORDINATES,
  reads: false,
  keyed: true,
  needsCode: true,
  request: bankAccountRequest,
  files: callFiles(RIB_LIMITS, 0),
  answer: bankAccountAnswer,
  rows: ['P-CALL-52', 'O-CALL-38'],
})

/** Reads IBAN and BIC in a RIB; what is not read is null (P-CALL-53). */
export const bankScoresCall = defineCall({
  name: 's2e-bank-scores',
  summary: 'Reads the IBAN and the BIC of a RIB',
  method: 'POST',
  version: 'v2',
  path: '/services/api-s2e/profile/bank-coordinates/scores',
  reads: false,
  request: ofCompany,
  files: callFiles(RIB_LIMITS),
  answer: scores,
  rows: ['P-CALL-53', 'O-CALL-39'],
})

/** Signs a request with its code (P-CALL-54). */
export const signBankAccountCall = defineCall({
  name: 's2e-sign-bank-account',
  summary: 'Signs a request for another bank account',
  method: 'POST',
  version: 'v2',
  path: `${COORDINATES}/signature`,
  reads: false,
  keyed: true,
  needsCode: true,
  request: signatureRequest,
  answer: ok,
  rows: ['P-CALL-54', 'O-CALL-40', 'MOCK-24'],
})

/** Sends another code for a request; the former one signs no longer. A call of ours. */
export const newBankCodeCall = defineCall({
  name: 's2e-bank-account-code',
  summary: 'Sends another code for the signature of a bank account',
  method: 'POST',
  version: 'v2',
  path: `${COORDINATES}/{request_id}/code`,
  reads: false,
  needsCode: true,
  extension: 'bank-signature',
  params: ofRequest,
  request: z.strictObject({}),
  answer: newCodeAnswer,
  rows: [],
})

/** Gives the document that is signed, with the mandate of a debit, as a PDF. A call of ours. */
export const bankDocumentCall = defineCall({
  name: 's2e-bank-account-document',
  summary: 'The document to sign for a bank account, as a PDF in base64',
  method: 'GET',
  version: 'v2',
  path: `${COORDINATES}/{request_id}/document`,
  reads: true,
  costly: 'printer',
  extension: 'bank-signature',
  params: ofRequest,
  answer: z.base64(),
  rows: [],
})

/** Takes a request back before its account is in force. It needs no code: what others can use up must keep nobody from it. A call of ours. */
export const cancelBankAccountCall = defineCall({
  name: 's2e-cancel-bank-account',
  summary: 'Takes back a request for another bank account',
  method: 'DELETE',
  version: 'v2',
  path: `${COORDINATES}/{request_id}`,
  reads: false,
  keyed: true,
  extension: 'bank-cancel',
  params: ofRequest,
  answer: ok,
  rows: [],
})
