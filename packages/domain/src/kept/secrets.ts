import { checkIban, ibanLength } from '../identifiers/index.ts'

/** Where an IBAN may begin in a text without what is written between its characters. */
const IBAN_START = /(?=[A-Z]{2}\d{2})/g
const BETWEEN = /[^0-9A-Za-z]/g
const HEAD = 4

/** Lengths of the IBANs of countries outside SEPA in which savers bank most often (register of ISO 13616). */
const ELSEWHERE: Readonly<Record<string, number>> = {
  AE: 23,
  BR: 29,
  CI: 28,
  DZ: 26,
  EG: 29,
  IL: 23,
  KW: 30,
  LB: 28,
  MA: 28,
  MG: 27,
  MR: 27,
  QA: 29,
  SA: 24,
  SN: 28,
  TN: 24,
  TR: 26,
  UA: 29,
}

/** An IBAN that is being typed: a country of SEPA, its key, and eleven characters more of which at least eight are digits. */
const BEGUN = { characters: 11, digits: 8 } as const
const isBegun = (rest: string): boolean =>
  rest.length >= BEGUN.characters && (rest.slice(0, BEGUN.characters).match(/\d/g)?.length ?? 0) >= BEGUN.digits

/** Twenty digits and more in a row are no amount, no date and no contract: a French account number has 23. */
const ACCOUNT_DIGITS = /\d{20}/

/**
 * Tells whether a text holds an IBAN, whole or begun, however its characters are grouped, or the digits of a French account. docs/rules/kept.md, KEPT-02.
 *
 * @param text as typed, or the name of a file
 * @example holdsIban('rib FR14 2004-1010 0505 0001 3M02 606.pdf') // true
 */
export const holdsIban = (text: string): boolean => {
  const bare = text.normalize('NFKC').replaceAll(BETWEEN, '').toUpperCase()
  if (ACCOUNT_DIGITS.test(bare)) return true
  return [...bare.matchAll(IBAN_START)].some(({ index }) => {
    const country = bare.slice(index, index + 2)
    const inSepa = ibanLength(country)
    if (inSepa !== undefined && isBegun(bare.slice(index + HEAD))) return true
    const length = inSepa ?? ELSEWHERE[country]
    return length !== undefined && checkIban(bare.slice(index, index + length)) === undefined
  })
}

/** A value as JSON writes it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined }

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

/** Names of what nobody types: a key is random, and may look like anything. */
const NOT_TYPED: ReadonlySet<string> = new Set(['requestKey'])

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
    return Object.fromEntries(
      entries.map(([name, item]) => [name, item === undefined || NOT_TYPED.has(name) ? item : clean(item)]),
    )
  }
  return clean(value) as Value
}
