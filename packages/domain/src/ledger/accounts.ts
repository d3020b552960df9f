import { plainDate } from '../calendar/index.ts'
import { LOT_ORIGINS } from '../investments/index.ts'
import type { LedgerAccount, LotPlace } from './model.ts'

const RETIREMENT = 'retirement'
const HOLDING = 'holding/'
const SEGMENTS = 5

/**
 * Names the account that holds a lot of units. docs/rules/ledger.md, LEDG-02.
 *
 * @param place plan, compartment, fund, dates and origin of the lot
 * @example holdingAccount(place) // 'holding/00482190//prudence/2026-11-24_2031-06-01_payment'
 */
export const holdingAccount = ({ policy, compartment, fund, ...lot }: LotPlace): LedgerAccount => {
  const lotKey = `${lot.acquired_on}_${lot.available_on ?? RETIREMENT}_${lot.origin}`
  return `holding/${encodeURIComponent(policy)}/${encodeURIComponent(compartment)}/${encodeURIComponent(fund)}/${lotKey}`
}

/**
 * Reads the lot that an account holds.
 *
 * @param account account of a posting
 * @returns the lot's place; undefined for an account that holds no lot
 * @example lotOfAccount('bank') // undefined
 */
export const lotOfAccount = (account: LedgerAccount): LotPlace | undefined => {
  const segments = account.split('/')
  if (!account.startsWith(HOLDING) || segments.length !== SEGMENTS) return undefined
  const [, policy = '', compartment = '', fund = '', lot = ''] = segments.map(decodeURIComponent)
  const [acquired = '', available = '', name] = lot.split('_')
  const origin = LOT_ORIGINS.find((one) => one === name)
  if (origin === undefined) return undefined
  const available_on = available === RETIREMENT ? null : plainDate(available)
  return { policy, compartment, fund, acquired_on: plainDate(acquired), available_on, origin }
}

/**
 * Names the account of money on its way into a plan or out of it.
 *
 * @param policy id of the plan
 * @example transitAccount('00482190') // 'transit/00482190'
 */
export const transitAccount = (policy: string): LedgerAccount => `transit/${encodeURIComponent(policy)}`

/**
 * Names the account of the market of a fund, where its units are bought and sold.
 *
 * @param fund id of the fund
 * @example marketAccount('prudence') // 'market/prudence'
 */
export const marketAccount = (fund: string): LedgerAccount => `market/${encodeURIComponent(fund)}`

/**
 * Names the account of an employer, from which top-ups come.
 *
 * @param company id of the company
 * @example employerAccount('ent-aubrenne') // 'employer/ent-aubrenne'
 */
export const employerAccount = (company: string): LedgerAccount => `employer/${encodeURIComponent(company)}`

/**
 * Names the account that remembers what was paid into a compartment of a plan.
 *
 * @param policy id of the plan
 * @param compartment its compartment, empty without any
 * @example paidInAccount('00482190', '') // 'paid-in/00482190/'
 */
export const paidInAccount = (policy: string, compartment: string): LedgerAccount =>
  `paid-in/${encodeURIComponent(policy)}/${encodeURIComponent(compartment)}`
