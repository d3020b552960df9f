import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { ifReadable } from '../contract/index.ts'
import { tsaAddress } from '../profile/index.ts'

/** What a bank account is for: to receive transfers, to be debited. */
export const PURPOSES = ['VIREMENT', 'PRELEVEMENT'] as const
export type Purpose = (typeof PURPOSES)[number]

/** How a saver hands over what they change; another mode is the paper way (docs/rules/bank-account.md, RIB-11). */
const UPLOAD_MODES: ReadonlySet<string> = new Set(['UPLOAD', 'TSA_OR_UPLOAD', 'DATA_AND_UPLOAD'])

/**
 * Says whether a mode lets a request be made in the portal, with a RIB as a file.
 *
 * @example takesUpload('TSA') // false
 */
export const takesUpload = (mode: string): boolean => UPLOAD_MODES.has(mode)

/** A signed request that is not in force yet. A part of ours. */
const pending = z.object({ request_id: z.string().min(1), iban_end: z.string(), usable_on: frenchDateOnWire })
export type PendingAccount = z.output<typeof pending>

/** VIDE without an account, VALIDE with one (BANK-08). */
const side = {
  modification: z.boolean(),
  state: z.enum(['VIDE', 'VALIDE']),
  input_mode: z.string(),
  pending: ifReadable(pending),
}

/** What may be changed of the bank accounts of the people of a company, and how (CTX-02 to CTX-05). */
export const bankAccountContext = z.object({
  tsa_address: ifReadable(tsaAddress),
  transfer: ifReadable(z.object({ ...side, debit_authorization: z.boolean() })),
  debit: ifReadable(z.object(side)),
  signature: z.object({
    /** In bytes (O-CONST-17). */
    max_attachment_size: z.int().nonnegative(),
    /** Countries of accounts that can be signed for by code (BANK-10). */
    authorized_countries: z.array(z.string()),
    authorized_signature: z.boolean(),
    valid_mobile_phone: z.boolean(),
    /** The text of a RIB may be read to fill in the form. */
    ladrad_authorization: z.boolean(),
    /** Day from which it can be done in the portal again, while a change of e-mail, address or identity holds it. A part of ours. */
    online_from: ifReadable(frenchDateOnWire),
  }),
})
export type BankAccountContext = z.output<typeof bankAccountContext>

const LONGEST_HOLDER = 70

/** A request to change the bank account (P-CALL-52). Whether the account is right is the rules' to say. */
export const bankAccountRequest = z.strictObject({
  main_company_id: z.string().min(1),
  purposes: z.array(z.enum(PURPOSES)).min(1).max(PURPOSES.length),
  country: z.string().regex(/^[A-Z]{2}$/),
  holder: z.string().min(1).max(LONGEST_HOLDER),
  iban: z.string().min(1).max(60),
  bic: z.string().max(20).nullable(),
})
export type BankAccountRequest = z.output<typeof bankAccountRequest>

/** What a bank says of a name and an account (Reg. 2024/886, in force since 9 October 2025). */
export const PAYEE_RESULTS = ['match', 'close', 'none', 'unavailable'] as const
export type PayeeResult = (typeof PAYEE_RESULTS)[number]

/** Answer to a request: by code with where it was sent, or by post (P-CALL-52). */
export const bankAccountAnswer = z.object({
  request_id: z.string().min(1),
  signature: z.enum(['CODE', 'COURRIER']),
  /** Number of the mobile, all but its ends hidden. */
  sent_to: z.string().nullable(),
  expires_at: z.iso.datetime().nullable(),
  /** What the bank said of the name; the name itself where it is close. A part of ours. */
  payee: ifReadable(z.object({ result: z.enum(PAYEE_RESULTS), name: z.string().nullable() })),
  /** The code itself, where nothing is really sent. A part of ours. */
  demonstration: ifReadable(z.string()),
})
export type BankAccountAnswer = z.output<typeof bankAccountAnswer>

/** Answer to a wish for another code. */
export const newCodeAnswer = z.object({
  sent_to: z.string(),
  expires_at: z.iso.datetime(),
  /** Codes that can still be asked for. */
  left: z.int().nonnegative(),
  demonstration: ifReadable(z.string()),
})
export type NewCodeAnswer = z.output<typeof newCodeAnswer>

/** Digits of a code of signature, its life, its tries, the wait before another one, and how many are sent in all (decision of ours). */
export const CODE = { digits: 6, minutes: 5, tries: 3, waitSeconds: 30, sent: 3 } as const

/** A signature by code (P-CALL-54); a name that is only close must be recognised too. */
export const signatureRequest = z.strictObject({
  request_id: z.string().min(1),
  code: z.string().regex(/^\d{6}$/),
  certified: z.literal(true),
  payee_confirmed: z.literal(true).optional(),
})
export type SignatureRequest = z.output<typeof signatureRequest>

/** What is read in a RIB (P-CALL-53). */
export const scores = z.object({ iban: z.string().nullable(), bic: z.string().nullable() })
export type Scores = z.output<typeof scores>
