/** Most characters that an excerpt takes of a text, without the ellipsis (P-CONST-27). */
export const EXCERPT_LENGTH = 90

const ELLIPSIS = '…'

const characters = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** Where the last word that is whole ends; a first word that is too long is cut. */
const wholeWords = (cut: readonly string[], next: string | undefined): string => {
  const text = cut.join('')
  if (next === undefined || /\s/u.test(next)) return text
  const end = text.search(/\s\S*$/u)
  return end > 0 ? text.slice(0, end) : text
}

/**
 * Returns the beginning of a text: at most 90 characters as they are read, up to the end of a word, and an ellipsis only where something was cut. What
 * stands between the last word and the cut is left out, and a letter keeps its accent (P-CONST-27, P-CONST-28).
 *
 * @param text whole text
 * @example excerptOf('Une rente est versée tant que vous vivez.') // 'Une rente est versée tant que vous vivez.'
 */
export const excerptOf = (text: string): string => {
  const read = Array.from(characters.segment(text), ({ segment }) => segment)
  return read.length <= EXCERPT_LENGTH
    ? text
    : `${wholeWords(read.slice(0, EXCERPT_LENGTH), read[EXCERPT_LENGTH]).replace(/[\s,;:–(]+$/u, '')}${ELLIPSIS}`
}
