import type { Account } from '../accounts/index.ts'
import { plainDate, yearOf, type PlainDate } from '../calendar/index.ts'
import { operationState, type Operation } from '../operations/index.ts'
import type { DocumentType } from './model.ts'

/** Whole years whose documents are kept. */
export const YEARS_KEPT = 10

/** A document that can be made of the data of a person. */
export type MadeDocument = {
  readonly id: string
  readonly type: DocumentType
  readonly date: PlainDate
  /** Company whose plans it is about; undefined for contracts that no company took out, and for a document on all of them. */
  readonly company: string | undefined
  /** Number of the contract that it is about, where it is about one alone. */
  readonly policy: string | undefined
  readonly operation: string | undefined
}

/** Contracts that a statement is about: those of one company, or one that no company took out. */
type Holder = {
  readonly key: string
  readonly company: string | undefined
  readonly policy: string | undefined
  readonly since: number
}

/** Families of savings of which the portal keeps documents. */
const KEPT_ELSEWHERE: ReadonlySet<string> = new Set(['bi', 'marel', 'b2v'])

/** What a statement needs to know of a contract. */
type StatedAccount = Pick<Account, 'scope' | 'policy_id' | 'company_id' | 'movements'>

const holdersOf = (accounts: readonly StatedAccount[]): readonly Holder[] => {
  const stated = accounts.filter(
    ({ scope, movements }) => !KEPT_ELSEWHERE.has(scope) && movements !== undefined && movements.length > 0,
  )
  const groups = Map.groupBy(stated, ({ company_id, policy_id }) => company_id ?? policy_id)
  return [...groups].map(([key, all]) => {
    const company = all[0]?.company_id
    return {
      key,
      company,
      policy: company === undefined ? key : undefined,
      since: Math.min(...all.flatMap(({ movements = [] }) => movements.map(({ date }) => yearOf(date)))),
    }
  })
}

/** The last day of a year, on which its statements are drawn up. */
const endOf = (year: number): PlainDate => plainDate(`${year}-12-31`)

/**
 * Lists the documents that the data of a person gives: for each whole year and each company a statement and a statement of performance, one list of
 * holdings, and a notice for each operation that is over. Ten whole years are kept.
 *
 * @param accounts contracts as they stand today
 * @param operations operations that have taken place
 * @param today day on which the list is asked for
 * @example madeDocuments([], [], plainDate('2026-11-20')) // []
 */
export const madeDocuments = (
  accounts: readonly StatedAccount[],
  operations: readonly Operation[],
  today: PlainDate,
): readonly MadeDocument[] => {
  const holders = holdersOf(accounts)
  const last = yearOf(today) - 1
  const first = Math.max(last - YEARS_KEPT + 1, Math.min(...holders.map(({ since }) => since)))
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place)
  const statements = years.flatMap((year): readonly MadeDocument[] => {
    const date = endOf(year)
    const about = (type: DocumentType, { key, company, policy }: Holder): MadeDocument => ({
      id: `${type === 'RELEVE_ANNUEL' ? 'releve' : 'performance'}-${year}-${key}`,
      type,
      date,
      company,
      policy,
      operation: undefined,
    })
    const held = holders.filter(({ since }) => since <= year)
    return held
      .flatMap((holder) => [about('RELEVE_ANNUEL', holder), about('RELEVE_PERFORMANCE', holder)])
      .concat({ id: `positions-${year}`, type: 'POSITIONS', date, company: undefined, policy: undefined, operation: undefined })
  })
  const held = new Map(accounts.map((account) => [account.policy_id, account]))
  const notices = operations
    .filter(({ status, date }) => operationState(status) === 'processed' && yearOf(date) >= yearOf(today) - YEARS_KEPT)
    .map(({ id, date, policy_id }): MadeDocument => ({
      id: `avis-${id}`,
      type: 'AVIS_OPERATION',
      date,
      company: policy_id === undefined ? undefined : held.get(policy_id)?.company_id,
      policy: policy_id,
      operation: id,
    }))
  return [...statements, ...notices]
}
