import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'
import { ifReadable } from '../contract/index.ts'
import { address, GENDERS } from '../session/index.ts'
import { declaration } from './declaration-model.ts'

/** Where papers are sent by post: the address of the account keeper (CTX-02). */
export const tsaAddress = z.object({
  recipient: z.string(),
  precision: z.string().nullish(),
  street_line: z.string(),
  zip_postal_code: z.string(),
  locality: z.string(),
  country: z.string().nullish(),
  additional_address_1: z.string().nullish(),
  additional_address_2: z.string().nullish(),
  additional_address_3: z.string().nullish(),
})
export type TsaAddress = z.output<typeof tsaAddress>

/** How a change is handed in, as contexts name it (CTX-03, CTX-12, CTX-13). A context may name another one: see `wayOf`. */
export const INPUT_MODES = ['CORRESPONDANT', 'TSA', 'UPLOAD', 'TSA_OR_UPLOAD', 'DATA_AND_UPLOAD'] as const
export type InputMode = (typeof INPUT_MODES)[number]

const handedIn = { input_mode: z.string(), tsa_address: ifReadable(tsaAddress) }

/** What can be changed of a civil identity, with a document: the name in use, the first name and the title. */
export const changedIdentity = z.strictObject({
  gender: z.enum(GENDERS),
  first_name: z.string(),
  last_name: z.string(),
})
export type ChangedIdentity = z.output<typeof changedIdentity>

/** What is read of a civil identity and corrected by post only. */
export const civilStatus = z.object({
  birth_name: z.string(),
  birth_date: frenchDateOnWire,
  birth_place: z.string().optional(),
})

/**
 * How identity can be changed (CTX-12). Ours: `civil`, `declaration` with the day on which it was made, and a change that waits for its check with the
 * day on which it shows.
 */
export const identityContext = z.object({
  ...handedIn,
  civil: ifReadable(civilStatus),
  declaration: ifReadable(declaration.extend({ declared_on: frenchDateOnWire })),
  pending: ifReadable(changedIdentity.extend({ shown_on: frenchDateOnWire })),
  /** Day from which a bank account is changed online again; not there where nothing holds it. */
  bank_online_from: ifReadable(frenchDateOnWire),
})
export type IdentityContext = z.output<typeof identityContext>

/** How the address can be changed (CTX-13); its state is `VIDE` (PROF-12) or, ours, `EN_COURS`; `pending` is ours. */
export const addressContext = z.object({
  ...handedIn,
  validation_state: z.string(),
  pending: ifReadable(address.extend({ shown_on: frenchDateOnWire })),
})
export type AddressContext = z.output<typeof addressContext>

/** A postal address as it is sent: strict, unlike the one that is read. */
export const newAddress = z.strictObject(address.shape)
