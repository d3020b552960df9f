import { checkIban, ibanLength } from '../identifiers/index.ts'

/** Where an IBAN may begin in a text without what is written between its characters. */
const IBAN_START = /(?=[A-Z]{2}\d{2})/g
const BETWEEN = /[^0-9A-Za-z]/g

/**
 * Tells whether a text holds an IBAN, however its characters are grouped. docs/rules/kept.md, KEPT-02.
 *
 * @param text as typed, or the name of a file
 * @example holdsIban('rib FR14 2004-1010 0505 0001 3M02 606.pdf') // true
 */
export const holdsIban = (text: string): boolean => {
  const bare = text.replaceAll(BETWEEN, '').toUpperCase()
  return [...bare.matchAll(IBAN_START)].some(({ index }) => {
    const length = ibanLength(bare.slice(index, index + 2))
    return length !== undefined && checkIban(bare.slice(index, index + length)) === undefined
  })
}

/** A value as JSON writes it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined }

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/**
 * Takes every text that holds an IBAN out of a value: a field is empty then, a name in a list goes, and so does an entry that is named by one. KEPT-02.
 *
 * @param value what is to be kept
 * @example withoutSecrets({ amount: '50', files: ['FR1420041010050500013M02606.pdf'] }) // { amount: '50', files: [] }
 */
export const withoutSecrets = <Value extends Json>(value: Value): Value => {
  const clean = (one: Json): Json => {
    if (typeof one === 'string') return holdsIban(one) ? '' : one
    if (one === null || typeof one !== 'object') return one
    if (isList(one)) return one.filter((item) => typeof item !== 'string' || !holdsIban(item)).map(clean)
    const entries = Object.entries(one).filter(([name]) => !holdsIban(name))
    return Object.fromEntries(entries.map(([name, item]) => [name, item === undefined ? item : clean(item)]))
  }
  return clean(value) as Value
}
