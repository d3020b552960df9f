import { deepestFall, drawFutures, futureOf, quantilesOf, STEPS_A_YEAR } from '@hautelisse/domain/futures'
import type { Drawn, DrawRequest } from '@hautelisse/machines/robo-advice'

/** What a unit changed by over each whole year: of the half-years that the future has. */
const yearly = (returns: Float64Array): readonly number[] =>
  Array.from({ length: Math.ceil(returns.length / STEPS_A_YEAR) }, (_, year) =>
    returns.slice(year * STEPS_A_YEAR, (year + 1) * STEPS_A_YEAR).reduce((factor, change) => factor * (1 + change), 1),
  ).map((factor) => factor - 1)

/** Amounts at the end of each whole year, and at the end. */
const atYears = (amounts: Float64Array): readonly number[] =>
  Array.from(amounts.filter((_, step) => step % STEPS_A_YEAR === 0 || step === amounts.length - 1))

/** Draws the threads that are asked for, and the deepest falls of all futures. */
export const draw = ({ path, seed, count, threads }: DrawRequest): Drawn => {
  const [half = 0, oneInTwenty = 0] = quantilesOf(drawFutures(path, seed, count).falls, [0.5, 0.95])
  return {
    threads: threads.map((number) => {
      const { amounts, returns } = futureOf(path, seed, number)
      return { number, amounts: atYears(amounts), returns: yearly(returns), fall: deepestFall({ returns }) }
    }),
    falls: { half, oneInTwenty },
  }
}
