import { expect, it } from 'vitest'
import { journeysIn, tooMany, writeCounts } from './count.ts'

const OTHERS =
  'reliability otp application frame language-offer modals pages routes accessibility faults painted translated measure doors tax-saving-card tax-saving-frames tax-saving-steps'

/** Each spec file of another name than its room with one journey, and those that are given. */
const counts = (more: Readonly<Record<string, number>> = {}): ReadonlyMap<string, number> =>
  new Map([...OTHERS.split(' ').map((spec): [string, number] => [spec, 1]), ...Object.entries(more)])

it('counts what each project runs, in groups too', () => {
  const listing = {
    suites: [
      {
        file: 'session.spec.ts',
        specs: [{ tests: [{}, {}] }],
        suites: [{ file: 'session.spec.ts', specs: [{ tests: [{}] }] }],
      },
    ],
  }
  expect(journeysIn(listing)).toEqual(new Map([['session', 3]]))
})

it('has nothing to say of as many as there may be', () => {
  const most = counts({ withdrawal: 4, 'option-bulletin': 8, session: 14, application: 11, faults: 21 })
  expect(tooMany(most)).toEqual([])
  expect(writeCounts(most)).toMatch(/session 16 of 16.*portal 16 of 16.*across rooms 24 of 24.*withdrawal 4 of 4/)
})

it.each([
  ['a room with too many', { withdrawal: 5 }, 'withdrawal: 5 journeys, at most 4'],
  ['a room where money moves', { payment: 9 }, 'payment: 9 journeys, at most 8'],
  ['too many in two files of a room', { contents: 4 }, 'contents: 5 journeys, at most 4'],
])('names %s', (_what, more, complaint) => {
  expect(tooMany(counts(more))).toEqual([complaint])
})

it('names a file that is not there, and too many in all', () => {
  expect(tooMany(new Map([...counts()].filter(([spec]) => spec !== 'doors')))).toEqual([
    'doors.spec.ts has a room and is not there',
  ])
  expect(tooMany(counts({ session: 161 })).at(-1)).toMatch(/^178 journeys in all, at most 160$/)
})
