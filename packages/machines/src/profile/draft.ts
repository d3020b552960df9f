import { frenchDateOnWire } from '@hautelisse/domain/calendar'
import {
  EXPOSURES,
  MOST_COUNTRIES,
  OCCUPATIONS,
  PROOFS,
  PUBLIC_FUNCTIONS,
  type TypedDeclaration,
} from '@hautelisse/domain/profile'
import { GENDERS } from '@hautelisse/domain/session'
import * as z from 'zod'
import { storedEntry, type StoragePort, type StoredEntry } from '../ports/index.ts'
import { keepDraft } from '../stepper/index.ts'
import type { ChangeSnapshot } from './change.ts'
import type { AddressForm, EmailForm, IdentityForm, PhoneForm } from './ports.ts'

const LONGEST_TEXT = 300
const text = z.string().max(LONGEST_TEXT)
const countries = z.array(text).max(MOST_COUNTRIES).optional()

/** What is kept of a change while the saver fetches a code at the door: whose it is, and the answers that differ from what stands. Files are not kept. */
type ChangeDraft<Form> = { readonly userId: string; readonly form: Partial<Form> }
export type ChangeEntry<Form> = StoredEntry<ChangeDraft<Form>>

const entryOf = <Form>(change: string, form: z.ZodType<Partial<Form>, object>): ChangeEntry<Form> =>
  storedEntry<ChangeDraft<Form>>({
    key: `hautelisse.profile.${change}`,
    survivesSignIn: false,
    version: 2,
    schema: z.strictObject({ userId: text, form }),
  })

/** Entries of session storage of the changes of the profile; a sign-out removes them. */
export const changeDrafts = {
  email: entryOf<EmailForm>('email', z.strictObject({ email: text.exactOptional() })),
  phone: entryOf<PhoneForm>('phone', z.strictObject({ personal_phone: text.exactOptional() })),
  identity: entryOf<IdentityForm>(
    'identity',
    z.strictObject({
      gender: z.enum(GENDERS).exactOptional(),
      first_name: text.exactOptional(),
      last_name: text.exactOptional(),
      proof: z.enum(PROOFS.identity).optional(),
    }),
  ),
  address: entryOf<AddressForm>(
    'address',
    z.strictObject({
      street_line: text.exactOptional(),
      zip_postal_code: text.exactOptional(),
      locality: text.exactOptional(),
      country: text.exactOptional(),
      additional_address_1: text.optional(),
      proof: z.enum(PROOFS.address).optional(),
    }),
  ),
  declaration: entryOf<TypedDeclaration>(
    'declaration',
    z.strictObject({
      birth_place: text.exactOptional(),
      birth_country: text.exactOptional(),
      nationalities: countries,
      tax_residences: countries,
      occupation: z.enum([...OCCUPATIONS, '']).exactOptional(),
      us_person: z.boolean().optional(),
      politically_exposed: z.enum([...EXPOSURES, '']).exactOptional(),
      public_function: z.enum(PUBLIC_FUNCTIONS).nullish(),
      function_end: frenchDateOnWire.nullish(),
    }),
  ),
}

/**
 * Reads the answers that waited for a code; those of somebody else count as none.
 *
 * @param entry where they were kept
 * @param storage session storage
 * @param userId who opens the form
 */
export const readChangeDraft = <Form>(
  entry: ChangeEntry<Form>,
  storage: Pick<StoragePort, 'read' | 'remove'>,
  userId: string,
): Partial<Form> | undefined => {
  const kept = entry.read(storage)
  return kept?.userId === userId ? kept.form : undefined
}

type Watched<Form extends object> = {
  readonly getSnapshot: () => ChangeSnapshot<Form>
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void }
}

/** The answers that are not what stands today: the rest is the server's, and is filled in again from there (docs/decisions/05). */
const changedIn = <Form extends object>(form: Form, standing: Form): Partial<Form> => {
  const changed = { ...form } as Partial<Form>
  for (const field of Object.keys(standing) as (keyof Form)[])
    if (JSON.stringify(form[field]) === JSON.stringify(standing[field])) delete changed[field]
  return changed
}

/**
 * Keeps the answers of a change for as long as the server asks for a code before it takes them: the door is another page (PERS-12). At any other time
 * nothing typed is stored.
 *
 * @param actor running machine of the change
 * @param storage session storage
 * @param entry where the answers are kept
 * @param userId whose they are
 * @returns function that ends the keeping
 */
export const keepChange = <Form extends object>(
  actor: Watched<Form>,
  storage: StoragePort,
  entry: ChangeEntry<Form>,
  userId: string,
): (() => void) => {
  // The form has taken over what waited.
  entry.remove(storage)
  return keepDraft(actor, storage, entry, {
    draftOf: ({ context: { failure, form, standing } }) =>
      failure?.code === 'ERR_OTP' ? { userId, form: changedIn(form, standing) } : undefined,
  })
}
