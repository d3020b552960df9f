import type { Account, AccountScope } from '@hautelisse/domain/accounts'
import { PROVIDER_CUSTOMER_ID, PROVIDER_PROFILE, PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import type { OauthProfile } from '@hautelisse/domain/session'
import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { printedCode, type SeededLetter } from '@hautelisse/domain/attachment'

import { accountOf, detailsOf } from './build.ts'
import { AUBRENNE, ORMERAIE, employer } from './companies.ts'
import type { Person } from './person.ts'

/** A letter that lets its holder attach a contract: what is printed on it, and the contract. */
export type SeedLetter = {
  /** Eight digits. */
  readonly number: string
  /** Eight signs. */
  readonly code: string
  readonly sub: string
  /** The contract, unless the holder has it in their space already. */
  readonly account: Account | undefined
}

const letter = (sub: string, code: string, account: Account): SeedLetter => ({ number: account.policy_id, code, sub, account })

/** Letters that were sent. The last one is of a contract that its holder has in their space. */
export const LETTERS: readonly SeedLetter[] = [
  letter(
    'thomas-leroux',
    'K7MQ4TXH',
    accountOf({ type: 'PEE', scope: 's2e', title: 'PEE', policy: '0062 6511', company: ORMERAIE, holds: '4312.60' }),
  ),
  letter(
    'camille-verdier',
    'W3RBN9DF',
    accountOf({
      type: 'PERO',
      scope: 'ais',
      title: 'PER d’entreprise obligatoire',
      policy: '0084 0912',
      company: ORMERAIE,
      holds: { co: '2140.75', vv: '0', es: '310.20' },
    }),
  ),
  letter(
    'sylvie-garnier',
    'HX6P2CVJ',
    accountOf({
      type: 'PERU',
      scope: 'ais',
      title: 'PER individuel',
      policy: '0048 9031',
      holds: { vvd: '5600.00', vvnd: '820.40' },
    }),
  ),
  letter(
    'marc-delorme',
    'T5ZG8KQE',
    accountOf({ type: 'LIFE_INSURANCE', scope: PROVIDER_SCOPE, title: 'Assurance vie', policy: '0031 0795', holds: '12480.00' }),
  ),
  { number: '00482176', code: 'B4YN7SUW', sub: 'sylvie-garnier', account: undefined },
]

/**
 * Finds the letter of a contract.
 *
 * @param number eight digits
 */
export const letterFor = (number: string): SeedLetter | undefined => LETTERS.find((one) => one.number === number)

/**
 * Lists the letters as a server of development tells them, so that they can be tried.
 *
 * @param people everybody who can sign in
 */
export const lettersTold = (people: readonly Person[]): readonly SeededLetter[] =>
  LETTERS.flatMap(({ number, code, sub, account }) => {
    const holder = people.find(({ oauth_profile }) => oauth_profile.sub === sub)
    const civil = holder?.ais_profile ?? holder?.s2e_profile ?? holder?.[PROVIDER_PROFILE]
    const title = account?.title ?? holder?.accounts.find(({ policy_id }) => policy_id === number)?.title
    if (civil?.birth_date === undefined || title === undefined) return []
    const holder_name = `${civil.first_name} ${civil.last_name}`
    return [
      {
        contract_number: number,
        code: printedCode(code),
        birth_date: formatFrenchDate(civil.birth_date),
        holder: holder_name,
        title,
      },
    ]
  })

/** Employee savings that people hold with other account keepers, as those tell it: labels alone. */
export const EXTERNAL_SAVINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['sylvie-garnier', ['PEE Imprimerie Dorval, Épargne Valmorin', 'PERCO Imprimerie Dorval, Épargne Valmorin']],
  ['thomas-leroux', ['PEI du bassin rouennais, Interval Épargne']],
])

const CUSTOMER_IDS: Readonly<Partial<Record<AccountScope, keyof OauthProfile>>> = {
  ais: 'ais_customer_id',
  s2e: 's2e_customer_id',
  [PROVIDER_SCOPE]: PROVIDER_CUSTOMER_ID,
}

const namedFor = (person: Person, { scope }: Account): Person['oauth_profile'] => {
  const id = CUSTOMER_IDS[scope]
  const { oauth_profile: known } = person
  return id === undefined || known[id] !== undefined ? known : { ...known, [id]: `${scope}-${known.sub}` }
}

/** The profile of the family that a first contract of it opens: who the person is, with the company of the contract. */
const familyFor = (
  { ais_profile: ais, s2e_profile: s2e }: Person,
  account: Account,
): Pick<Person, 'ais_profile' | 's2e_profile'> => {
  if (account.scope === 'ais') {
    const base = ais ?? (s2e === undefined ? undefined : { ...s2e, bank_accounts: [], ais_account_details: [] })
    if (base === undefined) return {}
    return { ais_profile: { ...base, ais_account_details: [...base.ais_account_details, ...detailsOf([account])] } }
  }
  if (account.scope !== 's2e' || s2e !== undefined || ais === undefined) return {}
  const { ais_account_details: _, ...civil } = ais
  const company = [AUBRENNE, ORMERAIE].find(({ id }) => id === account.company_id)
  return { s2e_profile: { ...civil, bank_accounts: [], companies: company === undefined ? [] : [employer(company)] } }
}

const attach = (person: Person, number: string): Person => {
  const account = letterFor(number)?.account
  if (account === undefined || person.accounts.some(({ policy_id }) => policy_id === number)) return person
  return {
    ...person,
    ...familyFor(person, account),
    oauth_profile: namedFor(person, account),
    accounts: [...person.accounts, account],
  }
}

/**
 * Adds the contracts that a person attached to what was seeded: the account, and with the first one of a family its scope and its profile. Attaching the same
 * contracts over the result changes nothing. ATT-06.
 *
 * @param person a seeded person
 * @param contracts numbers of the contracts, in the order of time
 */
export const overlayAttached = (person: Person, contracts: readonly string[]): Person => contracts.reduce(attach, person)
