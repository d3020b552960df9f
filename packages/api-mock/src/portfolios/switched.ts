import type { PlainDate } from '@hautelisse/domain/calendar'
import { moveLots, type MovedLot } from '@hautelisse/domain/fund-switch'
import { bought, sold, type LotPlace, type Posting } from '@hautelisse/domain/ledger'
import { Decimal, euros, subtractEuros, sumEuros } from '@hautelisse/domain/money'
import { lotKey, type Hold } from '@hautelisse/domain/operations'

import { fundNamed, type Fund, type HeldLot, type LotBefore, type OpenOrder, type SwitchOrder } from '../people/index.ts'
import { nameOf } from './sales.ts'
import { carriedOver, COUNTED_ON, unitValue } from './units.ts'

const UNIT_DECIMALS = 6
const NONE = new Decimal(0)

/** Lots after a switch, and what the ledger says of it: the sale on its day, the purchase on its own. */
type Switched = {
  readonly lots: readonly HeldLot[]
  readonly sale: readonly Posting[]
  readonly purchase: readonly Posting[]
  /** What was sold of each fund, and what of it goes to each. */
  readonly out: SwitchOrder['out']
  readonly into: SwitchOrder['into']
}

const shareOf = (units: Decimal, share: Decimal): Decimal => units.times(share).toDecimalPlaces(UNIT_DECIMALS)

/** The past of a part of a lot. */
const pastOf = (before: LotBefore | undefined, share: Decimal): LotBefore | undefined =>
  before && {
    ...before,
    units: shareOf(before.units, share),
    amount: euros(before.amount.times(share).toDecimalPlaces(2)),
    before: pastOf(before.before, share),
  }

const isSoldFrom = ({ acquired_on, released, fund, before }: HeldLot, id: string, day: PlainDate): boolean =>
  fund.id === id &&
  acquired_on <= day &&
  (released === undefined || day < released.on) &&
  (before === undefined || before.bought <= day)

type Change = { readonly lot: HeldLot; readonly moved: MovedLot; readonly into: readonly Fund[] }

/** What is left of a lot, and the lots that it becomes, with the same dates and origin. */
const changedLots = (
  { lot, moved, into }: Change,
  charges: string,
  { sold: on, bought: until }: SwitchOrder,
): readonly HeldLot[] => {
  const held = carriedOver(lot.fund, charges, lot.units, COUNTED_ON, on)
  const leaving = moved.units.equals(held) ? lot.units : carriedOver(lot.fund, charges, moved.units, on, COUNTED_ON)
  const share = leaving.dividedBy(lot.units)
  const left = lot.units.minus(leaving)
  const rest = left.isZero()
    ? []
    : [
        {
          ...lot,
          units: left,
          paid: subtractEuros(lot.paid, moved.paid),
          before: pastOf(lot.before, new Decimal(1).minus(share)),
        },
      ]
  const parts = moved.parts.flatMap((part, at): HeldLot[] => {
    const fund = into[at]
    if (fund === undefined || (part.amount.isZero() && part.paid.isZero())) return []
    const own = moved.amount.isZero() ? share : share.times(part.amount).dividedBy(moved.amount)
    const before: LotBefore = {
      fund: lot.fund,
      sold: on,
      bought: until,
      units: shareOf(lot.units, own),
      amount: part.amount,
      before: pastOf(lot.before, own),
    }
    const units = carriedOver(fund, charges, part.units, until, COUNTED_ON)
    return [{ ...lot, fund, units, paid: part.paid, before }]
  })
  return [...rest, ...parts]
}

const placeOf = (policy: string, lot: HeldLot): LotPlace => ({ policy, ...nameOf(lot) })

/** What orders have claimed of the lots of a contract: the switch itself, and the others. */
export type LotClaims = { readonly own: readonly Hold[]; readonly others: readonly OpenOrder[] }

