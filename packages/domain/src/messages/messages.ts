import type { Account } from '../accounts/index.ts'
import { compareDates, type PlainDate } from '../calendar/index.ts'
import type { SavedDocument } from '../documents/index.ts'
import type { Euros } from '../money/index.ts'
import { isAskedBySaver, lineOf, type Operation, type OperationState, type TimelineStep } from '../operations/index.ts'
import { dueOf, pendingBulletins, premiumOfBulletin, type OptionBulletin } from '../option-bulletin/index.ts'
import { pathTo } from '../portal/index.ts'
import type { S2eAlert } from '../session/index.ts'

/** A choice that waits for the saver. */
export type PendingChoice = {
  readonly id: string
  /** Type of the premium that it is about. */
  readonly type: string
  /** What can be distributed, net of contributions. */
  readonly amount: Euros | undefined
  /** Last day of the choice. */
  readonly until: PlainDate | undefined
  readonly to: string
}

/** Who tells the other: the saver, who asks for something, or the platform. */
export type Teller = 'saver' | 'platform'

/** What was told on a day, as data for its words, and where it leads. */
export type ThreadItem = { readonly id: string; readonly by: Teller; readonly day: PlainDate; readonly to: string } & (
  | {
      readonly kind: 'operation'
      /** It follows a choice of the saver that was taken into account. */
      readonly isChosen: boolean
      /** Words of the server; empty where it has none. */
      readonly label: string
      readonly amount: Euros
      /** Title of the account that it concerns, where it is one of the saver's. */
      readonly account: string | undefined
      readonly state: OperationState
      /** Text of the state, for one that nobody has described. */
      readonly status: string
      /** What happens next, and on which day, while it is under way. */
      readonly next: Pick<TimelineStep, 'step' | 'day'> | undefined
    }
  /** A choice that was taken into account, whose operation is not known. */
  | { readonly kind: 'choice'; readonly amount: Euros }
  /** Documents of one day: how many, and of which types. */
  | { readonly kind: 'documents'; readonly count: number; readonly types: readonly string[] }
)

/** The messages of a person: what waits for them, then what both sides told each other. */
export type Messages = {
  /** Choices to make, the most urgent first. */
  readonly choices: readonly PendingChoice[]
  /** The newest first. */
  readonly thread: readonly ThreadItem[]
  /** Older ones, which the pages of operations and documents hold. */
  readonly older: number
}

/** What the messages are made of. */
export type MessageSources = {
  readonly bulletins: readonly OptionBulletin[]
  readonly alerts: readonly S2eAlert[]
  readonly operations: readonly Operation[]
  readonly documents: readonly SavedDocument[]
}

type Holder = { readonly accounts: readonly Pick<Account, 'policy_id' | 'title'>[]; readonly today: PlainDate }
type Choices = ReadonlySet<string>

/** Most entries of a thread: what is older stands on the pages of operations and documents. */
export const LONGEST_THREAD = 15

/** Documents that tell nothing of their own: the notice of an operation of the thread, and a list that is made on the day on which it is asked for. */
const UNTOLD: ReadonlySet<string> = new Set(['AVIS_OPERATION', 'POSITIONS'])

const operationOf = (operation: Operation, taken: Choices, { accounts, today }: Holder): ThreadItem => {
  const { id, label, date: day, status, timeline = [], gross_amount: gross } = operation
  const { account, state, amount } = lineOf(operation, accounts, today)
  const next = state === 'in-progress' ? timeline.find((step) => !step.done && step.day >= today) : undefined
  return {
    kind: 'operation',
    id: `operation-${id}`,
    isChosen: taken.has(id),
    by: taken.has(id) || isAskedBySaver(operation) ? 'saver' : 'platform',
    day,
    to: pathTo('operation', { transaction_id: id }),
    label,
    amount: gross ?? amount,
    account,
    state,
    status,
    next: next && { step: next.step, day: next.day },
  }
}

const choiceOf = ({ id_transaction: id, amount, date: day }: S2eAlert): ThreadItem => ({
  kind: 'choice',
  id: `choice-${id}`,
  by: 'saver',
  day,
  to: pathTo('operation', { transaction_id: id }),
  amount,
})

/** Documents of one day are told together: one for each company and each type would tell them apart by nothing. */
const documentsOf = (documents: readonly SavedDocument[]): readonly ThreadItem[] => {
  const told = documents.flatMap(({ type, date: day }) => (day === undefined || UNTOLD.has(type) ? [] : [{ type, day }]))
  return [...Map.groupBy(told, ({ day }) => day)].map(([day, all]) => ({
    kind: 'documents',
    id: `documents-${day}`,
    by: 'platform',
    day,
    to: pathTo('documents'),
    count: all.length,
    types: [...new Set(all.map(({ type }) => type))].toSorted(),
  }))
}

/**
 * Lists the messages of a person: the choices that wait for them, the most urgent first, then what both sides told each other, the newest first: what the saver asked
 * for and what became of it, what their company or we paid in, choices taken into account, and statements. OPS-18.
 *
 * Nothing is told twice: an operation stands for the choice that it follows, and for its notice. A document without a day is left to its own page.
 *
 * @param sources what the servers know; a part that could not be read is empty
 * @param holder accounts of the saver, for the names of those that operations concern, and the day that it is in Paris
 * @returns at most 15 entries of the thread, and how many are older
 * @example messagesOf({ bulletins: [], alerts: [], operations: [], documents: [] }, { accounts: [], today: plainDate('2026-11-20') }).thread // []
 */
export const messagesOf = ({ bulletins, alerts, operations, documents }: MessageSources, holder: Holder): Messages => {
  const choices = pendingBulletins(bulletins, holder.today).map((bulletin): PendingChoice => ({
    id: bulletin.id,
    type: bulletin.type,
    amount: bulletin.amount === undefined ? undefined : premiumOfBulletin(bulletin, holder.today).net,
    until: dueOf(bulletin, holder.today)?.lastDay,
    to: pathTo('bulletin-option', { idBulletin: bulletin.id }),
  }))
  const taken = new Set(alerts.map(({ id_transaction }) => id_transaction))
  const known = new Set(operations.map(({ id }) => id))
  const all = [
    ...alerts.filter(({ id_transaction }) => !known.has(id_transaction)).map(choiceOf),
    ...operations.map((operation) => operationOf(operation, taken, holder)),
    ...documentsOf(documents),
  ].toSorted((one, other) => compareDates(other.day, one.day) || other.id.localeCompare(one.id))
  return { choices, thread: all.slice(0, LONGEST_THREAD), older: Math.max(0, all.length - LONGEST_THREAD) }
}
