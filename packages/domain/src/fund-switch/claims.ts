import { Decimal, sumEuros } from '../money/index.ts'
import type { Hold, UnclaimedLot } from '../operations/index.ts'
import type { FundAmount } from './check.ts'
import { shareUnits } from './move.ts'

const UNIT_DECIMALS = 6

/** What a switch holds, and the funds of which it takes all that nobody had claimed. */
export type SwitchClaims = { readonly holds: readonly Hold[]; readonly whole: readonly string[] }

/**
 * Says what a fund switch holds from its request on: of each fund the units that the amount needs at the last known value, rounded up at six decimals, from each lot in proportion to
 * what nobody has claimed of it. An amount that is all of that takes every unit. docs/rules/fund-switch.md, FSW-01, FSW-05.
 *
 * @param out what leaves funds
 * @param lots what nobody has claimed of the contract
 * @example claimsOfSwitch([{ id: 'prudence', amount: euros(100) }], unclaimed(pee, [], today)).whole // []
 */
export const claimsOfSwitch = (out: readonly FundAmount[], lots: readonly UnclaimedLot[]): SwitchClaims => {
  const parts = out.map(({ id, amount }) => {
    const own = lots.filter(({ fund }) => fund === id)
    const worth = sumEuros(own.map((lot) => lot.amount))
    const units = own.map((lot) => lot.units)
    const all = units.reduce((sum, one) => sum.plus(one), new Decimal(0))
    const isWhole = amount.greaterThanOrEqualTo(worth)
    const needed = isWhole ? all : all.times(amount).dividedBy(worth).toDecimalPlaces(UNIT_DECIMALS, Decimal.ROUND_UP)
    return { id, isWhole, own, shares: shareUnits(units, needed) }
  })
  return {
    holds: parts.flatMap(({ own, shares }) =>
      own.flatMap(({ fund, compartment, acquired_on, available_on, origin }, at): readonly Hold[] => {
        const units = shares[at]
        return units === undefined || units.isZero() ? [] : [{ fund, compartment, acquired_on, available_on, origin, units }]
      }),
    ),
    whole: parts.flatMap(({ id, isWhole }) => (isWhole ? [id] : [])),
  }
}
