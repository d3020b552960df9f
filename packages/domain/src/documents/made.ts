import type { Account } from '../accounts/index.ts'
import { plainDate, yearOf, type PlainDate } from '../calendar/index.ts'
import { operationState, type Operation } from '../operations/index.ts'
import type { DocumentAbout, DocumentType } from './model.ts'

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
  readonly about: DocumentAbout
}

/** Contracts that a statement is about: those of one company, or one that no company took out. */
type Holder = {
  readonly key: string
  readonly company: string | undefined
  readonly policy: string | undefined
  readonly name: string | undefined
  readonly contracts: readonly Contract[]
  readonly since: number
}

/** A contract and the year of its first movement. */
type Contract = { readonly policy_id: string; readonly title: string; readonly since: number }

/** Families of savings of which the portal keeps documents. */
const KEPT_ELSEWHERE: ReadonlySet<string> = new Set(['bi', 'marel', 'b2v'])

/** What a statement needs to know of a contract. */
type StatedAccount = Pick<Account, 'scope' | 'policy_id' | 'title' | 'company_id' | 'company_name' | 'movements'>

const holdersOf = (accounts: readonly StatedAccount[]): readonly Holder[] => {
  const stated = accounts.filter(
    ({ scope, movements }) => !KEPT_ELSEWHERE.has(scope) && movements !== undefined && movements.length > 0,
  )
  const groups = Map.groupBy(stated, ({ company_id, policy_id }) => company_id ?? policy_id)
  return [...groups].map(([key, all]) => {
    const company = all[0]?.company_id
    const contracts = all.map(({ policy_id, title, movements = [] }) => ({
      policy_id,
      title,
      since: Math.min(...movements.map(({ date }) => yearOf(date))),
    }))
    return {
      key,
      company,
      policy: company === undefined ? key : undefined,
      name: all[0]?.company_name,
      contracts,
      since: Math.min(...contracts.map(({ since }) => since)),
    }
  })
}

/** Contracts of a holder that there were in a year. */
const heldIn = ({ contracts }: Holder, year: number): DocumentAbout['accounts'] =>
  contracts.filter(({ since }) => since <= year).map(({ policy_id, title }) => ({ policy_id, title }))

/** The last day of a year, on which its statements are drawn up. */
const endOf = (year: number): PlainDate => plainDate(`${year}-12-31`)

const whole = { company: undefined, policy: undefined, operation: undefined } as const

/**
 * Makes the record of what a year comes to for the tax return: of a year that is over or of the present one, up to today.
 *
 * @param year tax year
 * @example taxRecord(2025).id // 'fiscal-2025'
 */
export const taxRecord = (year: number): MadeDocument => ({
  ...whole,
  id: `fiscal-${year}`,
  type: 'RECAPITULATIF_FISCAL',
  date: endOf(year),
  about: { accounts: [], year },
})

/** The notice of an operation. */
const noticeOf = (operation: Operation, account: StatedAccount | undefined): MadeDocument => {
  const { id, date, policy_id, type, label, amount } = operation
  return {
    id: `avis-${id}`,
    type: 'AVIS_OPERATION',
    date,
    company: account?.company_id,
    policy: policy_id,
    operation: id,
    about: {
      operation: { type, label, amount },
      accounts: account === undefined ? [] : [{ policy_id: account.policy_id, title: account.title }],
      ...(account?.company_name === undefined ? {} : { company: account.company_name }),
    },
  }
}

/**
 * Lists the documents that the data of a person gives: for each whole year and each company a statement and a statement of performance, one list of
 * holdings, a record of what was to be declared, and a notice for each operation that is over. Ten whole years are kept.
 *
 * @param accounts contracts as they stand today
 * @param operations operations that have taken place
 * @param today day on which the list is asked for
 * @param told years of which it can be told what was to be declared; those that are over have a record
 * @example madeDocuments([], [], plainDate('2026-11-20')) // []
 */
export const madeDocuments = (
  accounts: readonly StatedAccount[],
  operations: readonly Operation[],
  today: PlainDate,
  told: readonly number[] = [],
): readonly MadeDocument[] => {
  const holders = holdersOf(accounts)
  const last = yearOf(today) - 1
  const first = Math.max(last - YEARS_KEPT + 1, Math.min(...holders.map(({ since }) => since)))
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place)
  const statements = years.flatMap((year): readonly MadeDocument[] => {
    const date = endOf(year)
    const held = holders.filter(({ since }) => since <= year)
    const about = (type: DocumentType, holder: Holder): MadeDocument => ({
      id: `${type === 'RELEVE_ANNUEL' ? 'releve' : 'performance'}-${year}-${holder.key}`,
      type,
      date,
      company: holder.company,
      policy: holder.policy,
      operation: undefined,
      about: { accounts: heldIn(holder, year), year, ...(holder.name === undefined ? {} : { company: holder.name }) },
    })
    return held
      .flatMap((holder) => [about('RELEVE_ANNUEL', holder), about('RELEVE_PERFORMANCE', holder)])
      .concat({
        ...whole,
        id: `positions-${year}`,
        type: 'POSITIONS',
        date,
        about: { accounts: held.flatMap((holder) => heldIn(holder, year)), year },
      })
  })
  const kept = yearOf(today) - YEARS_KEPT
  const records = told.filter((year) => year < yearOf(today) && year >= kept).map(taxRecord)
  const contracts = new Map(accounts.map((account) => [account.policy_id, account]))
  const notices = operations
    .filter(({ status, date }) => operationState(status) === 'processed' && yearOf(date) >= kept)
    .map((operation) => noticeOf(operation, operation.policy_id === undefined ? undefined : contracts.get(operation.policy_id)))
  return [...statements, ...records, ...notices]
}
