import type { AccountType } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'

import type { Person } from '../people/index.ts'
import type { BankAccount } from './bank.ts'
import { connectorOf } from './connectors.ts'

const KNOWN_ON = plainDate('2026-11-20')

type Row = readonly [type: AccountType, title: string, worth: string]

/** What everybody holds at a bank by default, by its connector. */
const USUAL: ReadonlyMap<string, readonly Row[]> = new Map<string, readonly Row[]>([
  ['sainte-ambre', [['LIFE', 'Assurance vie', '9850.00']]],
  ['interval', [['PERCO', 'PERCO', '2500.00']]],
  [
    'elvenay',
    [
      ['LIFE', 'Assurance vie Horizon', '14380.20'],
      ['PEE', 'Plan d’épargne entreprise', '3180.00'],
    ],
  ],
  ['crepuy', [['PER', 'PER individuel', '6420.00']]],
])

/** Accounts that a bank has and that are not taken over. */
export const LEFT_OUT: readonly string[] = ['Compte courant', 'Livret A']

const NUMBERS = 9000
/** Four digits that are always the same for a person. */
const digitsOf = (sub: string): string =>
  String(1000 + (Array.from(sub).reduce((sum, sign) => sum * 31 + (sign.codePointAt(0) ?? 0), 7) % NUMBERS))

const usual = ({ oauth_profile: { sub } }: Person, connector: string): readonly BankAccount[] =>
  (USUAL.get(connector) ?? []).map(([type, title, worth], place) => ({
    id: `${connector}-${sub}-${place + 1}`,
    type,
    title,
    policy_id: `95${digitsOf(sub)}${place + 1}${connector.length}`,
    worth: euros(worth),
    on: KNOWN_ON,
  }))

/** A plan of the person's own that the bank tells as well: it is to be counted once. */
const twin = (person: Person): readonly BankAccount[] => {
  const own = person.accounts.find(({ type, scope }) => type === 'PEE' && scope === 's2e')
  if (own === undefined) return []
  const number = own.contract_number ?? own.policy_id
  return [
    {
      id: `elvenay-${person.oauth_profile.sub}-own`,
      type: own.type,
      title: own.title,
      policy_id: number,
      worth: own.balance,
      on: KNOWN_ON,
    },
  ]
}

/**
 * Lists the accounts that a person holds at a bank and that can be taken over.
 *
 * @param person whose accounts
 * @param connector id of the bank
 */
export const accountsAt = (person: Person, connector: string): readonly BankAccount[] => {
  const name = connectorOf(connector)?.name
  const written = (person.elsewhere ?? []).filter(({ company_name }) => company_name === name)
  if (written.length === 0)
    return connector === 'elvenay' ? [...usual(person, connector), ...twin(person)] : usual(person, connector)
  const on = (name === undefined ? undefined : person.links?.[name]?.stopped?.on) ?? KNOWN_ON
  return written.map(({ type, title, policy_id, balance }, place) => ({
    id: `${connector}-${person.oauth_profile.sub}-${place + 1}`,
    type,
    title,
    policy_id,
    worth: balance,
    on,
  }))
}
