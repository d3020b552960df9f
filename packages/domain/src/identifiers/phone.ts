import { capacityOf, groupBy, PHONE_MASK } from './masks.ts'
import { bare, pastedText, PASTE_REFUSED, type IdentifierProblem, type PastedText } from './problem.ts'

const LENGTH = capacityOf(PHONE_MASK)
const NATIONAL = /^0[1-9]\d{8}$/
/** France as seen from abroad, with the 0 that some write in brackets. */
const FROM_ABROAD = /^(?:\+|00)33(?:\(0\)|0)?(?=[1-9]\d{8}$)/
/** Its overseas departments: 590, 594 and 596 have their own code, 262 also 263, 268 and 269; 598, mobiles (6 and 7), 8, 939, 947 and 976 follow any of them. */
const FROM_OVERSEAS = /^(?:\+|00)(262|590|594|596)(?:\(0\)|0)?(?=(?:\1|26[389]|598|[678]\d{2}|9(?:39|47|76))\d{6}$)/
/** Saint-Pierre-et-Miquelon: six digits, before which the nine of France have 508. */
const FROM_SAINT_PIERRE = /^(?:\+|00)508(?:\(0\)|0)?(?:508)?(?=[2-9]\d{5}$)/
/** Its numbers of nine digits, mobiles first, which need nothing before them. */
const FROM_SAINT_PIERRE_WHOLE = /^(?:\+|00)508(?:\(0\)|0)?(?=[78]\d{8}$)/

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
 * Reads a pasted text whole as a telephone number: dots, hyphens and slashes fall away, +33 and 0033 become the 0, and so does the
 * code of an overseas department; a number of six digits of Saint-Pierre-et-Miquelon keeps its code.
 *
 * @example readPastedPhone('+33 6 12 34 56 78') // { kind: 'text', text: '06 12 34 56 78' }
 */
export const readPastedPhone = (pasted: string): PastedText =>
  pastedText(pasted, () => {
    const phone = bare(pasted)
      .replaceAll(/[./]/g, '')
      .replace(FROM_ABROAD, '0')
      .replace(FROM_OVERSEAS, '0')
      .replace(FROM_SAINT_PIERRE, '0508')
      .replace(FROM_SAINT_PIERRE_WHOLE, '0')
    return NATIONAL.test(phone) ? { kind: 'text', text: groupBy(PHONE_MASK, phone) } : PASTE_REFUSED
  })
