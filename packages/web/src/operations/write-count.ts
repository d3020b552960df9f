/**
 * Writes how many there are, its thousands apart as those of an amount are.
 *
 * @example writeCount(10_000) // '10 000'
 */
export const writeCount = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00A0')
