import type { Account } from '@hautelisse/domain/accounts'
import type { PlainDate } from '@hautelisse/domain/calendar'
import { ZERO_EUROS } from '@hautelisse/domain/money'

import type { Person } from '../people/index.ts'
import { accountsOn } from './accounts.ts'
import { sinceDay } from './evolution.ts'

/**
 * Returns the contracts of a person on a day, with what moved since their last visit; without it where that was today. docs/rules/accounts.md, ACC-17.
 *
 * @param person a seeded person
 * @param today day on which the API lives
 * @param visit day of the session before this one
 */
export const accountsSince = (person: Person, today: PlainDate, visit: PlainDate | undefined): readonly Account[] => {
  const accounts = accountsOn(person, today)
  if (visit === undefined || visit >= today) return accounts
  const then = new Map(accountsOn(person, visit).map(({ policy_id, balance }) => [policy_id, balance]))
  return accounts.map((account) => {
    const { policy_id, balance, movements } = account
    if (movements === undefined) return account
    const after = movements.filter(({ date }) => date > visit)
    return Object.assign({}, account, { since_visit: sinceDay(visit, then.get(policy_id) ?? ZERO_EUROS, balance, after) })
  })
}
