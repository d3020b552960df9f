import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { armTimer, beginElapsed, lookAt, ringTimer } from './elapsed.ts'

it('counts what the clock says when it goes on as it should', () => {
  const elapsed = lookAt(lookAt(beginElapsed(1000), 1500), 4000)
  expect(elapsed.ms).toBe(3000)
})

it('notices that the computer slept', () => {
  expect(ringTimer(beginElapsed(0), 3_600_000, 1000).ms).toBe(3_600_000)
})

it('lets the time of its timer pass although the clock was set back', () => {
  const armed = armTimer(lookAt(beginElapsed(10_000), 12_000))
  expect(ringTimer(armed, 0, 1000).ms).toBe(3000)
  expect(lookAt(armed, 0).ms).toBe(2000)
})

it('takes no instant for one that is no number', () => {
  expect(lookAt(beginElapsed(0), Number.NaN)).toEqual(beginElapsed(0))
  expect(ringTimer(beginElapsed(0), Number.NaN, 1000).ms).toBe(1000)
})

const looks = fc.array(fc.record({ now: fc.oneof(fc.integer(), fc.double()), rings: fc.boolean() }), { maxLength: 50 })

test.prop([fc.integer(), looks])(
  'only grows, by at least a second for each timer that rang, whatever the clock says',
  (start, all) => {
    let elapsed = armTimer(beginElapsed(start))
    let rung = 0
    for (const { now, rings } of all) {
      const before = elapsed.ms
      elapsed = rings ? armTimer(ringTimer(elapsed, now, 1000)) : lookAt(elapsed, now)
      if (rings) rung += 1
      expect(elapsed.ms).toBeGreaterThanOrEqual(before)
      expect(elapsed.ms).toBeGreaterThanOrEqual(rung * 1000)
    }
  },
)
