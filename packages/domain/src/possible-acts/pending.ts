import type { Account } from '../accounts/index.ts'
import { compareDates } from '../calendar/index.ts'
import { kindOf, operationState, type Operation } from '../operations/index.ts'
import type { ActReason } from './reasons.ts'

const MOVING: ReadonlySet<string> = new Set(['switch', 'refund'])

/** The order under way that moves all of an account, with the day on which the last of them is done. ACTS-12. */
export const pendingReason = ({ policy_id: policy }: Account, operations: readonly Operation[]): ActReason => {
  const days = operations
    .filter((one) => one.policy_id === policy && MOVING.has(kindOf(one.type)) && operationState(one.status) === 'in-progress')
    .flatMap(({ id, timeline = [] }) => timeline.map(({ day }) => ({ id, day })))
    .toSorted((one, other) => compareDates(one.day, other.day))
  const last = days.at(-1)
  return { kind: 'pending-operation', from: last?.day, operation: last?.id, lifter: 'time' }
}
