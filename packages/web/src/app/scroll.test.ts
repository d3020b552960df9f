import { expect, test } from 'vitest'
import { restoresPlace } from './scroll.ts'

const at = (pathname: string, place?: { readonly run: number; readonly step: string }) => ({
  location: { pathname, state: { __TSR_index: 0, ...(place === undefined ? {} : { place }) } },
})
const STEP = { run: 1, step: 'age' }

test('the place on a page is left to its stepper while its steps change, and to nobody else', () => {
  const restores = restoresPlace()
  expect(restores(at('/epargne'))).toBe(true)
  expect(restores(at('/simulator/mrm', STEP))).toBe(true)
  expect(restores(at('/simulator/mrm', { run: 1, step: 'distribution' }))).toBe(false)
  expect(restores(at('/simulator/mrm'))).toBe(true)
  expect(restores(at('/epargne', STEP))).toBe(true)
})
