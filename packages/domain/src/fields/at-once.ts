import type { FieldFormat } from './format.ts'

const SPACES = /[\s\u00A0\u202F]+/g
// A sign in front belongs to what follows it: only between two characters does it separate them.
const SEPARATORS = /(?<=[\p{L}\d])[\s\u00A0\u202F./-]+(?=[\p{L}\d])/u
const LAST_SEPARATORS = /[\s\u00A0\u202F./-]+$/

const groupsOf = (text: string): readonly string[] => text.trim().toUpperCase().replace(LAST_SEPARATORS, '').split(SEPARATORS)

/** Every character is still there, and in the same groups where the text had any. */
const isKept = (inserted: string, typed: string): boolean => {
  const [wanted, held] = [groupsOf(inserted), groupsOf(typed)]
  return wanted.length === 1 ? held.join('') === wanted[0] : held.join(' ') === wanted.join(' ')
}

/**
 * Says whether a text that came into a field at once, and is all that it holds, means something else pasted than typed key by key: such a text is read
 * as a paste.
 *
 * What a paste would refuse may be typed as long as nothing of it falls away: a beginning, or what the page finds wrong.
 * Rule P-FMT-07 to P-FMT-14, docs/rules/formats.md.
 *
 * @param format format of the field
 * @param inserted the text
 * @example isReadOtherwise(moneyFormat, '3.333,33') // true: typed it would be 3,33
 * @example isReadOtherwise(moneyFormat, '3333,33') // false
 */
export const isReadOtherwise = ({ type, paste, leave }: FieldFormat, inserted: string): boolean => {
  const typed = type(inserted, inserted.length).text
  const pasted = paste(inserted)
  if (pasted.kind === 'refused') return !isKept(inserted, typed)
  const meant = pasted.kind === 'empty' ? '' : pasted.text
  return leave(typed).replaceAll(SPACES, '') !== leave(meant).replaceAll(SPACES, '')
}
