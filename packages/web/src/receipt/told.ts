import type { PlainDate } from '@hautelisse/domain/calendar'
import { switchRequest } from '@hautelisse/domain/fund-switch'
import {
  fundRows,
  historyOf,
  type FundRow,
  type Operation,
  type TimelineStep,
  type TransactionDetails,
} from '@hautelisse/domain/operations'
import { reasonNamed, type ReleaseReason } from '@hautelisse/domain/release'
import { receiptSums, type Receipt, type ReceiptSums } from '@hautelisse/domain/receipt'
import type { ReceiptRead } from '@hautelisse/machines/receipt'

/** How far a request is: nothing is moved yet, money is on its way, all is done, or it ended without that. */
export type ReceiptStage = 'before' | 'on-the-way' | 'done' | 'ended'

/** A receipt as its page reads it. */
export type ReceiptTold = {
  readonly receipt: Receipt
  readonly sums: ReceiptSums
  readonly operation: Operation | undefined
  readonly details: TransactionDetails | undefined
  readonly stage: ReceiptStage
  /** Why savings are released; undefined for what is free, or is no release. */
  readonly reason: ReleaseReason | undefined
  /** Contract that it is about; undefined where it is about several, or is not told. */
  readonly policyId: string | undefined
  /** Days of the request; of one that ended those that came. */
  readonly steps: readonly TimelineStep[]
  readonly sold: readonly FundRow[]
  readonly bought: readonly FundRow[]
}

/** Steps with which the money begins to move. */
const MOVES: ReadonlySet<string> = new Set(['sale', 'collected', 'captured', 'debited', 'invested'])

type Side = 'source' | 'destination'

/** Funds of a switch as they were asked for, where nothing more is told of its operation. */
const switchRows = ({ request }: Receipt, side: Side): readonly FundRow[] => {
  const asked = switchRequest.safeParse(request).data?.[side]
  return (asked?.investments ?? []).map(({ id, amount }) => ({
    policy_id: asked?.policy_id ?? '',
    investment_id: id,
    amount,
    units: undefined,
    value: undefined,
    lots: [],
  }))
}

const stageOf = (operation: Operation | undefined, today: PlainDate): ReceiptStage => {
  if (operation === undefined) return 'before'
  const { inProgress, done } = historyOf([operation], [], today)
  const state = [...inProgress, ...done][0]?.line.state
  if (state === 'processed') return 'done'
  if (state === 'cancelled') return 'ended'
  const hasMoved = operation.timeline?.some(({ step, done: isDone }) => isDone && MOVES.has(step)) === true
  return hasMoved ? 'on-the-way' : 'before'
}

/**
 * Reads a receipt and what became of its request.
 *
 * @param read receipt, operation and details
 * @param today the day that it is in Paris
 */
export const receiptTold = ({ receipt, operation, details }: ReceiptRead, today: PlainDate): ReceiptTold => {
  const sums = receiptSums(receipt)
  const stage = stageOf(operation, today)
  const steps = operation?.timeline ?? []
  const plans = new Set([...sums.plans, ...sums.topUps].map(({ policyId }) => policyId))
  const [only] = plans
  return {
    receipt,
    sums,
    operation,
    details,
    stage,
    reason: reasonNamed(details?.asked?.release),
    policyId: operation?.policy_id ?? (plans.size === 1 ? only : undefined),
    steps: stage === 'ended' ? steps.filter(({ done }) => done) : steps,
    sold: details === undefined ? switchRows(receipt, 'source') : fundRows(details, 'RACHAT'),
    bought: details === undefined ? switchRows(receipt, 'destination') : fundRows(details, 'SOUSCRIPTION'),
  }
}
