/** How a field groups what is typed into it: the sizes of its groups, and which characters it takes. */
export type Mask = {
  readonly groups: readonly number[]
  /** How many characters the field holds where that is not the sum of its groups: it may depend on what it holds, without spaces. */
  readonly capacity?: (kept: string) => number
  /**
   * What the field keeps of a character: the character, in capitals perhaps, or nothing.
   *
   * @param kept what it kept of the text so far, without spaces
   * @param before what the field held before the key, without spaces
   */
  readonly take: (character: string, kept: string, before: string) => string
}

const isDigit = (character: string): boolean => character >= '0' && character <= '9'
const takeDigit = (character: string): string => (isDigit(character) ? character : '')

const MALTA = 'MT'

/** Groups of four, in capitals: thirty characters, and one more for Malta, the only country whose IBAN is longer (P-FMT-10, P-FMT-11). */
export const IBAN_MASK: Mask = {
  groups: [4, 4, 4, 4, 4, 4, 4, 3],
  capacity: (kept) => (kept.startsWith(MALTA) ? 31 : 30),
  // Plain letters alone: others have capitals of two letters.
  take: (character) => (/[0-9A-Za-z]/.test(character) ? character.toUpperCase() : ''),
}

const DEPARTMENT_END = 6
const CORSICA = /[ABab]/

/**
 * Thirteen characters as 1, 2, 2, 2, 3, 3 (P-FMT-12). The only letters are those of 2A and 2B, the department of a birth in Corsica.
 *
 * The letter stays after its 2 while digits before it are replaced.
 */
export const NIR_MASK: Mask = {
  groups: [1, 2, 2, 2, 3, 3],
  take: (character, kept, before) => {
    if (!CORSICA.test(character) || CORSICA.test(kept) || !kept.endsWith('2')) return takeDigit(character)
    return kept.length === DEPARTMENT_END || CORSICA.test(before) ? character.toUpperCase() : ''
  },
}

/** Five pairs of digits (P-FMT-13). */
export const PHONE_MASK: Mask = { groups: [2, 2, 2, 2, 2], take: takeDigit }

/** Thirteen digits of a tax number as 2, 2, 3, 3, 3 (MAREL-82). */
export const TAX_NUMBER_MASK: Mask = { groups: [2, 2, 3, 3, 3], take: takeDigit }

/**
 * Puts a space between the groups of a mask; a last group may be short, and a group without characters has no space.
 *
 * @param characters what the field keeps, no longer than the mask
 * @example groupBy(PHONE_MASK, '061') // '06 1'
 */
export const groupBy = ({ groups }: Mask, characters: string): string => {
  const written: string[] = []
  let from = 0
  for (const size of groups) {
    if (from >= characters.length) break
    written.push(characters.slice(from, from + size))
    from += size
  }
  return written.join(' ')
}

/** Characters that a mask holds, given what the field holds, without spaces. */
export const capacityOf = (mask: Mask, kept = ''): number =>
  mask.capacity?.(kept) ?? mask.groups.reduce((sum, size) => sum + size, 0)
