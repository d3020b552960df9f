import type { AccountScope } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import type { CompanyPension } from '@hautelisse/domain/consents'
import { euros } from '@hautelisse/domain/money'
import type { Operation } from '@hautelisse/domain/operations'

/** An operation in one line: day, label, status, amount, type. */
type Row = readonly [day: string, label: string, status: string, amount: string, type: string]

/**
 * Makes the operations of one seeded contract, with ids that follow from it.
 *
 * @param scope family of the contract
 * @param policy its number, as it is written
 * @param rows one line for each operation
 * @param more further fields of all of them
 */
export const operationsOf = (
  scope: AccountScope,
  policy: string,
  rows: readonly Row[],
  more: Partial<Operation> = {},
): readonly Operation[] => {
  const policyId = policy.replaceAll(' ', '')
  return rows.map(([day, label, status, amount, type], place) => ({
    id: `op-${policyId}-${place + 1}`,
    scope,
    policy_id: policyId,
    date: plainDate(day),
    label,
    status,
    amount: euros(amount),
    type,
    ...more,
  }))
}

/** Percentage of the full annuity by age at the start: it is full at 67 (O-CONST-29, whose seven values stand for eight ages). */
const ANNUITY_BY_AGE = { 60: 80, 61: 80, 62: 80, 63: 80, 64: 80, 65: 80, 66: 90, 67: 100 }

/** Makes what a company pension scheme knows of a seeded person who has not said yet whether it may be passed on. */
export const companyPensionOf = (
  person: { readonly first_name: string; readonly last_name: string; readonly born: number },
  balance: string,
  lastPayment: string,
): CompanyPension => ({
  consent: false,
  last_name: person.last_name,
  first_name: person.first_name,
  birth_year: person.born,
  balance: euros(balance),
  cotinet: euros(lastPayment),
  date: plainDate('2026-09-30'),
  annuity: ANNUITY_BY_AGE,
})
