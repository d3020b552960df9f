import type { BalanceCompartment } from '@hautelisse/domain/accounts'
import type { LotOrigin } from '@hautelisse/domain/investments'
import { euros, sumEuros } from '@hautelisse/domain/money'

/** Units that came into a fund on one day, as they are seeded. Days are `YYYY-MM-DD`, amounts euros. */
export type SeedLot = {
  readonly acquired: string
  readonly origin: LotOrigin
  /** Day from which it is free; without one the plan's rule says. */
  readonly available?: string
  /** What it is worth on the day of the seeded values; without it the lot shares what the others leave. */
  readonly worth?: string
  /** How much of what the others leave, beside the other lots without a worth; one unless stated. */
  readonly weight?: number
  /** A switch of funds that brought it here: sold in one fund on one day, bought on another. */
  readonly switched?: { readonly from: string; readonly sold: string; readonly bought: string }
}

/** What is held of a fund, in one compartment where the contract has some. */
export type SeedPosition = {
  readonly fund: string
  readonly worth: string
  readonly compartment?: BalanceCompartment | undefined
  /** Without lots the usual ones of the plan: one a year. */
  readonly lots?: readonly SeedLot[]
}

/** Units that were sold and paid out: what came of them on that day. */
export type SeedRelease = { readonly fund: string; readonly acquired: string; readonly paid: string; readonly amount: string }

/** What a seeded contract is invested in. */
export type Portfolio = {
  readonly positions?: readonly SeedPosition[]
  /** All that was paid in, where the price of its units is not what says it. */
  readonly paidIn?: string
  readonly released?: readonly SeedRelease[]
}

/**
 * Adds up what a portfolio holds by compartment, so that no balance is written beside its funds.
 *
 * @param positions what is held, every position in a compartment
 */
export const compartmentsOf = (
  positions: readonly SeedPosition[],
): { readonly co?: string; readonly vvd?: string; readonly vvnd?: string; readonly es?: string } =>
  Object.fromEntries(
    [...Map.groupBy(positions, ({ compartment }) => compartment ?? 'co')].map(([compartment, held]) => [
      compartment,
      wholeOf(held),
    ]),
  )

/**
 * Adds up what a portfolio without compartments holds.
 *
 * @param positions what is held
 */
export const wholeOf = (positions: readonly SeedPosition[]): string =>
  sumEuros(positions.map(({ worth }) => euros(worth))).toFixed(2)
