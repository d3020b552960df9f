import { compareDates, type PlainDate } from '../calendar/index.ts'
import { operationState, type Operation } from '../operations/index.ts'

/** An operation that keeps a contract from being withdrawn whole, with the last of its days. */
export type Pending = { readonly id: string; readonly until: PlainDate | undefined }

/**
 * Finds the operation that keeps contracts from being withdrawn whole: an order that is not finished, a switch too, out of it or into it, money on its way, a debit that was collected and is not invested.
 * Of several, the one that ends last. docs/rules/retirement-withdrawal.md, RWD-07.
 *
 * @param operations operations of the saver
 * @param policies contracts that would be withdrawn
 * @param today day of the request
 * @example pendingOn([], ['00317740'], plainDate('2026-11-20')) // undefined
 */
export const pendingOn = (
  operations: readonly Operation[],
  policies: readonly string[],
  today: PlainDate,
): Pending | undefined => {
  const waiting = operations
    .filter(({ policy_id: policy, to_policy_id: to, status, date }) => {
      const isOn = [policy, to].some((one) => one !== undefined && policies.includes(one))
      return isOn && date <= today && operationState(status) === 'in-progress'
    })
    .map(({ id, timeline = [] }): Pending => ({
      id,
      until: timeline
        .map(({ day }) => day)
        .toSorted(compareDates)
        .at(-1),
    }))
  return waiting.toSorted((one, other) => (one.until ?? '').localeCompare(other.until ?? '')).at(-1)
}
