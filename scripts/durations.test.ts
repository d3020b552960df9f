import { expect, it } from 'vitest'
import { browserDurations, secondsByRoom, slowest, vitestDurations } from './durations.ts'

const unit = {
  testResults: [
    {
      name: '/x/packages/domain/src/money/a.test.ts',
      assertionResults: [{ fullName: 'adds', duration: 1500 }, { fullName: 'skips' }],
    },
    { name: '/x/scripts/a.test.ts', assertionResults: [{ fullName: 'reads', duration: 250 }] },
  ],
}
const browser = {
  suites: [
    {
      specs: [],
      suites: [{ specs: [{ title: 'signs in', file: 'session.spec.ts', tests: [{ results: [{ duration: 2000 }] }] }] }],
    },
  ],
}
const durations = [...vitestDurations(unit), ...browserDurations(browser)]

it('counts the seconds of each room, the longest first', () => {
  expect(secondsByRoom(durations)).toBe('    2.0 s  journeys of session (1)\n    1.5 s  money (2)\n    0.3 s  scripts (1)')
})

it('names the slowest tests', () => {
  expect(slowest(durations, 2)).toBe('    2.0 s  journeys of session: signs in\n    1.5 s  money: adds')
})

it('has nothing to say of reports that are not there', () => {
  expect([...vitestDurations(undefined), ...browserDurations(undefined)]).toEqual([])
})
