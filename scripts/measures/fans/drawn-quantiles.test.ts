import { describe, expect, inject, it } from 'vitest'

import { assumptionsNamed, drawFutures, pathOf, reached, spreadOf } from '@hautelisse/domain/futures'
import { normalQuantile } from '@hautelisse/domain/markets'
import { CHANCES, drawnTable, HORIZONS, MIXES, planOf } from './cells.ts'

declare module 'vitest' {
  interface ProvidedContext {
    isAll: boolean
  }
}

const { seed } = assumptionsNamed('robo-2026-10')
const CELLS = drawnTable()
const [NEAR, FUTURES, ERRORS] = [0.003, inject('isAll') ? 100_000 : 2000, 4]

describe('the table of drawn quantiles', () => {
  it('[ROBO-32] has forty mixes, four horizons and seven quantiles, each with an error below a quarter of what is allowed', () => {
    expect(CELLS.map(({ mix, years }) => `${mix} ${years}`)).toEqual(
      [...MIXES.keys()].flatMap((mix) => HORIZONS.map((years) => `${mix} ${years}`)),
    )
    expect([MIXES.size, CELLS.length]).toEqual([40, 160])
    for (const { quantiles, errors } of CELLS) {
      expect([quantiles.length, errors.length]).toEqual([CHANCES.length, CHANCES.length])
      expect(Math.max(...errors.map((error, at) => error / (quantiles[at] ?? NaN)))).toBeLessThan(NEAR / 4)
    }
  })

  it('[ROBO-32] the formula is within 0.3 % of every cell', () => {
    const strays = CELLS.flatMap(({ mix, years, quantiles }) => {
      const spread = spreadOf(pathOf(planOf(mix, years)))
      return quantiles.map((quantile, at) => {
        const stray = reached(spread, normalQuantile(CHANCES[at] ?? NaN)) / quantile - 1
        return { mix, years, chance: CHANCES[at], stray }
      })
    })
    expect(strays).toHaveLength(1120)
    expect(strays.filter(({ stray }) => !(Math.abs(stray) <= NEAR))).toEqual([])
  })

  // The part of many futures below an amount strays by √(p(1−p)/n), one standard error: the same as comparing amounts, without a density.
  it.each([...MIXES.keys()])('[ROBO-32] futures drawn as the page draws them agree within 4 standard errors: %s', (mix) => {
    const strangers = CELLS.filter((cell) => cell.mix === mix).flatMap(({ years, quantiles }) => {
      const { ends } = drawFutures(pathOf(planOf(mix, years)), seed, FUTURES)
      return quantiles.flatMap((quantile, at) => {
        const chance = CHANCES[at] ?? NaN
        const below = ends.reduce((count, end) => count + (end < quantile ? 1 : 0), 0) / FUTURES
        const errors = (below - chance) / Math.sqrt((chance * (1 - chance)) / FUTURES)
        return Math.abs(errors) <= ERRORS ? [] : [{ years, chance, errors }]
      })
    })
    expect(strangers).toEqual([])
  })
})
