import { bankAccountRequest, usableOn, type Purpose } from '@hautelisse/domain/bank-account'
import { compareDates, type PlainDate } from '@hautelisse/domain/calendar'
import type { Moment, OrderFacts } from '@hautelisse/domain/operations'
import type { BankAccount } from '@hautelisse/domain/session'
import * as z from 'zod'

import { CREDITOR_ICS, type BankRequest, type Person } from '../people/index.ts'
import type { KeptAct } from './model.ts'
import { isPaidByCompany } from './wages.ts'

/** What was asked: the request itself, and traces of its files. */
const asked = z.object({ body: bankAccountRequest, files: z.array(z.object({ name: z.string() })) })

const requestOf = (kept: KeptAct, acts: readonly KeptAct[], today: PlainDate): BankRequest | undefined => {
  const { act, at } = kept
  const read = asked.safeParse(kept.asked).data
  if (act.kind !== 'bank-account' || read === undefined) return undefined
  const later = (kind: 'bank-signature' | 'bank-cancel') => acts.find((one) => one.act.kind === kind && one.act.id === act.id)
  const [signed, cancelled] = [later('bank-signature'), later('bank-cancel')]
  const last = acts.findLast((one) => one.act.kind === 'bank-account')
  const usable = signed && usableOn(signed.at.day, { purposes: read.body.purposes, payee: act.payee })
  const state = (): BankRequest['state'] => {
    if (cancelled !== undefined) return 'cancelled'
    if (usable !== undefined) return today >= usable ? 'in-force' : 'signed'
    if (act.signature === 'COURRIER') return 'by-post'
    return last === kept ? 'open' : 'replaced'
  }
  return {
    id: act.id,
    asked: read.body,
    payee: act.payee,
    name: act.name,
    files: read.files.map(({ name }) => name),
    state: state(),
    madeOn: at.day,
    usableOn: usable,
  }
}

/**
 * Gives the day from which money can be sent to a person, where it waits for an account that they signed for; undefined where it waits for none.
 * docs/rules/bank-account.md, RIB-18.
 *
 * @param person the person as they were seeded
 * @param company company whose plan pays
 * @param acts acts of the person
 */
export const payableFrom = ({ s2e_profile }: Person, company: string, acts: readonly KeptAct[]): PlainDate | undefined => {
  const isPaid =
    s2e_profile?.bank_accounts.some(({ type }) => type === 'VIREMENT') === true ||
    s2e_profile?.companies.some(({ id, payor }) => id === company && payor) === true
  if (isPaid) return undefined
  const days = acts.flatMap((act) => {
    const request = requestOf(act, acts, act.at.day)
    const isReceiving = request?.asked.purposes.includes('VIREMENT') === true && request.state !== 'cancelled'
    return isReceiving && request.usableOn !== undefined ? [request.usableOn] : []
  })
  return days.toSorted(compareDates)[0]
}

/**
 * Gives the moment at which the saver took back the account that a release was waiting for; undefined if they did not. Nothing is then left to pay the release to.
 * docs/rules/bank-account.md, RIB-20.
 *
 * @param person the person as they were seeded
 * @param company company whose plan pays
 * @param acts acts of the person
 * @param since moment of the release
 */
export const wayLost = (person: Person, company: string, acts: readonly KeptAct[], since: Moment): Moment | undefined =>
  acts.find(
    ({ act, at }, place) =>
      act.kind === 'bank-cancel' &&
      at.minutes >= since.minutes &&
      payableFrom(person, company, acts.slice(0, place)) !== undefined &&
      payableFrom(person, company, acts.slice(0, place + 1)) === undefined,
  )?.at

/** Reference of the first mandate of a person: that of the first contract they hold. */
const firstRum = ({ accounts }: Person): string => `RUM-${(accounts[0]?.contract_number ?? '').replaceAll(' ', '-')}`

const accountFor = (person: Person, { iban, bic }: BankRequest['asked'], type: Purpose, former: BankAccount | undefined) => ({
  iban,
  bic: bic ?? '',
  type,
  // The mandate goes on under its reference: the account is amended (SEPA rulebook, amendment of a mandate).
  warrant: type === 'VIREMENT' ? null : (former?.warrant ?? { rum: firstRum(person), ics: CREDITOR_ICS }),
})

const replaced = (person: Person, accounts: readonly BankAccount[], { asked: body }: BankRequest): BankAccount[] => [
  ...accounts.filter(({ type }) => !body.purposes.includes(type)),
  ...body.purposes.map((type) =>
    accountFor(
      person,
      body,
      type,
      accounts.find((one) => one.type === type),
    ),
  ),
]

/**
 * Lays the bank accounts that a person signed for over those they had: each from its day on, in both families. A request that is not in force yet stands beside
 * the profile. docs/rules/bank-account.md, RIB-10.
 *
 * @param person the person as everything else left them
 * @param acts acts of the person
 * @param today day of the question
 */
export const withBankAccounts = (person: Person, acts: readonly KeptAct[], today: PlainDate): Person => {
  const requests = acts.flatMap((act) => requestOf(act, acts, today) ?? [])
  if (requests.length === 0) return person
  const inForce = requests.filter(({ state }) => state === 'in-force')
  const awaited = requests.flatMap(({ state, asked: { purposes, iban }, usableOn: usable_on }) =>
    state === 'signed' && usable_on !== undefined ? [{ purposes, usable_on, last_digits: iban.slice(-4) }] : [],
  )
  const accountsAfter = (accounts: readonly BankAccount[]): BankAccount[] =>
    inForce.reduce((before, request) => replaced(person, before, request), [...accounts])
  const { ais_profile: ais, s2e_profile: s2e } = person
  return {
    ...person,
    bankRequests: requests,
    ...(ais === undefined ? {} : { ais_profile: { ...ais, bank_accounts: accountsAfter(ais.bank_accounts) } }),
    ...(s2e === undefined
      ? {}
      : { s2e_profile: { ...s2e, bank_accounts: accountsAfter(s2e.bank_accounts), awaited_bank_accounts: awaited } }),
  }
}

/**
 * Says where the money of a company's plan goes on a day: with the wages where the company pays it, else to the account in force, else to the one that is awaited. docs/rules/operations.md, OPER-22.
 *
 * @param person the person as they were seeded
 * @param company company whose plan pays
 * @param acts acts of the person
 * @param day day of the question
 */
export const paidTo = (person: Person, company: string, acts: readonly KeptAct[], day: PlainDate): OrderFacts['paid_to'] => {
  const profile = withBankAccounts(person, acts, day).s2e_profile
  if (isPaidByCompany(person, company)) return { by: 'company' }
  const account = profile?.bank_accounts.find(({ type }) => type === 'VIREMENT')
  if (account !== undefined) return { by: 'bank', last_digits: account.iban.slice(-4) }
  const awaited = profile?.awaited_bank_accounts?.find(({ purposes }) => purposes.includes('VIREMENT'))
  return awaited && { by: 'bank', last_digits: awaited.last_digits, usable_on: awaited.usable_on }
}
