const grouped = (characters: string, sizes: readonly number[]): string => {
  const groups: string[] = []
  let from = 0
  for (const size of sizes) {
    if (from >= characters.length) break
    groups.push(characters.slice(from, from + size))
    from += size
  }
  return groups.join(' ')
}

const IBAN_GROUPS = [4, 4, 4, 4, 4, 4, 4, 2]
const NIR_GROUPS = [1, 2, 2, 2, 3, 3]
const PHONE_GROUPS = [2, 2, 2, 2, 2]

/**
 * Groups an IBAN while it is typed: seven groups of four and one of two, in capitals; what comes after thirty characters is dropped.
 *
 * Rule P-FMT-10, P-FMT-11. Checks nothing: a mask is for reading.
 *
 * @example maskIban('fr1420041010050500013m02606') // 'FR14 2004 1010 0505 0001 3M02 606'
 */
export const maskIban = (text: string): string => grouped(text.toUpperCase().replace(/[^0-9A-Z]/g, ''), IBAN_GROUPS)

/**
 * Groups a social security number (NIR) while it is typed, in thirteen characters; the department of Corsica keeps its letter.
 *
 * Rule P-FMT-12.
 *
 * @example maskNir('1850578006084') // '1 85 05 78 006 084'
 */
export const maskNir = (text: string): string => {
  const characters = text.toUpperCase().replace(/[^0-9AB]/g, '')
  let kept = ''
  for (const character of characters) {
    // The only letters of the number are those of 2A and 2B, at its seventh place.
    const isDigit = character >= '0' && character <= '9'
    if (isDigit || (kept.length === 6 && kept.endsWith('2'))) kept += character
  }
  return grouped(kept, NIR_GROUPS)
}

/**
 * Groups a telephone number while it is typed, in five pairs; what comes after ten digits is dropped.
 *
 * Rule P-FMT-13.
 *
 * @example maskPhone('0612345678') // '06 12 34 56 78'
 */
export const maskPhone = (text: string): string => grouped(text.replace(/\D/g, ''), PHONE_GROUPS)
