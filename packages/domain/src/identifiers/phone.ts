import { capacityOf, groupBy, PHONE_MASK } from './masks.ts'
import { bare, pastedText, PASTE_REFUSED, type IdentifierProblem, type PastedText } from './problem.ts'

const LENGTH = capacityOf(PHONE_MASK)
const NATIONAL = /^0[1-9]\d{8}$/
/** France as seen from abroad, with the 0 that some write in brackets. */
const FROM_ABROAD = /^(?:\+|00)33(?:\(0\)|0)?(?=[1-9])/

/**
 * Checks a telephone number of ten digits, the first a zero and the second none.
 *
 * Rule P-FMT-13.
 *
 * @returns what is wrong, or nothing
 * @example checkPhone('06 12 34 56') // { code: 'phone-length', params: { expected: 10 } }
 */
export const checkPhone = (text: string): IdentifierProblem | undefined => {
  const phone = bare(text)
  if (phone.length !== LENGTH) return { code: 'phone-length', params: { expected: LENGTH } }
  return NATIONAL.test(phone) ? undefined : { code: 'phone-form' }
}

/**
 * Reads a pasted text whole as a telephone number: dots, hyphens and slashes fall away, +33 and 0033 become the 0.
 *
 * @example readPastedPhone('+33 6 12 34 56 78') // { kind: 'text', text: '06 12 34 56 78' }
 */
export const readPastedPhone = (pasted: string): PastedText =>
  pastedText(pasted, () => {
    const phone = bare(pasted).replaceAll(/[./]/g, '').replace(FROM_ABROAD, '0')
    return NATIONAL.test(phone) ? { kind: 'text', text: groupBy(PHONE_MASK, phone) } : PASTE_REFUSED
  })
