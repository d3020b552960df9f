import { bare, type IdentifierProblem } from './problem.ts'
import { ibanCountryOf } from './sepa.ts'

/** Countries whose IBANs end with the key of a French RIB. */
const WITH_RIB: ReadonlySet<string> = /* @__PURE__ */ new Set(['FR', 'MC'])

/** Digits that letters of an account stand for in the key of a RIB: A and J are 1, S is 2, Z is 9. */
const RIB_LETTERS = [
  ['ABCDEFGHI', 1],
  ['JKLMNOPQR', 1],
  ['STUVWXYZ', 2],
] as const

const ribDigit = (sign: string): string => {
  const row = RIB_LETTERS.find(([letters]) => letters.includes(sign))
  return row === undefined ? sign : String(row[0].indexOf(sign) + row[1])
}

const DIVISOR = 97n
const [BANK, BRANCH, ACCOUNT] = [89n, 15n, 3n]

/** Key of a RIB: 97 less the remainder of 89 × bank + 15 × branch + 3 × account by 97, as two digits. */
const ribKey = (bank: string, branch: string, account: string): string => {
  const number = (part: string): bigint => BigInt(Array.from(part, ribDigit).join(''))
  const sum = BANK * number(bank) + BRANCH * number(branch) + ACCOUNT * number(account)
  return String(DIVISOR - (sum % DIVISOR)).padStart(2, '0')
}

/**
 * Checks the key of the RIB inside an IBAN of France or Monaco; others have none.
 *
 * Comité français d'organisation et de normalisation bancaires, RIB. Asked after `checkIban`, which says whether the IBAN is whole.
 *
 * @param text IBAN that `checkIban` accepts
 * @example checkRib('FR14 2004 1010 0505 0001 3M02 606') // undefined
 */
export const checkRib = (text: string): IdentifierProblem | undefined => {
  const iban = bare(text)
  if (!WITH_RIB.has(iban.slice(0, 2))) return undefined
  const [bank, branch, account, key] = [iban.slice(4, 9), iban.slice(9, 14), iban.slice(14, 25), iban.slice(25)]
  return ribKey(bank, branch, account) === key ? undefined : { code: 'rib-key' }
}

/** Four letters or digits of the party, the country, two of the place, three of the branch perhaps (ISO 9362). */
const BIC = /^[0-9A-Z]{4}[A-Z]{2}[0-9A-Z]{2}(?:[0-9A-Z]{3})?$/

/**
 * Checks a BIC (ISO 9362): eight or eleven characters, of the country of the IBAN or of one of its territories.
 *
 * @param text as typed; spaces do not count
 * @param country country of the IBAN; without it the country is not looked at
 * @example checkBic('BNPAFRPP', 'FR') // undefined
 * @example checkBic('BNPAFRPP', 'DE') // { code: 'bic-country' }
 */
export const checkBic = (text: string, country?: string): IdentifierProblem | undefined => {
  const bic = bare(text)
  if (!BIC.test(bic)) return { code: 'bic-form' }
  const own = bic.slice(4, 6)
  return country === undefined || own === country || ibanCountryOf(own) === country ? undefined : { code: 'bic-country' }
}