/** Gives out units that are held by the names of lots, to one lot after the other. */
const giver = (holds: readonly Hold[]): ((lot: HeldLot, most: Decimal) => Decimal) => {
  const left = new Map<string, Decimal>()
  for (const hold of holds) left.set(lotKey(hold), hold.units.plus(left.get(lotKey(hold)) ?? 0))
  return (lot, most) => {
    const key = lotKey(nameOf(lot))
    const part = Decimal.min(most, left.get(key) ?? NONE)
    left.set(key, (left.get(key) ?? NONE).minus(part))
    return part
  }
}

/** Of each lot what the switch holds, and what nobody has claimed. */
const partsFor = ({ own, others }: LotClaims): ((lot: HeldLot) => { readonly held: Decimal; readonly free: Decimal }) => {
  const [mine, theirs] = [giver(own), giver(others.flatMap(({ holds }) => (holds === 'everything' ? [] : holds)))]
  const isAllClaimed = others.some(({ holds }) => holds === 'everything')
  return (lot) => {
    const held = mine(lot, lot.units)
    const rest = lot.units.minus(held)
    return { held, free: isAllClaimed ? NONE : rest.minus(theirs(lot, rest)) }
  }
}

/**
 * Does a fund switch on the lots of a contract: what is sold leaves each lot in proportion, what is bought keeps its dates, its origin and what was paid for
 * it. docs/rules/fund-switch.md, FSW-05.
 *
 * @param lots lots of the contract
 * @param charges charges of the contract a year, as a share
 * @param order the switch
 * @param claims what it holds, and what other orders do
 */
export const switchLots = (lots: readonly HeldLot[], charges: string, order: SwitchOrder, claims: LotClaims): Switched => {
  const { out, into, whole, policy } = order
  const funds = into.flatMap(({ id }) => fundNamed(id) ?? [])
  const sources = out.map(({ id }) => lots.filter((lot) => isSoldFrom(lot, id, order.sold)))
  const partsOf = partsFor(claims)
  const carried = (lot: HeldLot, units: Decimal) => carriedOver(lot.fund, charges, units, COUNTED_ON, order.sold)
  const moved = moveLots(
    out.map(({ id, amount }, at) => ({
      lots: (sources[at] ?? []).map((lot) => {
        const { held, free } = partsOf(lot)
        return { units: carried(lot, lot.units), held: carried(lot, held), free: carried(lot, free), paid: lot.paid }
      }),
      value: unitValue(sources[at]?.[0]?.fund ?? (fundNamed(id) as Fund), order.sold),
      wanted: whole.includes(id) ? undefined : amount,
    })),
    into.map(({ amount }, at) => ({ weight: amount, value: unitValue(funds[at] as Fund, order.bought) })),
  )
  const changes = sources.flatMap((held, at) =>
    held.flatMap((lot, place): Change[] => {
      const one = moved[at]?.[place]
      return one === undefined || one.units.isZero() ? [] : [{ lot, moved: one, into: funds }]
    }),
  )
  const changed = new Map(changes.map((change) => [change.lot, change]))
  return {
    out: out.map(({ id }, at) => ({ id, amount: sumEuros((moved[at] ?? []).map((one) => one.amount)) })),
    into: into.map(({ id }, at) => ({
      id,
      amount: sumEuros(moved.flat().flatMap(({ parts }) => parts[at]?.amount ?? [])),
    })),
    lots: lots.flatMap((lot) => {
      const change = changed.get(lot)
      return change === undefined ? [lot] : changedLots(change, charges, order)
    }),
    sale: changes.flatMap(({ lot, moved: one }) => sold(placeOf(policy, lot), one.units, one.amount)),
    purchase: changes.flatMap(({ lot, moved: one }) =>
      one.parts.flatMap(({ amount, units }, at) =>
        amount.isZero() ? [] : bought({ ...placeOf(policy, lot), fund: into[at]?.id ?? '' }, amount, units),
      ),
    ),
  }
}
