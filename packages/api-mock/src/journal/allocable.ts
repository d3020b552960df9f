import type { Account } from '@hautelisse/domain/accounts'
import { yearOf, type PlainDate } from '@hautelisse/domain/calendar'
import { matchedBy, ownPaid, planKindOf, topUpsPaid, type AllocableAccount } from '@hautelisse/domain/contributions'

import { topUpRuleOf, type Person } from '../people/index.ts'

type TopUpRule = NonNullable<AllocableAccount['top_up']>

const ruleOf = (person: Person, account: Account, day: PlainDate): TopUpRule | undefined => {
  const [rule, kind] = [topUpRuleOf(account), planKindOf(account.type)]
  if (rule === undefined || kind === undefined) return undefined
  const { operations = [], accounts } = person
  const plans = accounts.filter(({ type }) => planKindOf(type) === kind)
  const year = yearOf(day)
  return {
    bands: [{ up_to: null, rate: rule.rate }],
    ceiling: rule.ceiling,
    matched: matchedBy(operations, account, year, rule.sharesFrom),
    own: ownPaid(operations, plans, year),
    received: topUpsPaid(operations, [account], year),
    kind_received: topUpsPaid(operations, plans, year),
  }
}

/**
 * Returns the type of a plan and the employer's rule for it, with what the operations of a person make of the year.
 *
 * @param person the person with the operations that count
 * @param account one of their plans
 * @param day day of the payment
 */
export const allocableOf = (person: Person, account: Account, day: PlainDate): Pick<AllocableAccount, 'type' | 'top_up'> => ({
  type: account.type,
  top_up: ruleOf(person, account, day),
})
