import type { Account } from '@hautelisse/domain/accounts'
import { yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { countedForCeiling, paymentCeilingOf } from '@hautelisse/domain/contributions'
import { planAvailability } from '@hautelisse/domain/investments'
import { FREQUENCIES, type PaymentContext } from '@hautelisse/domain/payment'

import { allocableOf } from '../acts/index.ts'
import { BLOCKINGS, companyContext, fundNamed, offeredFunds, type Person } from '../people/index.ts'
import { accountsOn } from '../portfolios/index.ts'

type Allocable = NonNullable<PaymentContext['allocable_accounts']>[number]

const fundsOf = (account: Account): Allocable['investments'] => {
  const held = (account.investments ?? []).map(({ id }) => id)
  return [...new Set([...held, ...offeredFunds(account)])]
    .flatMap((id) => fundNamed(id) ?? [])
    .map(({ id, label, risk_level }) => ({ id, label, risk_level: risk_level ?? 1, held: held.includes(id) }))
    .toSorted((one, other) => one.risk_level - other.risk_level)
}

const SAVINGS: ReadonlySet<string> = new Set(['PEE', 'PEG', 'PEI'])

const allocable = (person: Person, account: Account, place: number, today: PlainDate): Allocable => ({
  policy_id: account.policy_id,
  title: account.title,
  order: place + 1,
  available_on: SAVINGS.has(account.type) ? planAvailability(today) : null,
  ...allocableOf(person, account, today),
  investments: fundsOf(account),
})

/** What the employer's pay lets the person pay in the year; undefined where nobody told it. */
const yearlyLimit = (
  { grossPay, accounts }: Person,
  counted: Person['operations'],
  today: PlainDate,
): PaymentContext['yearly_limit'] => {
  if (grossPay === undefined) return undefined
  const paid = countedForCeiling(counted ?? [], accounts, yearOf(today))
  const { ceiling } = paymentCeilingOf({ status: 'EMPLOYEE', base: grossPay, counted: paid, asOf: today })
  return { ceiling, counted: paid }
}

/**
 * Returns what a company lets one of its people pay, with what the year has left; undefined for a company that is not theirs.
 *
 * @param person the person with everything done so far
 * @param company id of the company
 * @param today day of the question
 */
export const contextOf = (person: Person, company: string, today: PlainDate): PaymentContext | undefined => {
  if (person.s2e_profile?.companies?.some(({ id }) => id === company) !== true) return undefined
  const since = new Set(person.done?.operations.map(({ id }) => id))
  // What is on its way counts too: the next payment meets what it leaves.
  const counted = [...(person.operations ?? []).filter(({ id }) => !since.has(id)), ...(person.done?.ahead ?? [])]
  const paying = { ...person, operations: counted }
  return {
    ...companyContext(company),
    blockings: [...(BLOCKINGS[company] ?? [])],
    frequencies: [...FREQUENCIES],
    yearly_limit: yearlyLimit(person, counted, today),
    allocable_accounts: accountsOn(person, today)
      .filter(
        ({ scope, company_id, unsolicited_payment }) => scope === 's2e' && company_id === company && unsolicited_payment === true,
      )
      .map((account, place) => allocable(paying, account, place, today)),
  }
}
