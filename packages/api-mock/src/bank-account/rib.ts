import type { Scores } from '@hautelisse/domain/bank-account'
import { checkBic, checkIban, checkRib } from '@hautelisse/domain/identifiers'

const LONGEST_IBAN = 34
const SHORTEST_IBAN = 15

/** IBANs of a text: from two letters and two digits on, as many characters as have a right key. */
const ibanIn = (text: string): string | null => {
  const bare = text.toUpperCase().replaceAll(/[\s\u00A0-]+/g, '')
  for (const { index } of bare.matchAll(/(?=[A-Z]{2}\d{2}[0-9A-Z]{11})/g))
    for (let length = LONGEST_IBAN; length >= SHORTEST_IBAN; length -= 1) {
      const found = bare.slice(index, index + length)
      if (found.length === length && checkIban(found) === undefined && checkRib(found) === undefined) return found
    }
  return null
}

/**
 * Reads an IBAN and a BIC in the text of a RIB. An IBAN counts only with a right key, a BIC only where it stands beside its name and goes with the IBAN (BANK-05).
 *
 * @param text text of the file
 * @example readRib('IBAN FR14 2004 1010 0505 0001 3M02 606').iban // 'FR1420041010050500013M02606'
 */
export const readRib = (text: string): Scores => {
  const iban = ibanIn(text)
  const named = [
    ...text.toUpperCase().matchAll(/(?:BIC|SWIFT)[^0-9A-Z]*(?:CODE[^0-9A-Z]*)?([A-Z]{6}[0-9A-Z]{5}|[A-Z]{6}[0-9A-Z]{2})\b/g),
  ]
  const bic = named.flatMap(([, found]) => found ?? []).find((found) => checkBic(found, iban?.slice(0, 2)) === undefined)
  return { iban, bic: bic ?? null }
}
