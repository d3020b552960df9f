import * as z from 'zod'

import { frenchDateOnWire, frenchMomentOnWire } from '../calendar/index.ts'
import { PROVIDER_SCOPE } from '../contract/index.ts'
import { eurosOnWire } from '../money/index.ts'
import { TABLE_CODES } from '../mortality/index.ts'
import { investment } from './investments.ts'

/** Types of account kept for retirement (P-ACCT-19). */
export const RETIREMENT_TYPES = [
  'A82',
  'A83',
  'PER',
  'PERO',
  'PERCO',
  'PERECO',
  'PERECOI',
  'PERU',
  'MADELIN',
  'RETIREMENT_SAVINGS',
  'B2V',
] as const

/** Types of account kept for other projects (P-ACCT-20). */
export const PROJECT_TYPES = ['PEE', 'PEG', 'LIFE', 'LIFE_INSURANCE', 'PEI'] as const

/** Further types that the employee scope knows: compartments of a PER, with the space in their names (P-ACCT-21). */
export const EMPLOYEE_PER_TYPES = ['PER C1', 'PER C1 bis'] as const

/** Every type an account can have. */
export const ACCOUNT_TYPES = [...RETIREMENT_TYPES, ...PROJECT_TYPES, ...EMPLOYEE_PER_TYPES] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** Families of data that an account can come from (P-ACCT-02). */
export const ACCOUNT_SCOPES = ['ais', 's2e', PROVIDER_SCOPE, 'marel', 'b2v', 'bi'] as const
export type AccountScope = (typeof ACCOUNT_SCOPES)[number]

/** Statuses that the portal knows: active and reduced (P-ACCT-26, P-ACCT-27). An account may carry another one, which no filter of the ais scope keeps. */
export const ACCOUNT_STATUSES = ['ENCOURS', 'REDUCTION'] as const
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

/** What an account can be for (P-CONST-25). */
export const LIFE_PROJECTS = ['retirement', 'owner', 'children', 'travel', 'company', 'housing', 'other'] as const
export type LifeProject = (typeof LIFE_PROJECTS)[number]

/** What a saver can say that an account is for: retirement is given by its type, and not chosen. */
export const PURPOSES = ['owner', 'children', 'travel', 'company', 'housing', 'other'] as const satisfies readonly LifeProject[]
export type Purpose = (typeof PURPOSES)[number]

/** Compartments of a retirement plan by origin of the money, as balances name them (P-ACCT-13 to P-ACCT-17). */
export const BALANCE_COMPARTMENTS = ['co', 'vv', 'vvd', 'vvnd', 'es'] as const
export type BalanceCompartment = (typeof BALANCE_COMPARTMENTS)[number]

/** Who chooses the funds of an account (P-ACCT-08). */
export const MANAGEMENT_TYPES = ['free', 'guided'] as const

/** Risk profiles of a guided account, in the wire's words (P-CONST-23). */
const RISK_PROFILES = ['offensive', 'balanced', 'defensive', 'security'] as const

/** Kinds of money that came to an account or left it. */
export const MOVEMENT_KINDS = ['paid_in', 'top_up', 'paid_out', 'charges'] as const

/** What moved the balance of an account from a day to today; the first entry of its life begins with its opening. */
const since = z.object({
  from: frenchDateOnWire,
  paid_in: eurosOnWire,
  top_up: eurosOnWire,
  paid_out: eurosOnWire,
  charges: eurosOnWire,
  performance: eurosOnWire,
})
export type AccountSince = z.output<typeof since>

/** Fields of ours that say how a balance came about; a server without them leaves them out, and what is drawn from them is not drawn. */
const evolution = {
  /** This year, 1, 3 and 5 years, then since the opening. */
  since: z.array(since).optional(),
  /** What moved since the day of the session before this one; left out where that day is today. */
  since_visit: since.optional(),
  /** Every movement of money with its day, the earliest first. */
  movements: z.array(z.object({ date: frenchDateOnWire, kind: z.enum(MOVEMENT_KINDS), amount: eurosOnWire })).optional(),
  /** Balances that were shown on the first days of months. */
  history: z.array(z.object({ date: frenchDateOnWire, amount: eurosOnWire })).optional(),
}

/** What an account of another bank says beside; the fields from `connection_id` on are ours. */
const elsewhere = {
  id: z.string().optional(),
  /** What stands between us and the bank, in the aggregator's words; null when nothing does (ENT-37). */
  bi_state: z.string().nullish(),
  connection_id: z.string().optional(),
  /** When the bank told its amount last. */
  last_update: frenchMomentOnWire.optional(),
  /** Last day of the consent under which it is read. */
  consent_until: frenchDateOnWire.optional(),
}

/** An account of a saver, of any scope; an answer's further fields are left unread. */
export const account = z.object({
  type: z.enum(ACCOUNT_TYPES),
  scope: z.enum(ACCOUNT_SCOPES),
  title: z.string(),
  policy_id: z.string().min(1),
  balance: eurosOnWire,
  status: z.string().optional(),
  company_name: z.string().optional(),
  company_id: z.string().optional(),
  administrator: z.string().optional(),
  label: z.string().optional(),
  contract_number: z.string().optional(),
  date: frenchDateOnWire.optional(),
  balance_co: eurosOnWire.optional(),
  balance_vv: eurosOnWire.optional(),
  balance_vvd: eurosOnWire.optional(),
  balance_vvnd: eurosOnWire.optional(),
  balance_es: eurosOnWire.optional(),
  /** What is free today, as the employee scope says it; the portal adds up the parts of the investments. */
  available_balance: eurosOnWire.optional(),
  is_guided: z.boolean().optional(),
  external_management: z.boolean().optional(),
  retirement_due_date: frenchDateOnWire.nullish(),
  management_type: z.enum(MANAGEMENT_TYPES).optional(),
  guided_management_type: z.enum(RISK_PROFILES).optional(),
  periodic_payment: z.object({ amount: eurosOnWire, periodicity: z.literal('MONTHLY') }).optional(),
  is_switch_authorized: z.boolean().optional(),
  has_acts: z.boolean().optional(),
  product_code: z.string().optional(),
  scheduled_payment: z.boolean().optional(),
  unsolicited_payment: z.boolean().optional(),
  scheduled_fund: z.boolean().optional(),
  /** Mortality table that the contract names for its annuities; it wins over the product's (docs/decisions/07). A field of ours. */
  mortality_table: z.enum(TABLE_CODES).optional(),
  investments: z.array(investment).optional(),
  /** What the saver said that the account is for; left out until then. A field of ours. */
  purpose: z.enum(PURPOSES).optional(),
  ...evolution,
  ...elsewhere,
})
export type Account = z.output<typeof account>
