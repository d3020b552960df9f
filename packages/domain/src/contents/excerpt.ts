/** Most characters that an excerpt takes of a text, without the ellipsis (P-CONST-27). */
export const EXCERPT_LENGTH = 90

const ELLIPSIS = '…'

const characters = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/**
 * Returns the beginning of a text: its first 90 characters as they are read, and an ellipsis only where something was cut. A space at the cut
 * is left out, and a letter keeps its accent (P-CONST-27, P-CONST-28).
 *
 * @param text whole text
 * @example excerptOf('Une rente est versée tant que vous vivez.') // 'Une rente est versée tant que vous vivez.'
 */
export const excerptOf = (text: string): string => {
  const read = Array.from(characters.segment(text), ({ segment }) => segment)
  return read.length <= EXCERPT_LENGTH ? text : `${read.slice(0, EXCERPT_LENGTH).join('').trimEnd()}${ELLIPSIS}`
}
