import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { defineCall, ok } from '../contract/index.ts'
import { CONTRACT_NUMBER, LETTER_CODE } from './letter.ts'

/** Labels of employee savings that other companies keep, found by the person's own identity (P-CALL-79, O-CALL-12). */
export const externalSavingsCall = defineCall({
  name: 'external-savings',
  summary: 'Employee savings found with other account keepers, by their labels',
  method: 'POST',
  version: 'v3',
  path: '/fabius/initialize',
  reads: true,
  request: z.strictObject({ user_id: z.string().min(1) }),
  answer: z.object({ data: z.object({ accounts: z.array(z.string()) }) }),
  rows: ['P-CALL-79', 'O-CALL-11'],
})

const ours = {
  version: 'v2',
  method: 'POST',
  reads: false,
  signedIn: false,
  acts: true,
  extension: 'attachment',
  rows: [],
} as const

/** A contract that a letter names, told before it is attached. */
export const recognisedContract = z.object({
  /** What the confirmation is asked with; it ends after some minutes. */
  token: z.string().min(1),
  title: z.string(),
  company_name: z.string().nullable(),
  /** Initials of who holds it. */
  initials: z.string(),
})
export type RecognisedContract = z.output<typeof recognisedContract>

/**
 * Recognises a contract by number, code of the letter and day of birth. Whatever of the three is wrong, the answer is ERR_UNKNOWN; only after a right code is
 * it told that the contract is held already (ERR_CONFLICT) or that it is not of who is signed in (ERR_REFUSED). A call of ours.
 */
export const identifyContractCall = defineCall({
  ...ours,
  name: 'attachment-identify',
  summary: 'Recognises a contract by its number, the code of the letter and the day of birth',
  path: '/services/attachment/identify',
  request: z.strictObject({
    contract_number: z.string().regex(CONTRACT_NUMBER),
    code: z.string().regex(LETTER_CODE),
    birth_date: frenchDateOnWire,
  }),
  answer: recognisedContract,
})

/** Attaches a contract that was recognised to the space of who holds it; asked twice it is attached once. A call of ours. */
export const confirmContractCall = defineCall({
  ...ours,
  name: 'attachment-confirm',
  summary: 'Attaches a recognised contract',
  path: '/services/attachment/confirm',
  request: z.strictObject({ token: z.string().min(1).max(200) }),
  answer: ok,
})

/** A seeded letter, as a server of development tells it. */
export const seededLetter = z.object({
  contract_number: z.string(),
  code: z.string(),
  /** `dd/MM/yyyy`. */
  birth_date: z.string(),
  holder: z.string(),
  title: z.string(),
})
export const seededLetters = z.array(seededLetter)
export type SeededLetter = z.output<typeof seededLetter>
