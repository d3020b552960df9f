import type { Account } from '../accounts/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import type { Euros } from '../money/index.ts'
import { kindOf, type OperationKind } from './kinds.ts'
import type { Operation, TimelineStep } from './model.ts'
import { operationState } from './status.ts'
import { lifeOf, type LifeStep } from './timeline.ts'

/** Kinds of operations that a saver orders; a premium's choice and what a company pays are told elsewhere. */
export const ORDERED_KINDS = ['payment', 'switch', 'refund', 'transfer-in'] as const satisfies readonly OperationKind[]
export type OrderedKind = (typeof ORDERED_KINDS)[number]

/** An order that a saver gave and that is not done yet. */
export type OrderUnderWay = {
  readonly id: string
  readonly kind: OrderedKind
  /** What is asked for, before anything is taken off. */
  readonly amount: Euros
  /** What is left of it once that is done, as far as it is told and another amount. */
  readonly net: Euros | undefined
  readonly policyId: string | undefined
  /** Title of the account that it concerns, where it is one of the saver's. */
  readonly account: string | undefined
  /** What happens next, and on which day; undefined where nobody tells it. */
  readonly next: Pick<TimelineStep, 'step' | 'day'> | undefined
  /** How far it is; the request alone where nobody tells its steps. */
  readonly life: readonly LifeStep[]
}

const UNTOLD: readonly LifeStep[] = [
  { step: 'requested', state: 'now' },
  { step: 'processed', state: 'ahead' },
]

/** What was read yesterday still calls the step of that day to come. */
const stepsBy = ({ timeline = [] }: Pick<Operation, 'timeline'>, today: PlainDate): readonly TimelineStep[] =>
  timeline.map((step) => ({ ...step, done: step.done || step.day < today }))

const nextOf = (steps: readonly TimelineStep[]): OrderUnderWay['next'] => {
  const step = steps.find(({ done }) => !done)
  return step && { step: step.step, day: step.day }
}

const LAST = '9999'

/**
 * Lists the orders under way, the one whose next day comes first before the others. docs/rules/operations.md, OPER-21.
 *
 * The home, the page of an account and the first line of each flow ask this one function.
 *
 * @param operations operations of the saver in any order
 * @param accounts accounts of the saver, for the names of those that orders concern
 * @param today the day that it is in Paris
 * @returns one line an order, with its amount before charges
 * @example ordersUnderWay([], [], plainDate('2026-11-20')) // []
 */
export const ordersUnderWay = (
  operations: readonly Operation[],
  accounts: readonly Pick<Account, 'policy_id' | 'title'>[],
  today: PlainDate,
): readonly OrderUnderWay[] =>
  operations
    .flatMap((operation): readonly OrderUnderWay[] => {
      const kind = ORDERED_KINDS.find((one) => one === kindOf(operation.type))
      if (kind === undefined || operationState(operation.status) !== 'in-progress') return []
      const { id, policy_id: policyId, gross_amount: gross } = operation
      const steps = stepsBy(operation, today)
      return [
        {
          id,
          kind,
          amount: gross ?? operation.amount,
          net: gross === undefined || gross.equals(operation.amount) ? undefined : operation.amount,
          policyId,
          account: accounts.find(({ policy_id }) => policy_id === policyId)?.title,
          next: nextOf(steps),
          life: steps.length === 0 ? UNTOLD : lifeOf(steps, false),
        },
      ]
    })
    .toSorted((one, other) => (one.next?.day ?? LAST).localeCompare(other.next?.day ?? LAST) || one.id.localeCompare(other.id))

/**
 * Keeps the orders that concern some accounts.
 *
 * @param orders orders under way
 * @param policies numbers of the accounts
 * @example ordersOn([], ['00482190']) // []
 */
export const ordersOn = (orders: readonly OrderUnderWay[], policies: readonly string[]): readonly OrderUnderWay[] =>
  orders.filter(({ policyId }) => policyId !== undefined && policies.includes(policyId))
