import type { PlainDate } from '@hautelisse/domain/calendar'
import { moveLots, type MovedLot } from '@hautelisse/domain/fund-switch'
import { bought, EUR, moved as carried, sold, transitAccount, type LotPlace, type Posting } from '@hautelisse/domain/ledger'
import { Decimal, euros, subtractEuros, sumEuros, type Euros } from '@hautelisse/domain/money'
import { lotKey, type Hold } from '@hautelisse/domain/operations'

import { fundNamed, type Fund, type HeldLot, type LotBefore, type OpenOrder, type SwitchOrder } from '../people/index.ts'
import { nameOf } from './sales.ts'
import { carriedOver, COUNTED_ON, unitValue } from './units.ts'
import { isHeldOn } from './worth.ts'

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
  /** Lots that another contract holds from the day of the purchase on. */
  readonly arriving: readonly HeldLot[]
}

/** Another contract that the money of a switch goes to: its charges a year, the compartment, and whether it blocks money until retirement. */
export type Receiver = {
  readonly charges: string
  readonly compartment: HeldLot['compartment']
  readonly isForRetirement: boolean
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

const isSoldFrom = (lot: HeldLot, id: string, day: PlainDate): boolean =>
  lot.fund.id === id && isHeldOn(day)(lot) && (lot.before === undefined || lot.before.bought <= day)

type Change = { readonly lot: HeldLot; readonly moved: MovedLot; readonly into: readonly Fund[] }

type Leaving = Change & { readonly share: Decimal; readonly leaving: Decimal }

/** What leaves a lot: the lots that it becomes, or, on its way to another contract, the lot that leaves once that buys. */
const partsWithin = (
  { lot, moved, into, share, leaving }: Leaving,
  charges: string,
  { sold: on, bought: until, policy, to }: SwitchOrder,
): readonly HeldLot[] => {
  const past = (units: Decimal, amount: Euros, own: Decimal): LotBefore => ({
    fund: lot.fund,
    sold: on,
    bought: until,
    units,
    amount,
    before: pastOf(lot.before, own),
  })
  if (to !== policy) {
    const { amount, paid } = moved
    return [{ ...lot, units: leaving, paid, before: past(leaving, amount, share), released: { on: until, amount } }]
  }
  return moved.parts.flatMap((part, at): HeldLot[] => {
    const fund = into[at]
    if (fund === undefined || (part.amount.isZero() && part.paid.isZero())) return []
    const own = moved.amount.isZero() ? share : share.times(part.amount).dividedBy(moved.amount)
    const before = past(shareOf(lot.units, own), part.amount, own)
    const units = carriedOver(fund, charges, part.units, until, COUNTED_ON)
    return [{ ...lot, fund, units, paid: part.paid, before }]
  })
}

/** What a lot becomes in another contract: its dates and origin stay, unless that contract blocks money until retirement. */
const arrivingLots = (
  { lot, moved, into }: Change,
  { charges, compartment, isForRetirement }: Receiver,
  on: PlainDate,
): readonly HeldLot[] =>
  moved.parts.flatMap((part, at): HeldLot[] => {
    const fund = into[at]
    if (fund === undefined || (part.amount.isZero() && part.paid.isZero())) return []
    const units = carriedOver(fund, charges, part.units, on, COUNTED_ON)
    const { acquired_on, origin } = lot
    const available_on = isForRetirement ? null : lot.available_on
    return [
      { fund, compartment, acquired_on, available_on, origin, units, paid: part.paid, arrived: { on, amount: part.amount } },
    ]
  })

/** What is left of a lot, and what leaves it. */
const changedLots = ({ lot, moved, into }: Change, charges: string, order: SwitchOrder): readonly HeldLot[] => {
  const { sold: on } = order
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
  return [...rest, ...partsWithin({ lot, moved, into, share, leaving }, charges, order)]
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
 * @param receiver another contract that the money goes to
 */
export const switchLots = (
  lots: readonly HeldLot[],
  charges: string,
  order: SwitchOrder,
  claims: LotClaims,
  receiver?: Receiver,
): Switched => {
  const { out, into, whole, policy, to } = order
  const funds = into.flatMap(({ id }) => fundNamed(id) ?? [])
  const sources = out.map(({ id }) => lots.filter((lot) => isSoldFrom(lot, id, order.sold)))
  const partsOf = partsFor(claims)
  const atSale = (lot: HeldLot, units: Decimal) => carriedOver(lot.fund, charges, units, COUNTED_ON, order.sold)
  const moved = moveLots(
    out.map(({ id, amount }, at) => ({
      lots: (sources[at] ?? []).map((lot) => {
        const { held, free } = partsOf(lot)
        return { units: atSale(lot, lot.units), held: atSale(lot, held), free: atSale(lot, free), paid: lot.paid }
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
  const brought = sumEuros(changes.map(({ moved: one }) => one.amount))
  const placeIn = (lot: HeldLot, fund: string): LotPlace =>
    receiver === undefined
      ? { ...placeOf(policy, lot), fund }
      : {
          ...placeOf(to, lot),
          fund,
          compartment: receiver.compartment ?? '',
          ...(receiver.isForRetirement ? { available_on: null } : {}),
        }
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
    purchase: [
      ...(receiver === undefined ? [] : carried(EUR, transitAccount(policy), transitAccount(to), brought)),
      ...changes.flatMap(({ lot, moved: one }) =>
        one.parts.flatMap(({ amount, units }, at) =>
          amount.isZero() ? [] : bought(placeIn(lot, into[at]?.id ?? ''), amount, units),
        ),
      ),
    ],
    arriving: receiver === undefined ? [] : changes.flatMap((change) => arrivingLots(change, receiver, order.bought)),
  }
}
