import type { TypedText } from '../money/index.ts'
import { capacityOf, groupBy, IBAN_MASK, NIR_MASK, PHONE_MASK, type Mask } from './masks.ts'

const plain = (text: string): string => text.replaceAll(' ', '')

/** What a mask takes of a text, and how much of that stands before the caret. */
type Taken = { readonly kept: string; readonly beforeCaret: number }

const takeAll = (mask: Mask, text: string, caret: number, before: string): Taken => {
  let kept = ''
  let beforeCaret = 0
  for (const [place, character] of text.split('').entries()) {
    const taken = mask.take(character, kept, before)
    kept += taken
    if (place < caret) beforeCaret += taken.length
  }
  return { kept, beforeCaret }
}

/** What is too much is what was typed last, just before the caret: characters behind it never fall off the end. */
const withoutExcess = (mask: Mask, taken: Taken, before: string): Taken => {
  const capacity = capacityOf(mask, taken.kept)
  const excess = taken.kept.length - capacity
  if (excess <= 0) return taken
  const end = Math.max(0, taken.beforeCaret - excess)
  const shorter = (taken.kept.slice(0, end) + taken.kept.slice(taken.beforeCaret)).slice(0, capacity)
  // One letter depends on the digit before it: what is left is looked at again.
  return takeAll(mask, shorter, end, before)
}

/** Position in grouped text after its first `count` characters that are no spaces. */
const positionAfter = (text: string, count: number): number => {
  let seen = 0
  let position = 0
  while (seen < count) {
    if (text[position] !== ' ') seen += 1
    position += 1
  }
  return position
}

/**
 * Groups what a field holds after a key and keeps the caret beside the character where it stood.
 *
 * A full field takes nothing more: what was typed falls away and what stands behind the caret stays.
 * Rule P-FMT-10 to P-FMT-13.
 *
 * @param mask groups and characters of the field
 * @param text what the field holds after the key
 * @param caret where the caret stands in it, in characters
 * @param before what the field held before the key; with it, the Delete key steps over a space instead of stopping at it
 * @example typeInMask(PHONE_MASK, '0612', 3) // { text: '06 12', caret: 4 }
 */
export const typeInMask = (mask: Mask, text: string, caret: number, before?: TypedText): TypedText => {
  const held = plain(before?.text ?? '')
  const { kept, beforeCaret } = withoutExcess(mask, takeAll(mask, text, caret, held), held)
  const grouped = groupBy(mask, kept)
  const position = positionAfter(grouped, beforeCaret)
  const erasedForward = before !== undefined && before.caret === caret && text.length < before.text.length
  return { text: grouped, caret: erasedForward && grouped[position] === ' ' ? position + 1 : position }
}

const masked = (mask: Mask, text: string): string => typeInMask(mask, text, text.length).text

/**
 * Groups an IBAN by four, in capitals; what comes after thirty characters is dropped, after 31 for Malta.
 *
 * Rule P-FMT-10, P-FMT-11. Checks nothing: a mask is for reading.
 *
 * @example maskIban('fr1420041010050500013m02606') // 'FR14 2004 1010 0505 0001 3M02 606'
 */
export const maskIban = (text: string): string => masked(IBAN_MASK, text)

/**
 * Groups a social security number (NIR), in thirteen characters; the department of Corsica keeps its letter.
 *
 * Rule P-FMT-12.
 *
 * @example maskNir('1850578006084') // '1 85 05 78 006 084'
 */
export const maskNir = (text: string): string => masked(NIR_MASK, text)

/**
 * Groups a telephone number, in five pairs; what comes after ten digits is dropped.
 *
 * Rule P-FMT-13.
 *
 * @example maskPhone('0612345678') // '06 12 34 56 78'
 */
export const maskPhone = (text: string): string => masked(PHONE_MASK, text)
