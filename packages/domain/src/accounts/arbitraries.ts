import fc from 'fast-check'

import { datesOfYears } from '../calendar/arbitraries.ts'
import { divideEuros, euros, sumEuros, type Euros } from '../money/index.ts'
import { TABLE_CODES } from '../mortality/index.ts'
import { ACCOUNT_SCOPES, ACCOUNT_TYPES, MANAGEMENT_TYPES, type Account, type AccountType } from './model.ts'
import { hasCompartments } from './rules.ts'

const cents = (most: number): fc.Arbitrary<Euros> =>
  fc
    .oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: most }) }, { weight: 1, arbitrary: fc.constantFrom(0, 1, 100) })
    .map((amount) => divideEuros(euros(amount), 100))

/** Balances in whole cents, around 30 000,00 as likely as anywhere up to a million. */
export const accountBalances: fc.Arbitrary<Euros> = fc.oneof(cents(100_000_000), cents(3_000_100), cents(500_000))

/** Policy ids with digits, letters, spaces and underscores; none ends like a compartment. */
export const policyIds: fc.Arbitrary<string> = fc
  .stringMatching(/^[0-9A-Z][0-9A-Za-z_ ]{0,10}$/)
  .filter((id) => !/_(?:co|vv|vvd|vvnd|es)$/.test(id))

type Balances = Pick<Account, 'balance' | 'balance_co' | 'balance_vv' | 'balance_vvd' | 'balance_vvnd' | 'balance_es'>

/** Compartments that add up to the balance; voluntary payments are one figure or its two halves (P-ACCT-18). */
const cut: fc.Arbitrary<Balances> = fc
  .record({ co: accountBalances, vvd: accountBalances, vvnd: accountBalances, es: accountBalances, halves: fc.boolean() })
  .map(({ co, vvd, vvnd, es, halves }) =>
    Object.assign(
      { balance: sumEuros([co, vvd, vvnd, es]), balance_co: co, balance_es: es },
      halves ? { balance_vvd: vvd, balance_vvnd: vvnd } : { balance_vv: sumEuros([vvd, vvnd]) },
    ),
  )

const whole: fc.Arbitrary<Balances> = accountBalances.map((balance) => ({ balance }))

const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 })

const defined = (account: Record<string, unknown>): Account =>
  Object.fromEntries(Object.entries(account).filter(([, value]) => value !== undefined)) as Account

/**
 * Accounts of the given types, whose compartments add up to their balance.
 *
 * @param types types to draw from
 * @param fixed fields that are not drawn
 */
export const accountsOf = (types: readonly AccountType[], fixed: Partial<Account> = {}): fc.Arbitrary<Account> =>
  fc.constantFrom(...types).chain((type) =>
    fc
      .record({
        balances: hasCompartments({ type }) ? cut : whole,
        policy_id: policyIds,
        title: fc.constantFrom('PER d’entreprise', 'Retraite supplémentaire', ''),
        scope: fc.constantFrom(...ACCOUNT_SCOPES),
        status: fc.constantFrom('ENCOURS', 'REDUCTION', 'SOLDE', undefined),
        date: rarely(datesOfYears(2024, 2026)),
        company_name: rarely(fc.constant('Verrerie Aubrenne')),
        management_type: rarely(fc.constantFrom(...MANAGEMENT_TYPES)),
        is_guided: rarely(fc.boolean()),
        mortality_table: rarely(fc.constantFrom(...TABLE_CODES)),
      })
      .map(({ balances, ...drawn }) => defined({ ...drawn, ...balances, type, ...fixed })),
  )

/** Accounts of every type, scope and status. */
export const anyAccount: fc.Arbitrary<Account> = accountsOf(ACCOUNT_TYPES)

/**
 * Lists of accounts with a policy id each of their own.
 *
 * @param account accounts to draw from
 * @param length least and most accounts
 */
export const listsOf = (
  account: fc.Arbitrary<Account>,
  { minLength = 0, maxLength = 4 }: { readonly minLength?: number; readonly maxLength?: number } = {},
): fc.Arbitrary<Account[]> => fc.uniqueArray(account, { selector: ({ policy_id }) => policy_id, minLength, maxLength })
