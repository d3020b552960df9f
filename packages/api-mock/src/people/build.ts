import type { Account, AccountScope, AccountType } from '@hautelisse/domain/accounts'
import { addEuros, euros, sumEuros, type Euros } from '@hautelisse/domain/money'
import type { AisProfile, BankAccount } from '@hautelisse/domain/session'

import { VALUED_ON } from './funds.ts'

/** Types closed to new money and to changes of funds. */
const CLOSED_TYPES: ReadonlySet<AccountType> = new Set(['A83', 'A82', 'PER C1', 'PER C1 bis'])

type Amount = string

/** What an account holds: one amount, or amounts by compartment, which then add up to the balance. */
type Holding =
  | Amount
  | { readonly co?: Amount; readonly vvd?: Amount; readonly vvnd?: Amount; readonly vv?: Amount; readonly es?: Amount }

type Given = {
  readonly type: AccountType
  readonly scope: AccountScope
  readonly title: string
  readonly policy: string
  readonly company?: { readonly id: string; readonly name: string }
  readonly holds: Holding
  readonly status?: string
}

const written = (amount: Amount | undefined): Euros => euros(amount ?? '0')

const compartments = (holds: Exclude<Holding, Amount>) => {
  const [vvd, vvnd] = [written(holds.vvd), written(holds.vvnd)]
  const vv = holds.vv === undefined ? addEuros(vvd, vvnd) : written(holds.vv)
  const [co, es] = [written(holds.co), written(holds.es)]
  const details = holds.vv === undefined ? { balance_vvd: vvd, balance_vvnd: vvnd } : {}
  return { balance: sumEuros([co, vv, es]), balance_co: co, balance_vv: vv, balance_es: es, ...details }
}

/**
 * Makes a seeded account. Compartments add up to the balance, and deductible and other voluntary payments to the voluntary ones (P-ACCT-18).
 *
 * @param given what differs from account to account
 * @param more further fields of the account
 */
export const accountOf = (given: Given, more: Partial<Account> = {}): Account => ({
  type: given.type,
  scope: given.scope,
  title: given.title,
  policy_id: given.policy.replaceAll(' ', ''),
  contract_number: given.policy,
  status: given.status ?? 'ENCOURS',
  date: VALUED_ON,
  administrator: 'Hautelisse',
  management_type: 'free',
  is_guided: false,
  is_switch_authorized: !CLOSED_TYPES.has(given.type),
  has_acts: true,
  unsolicited_payment: !CLOSED_TYPES.has(given.type),
  ...(given.company === undefined ? {} : { company_name: given.company.name, company_id: given.company.id }),
  ...(typeof given.holds === 'string' ? { balance: written(given.holds) } : compartments(given.holds)),
  ...more,
})

/** Who debits accounts, as mandates name them; of a range that nobody has. */
export const CREDITOR_ICS = 'FR00ZZZ999999'

/** Bank accounts of seeded people are with a bank that does not exist (code 99999); their keys are right. */
export const bankAccountOf = (iban: string, rum?: string): BankAccount => ({
  iban,
  bic: 'ZZZZFRP0XXX',
  type: rum === undefined ? 'VIREMENT' : 'PRELEVEMENT',
  warrant: rum === undefined ? null : { rum, ics: CREDITOR_ICS },
})

/** Lists the retirement contracts as their profile does. */
export const detailsOf = (accounts: readonly Account[]): AisProfile['ais_account_details'] =>
  accounts
    .filter(({ scope }) => scope === 'ais')
    .map(({ company_id, company_name, type, policy_id, status }) => ({
      enterprise_id: company_id ?? '',
      product_code: type,
      pacte_code: type,
      company_name: company_name ?? '',
      policy_id,
      status: status ?? 'ENCOURS',
    }))

/**
 * Makes a seeded account of another bank: seen from here, and nothing can be done with it.
 *
 * @param type type of account
 * @param title its name there
 * @param policy its number there
 * @param bank the bank, which does not exist
 * @param holds its balance
 */
export const heldElsewhere = (type: AccountType, title: string, policy: string, bank: string, holds: Amount): Account => ({
  type,
  scope: 'bi',
  title,
  policy_id: policy.replaceAll(' ', ''),
  company_name: bank,
  administrator: bank,
  balance: written(holds),
  date: VALUED_ON,
})
