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

/** What is kept of a change while the saver fetches a code at the door: whose it is, and the answers as typed. Files are not kept. */
type ChangeDraft<Form> = { readonly userId: string; readonly form: Partial<Form> }
export type ChangeEntry<Form> = StoredEntry<ChangeDraft<Form>>

const entryOf = <Form>(change: string, form: z.ZodType<Partial<Form>, object>): ChangeEntry<Form> =>
  storedEntry<ChangeDraft<Form>>({
    key: `hautelisse.profile.${change}`,
    survivesSignIn: false,
    version: 1,
    schema: z.strictObject({ userId: text, form }),
  })

/** Entries of session storage of the changes of the profile; a sign-out removes them. */
export const changeDrafts = {
  email: entryOf<EmailForm>('email', z.strictObject({ email: text })),
  phone: entryOf<PhoneForm>('phone', z.strictObject({ personal_phone: text })),
  identity: entryOf<IdentityForm>(
    'identity',
    z.strictObject({
      gender: z.enum(GENDERS),
      first_name: text,
      last_name: text,
      proof: z.enum(PROOFS.identity).optional(),
    }),
  ),
  address: entryOf<AddressForm>(
    'address',
    z.strictObject({
      street_line: text,
      zip_postal_code: text,
      locality: text,
      country: text,
      additional_address_1: text.optional(),
      proof: z.enum(PROOFS.address).optional(),
    }),
  ),
  declaration: entryOf<TypedDeclaration>(
    'declaration',
    z.strictObject({
      birth_place: text,
      birth_country: text,
      nationalities: countries,
      tax_residences: countries,
      occupation: z.enum([...OCCUPATIONS, '']),
      us_person: z.boolean().optional(),
      politically_exposed: z.enum([...EXPOSURES, '']),
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
    draftOf: ({ context: { failure, form } }) => (failure?.code === 'ERR_OTP' ? { userId, form } : undefined),
  })
}
