import type { Address } from '../session/index.ts'
import { fieldError, refusals, requireValue, type FieldError } from '../validation/index.ts'
import { fewestFiles, type AddressProof } from './documents.ts'

/** Most characters of a line of a postal address (NF Z10-011). */
export const LINE_LENGTH = 38
/** Most characters of a postcode abroad. */
const FOREIGN_POSTCODE = 10

const FRANCE = 'FR'
const FRENCH_POSTCODE = /^\d{5}$/
/** Letters and digits first; markup, control characters and what starts a formula are no part of an address. */
const LINE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’°º/()&-]*$/u
const POSTCODE = /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u

const checkLine = (path: string, text: string): FieldError | undefined => {
  const line = text.trim()
  return line.length <= LINE_LENGTH && LINE.test(line) ? undefined : fieldError(path, 'wrong', { max: LINE_LENGTH })
}

const requireLine = (path: string, text: string): FieldError | undefined => requireValue(path, text) ?? checkLine(path, text)
const optionalLine = (path: string, text: string | undefined): FieldError | undefined =>
  text === undefined || text.trim() === '' ? undefined : checkLine(path, text)

const checkPostcode = (text: string, country: string): FieldError | undefined => {
  const missing = requireValue('zip_postal_code', text)
  if (missing !== undefined) return missing
  const code = text.trim()
  if (country === FRANCE) return FRENCH_POSTCODE.test(code) ? undefined : fieldError('zip_postal_code', 'wrong', { digits: 5 })
  const isRight = code.length <= FOREIGN_POSTCODE && POSTCODE.test(code)
  return isRight ? undefined : fieldError('zip_postal_code', 'wrong', { max: FOREIGN_POSTCODE })
}

/**
 * Lists what is wrong with an address: street, postcode, place and country are asked for; lines have at most 38 characters; a French postcode has five
 * digits, another one at most ten characters. PROF-10.
 *
 * @param address the address as it is typed
 * @example addressErrors({ street_line: '1 rue Haute', zip_postal_code: '7500', locality: 'Paris', country: 'FR' })[0]?.path // 'zip_postal_code'
 */
export const addressErrors = (address: Address): readonly FieldError[] =>
  refusals(
    requireValue('country', address.country),
    requireLine('street_line', address.street_line),
    optionalLine('additional_address_1', address.additional_address_1),
    optionalLine('additional_address_2', address.additional_address_2),
    optionalLine('additional_address_3', address.additional_address_3),
    checkPostcode(address.zip_postal_code, address.country),
    requireLine('locality', address.locality),
  )

/**
 * Lists what is wrong with a change of address and the document that goes with it.
 *
 * @param address the address as it is typed
 * @param proof the document
 * @param files how many files go with it
 */
export const addressChangeErrors = (address: Address, proof: AddressProof | undefined, files: number): readonly FieldError[] => [
  ...addressErrors(address),
  ...refusals(
    requireValue('proof', proof),
    proof !== undefined && files < fewestFiles(proof) ? fieldError('files', 'required', { min: fewestFiles(proof) }) : undefined,
  ),
]

/**
 * Says whether an address is in another country than the former one: the declaration is asked for again then. PERS-04.
 *
 * @param next the new address
 * @param former the one before, if there is one
 */
export const movesAbroad = (next: Pick<Address, 'country'>, former: Pick<Address, 'country'> | undefined): boolean =>
  former !== undefined && former.country !== next.country
