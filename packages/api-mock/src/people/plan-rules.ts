import type { Account } from '@hautelisse/domain/accounts'
import { plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { Decimal, euros, type Euros } from '@hautelisse/domain/money'

import type { LabContext } from '@hautelisse/domain/payment'

import { AUBRENNE, GROUP_AUBRENNE } from './companies.ts'
import { PAPERS } from './profile-rules.ts'

/** What a plan's rule says of the employer's addition. */
export type PlanTopUp = {
  readonly rate: Decimal
  /** Most that the plan adds in a calendar year. */
  readonly ceiling: Euros
  /** Day from which a profit share is matched too. */
  readonly sharesFrom: PlainDate
}

/** The plans of Aubrenne match profit shares since an agreement of the summer. */
const SHARES_FROM = plainDate('2026-07-01')

const TOP_UPS: Readonly<Record<string, PlanTopUp>> = {
  [`${AUBRENNE.id} PEE`]: { rate: new Decimal('0.25'), ceiling: euros('3138'), sharesFrom: SHARES_FROM },
  [`${AUBRENNE.id} PERCO`]: { rate: new Decimal('0.5'), ceiling: euros('1314'), sharesFrom: SHARES_FROM },
  [`${AUBRENNE.id} PERECO`]: { rate: new Decimal('0.5'), ceiling: euros('1314'), sharesFrom: SHARES_FROM },
}

/**
 * Returns the rule by which the employer adds to a plan; undefined where nothing is added.
 *
 * @param account the plan
 */
export const topUpRuleOf = ({ company_id, type }: Pick<Account, 'company_id' | 'type'>): PlanTopUp | undefined =>
  TOP_UPS[`${company_id ?? ''} ${type}`]

const MORE_FUNDS: Readonly<Record<string, readonly string[]>> = {
  [`${AUBRENNE.id} PEE`]: ['equilibre-durable'],
  [`${AUBRENNE.id} PERECO`]: ['equilibre-durable', 'obligations-responsables'],
}

/**
 * Lists the funds that a plan offers beside those that a person holds in it.
 *
 * @param account the plan
 */
export const offeredFunds = ({ company_id, type }: Pick<Account, 'company_id' | 'type'>): readonly string[] =>
  MORE_FUNDS[`${company_id ?? ''} ${type}`] ?? []

/** Why the people of a company cannot pay at the moment, by its id. */
export const BLOCKINGS: Readonly<Record<string, readonly string[]>> = { [GROUP_AUBRENNE.id]: ['DONNEES_PERSO'] }

/** Amount from which documents on the origin of the money are asked. */
const LAB_THRESHOLD = euros(5000)

const MEGABYTE = 1_000_000

/**
 * Returns how the people of a company send documents on the origin of their money.
 *
 * @param id id of the company
 */
export const labOf = (id: string): LabContext => {
  const [file, total] = id === AUBRENNE.id ? [10, 20] : [5, 15]
  return {
    mode: 'UPLOAD',
    file_size: file * MEGABYTE,
    total_file_size: total * MEGABYTE,
    tsa_address: PAPERS,
    company_id: id,
    threshold: LAB_THRESHOLD,
  }
}

const [SMALLER, LARGER] = [euros(10_000), euros(20_000)]

/**
 * Returns what a company lets its people pay, and how.
 *
 * @param id id of the company
 */
export const companyContext = (id: string) => ({
  max_amount: id === AUBRENNE.id ? SMALLER : LARGER,
  min_amount: euros(15),
  day_limit: 15,
  day_value_liquidity: 28,
  direct_debit_exceptional_payment: true,
  debit_card_exceptional_payment: true,
  scheduled_payment: true,
  scheduled_payment_creation: true,
})
