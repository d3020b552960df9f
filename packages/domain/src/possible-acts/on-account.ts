import type { Account } from '../accounts/index.ts'
import { compareDates, type PlainDate } from '../calendar/index.ts'
import { accountSwitchRefusals, type AccountSwitchRefusal } from '../fund-switch/index.ts'
import { isPositive } from '../money/index.ts'
import { unclaimed } from '../operations/index.ts'
import type { AccountReason, Lifter } from './reasons.ts'

export const LIFTERS = {
  reduced: 'company',
  guided: 'saver',
  'external-management': 'saver',
  'switch-not-authorised': 'company',
  'no-act': 'company',
} as const satisfies Record<AccountSwitchRefusal['kind'], Lifter>

/** Why savings cannot be taken out without a reason of the law. */
const releaseReasons = (account: Account, today: PlainDate): readonly AccountReason[] => {
  const days = unclaimed(account, [], today).flatMap(({ available_on: day, amount }) => (isPositive(amount) ? [day] : []))
  const [first] = days.flatMap((day) => day ?? []).toSorted(compareDates)
  if (days.length === 0) return []
  if (first === undefined) return [{ kind: 'retirement-only', lifter: 'time' }]
  return first <= today ? [] : [{ kind: 'blocked-until', from: first, lifter: 'time' }]
}

/** The acts of an account, each with every reason why it is not possible today. */
export type AccountActs = {
  readonly switch: readonly AccountReason[]
  /** Taking out without a reason of the law. */
  readonly release: readonly AccountReason[]
}

/**
 * Lists what an account itself says against each act, on a day. What only the calls of a company tell comes from the rooms of the acts. docs/rules/possible-acts.md, ACTS-01 to ACTS-03.
 *
 * @param account an account of ours
 * @param today day of the question
 * @example actsOn(pee, plainDate('2026-11-20')).release // [{ kind: 'blocked-until', from: '2031-06-01', lifter: 'time' }]
 */
export const actsOn = (account: Account, today: PlainDate): AccountActs => ({
  switch: accountSwitchRefusals(account).map(({ kind }) => ({ kind, lifter: LIFTERS[kind] })),
  release: releaseReasons(account, today),
})
