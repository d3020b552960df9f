import { Decimal, euros, splitOver, subtractEuros, sumEuros, ZERO_EUROS, type Euros } from '../money/index.ts'
import { unitsFor } from '../ledger/index.ts'

const UNIT_DECIMALS = 6

/** A lot of a fund that is sold in whole or in part: its units on the day of the sale, those that the order holds and those that nobody has claimed, and what was paid for it. */
export type SwitchLot = { readonly units: Decimal; readonly held: Decimal; readonly free: Decimal; readonly paid: Euros }

/** A fund that is sold: its lots, the value of a unit, and the euros that were asked for; undefined for all that the order holds. */
export type SoldFund = { readonly lots: readonly SwitchLot[]; readonly value: Euros; readonly wanted: Euros | undefined }

/** A fund that is bought: its weight among the funds bought, and the value of a unit on that day. */
export type BoughtFund = { readonly weight: Euros; readonly value: Euros }

/** What a lot becomes in one of the funds bought. */
export type MovedPart = { readonly amount: Euros; readonly units: Decimal; readonly paid: Euros }

/** What leaves a lot, and what it becomes in each fund bought; parts add up to the amount and to what was paid, to the cent. */
export type MovedLot = {
  readonly units: Decimal
  readonly amount: Euros
  readonly paid: Euros
  readonly parts: readonly MovedPart[]
}

const sumOf = (numbers: readonly Decimal[]): Decimal => numbers.reduce((sum, one) => sum.plus(one), new Decimal(0))

/** A lot with the units that leave it. */
type SoldLot = { readonly lot: SwitchLot; readonly part: Decimal }

/**
 * Shares units among lots in proportion to what each has; the parts add up, and none exceeds what its lot has. docs/rules/fund-switch.md, FSW-05.
 *
 * @param lots units of each lot
 * @param wanted units that are wanted; more than there are takes all
 * @example shareUnits([new Decimal(3), new Decimal(1)], new Decimal(2)) // 1.5 and 0.5
 */
export const shareUnits = (lots: readonly Decimal[], wanted: Decimal): readonly Decimal[] => {
  const all = sumOf(lots)
  if (wanted.greaterThanOrEqualTo(all)) return lots
  let before = new Decimal(0)
  let taken = new Decimal(0)
  return lots.map((units) => {
    before = before.plus(units)
    const upTo = wanted.times(before).dividedBy(all).toDecimalPlaces(UNIT_DECIMALS, Decimal.ROUND_DOWN)
    const until = before.equals(all) ? wanted : upTo
    const part = until.minus(taken)
    taken = until
    return part
  })
}

/** What leaves the lots: first what the order holds, then, where that has lost value, what nobody has claimed. */
const leaving = (lots: readonly SwitchLot[], wanted: Decimal | undefined): readonly SoldLot[] => {
  const held = lots.map((lot) => lot.held)
  const own = wanted === undefined ? held : shareUnits(held, wanted)
  const left = wanted === undefined ? new Decimal(0) : wanted.minus(sumOf(own))
  const more = left.greaterThan(0)
    ? shareUnits(
        lots.map(({ free }) => free),
        left,
      )
    : []
  return lots.map((lot, at) => ({ lot, part: (own[at] ?? new Decimal(0)).plus(more[at] ?? 0) }))
}

/** What leaves each lot of a fund: units in proportion, euros that add up to what the fund brings, and the part of what was paid. */
const sellFund = ({ lots, value, wanted }: SoldFund): readonly Omit<MovedLot, 'parts'>[] => {
  const all = sumOf(lots.map(({ units }) => units))
  if (all.isZero()) return lots.map(() => ({ units: new Decimal(0), amount: ZERO_EUROS, paid: ZERO_EUROS }))
  const sold = leaving(lots, wanted === undefined ? undefined : unitsFor(wanted, value))
  const brought = euros(
    sumOf(sold.map(({ part }) => part))
      .times(value)
      .toDecimalPlaces(2, Decimal.ROUND_HALF_UP),
  )
  const amounts = brought.isZero() ? sold.map((one) => [one, ZERO_EUROS] as const) : splitOver(brought, sold, ({ part }) => part)
  return amounts.map(([{ lot, part }, amount]) => {
    const isWhole = part.equals(lot.units)
    const paid = isWhole ? lot.paid : euros(lot.paid.times(part).dividedBy(lot.units).toDecimalPlaces(2, Decimal.ROUND_HALF_UP))
    return { units: part, amount, paid }
  })
}

/** A fund that is bought with an amount. */
type Bought = { readonly fund: BoughtFund; readonly amount: Euros }

const partsOf = (bought: readonly Bought[], paid: Euros): readonly MovedPart[] => {
  // What brings less than half a cent still has been paid for: its memory goes where most of the rest goes.
  const isNothing = bought.every(({ amount }) => amount.isZero())
  return splitOver(paid, bought, ({ fund, amount }) => (isNothing ? fund.weight : amount)).map(([{ fund, amount }, part]) => ({
    amount,
    units: unitsFor(amount, fund.value),
    paid: part,
  }))
}

/**
 * Says what becomes of lots whose funds are switched: each is sold in proportion to its units, and what it brings goes to the funds bought in proportion to
 * what was asked for. Every cent that is sold is bought, and what was paid moves with it. docs/rules/fund-switch.md, FSW-05.
 *
 * @param funds funds that are sold, at the values of the day of the sale
 * @param into funds that are bought, at the values of the day of the purchase; one weight above zero
 * @returns for each fund sold, for each of its lots, what leaves it
 */
export const moveLots = (funds: readonly SoldFund[], into: readonly BoughtFund[]): readonly (readonly MovedLot[])[] => {
  const sales = funds.map(sellFund)
  const brought = sumEuros(sales.flatMap((lots) => lots.map(({ amount }) => amount)))
  let left: readonly Bought[] = brought.isZero()
    ? into.map((fund) => ({ fund, amount: ZERO_EUROS }))
    : splitOver(brought, into, ({ weight }) => weight).map(([fund, amount]) => ({ fund, amount }))
  const share = (amount: Euros): readonly Bought[] => {
    if (amount.isZero()) return into.map((fund) => ({ fund, amount: ZERO_EUROS }))
    const shared = splitOver(amount, left, (rest) => rest.amount)
    left = shared.map(([rest, part]) => ({ fund: rest.fund, amount: subtractEuros(rest.amount, part) }))
    return shared.map(([{ fund }, part]) => ({ fund, amount: part }))
  }
  return sales.map((lots) => lots.map((lot) => ({ ...lot, parts: partsOf(share(lot.amount), lot.paid) })))
}
