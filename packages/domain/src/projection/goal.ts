import { euros, type Euros } from '../money/index.ts'

/** Highest payment that is searched for, in euros: beyond it no goal is reached by paying. */
const MOST = 99_999_999

/**
 * Gives the smallest whole number of euros with which something is reached; undefined where the highest is not enough.
 *
 * Rule RP-04. What is reached with a payment is reached with a higher one: the middle of what is left is tried, so the result is verified forward, and one euro less
 * was tried and does not reach.
 *
 * @param reaches whether a payment reaches it
 * @param from lowest payment, in whole euros
 * @example smallestReaching((payment) => payment.gte('12.3')) // 13 €
 */
export const smallestReaching = (reaches: (payment: Euros) => boolean, from = 0): Euros | undefined => {
  if (reaches(euros(from))) return euros(from)
  let [fails, step] = [from, 1]
  while (!reaches(euros(Math.min(fails + step, MOST)))) {
    if (fails + step >= MOST) return undefined
    fails += step
    step *= 2
  }
  let holds = Math.min(fails + step, MOST)
  while (holds - fails > 1) {
    const middle = Math.floor((fails + holds) / 2)
    if (reaches(euros(middle))) holds = middle
    else fails = middle
  }
  return euros(holds)
}
