import type { BankAccountContext, PendingAccount, Purpose } from '@hautelisse/domain/bank-account'
import type { Moment } from '@hautelisse/domain/operations'
import { bankHold } from '@hautelisse/domain/profile'
import { scopesOf } from '@hautelisse/domain/session'

import { PAPERS, type Person } from '../people/index.ts'

const RIB_BYTES = 2_000_000

/** Countries of accounts that are signed for by code. */
const BY_CODE = ['FR', 'BE', 'LU']

/** Companies that take papers alone: their people sign nothing in the portal. */
const PAPER_COMPANIES: ReadonlySet<string> = new Set(['ent-ormeraie'])

/** Requests that are signed and not in force, for a purpose. */
const pendingFor = (person: Person, purpose: Purpose): PendingAccount | undefined => {
  const found = person.bankRequests?.find(({ state, asked }) => state === 'signed' && asked.purposes.includes(purpose))
  if (found?.usableOn === undefined) return undefined
  return { request_id: found.id, iban_end: found.asked.iban.slice(-4), usable_on: found.usableOn }
}

/** The id of the company whose bank accounts count; undefined without one. */
export const mainCompanyOf = ({ s2e_profile }: Person): string | undefined =>
  s2e_profile?.companies.find(({ main_company }) => main_company)?.id

/**
 * Says what may be changed of a person's bank accounts, and how.
 *
 * @param person whose accounts they are
 * @param now moment of the question
 */
export const contextOf = (person: Person, now: Pick<Moment, 'minutes'>): BankAccountContext => {
  const profile = person.s2e_profile
  const stateOf = (purpose: Purpose) =>
    profile?.bank_accounts.some(({ type }) => type === purpose) === true ? ('VALIDE' as const) : ('VIDE' as const)
  const isPaper = PAPER_COMPANIES.has(mainCompanyOf(person) ?? '')
  const side = (purpose: Purpose) => ({
    modification: true,
    state: stateOf(purpose),
    input_mode: isPaper ? 'TSA' : 'DATA_AND_UPLOAD',
    pending: pendingFor(person, purpose),
  })
  return {
    tsa_address: PAPERS,
    transfer: { ...side('VIREMENT'), debit_authorization: scopesOf(person.oauth_profile).includes('s2e') },
    debit: side('PRELEVEMENT'),
    signature: {
      max_attachment_size: RIB_BYTES,
      authorized_countries: [...BY_CODE],
      authorized_signature: !isPaper,
      valid_mobile_phone: profile?.mobile !== undefined,
      ladrad_authorization: true,
      online_from: bankHold(person.kept?.told ?? [], now)?.day,
    },
  }
}
