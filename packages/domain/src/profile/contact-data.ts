import { checkPhone } from '../identifiers/index.ts'
import { fieldError, requireValue, type FieldError } from '../validation/index.ts'

/** Most characters of an e-mail address: what a mail server takes as a path (RFC 5321, 4.5.3.1.3, less the two brackets). */
export const EMAIL_LENGTH = 254

/** Nothing that ends a header line, quotes a name or needs a blank; one @, and a dot after it with something on both sides. */
const EMAIL = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}.]+(?:\.[^\s@<>()[\]\\,;:"\p{Cc}.]+)+$/u

/**
 * Requires an e-mail address: one @, a dot after it, at most 254 characters. PROF-10.
 *
 * @param text what is typed
 * @example checkEmail('anne@example') // { path: 'email', code: 'wrong' }
 */
export const checkEmail = (text: string): FieldError | undefined => {
  const email = text.trim()
  if (email === '') return requireValue('email', email)
  return email.length <= EMAIL_LENGTH && EMAIL.test(email) ? undefined : fieldError('email', 'wrong')
}

/**
 * Says whether two e-mail addresses are one: capitals make no difference, so that writing them otherwise changes nothing.
 *
 * @param one an address
 * @param other another
 * @example isSameEmail('Anne@example.com', 'anne@example.com') // true
 */
export const isSameEmail = (one: string, other: string | undefined): boolean =>
  one.trim().toLowerCase() === (other ?? '').trim().toLowerCase()

/**
 * Requires a French number of ten digits, or nothing at all: an empty number removes the one that is there. PROF-10.
 *
 * @param text what is typed, with its spaces
 * @example checkPersonalPhone('') // undefined
 */
export const checkPersonalPhone = (text: string): FieldError | undefined => {
  if (text.trim() === '') return undefined
  return checkPhone(text) === undefined ? undefined : fieldError('personal_phone', 'wrong')
}

/**
 * Writes a number as the wire does, without its spaces.
 *
 * @param text what is typed
 * @example phoneOnWire('01 99 00 12 34') // '0199001234'
 */
export const phoneOnWire = (text: string): string => text.replaceAll(/\D/g, '')
