/**
 * Puts the bars of a date while its digits are typed; deleting is never undone.
 *
 * @param typed what the field holds after the key
 * @param before what it held before
 * @example typeDate('12', '1') // '12/'
 * @example typeDate('12', '12/') // '12'
 * @example typeDate('12031964', '') // '12/03/1964'
 */
export const typeDate = (typed: string, before: string): string => {
  const kept = typed
    .replaceAll(/[^\d/]/g, '')
    .replaceAll(/\/+/g, '/')
    .slice(0, 10)
  if (kept.length < before.length) return kept
  const digits = kept.replaceAll('/', '').slice(0, 8)
  // Bars typed by hand, as in 1/3/1964, stay where they are: the refusal explains the form better than moved digits.
  if (kept.includes('/') && !/^\d{2}(\/(\d{2}(\/\d*)?|\d*))?$/.test(kept)) return kept
  if (digits.length < 2) return digits
  if (digits.length < 4) return `${digits.slice(0, 2)}/${digits.slice(2)}`
  return `${digits.slice(0, 2)}/${digits.slice(2, 4)}/${digits.slice(4)}`
}
