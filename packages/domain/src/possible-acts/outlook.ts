import type { Account } from '../accounts/index.ts'
import { compareDates, type PlainDate } from '../calendar/index.ts'
import type { SwitchReadings } from '../fund-switch/index.ts'
import type { Operation } from '../operations/index.ts'
import type { ReleaseReadings } from '../release/index.ts'
import type { ActHolder } from './holder.ts'
import { paymentActs, type PaymentAct, type PaymentReadings } from './payments.ts'
import type { ActReason } from './reasons.ts'
import { releaseActs, type ReleaseAct } from './releases.ts'
import { switchActs, type SwitchAct } from './switches.ts'
import { transferActs, type TransferAct } from './transfers.ts'

/** Possible today, from a known day on, once the saver does something, or closed. */
export const ACT_STATES = ['possible', 'dated', 'yours', 'closed'] as const
export type ActState = (typeof ACT_STATES)[number]

/** What the calls say; what could not be read is undefined, and its acts say so. */
export type ActReadings = {
  readonly payment: PaymentReadings | undefined
  readonly switching: SwitchReadings | undefined
  readonly release: ReleaseReadings | undefined
  readonly operations: readonly Operation[]
}

/** An act on an account: whether it is possible now, else every reason why not, and the day on which those that have a day are gone. */
export type ActOutlook = (
  | ({ readonly act: 'payment' } & PaymentAct)
  | ({ readonly act: 'switch' } & SwitchAct)
  | ({ readonly act: 'release' } & ReleaseAct)
  | ({ readonly act: 'transfer' } & TransferAct)
) & { readonly state: ActState; readonly from: PlainDate | undefined }

export type AccountOutlook = { readonly account: Account; readonly acts: readonly ActOutlook[] }

/** The last day that reasons name: from it on none of them stands. */
const lastDay = (reasons: readonly ActReason[]): PlainDate | undefined =>
  reasons
    .flatMap((reason) => ('from' in reason && reason.from !== undefined ? [reason.from] : []))
    .toSorted(compareDates)
    .at(-1)

/** A reason that neither a day nor the saver lifts closes the act; a day comes before what the saver does. */
const judged = (reasons: readonly ActReason[]): Pick<ActOutlook, 'state' | 'from'> => {
  const from = lastDay(reasons)
  const isClosed = reasons.some((reason) => reason.lifter !== 'saver' && !('from' in reason && reason.from !== undefined))
  if (reasons.length === 0) return { state: 'possible', from }
  if (isClosed) return { state: 'closed', from: undefined }
  return from === undefined ? { state: 'yours', from } : { state: 'dated', from }
}

/**
 * Says of each account of ours and of each act whether it is possible now, else every reason why not and from which day. docs/rules/possible-acts.md, ACTS-04 to ACTS-08, ACTS-11.
 *
 * @param accounts accounts of the saver; those of other banks and of individual contracts are left out
 * @param readings what the calls say
 * @param holder who the saver is
 * @param today day of the question
 * @example actsOf([], readings, holder, plainDate('2026-11-20')) // []
 */
export const actsOf = (
  accounts: readonly Account[],
  readings: ActReadings,
  holder: ActHolder,
  today: PlainDate,
): readonly AccountOutlook[] => {
  const payment = paymentActs(accounts, readings.payment, holder, today)
  const switching = switchActs(accounts, readings.switching, readings.operations)
  const release = releaseActs(accounts, readings, holder, today)
  const transfer = transferActs(accounts, today)
  const mirror: readonly ActReason[] = holder.isMirror ? [{ kind: 'mirror', lifter: 'nobody' }] : []
  const withState = <Act extends { readonly reasons: readonly ActReason[] }>(act: Act) => {
    const reasons = [...act.reasons, ...mirror]
    return { ...act, reasons, ...judged(reasons) }
  }
  return accounts
    .filter(({ scope }) => scope === 'ais' || scope === 's2e')
    .map((account) => ({
      account,
      acts: [
        { act: 'payment', ...withState(payment(account)) },
        { act: 'switch', ...withState(switching(account)) },
        { act: 'release', ...withState(release(account)) },
        { act: 'transfer', ...withState(transfer(account)) },
      ],
    }))
}
