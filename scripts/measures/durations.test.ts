import { expect, it } from 'vitest'
import {
  browserDurations,
  heavyProperties,
  secondsByRoom,
  slowest,
  vitestDurations,
  vitestFailures,
  withoutPassed,
} from './durations.ts'

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

it('names properties that take long and run every case all the same', () => {
  const property = (title: string, seconds: number, cases?: number) => ({ room: 'money', title, seconds, cases })
  const all = [property('quick', 0.1, 100), property('marked', 0.9, 30), property('heavy', 0.3, 100), property('none', 0.9)]
  expect(heavyProperties(all, 100).map(({ title }) => title)).toEqual(['heavy'])
})

it('has nothing to say of reports that are not there', () => {
  expect([...vitestDurations(undefined), ...browserDurations(undefined)]).toEqual([])
})

it('names what failed with the first lines of the reason', () => {
  const failed = { fullName: 'adds', status: 'failed', failureMessages: ['Error: 1 is not 2\n    at a.test.ts:1'] }
  const report = {
    testResults: [
      { name: 'a.test.ts', assertionResults: [failed, { fullName: 'reads', status: 'passed' }] },
      { name: 'b.test.ts', message: 'Failed to import', assertionResults: [] },
    ],
  }
  expect(vitestFailures(report)).toEqual([
    'FAILED a.test.ts: adds\nError: 1 is not 2\n    at a.test.ts:1',
    'FAILED b.test.ts: Failed to import',
  ])
  expect(vitestFailures(undefined)).toEqual([])
})

it('prints nothing of what passed', () => {
  expect(withoutPassed(' ✓ reads\n\nUnhandled error\n × adds')).toBe('Unhandled error\n × adds')
})
