import type { Account, AccountType } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import {
  ANNUITY_PAYMENT_FEE,
  ANNUITY_REVALUATION,
  earliestCheck,
  MIXED_TABLE_WEIGHTS,
  NET_RETURN,
  TECHNICAL_RATE,
  valueOrStandIn,
} from '../law/index.ts'
import type { TableCode } from '../mortality/index.ts'
import type { SourceCode } from './sources.ts'

/** What a simulation assumes, in percent; every figure is shown with the result. */
export type Assumptions = {
  readonly netReturn: number
  readonly technicalRate: number
  readonly annuityFee: number
  readonly revaluation: number
  /** Set when a figure or the mixed table stands in for a later day than its last check: the earliest of these checks. */
  readonly checkedUntil: PlainDate | undefined
}

const PARAMETERS = [NET_RETURN, TECHNICAL_RATE, ANNUITY_PAYMENT_FEE, ANNUITY_REVALUATION, MIXED_TABLE_WEIGHTS]

/**
 * Gives the assumptions of a simulation: net return 2 %, technical rate 0 %, annuity fee 1 %, revaluation 1 %. docs/decisions/07, Spec 2 §1.
 *
 * @param asOf day of the simulation
 * @example assumptionsAt(plainDate('2026-11-20')).netReturn // 2
 */
export const assumptionsAt = (asOf: PlainDate): Assumptions => ({
  netReturn: valueOrStandIn(NET_RETURN, asOf).value,
  technicalRate: valueOrStandIn(TECHNICAL_RATE, asOf).value,
  annuityFee: valueOrStandIn(ANNUITY_PAYMENT_FEE, asOf).value,
  revaluation: valueOrStandIn(ANNUITY_REVALUATION, asOf).value,
  checkedUntil: earliestCheck(PARAMETERS, asOf),
})

/** Annuities are paid twelve times a year, at the end of each month (docs/decisions/07). */
export const PAYMENTS_PER_YEAR = 12
export const TIMING = 'arrears'

/** Attained age that the rows by age run to at least (S-CONST-15). */
export const LAST_ROW_AGE = 95

// Contracts under art. L.911-1 of the Code de la sécurité sociale.
const MIXED_TYPES: ReadonlySet<AccountType> = new Set<AccountType>(['PERO', 'A83'])

/**
 * Gives the mortality table of a contract: the one it names, else the mixed table for PERO and A83 and TGF05 for every other product, whatever the sex.
 *
 * Both lives of a contract use the same table. docs/decisions/07; CA L.111-7 II bis and A.132-18, loi 2023-973 art. 35.
 *
 * @param account contract of the saver
 * @example tableOf({ type: 'PERU' }) // 'TGF05'
 */
export const tableOf = (account: Pick<Account, 'type' | 'mortality_table'>): TableCode =>
  account.mortality_table ?? (MIXED_TYPES.has(account.type) ? 'MIXED' : 'TGF05')

// For a PERECO one general source names the mixed table and two professional ones do not; for the contracts of art. L.911-1 women's is the prudent one.
const OTHER_TABLES: Readonly<Partial<Record<AccountType, TableCode>>> = { PERECO: 'MIXED', PERO: 'TGF05', A83: 'TGF05' }

/**
 * Gives the other table that may be applied to a contract; undefined where its product has one table, or the contract names its own.
 *
 * Rule WITH-05, docs/rules/withdrawal.md.
 *
 * @param account contract of the saver
 * @example otherTableOf({ type: 'PERECO' }) // 'MIXED'
 */
export const otherTableOf = (account: Pick<Account, 'type' | 'mortality_table'>): TableCode | undefined =>
  account.mortality_table === undefined ? OTHER_TABLES[account.type] : undefined

/** Sources of the technical rate, by what the law allows. */
export type RateSource = Extract<SourceCode, 'technical-rate' | 'technical-rate-other'>

const PER_TYPES: ReadonlySet<AccountType> = new Set<AccountType>(['PER', 'PERO', 'PERECO', 'PERECOI', 'PERU'])

/**
 * Gives the source of a contract's technical rate: nothing above 0 % for a PER (CA A.142-1), a part of the market's rates for any other (CA A.132-1).
 *
 * @param account contract of the saver
 * @example rateSourceOf({ type: 'A83' }) // 'technical-rate-other'
 */
export const rateSourceOf = ({ type }: Pick<Account, 'type'>): RateSource =>
  PER_TYPES.has(type) ? 'technical-rate' : 'technical-rate-other'
