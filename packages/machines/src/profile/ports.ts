import { FILE_LIMITS, type FileLimits } from '@hautelisse/domain/files'
import {
  addressChangeErrors,
  checkEmail,
  checkPersonalPhone,
  declarationErrors,
  identityErrors,
  isSameEmail,
  phoneOnWire,
  updateAddressCall,
  updateEmailCall,
  updateIdentityCall,
  updatePhoneCall,
  type AddressProof,
  type ChangedIdentity,
  type Declaration,
  type IdentityProof,
  type TypedDeclaration,
} from '@hautelisse/domain/profile'
import type { Address } from '@hautelisse/domain/session'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Client } from '../api/index.ts'
import type { ChangeInput } from './change.ts'

export type EmailForm = { readonly email: string }
export type PhoneForm = { readonly personal_phone: string }
export type IdentityForm = ChangedIdentity & { readonly proof: IdentityProof | undefined }
export type AddressForm = Address & { readonly proof: AddressProof | undefined }

/** What the forms of the profile have in common with their page. */
type Change<Form> = Pick<ChangeInput<Form>, 'errorsOf' | 'isSame' | 'send' | 'limits'>

const listed = (error: ReturnType<typeof checkEmail>) => (error === undefined ? [] : [error])

/** The largest file that a company takes, the most specific limit that is known (O-CONST-21). */
const limitsOf = (bytes: number | undefined): FileLimits =>
  bytes === undefined ? FILE_LIMITS.company : { ...FILE_LIMITS.company, fileBytes: bytes }

/**
 * Makes the change of the e-mail address.
 *
 * @param client client of the API
 * @param today address that stands today
 */
export const emailChange = (client: Client, today: string | undefined): Change<EmailForm> => ({
  limits: FILE_LIMITS.company,
  errorsOf: ({ email }) => listed(checkEmail(email)),
  isSame: ({ email }) => isSameEmail(email, today),
  send: ({ form: { email }, key }, signal) =>
    client.call(updateEmailCall, { body: { email: email.trim() } }, { requestKey: key, signal }),
})

/**
 * Makes the change of the personal telephone number.
 *
 * @param client client of the API
 * @param today number that stands today
 */
export const phoneChange = (client: Client, today: string | undefined): Change<PhoneForm> => ({
  limits: FILE_LIMITS.company,
  errorsOf: ({ personal_phone: phone }) => listed(checkPersonalPhone(phone)),
  isSame: ({ personal_phone: phone }) => phoneOnWire(phone) === phoneOnWire(today ?? ''),
  send: ({ form, key }, signal) =>
    client.call(updatePhoneCall, { body: { personal_phone: phoneOnWire(form.personal_phone) } }, { requestKey: key, signal }),
})

/** The company that changes are sent for, and the largest file that it takes. */
export type ChangeCompany = { readonly id: string; readonly max_attachment_size?: number | undefined }

/** Makes the change of identity, with its document. */
export const identityChange = (client: Client, company: ChangeCompany, today: ChangedIdentity): Change<IdentityForm> => ({
  limits: limitsOf(company.max_attachment_size),
  errorsOf: ({ proof, ...identity }, files) => identityErrors(identity, proof, files),
  isSame: ({ gender, first_name: first, last_name: last }) =>
    gender === today.gender && first.trim() === today.first_name && last.trim() === today.last_name,
  send: ({ form: { proof, ...identity }, files, key }, signal) =>
    client.call(
      updateIdentityCall,
      { body: { main_company_id: company.id, identity, ...(proof === undefined ? {} : { proof }) }, files: [...files] },
      { requestKey: key, signal },
    ),
})

/** Makes the change of address, with its document. A new address needs one even where it is the same. */
export const addressChange = (client: Client, company: ChangeCompany): Change<AddressForm> => ({
  limits: limitsOf(company.max_attachment_size),
  errorsOf: ({ proof, ...address }, files) => addressChangeErrors(address, proof, files),
  isSame: () => false,
  send: ({ form: { proof = 'BILL', ...address }, files, key }, signal) =>
    client.call(
      updateAddressCall,
      { body: { main_company_id: company.id, address: withoutBlanks(address), proof }, files: [...files] },
      { requestKey: key, signal },
    ),
})

/** Lines that are left empty are not sent. */
const withoutBlanks = (address: Address): Address =>
  Object.fromEntries(
    Object.entries(address).flatMap(([name, line = '']) => (line.trim() === '' ? [] : [[name, line.trim()]])),
  ) as Address

const declared = (typed: TypedDeclaration): Declaration => {
  const isExposed = typed.politically_exposed !== 'NON'
  return {
    ...typed,
    public_function: isExposed ? (typed.public_function ?? null) : null,
    function_end: isExposed ? (typed.function_end ?? null) : null,
  } as Declaration
}

/** Makes the declaration, which needs no document. */
export const declarationChange = (client: Client, company: ChangeCompany, today: PlainDate): Change<TypedDeclaration> => ({
  limits: FILE_LIMITS.company,
  errorsOf: (typed) => declarationErrors(typed, today),
  isSame: () => false,
  send: ({ form, key }, signal) =>
    client.call(
      updateIdentityCall,
      { body: { main_company_id: company.id, declaration: declared(form) }, files: [] },
      { requestKey: key, signal },
    ),
})
