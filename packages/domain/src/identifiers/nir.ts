import { capacityOf, groupBy, NIR_MASK } from './masks.ts'
import { bare, pastedText, PASTE_REFUSED, type IdentifierProblem, type PastedText } from './problem.ts'

const LENGTH = capacityOf(NIR_MASK)
const KEY_DIGITS = 2
const DIVISOR = 97

/**
 * Sex, year, month, department (2A and 2B in Corsica), commune, order; then the key, which a card writes after it.
 *
 * Months are 01 to 12; 20, 30 to 42 and 50 to 99 stand for one that no record tells. Departments are 01 to 99: 97 and 98 overseas, 99 abroad.
 */
const SHAPE = /^[1-478]\d{2}(?:0[1-9]|1[0-2]|20|3\d|4[0-2]|[5-9]\d)(?:0[1-9]|[1-9]\d|2[AB])\d{6}(?:\d{2})?$/

/** Corsica was department 20 for births up to 1975. Years of 00 to 75 may be of either century. */
const OLD_CORSICA_TOO_LATE = /^.(?:7[6-9]|[89]\d)..20/

const HALF = 7

/**
 * Gives the key of a social security number: 97 less the remainder of its thirteen digits by 97, 2A counting as 19 and 2B as 18.
 *
 * @param nir thirteen characters without spaces
 * @example nirKey('1850578006084') // 91
 */
export const nirKey = (nir: string): number => {
  const digits = nir.replace('2A', '19').replace('2B', '18')
  // In two halves: a number of thirteen digits times a thousand would be more than a float holds.
  const head = Number(digits.slice(0, HALF)) % DIVISOR
  return DIVISOR - ((head * 10 ** (LENGTH - HALF) + Number(digits.slice(HALF))) % DIVISOR)
}

const hasOwnKey = (nir: string): boolean => nir.length === LENGTH || nirKey(nir.slice(0, LENGTH)) === Number(nir.slice(LENGTH))

/**
 * Checks a social security number: thirteen characters, or fifteen with its key, which must be its own.
 *
 * Rule P-FMT-12. The field holds thirteen; a key is checked where one comes along.
 *
 * @param text as typed or as stored; spaces do not count
 * @returns what is wrong, or nothing
 * @example checkNir('1 85 05 78 006 084 92') // { code: 'nir-key' }
 */
export const checkNir = (text: string): IdentifierProblem | undefined => {
  const nir = bare(text)
  if (nir.length !== LENGTH && nir.length !== LENGTH + KEY_DIGITS) return { code: 'nir-length', params: { expected: LENGTH } }
  if (!SHAPE.test(nir) || OLD_CORSICA_TOO_LATE.test(nir)) return { code: 'nir-form' }
  return hasOwnKey(nir) ? undefined : { code: 'nir-key' }
}

/**
 * Reads a pasted text whole as a social security number; its key, if it has one, must be its own and is left out.
 *
 * @example readPastedNir('1 85 05 78 006 084 91') // { kind: 'text', text: '1 85 05 78 006 084' }
 */
export const readPastedNir = (pasted: string): PastedText =>
  pastedText(pasted, () => {
    const nir = bare(pasted).replaceAll('.', '')
    return checkNir(nir) === undefined ? { kind: 'text', text: groupBy(NIR_MASK, nir.slice(0, LENGTH)) } : PASTE_REFUSED
  })
