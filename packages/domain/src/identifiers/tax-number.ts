import { groupBy, TAX_NUMBER_MASK } from './masks.ts'
import { bare, pastedText, PASTE_REFUSED, type PastedText } from './problem.ts'

const DIGITS = /^\d{13}$/

/**
 * Reads a pasted text whole as a tax number: thirteen digits, however they are grouped.
 *
 * Rule MAREL-82.
 *
 * @param pasted text from the clipboard
 * @example readPastedTaxNumber('2501234567454') // { kind: 'text', text: '25 01 234 567 454' }
 */
export const readPastedTaxNumber = (pasted: string): PastedText =>
  pastedText(pasted, () => {
    const digits = bare(pasted).replaceAll('.', '')
    return DIGITS.test(digits) ? { kind: 'text', text: groupBy(TAX_NUMBER_MASK, digits) } : PASTE_REFUSED
  })
