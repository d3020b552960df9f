import { expect, test } from 'vitest'
import { figuresOf, KNOWN_FIGURES, KNOWN_REQUEST, strangers } from './known-futures.testing.ts'
import { drawInWorker } from './start-worker.ts'

test('[ROBO-25] the worker of a browser draws the futures that Node draws, to 1e-12', async () => {
  const figures = figuresOf(await drawInWorker(KNOWN_REQUEST, { signal: new AbortController().signal }))
  expect(figures).toHaveLength(KNOWN_FIGURES.length)
  expect(strangers(figures)).toEqual([])
})
