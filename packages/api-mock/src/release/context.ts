import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import type { Euros } from '@hautelisse/domain/money'
import { US_PERSON } from '@hautelisse/domain/profile'
import {
  REFUND_TYPES,
  releasePlanOf,
  type RefundContext,
  type RefundPermission,
  type RefundType,
} from '@hautelisse/domain/release'

import { blockingsOf, type Person } from '../people/index.ts'
import { accountOn, accountsOn } from '../portfolios/index.ts'

const [FILE_BYTES, ALL_BYTES] = [10_000_000, 25_000_000] as const

/** Why a person may ask for nothing at a company. A US person may not buy units, and sells them like everybody else. */
const releaseBlockings = (person: Person, company: string, today: PlainDate): string[] =>
  blockingsOf(person, company, today).filter((code) => code !== US_PERSON)

/** Whether something blocks what a person may ask for at a company. */
export const isBlocked = (person: Person, company: string, today: PlainDate): boolean =>
  releaseBlockings(person, company, today).length > 0

/**
 * Returns the accounts of a person at a company that can be paid out.
 *
 * @param person whose accounts they are
 * @param company id of the company
 * @param today day of the question
 */
export const accountsAt = (person: Person, company: string, today: PlainDate): readonly Account[] =>
  accountsOn(person, today).filter(
    ({ scope, company_id, type }) => scope === 's2e' && company_id === company && releasePlanOf(type) !== undefined,
  )

/**
 * Gives what was paid into an account and has not been given back.
 *
 * @param person whose account it is
 * @param account the account on that day
 * @param today day of the question
 */
export const paidIn = (person: Person, { policy_id, balance }: Account, today: PlainDate): Euros =>
  accountOn(person, policy_id, today)?.paidIn ?? balance

/**
 * Lists the kinds of refund that each company lets a person ask for.
 *
 * @param person who asks
 * @param today day of the question
 */
export const permissionsOf = (person: Person, today: PlainDate): RefundPermission[] =>
  (person.s2e_profile?.companies ?? []).flatMap(({ id: company }) =>
    accountsAt(person, company, today).length === 0
      ? []
      : REFUND_TYPES.map((type) => ({ company_id: company, type, id: `${company}.${type}` })),
  )

/**
 * Returns what a company lets a person have paid out of one kind.
 *
 * @param person who asks
 * @param company id of the company
 * @param type kind of refund
 * @param today day of the question
 */
export const contextOf = (person: Person, company: string, type: RefundType, today: PlainDate): RefundContext => ({
  id_entreprise: company,
  blocages: releaseBlockings(person, company, today),
  blocage_avoirs: false,
  avoirs_sans_fiscalite: [],
  avoirs_sans_rachat: [],
  autorisation: !isBlocked(person, company, today),
  mode_saisie: 'EN_LIGNE',
  taille_max_pj: FILE_BYTES,
  taille_max_pj_total: ALL_BYTES,
  type,
  _links: {},
  plans: accountsAt(person, company, today).map((account) => ({
    policy_id: account.policy_id,
    value: account.balance,
    paid_in: paidIn(person, account, today),
  })),
})
