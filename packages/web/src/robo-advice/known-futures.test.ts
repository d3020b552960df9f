import { expect, it } from 'vitest'
import { draw } from './draw.ts'
import { figuresOf, KNOWN_FIGURES, KNOWN_REQUEST, strangers } from './known-futures.testing.ts'

it('[ROBO-25] Node draws and computes the known futures, to 1e-12', () => {
  const figures = figuresOf(draw(KNOWN_REQUEST))
  expect(figures).toHaveLength(KNOWN_FIGURES.length)
  expect(strangers(figures)).toEqual([])
})
