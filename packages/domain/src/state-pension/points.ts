import { dateOf } from '../calendar/index.ts'
import { valueOrStandIn } from '../law/index.ts'
import { Decimal, divideEuros, euros, multiplyEuros, roundToCents, subtractEuros, type Euros } from '../money/index.ts'
import type { Points } from './model.ts'
import { POINT_CONTRIBUTIONS, POINT_PRICE } from './complementary-parameters.ts'
import { PENSION_CEILING } from './parameters.ts'

const ZERO = new Decimal(0)

/** No points of any kind. */
export const NO_POINTS: Points = { general: ZERO, agirc: ZERO, trancheC: ZERO }

/** Adds points, kind by kind. */
export const addPoints = (a: Points, b: Points): Points => ({
  general: a.general.plus(b.general),
  agirc: a.agirc.plus(b.agirc),
  trancheC: a.trancheC.plus(b.trancheC),
})

/** What a year's pay brings in points: the pay up to the ceiling, the pay above it, and the points of both. */
export type PointsOfYear = { readonly firstSlice: Euros; readonly secondSlice: Euros; readonly points: Decimal }

const lesser = (a: Euros, b: Euros): Euros => (a.lt(b) ? a : b)

/**
 * Gives the Agirc-Arrco points of a year's pay: 6.20 % of the pay up to the ceiling and 17 % of that from one to eight ceilings, over the price of a
 * point.
 *
 * Rule SP-09. Each contribution is rounded to the cent, its points to two decimals, half up. After the checked years the last figures stand in.
 *
 * @param wage gross pay of the year in euros
 * @param year from 2019; an earlier one throws `OutsideValidity`
 * @example pointsOfWage(euros(29538), 2023).points // 97.58
 */
export const pointsOfWage = (wage: Euros, year: number): PointsOfYear => {
  const day = dateOf(year, 1, 1)
  const ceiling = euros(valueOrStandIn(PENSION_CEILING, day).value)
  const { firstRate, secondRate, mostCeilings } = valueOrStandIn(POINT_CONTRIBUTIONS, day).value
  const price = valueOrStandIn(POINT_PRICE, day).value
  const firstSlice = lesser(wage, ceiling)
  const secondSlice = subtractEuros(lesser(wage, multiplyEuros(ceiling, mostCeilings)), firstSlice)
  // Points are rounded as amounts are: to two decimals, half up.
  const bought = (slice: Euros, rate: Decimal): Decimal =>
    roundToCents(divideEuros(roundToCents(multiplyEuros(slice, rate)), price))
  return { firstSlice, secondSlice, points: bought(firstSlice, firstRate).plus(bought(secondSlice, secondRate)) }
}
