import { compareHolder, type HolderNames, type PayeeResult } from '@hautelisse/domain/bank-account'

/** What a bank answers about a name and an account. */
export type PayeeSaid = { readonly result: PayeeResult; readonly name: string | null }

/** Accounts whose holder the stand-in bank knows by another name, and accounts of a bank that does not answer. */
const REGISTER: ReadonlyMap<string, HolderNames | 'silent'> = new Map<string, HolderNames | 'silent'>([
  ['FR7630006000011234567890189', { first: 'Sylvie', last: 'Garnier-Lemoine' }],
  ['FR7610107001011234567890129', { first: 'Paul', last: 'Mercier' }],
  ['BE68539007547034', 'silent'],
])

/**
 * Answers as the payee's bank would: the written name beside the name of the account (Reg. 2024/886, art. 5c). An account that is not in the register is the
 * person's own.
 *
 * @param iban account, without spaces
 * @param written name that was typed
 * @param own names of the person who asks
 */
export const askBank = (iban: string, written: string, own: HolderNames): PayeeSaid => {
  const known = REGISTER.get(iban) ?? own
  if (known === 'silent') return { result: 'unavailable', name: null }
  const result = compareHolder(written, known)
  return { result, name: result === 'close' ? `${known.first} ${known.last}` : null }
}

const RANK = { match: 0, unavailable: 1, close: 2, none: 3 } as const satisfies Record<PayeeResult, number>

/**
 * Says how sure it is that an account is the person's: the name that was typed beside their profile, then what the bank says. The worse of the two counts.
 *
 * @param iban account, without spaces
 * @param written name that was typed
 * @param own names of the person who asks
 */
export const checkPayee = (iban: string, written: string, own: HolderNames): PayeeSaid => {
  const typed = compareHolder(written, own)
  const said = askBank(iban, written, own)
  const name = `${own.first} ${own.last}`
  return RANK[typed] > RANK[said.result] ? { result: typed, name: typed === 'close' ? name : null } : said
}
