import { STEPS_A_YEAR, type AssumptionSet } from '../futures/index.ts'
import { mixOfFunds } from './classes.ts'
import type { Column, NamedPart } from './explained-column.ts'
import type { HeldRoboFund } from './model.ts'

/** What today's holdings are kept as they are with: assumptions, funds, years and the payment of a month. */
export type KeptPlan = {
  readonly set: AssumptionSet
  readonly held: readonly HeldRoboFund[]
  readonly years: number
  readonly monthly: number
}

const [MONTHS_A_YEAR, CENTS] = [12, 100]

const partOf = ({ label, asset_class, ongoing_charges }: HeldRoboFund, amount: number): NamedPart => ({
  name: label,
  amount,
  asset_class,
  ongoing_charges,
})

/** What a euro of now comes to on the whole after years; a mix that nothing classifies does not grow here. */
const grownBy = (set: AssumptionSet, parts: readonly NamedPart[], years: number): number =>
  Math.exp((mixOfFunds(set, parts).mix?.mean ?? 0) * years)

/**
 * Gives the mixes of holdings that are kept as they are, year by year: what is held keeps its own mix, and payments go into the funds that they are scheduled
 * for, so that the whole leans to these in time. A year's mix is that of the amounts expected on its first day.
 *
 * Without a scheduled payment, or without any payment, the mix of today stays. What stands apart from the grid is left out. Rule ROBO-33.
 *
 * @param plan assumptions, funds with what is scheduled for each, years, payment of a month
 * @returns the farthest year first; amounts in euros, to the cent
 * @example heldColumns({ set, held: [], years: 4, monthly: 0 }) // [{ from: 0, parts: [] }]
 */
export const heldColumns = ({ set, held, years, monthly }: KeptPlan): readonly Column[] => {
  const counted = held.filter(({ apart }) => apart === null)
  const now = counted.map((fund) => partOf(fund, fund.amount.toNumber()))
  const scheduled = counted.map((fund) => partOf(fund, fund.scheduled?.toNumber() ?? 0))
  const [initial, each] = [now, scheduled].map((parts) => parts.reduce((sum, { amount }) => sum + amount, 0)) as [number, number]
  if (monthly === 0 || each === 0) return [{ from: 0, parts: now }]
  if (initial === 0) return [{ from: 0, parts: scheduled }]
  const count = Math.ceil(years)
  return Array.from({ length: count }, (_, place) => {
    const from = count - 1 - place
    const past = Math.max(0, years - from - 1)
    const start = grownBy(set, now, past)
    // A year's payments come in its middle, as on the way of the fan.
    let paid = 0
    for (let middle = 1 / STEPS_A_YEAR; middle <= past; middle += 1)
      paid += MONTHS_A_YEAR * monthly * grownBy(set, scheduled, past - middle)
    const parts = counted.map((fund, at) => {
      const expected = (now[at]?.amount ?? 0) * start + (paid * (scheduled[at]?.amount ?? 0)) / each
      return partOf(fund, Math.round(expected * CENTS) / CENTS)
    })
    return place === 0 ? { from, parts } : { from, below: from + 1, parts }
  })
}
