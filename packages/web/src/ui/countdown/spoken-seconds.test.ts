import { expect, it } from 'vitest'
import { spokenSeconds } from './spoken-seconds.ts'

it('reads a countdown out at 30, 15 and 5 seconds, and not at its start', () => {
  const said = Array.from({ length: 61 }, (_, left) => spokenSeconds(60 - left, 60))
  expect([...new Set(said)]).toEqual([undefined, 30, 15, 5])
  expect(said.indexOf(30)).toBe(30)
  expect(said.indexOf(5)).toBe(55)
})

it('does not say at the start of a short countdown what its window has just said', () => {
  expect(spokenSeconds(15, 15)).toBeUndefined()
  expect(spokenSeconds(4, 15)).toBe(5)
})
