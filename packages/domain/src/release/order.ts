import type { PlainDate } from '../calendar/index.ts'
import { sumEuros, subtractEuros, type Euros } from '../money/index.ts'
import type { UnclaimedLot } from '../operations/index.ts'
import { lotsFor } from './check.ts'
import { reasonOfLine, type RefundRequest, type ReleaseDocument, type WithdrawRequest } from './model.ts'
import { releaseLines } from './offered.ts'
import type { ReleaseReason } from './reasons.ts'
import { freeLots, isPremium, soonFreeLots, takeFrom, worthOf, type Taken } from './taking.ts'

/** A part of an order: euros, or everything, of funds in their order; without funds those of the whole plan. */
type Part = { readonly amount: Euros | undefined; readonly funds: readonly string[]; readonly isOnlyThose: boolean }

/** Money out of a plan as it is asked for, whichever call asked for it. */
export type ReleaseOrder = {
  readonly kind: 'release' | 'refund' | 'refund-when-free'
  readonly policy: string
  readonly company: string
  /** Line of the reason; undefined for a refund. */
  readonly release: string | undefined
  /** What the law knows the reason as, which sets the tax. */
  readonly reason: ReleaseReason | undefined
  readonly event: PlainDate | null
  /** Documents that the reason needs. */
  readonly documents: readonly ReleaseDocument[]
  readonly parts: readonly Part[]
  /** The lots that it may take of those that nobody has claimed, by the day of its request. */
  readonly open: (lots: readonly UnclaimedLot[]) => readonly UnclaimedLot[]
}

/**
 * Reads a release as an order; undefined where its reason is not known on that day.
 *
 * @param request what is asked for
 * @param on day of the request
 * @example orderOfRelease(request, plainDate('2026-11-20'))?.documents // ['DEED', 'FINANCING_PLAN']
 */
export const orderOfRelease = (request: WithdrawRequest, on: PlainDate): ReleaseOrder | undefined => {
  const [part] = request.policies
  const line = releaseLines(on).find(({ id }) => id === request.release_id)
  if (part === undefined || line === undefined) return undefined
  return {
    kind: 'release',
    policy: part.policy_id,
    company: request.company_id,
    release: line.id,
    reason: reasonOfLine(line),
    event: request.event_date,
    documents: line.documents ?? [],
    parts: [{ amount: part.amount ?? undefined, funds: part.funds, isOnlyThose: false }],
    open: (lots) => lotsFor(lots, { line, event: request.event_date ?? undefined }, on),
  }
}

/**
 * Reads a refund as an order; undefined for one that names no fund.
 *
 * @param request what is asked for
 * @param on day of the request
 * @example orderOfRefund(request, plainDate('2026-11-20'))?.kind // 'refund'
 */
export const orderOfRefund = ({ context }: RefundRequest, on: PlainDate): ReleaseOrder | undefined => {
  const [first] = context.avoirs
  if (first === undefined) return undefined
  const isLater = context.type === 'REMBOURSEMENT_A_ECHEANCE'
  return {
    kind: isLater ? 'refund-when-free' : 'refund',
    policy: first.policy_id,
    company: context.id_entreprise,
    release: undefined,
    reason: undefined,
    event: null,
    documents: [],
    parts: context.avoirs.map(({ investment_id: fund, amount }) => ({ amount, funds: [fund], isOnlyThose: true })),
    open: (lots) => (isLater ? soonFreeLots(lots, on) : freeLots(lots, on)),
  }
}

const lotsOfPart = ({ isOnlyThose, funds }: Part, lots: readonly UnclaimedLot[]): readonly UnclaimedLot[] =>
  isOnlyThose ? lots.filter(({ fund }) => funds.includes(fund)) : lots

type TakenLots = readonly Taken<UnclaimedLot>[]
const sumOf = (taken: TakenLots): Euros => sumEuros(taken.map(({ amount }) => amount))

const everythingOf = (lots: readonly UnclaimedLot[]): TakenLots =>
  lots.filter(({ units }) => !units.isZero()).map((lot) => ({ lot, amount: lot.amount }))

const takePart = (part: Part, open: readonly UnclaimedLot[]): TakenLots => {
  const own = lotsOfPart(part, open)
  return part.amount === undefined || part.amount.equals(worthOf(own))
    ? everythingOf(own)
    : takeFrom(own, part.amount, part.funds)
}

/**
 * Says what an order takes of lots that nobody has claimed, when it is asked for: its amounts, in the order of its funds; what asks for all that there is takes all of it, to the last
 * unit. docs/rules/release.md, REL-12, REL-15.
 *
 * @param order the order
 * @param lots what nobody has claimed of the plan
 * @example takenBy(order, unclaimed(pee, [], today)).length // lots that it takes
 */
export const takenBy = (order: ReleaseOrder, lots: readonly UnclaimedLot[]): TakenLots => {
  const open = order.open(lots)
  return order.parts.flatMap((part) => takePart(part, open))
}

/** The lots of a plan on the day of a sale: what the order holds itself, and what nobody has claimed. */
export type LotsAtSale = { readonly own: readonly UnclaimedLot[]; readonly free: readonly UnclaimedLot[] }

const sellPart = (part: Part, isWhole: boolean, { own, free }: LotsAtSale): TakenLots => {
  const held = lotsOfPart(part, own)
  if (part.amount === undefined || isWhole) return everythingOf(held)
  const first = takeFrom(held, part.amount, part.funds)
  const left = subtractEuros(part.amount, sumOf(first))
  return left.isZero() ? first : [...first, ...takeFrom(lotsOfPart(part, free), left, part.funds)]
}

/**
 * Says what an order sells on its day: first what it holds, then, where that has lost value, further lots that nobody has claimed and that it may take, in its own order of funds. What
 * asked for all that there was sells all that it holds, whatever that is worth; the end of a contract also premiums that came meanwhile. REL-15, REL-20.
 *
 * @param order the order
 * @param asked what nobody had claimed when it was asked for
 * @param at lots on the day of the sale
 * @returns the lots to sell; empty if nothing is left
 */
export const soldBy = (order: ReleaseOrder, asked: readonly UnclaimedLot[], at: LotsAtSale): TakenLots => {
  const [then, free] = [order.open(asked), order.open(at.free)]
  const isWhole = (part: Part): boolean => part.amount === undefined || part.amount.equals(worthOf(lotsOfPart(part, then)))
  const sold = order.parts.flatMap((part) => sellPart(part, isWhole(part), { own: at.own, free }))
  if (order.reason !== 'END_OF_CONTRACT' || !order.parts.some(isWhole)) return sold
  return [...sold, ...everythingOf(free.filter((lot) => isPremium(lot)))]
}
