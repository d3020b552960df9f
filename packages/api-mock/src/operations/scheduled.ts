import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { nextDebit, type ScheduledPayment } from '@hautelisse/domain/operations'
import type { BankAccount } from '@hautelisse/domain/session'

import type { Person } from '../people/index.ts'
import { seededPlan } from './seeded.ts'

/** The account from which the person lets us debit. */
const debitedOf = ({ ais_profile, s2e_profile }: Person): BankAccount | undefined =>
  [...(s2e_profile?.bank_accounts ?? []), ...(ais_profile?.bank_accounts ?? [])].find(({ type }) => type === 'PRELEVEMENT')

/**
 * Lists the payment that is made every month to an account, if there is one.
 *
 * @param person whose account it is
 * @param account one of their accounts
 * @param today day of the question
 */
export const scheduledOf = (person: Person, account: Account, today: PlainDate): ScheduledPayment[] => {
  const { periodic_payment: payment, policy_id, title, type, scope, company_id, company_name, contract_number } = account
  if (payment === undefined) return []
  const { day, start, funds } = seededPlan(policy_id)
  const bank = debitedOf(person)
  return [
    {
      id: `vvp-${policy_id}`,
      scope,
      policy_id,
      amount: payment.amount,
      periodicity: payment.periodicity,
      status: 'En cours',
      company_id: company_id ?? null,
      company_name: company_name ?? null,
      contract_number: contract_number ?? null,
      plan_type: type,
      iban: bank?.iban ?? null,
      bic: bank?.bic ?? null,
      start_date: start,
      end_date: null,
      creation_date: start,
      next_investment_date: nextDebit(day, today),
      tax_choice: 'DEDUCTIBLE',
      repartitions: [
        {
          id: policy_id,
          title,
          amount: payment.amount,
          investments: funds,
        },
      ],
    },
  ]
}
