import { ANNUITY_STEPS, type AnnuityInput } from './model.ts'
import { addCertain, addToSpouse, addWhileAlive, type Sums } from './sums.ts'

/** The steps one after the other: each starts with the first period that the step before does not count any more. */
const steppedSum = (sums: Sums, stepEnd: (age: number) => number): number => {
  let from = sums.first
  let total = 0
  for (const { until, multiplier } of ANNUITY_STEPS) {
    const to = Math.max(from, Math.min(stepEnd(until), sums.life.end))
    total += multiplier * addWhileAlive(sums, from, to, 0)
    from = to
  }
  return total / sums.life.atStart
}

/** The guaranteed instalments and both sums behind them, which a longer tail goes on from. */
export type Tails = { readonly from: number; readonly certain: number; readonly alive: number; readonly toSpouse: number }

export const emptyTails = ({ life, spouse }: Sums): Tails => ({
  from: Math.max(life.end, spouse?.end ?? 0),
  certain: 0,
  alive: 0,
  toSpouse: 0,
})

export const lengthenTails = (sums: Sums, tails: Tails, from: number): Tails => ({
  from,
  certain: addCertain(sums, sums.first, from),
  alive: addWhileAlive(sums, from, Math.min(tails.from, sums.life.end), tails.alive),
  toSpouse:
    sums.spouse === undefined ? 0 : addToSpouse(sums, sums.spouse, from, Math.min(tails.from, sums.spouse.end), tails.toSpouse),
})

export const priceOfTails = (sums: Sums, { certain, alive, toSpouse }: Tails, reversion: number): number => {
  const whileAlive = alive / sums.life.atStart
  const afterwards = toSpouse / sums.life.atStart / (sums.spouse?.atStart ?? 1)
  return (certain + whileAlive + reversion * afterwards) / sums.paymentsPerYear
}

/**
 * Gives the price of 1 € a year from sums that were prepared.
 *
 * @param input its type, and the spouse's share where it has one
 * @param guaranteeEnd first instalment behind the guarantee
 * @param stepEnd first instalment behind an age of the saver
 */
export const priceOf = (
  sums: Sums,
  { type, reversion = 0 }: Pick<AnnuityInput, 'type' | 'reversion'>,
  guaranteeEnd: number,
  stepEnd: (age: number) => number,
): number =>
  type === 'RV_CPP'
    ? steppedSum(sums, stepEnd) / sums.paymentsPerYear
    : priceOfTails(sums, lengthenTails(sums, emptyTails(sums), guaranteeEnd), reversion)
