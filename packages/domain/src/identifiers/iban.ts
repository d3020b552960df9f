import { capacityOf, groupBy, IBAN_MASK } from './masks.ts'
import { bare, pastedText, PASTE_REFUSED, type IdentifierProblem, type PastedText } from './problem.ts'
import { ibanLength } from './sepa.ts'

const SHAPE = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/
const DIVISOR = 97

const A = 'A'.charCodeAt(0)
const FIRST_LETTER = 10

/** Remainder by 97 of the number that the characters stand for, each letter being two digits: A is 10, Z is 35. */
const remainderOf = (characters: string): number => {
  let remainder = 0
  for (const character of characters) {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - A + FIRST_LETTER
    remainder = (remainder * (value < FIRST_LETTER ? 10 : 100) + value) % DIVISOR
  }
  return remainder
}

const ACCEPTED = 1

/** Key digits that the rule of ISO 13616 gives: 98 less a remainder by 97, so 02 to 98. The three others have the remainder of one of these. */
const GIVEN_KEY = /^..(?!0[01]|99)/

/** Digits before the account: the country and its key, which are moved behind it to be checked. */
const HEAD = 4

/**
 * Checks an IBAN: its form, the length of its country, then its key (modulo 97, ISO 13616).
 *
 * Rule P-FMT-11. Done where a form is sent; a field says nothing while it is typed in. The key of a RIB inside it is `checkRib`'s.
 *
 * @param text as typed or as stored; spaces do not count
 * @returns what is wrong, or nothing
 * @example checkIban('FR14 2004 1010 0505 0001 3M02 606') // undefined
 * @example checkIban('FR14 2004 1010 0505 0001 3M02 607') // { code: 'iban-key' }
 */
export const checkIban = (text: string): IdentifierProblem | undefined => {
  const iban = bare(text)
  const expected = ibanLength(iban.slice(0, 2))
  if (expected !== undefined && iban.length !== expected) return { code: 'iban-length', params: { expected } }
  if (!SHAPE.test(iban)) return { code: 'iban-form' }
  const isRight = GIVEN_KEY.test(iban) && remainderOf(iban.slice(HEAD) + iban.slice(0, HEAD)) === ACCEPTED
  return isRight ? undefined : { code: 'iban-key' }
}

/**
 * Reads a pasted text whole as an IBAN: spaces, hyphens, dots, slashes, marks without width and the word IBAN in front fall away, small letters become capitals.
 *
 * Anything else is refused, as is an IBAN that is too long for the mask. The key is not looked at.
 *
 * @example readPastedIban('IBAN : FR14 2004') // { kind: 'refused' }
 */
export const readPastedIban = (pasted: string): PastedText =>
  pastedText(pasted, () => {
    const iban = bare(pasted)
      .replaceAll(/[./]/g, '')
      .replace(/^IBAN:?(?=[A-Z]{2}\d{2})/, '')
    return SHAPE.test(iban) && iban.length <= capacityOf(IBAN_MASK, iban)
      ? { kind: 'text', text: groupBy(IBAN_MASK, iban) }
      : PASTE_REFUSED
  })
