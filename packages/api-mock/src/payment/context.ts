import type { Account } from '@hautelisse/domain/accounts'
import { yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { countedForCeiling, deductiblePaid, paymentCeilingOf } from '@hautelisse/domain/contributions'
import { Decimal, euros } from '@hautelisse/domain/money'
import { planAvailability } from '@hautelisse/domain/investments'
import { FREQUENCIES, taxChoicesFor, type PaymentContext } from '@hautelisse/domain/payment'

import { allocableOf } from '../journal/index.ts'
import { blockingsOf, companyContext, EURO_FUND, fundNamed, offeredFunds, type Person } from '../people/index.ts'
import { accountsOn } from '../portfolios/index.ts'

type Allocable = NonNullable<PaymentContext['allocable_accounts']>[number]

/** Most of a payment that may go to the euro fund, in percent (O-CONST-28). */
const EURO_FUND_RATE = 40

const fundsOf = (account: Account): Allocable['investments'] => {
  const held = (account.investments ?? []).map(({ id }) => id)
  return [...new Set([...held, ...offeredFunds(account)])]
    .flatMap((id) => fundNamed(id) ?? [])
    .map((fund) => {
      const facts = { id: fund.id, label: fund.label, risk_level: fund.risk_level ?? 1, held: held.includes(fund.id) }
      return fund === EURO_FUND ? Object.assign(facts, { fund_max_rate: EURO_FUND_RATE }) : facts
    })
    .toSorted((one, other) => one.risk_level - other.risk_level)
}

const SAVINGS: ReadonlySet<string> = new Set(['PEE', 'PEG', 'PEI'])

/** What the tax notice leaves to be deducted this year, where the person has passed it on. */
const deductibleLeft = ({ taxNotice, operations, accounts }: Person, today: PlainDate) =>
  taxNotice === undefined
    ? {}
    : {
        deductible_left: euros(
          Decimal.max(0, taxNotice.retirementCeiling.minus(deductiblePaid(operations ?? [], accounts, yearOf(today)))),
        ),
      }

const taxOf = (person: Person, { type }: Account, today: PlainDate): Partial<Allocable> => {
  const born = (person.ais_profile ?? person.s2e_profile)?.birth_date
  const choices = born === undefined ? [] : taxChoicesFor(type, born, today)
  return choices.length === 0 ? {} : { tax_choices: [...choices], ...deductibleLeft(person, today) }
}

const allocable = (person: Person, account: Account, place: number, today: PlainDate): Allocable => ({
  policy_id: account.policy_id,
  title: account.title,
  order: place + 1,
  available_on: SAVINGS.has(account.type) ? planAvailability(today) : null,
  ...allocableOf(person, account, today),
  ...taxOf(person, account, today),
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

/** The person with what is on its way: the next payment meets what it leaves. */
const paying = (person: Person): Person =>
  person.done === undefined ? person : { ...person, operations: [...person.done.seeded, ...person.done.ahead] }

/** What a company lets its people pay, and how, without the accounts. */
const boundsOf = (person: Person, company: string, today: PlainDate) => ({
  ...companyContext(company),
  blockings: [...blockingsOf(person, company, today)],
  frequencies: [...FREQUENCIES],
})

/**
 * Returns what may be paid to a retirement contract here; undefined for one without a company, or whose company steers its funds.
 *
 * @param person the person with everything done so far
 * @param account one of their retirement contracts
 * @param today day of the question
 */
export const payableOf = (person: Person, account: Account, today: PlainDate): PaymentContext | undefined => {
  const { company_id: company, unsolicited_payment: isOpen, is_guided: isGuided } = account
  if (company === undefined || isOpen !== true || isGuided === true) return undefined
  return {
    ...boundsOf(person, company, today),
    yearly_limit: undefined,
    allocable_accounts: [allocable(paying(person), account, 0, today)],
  }
}

/** Whether a company of employee savings is the person's. */
export const isOfCompany = (person: Person, company: string): boolean =>
  person.s2e_profile?.companies?.some(({ id }) => id === company) === true

/**
 * Returns what a company lets one of its people pay, with what the year has left; undefined for a company that is not theirs.
 *
 * @param person the person with everything done so far
 * @param company id of the company
 * @param today day of the question
 */
export const contextOf = (person: Person, company: string, today: PlainDate): PaymentContext | undefined => {
  if (!isOfCompany(person, company)) return undefined
  const counted = paying(person)
  return {
    ...boundsOf(person, company, today),
    yearly_limit: yearlyLimit(person, counted.operations, today),
    allocable_accounts: accountsOn(person, today)
      .filter(
        ({ scope, company_id, unsolicited_payment }) => scope === 's2e' && company_id === company && unsolicited_payment === true,
      )
      .map((account, place) => allocable(counted, account, place, today)),
  }
}
