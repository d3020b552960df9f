import { expect, it } from 'vitest'
import { complaintsAbout, journeysIn, writeCounts } from './count.ts'

const OTHERS =
  'bank-account-debit neighbour reliability otp application frame language-offer modals pages routes accessibility faults painted translated measure doors tax-saving-card tax-saving-frames tax-saving-steps'

const count = (all: number, often = 1) => ({ all, often })

/** Each spec file of another name than its room with one journey, one of each room in `npm test`, and those that are given. */
const counts = (more: Readonly<Record<string, ReturnType<typeof count>>> = {}): ReadonlyMap<string, ReturnType<typeof count>> =>
  new Map([...OTHERS.split(' ').map((spec) => [spec, count(1)] as const), ...Object.entries(more)])

it('counts what each project runs, in groups too, and what of it npm test runs', () => {
  const http = { projectName: 'http' }
  const page = { projectName: 'page' }
  const listing = {
    suites: [
      {
        file: 'session.spec.ts',
        specs: [
          { tags: ['page'], tests: [http, page] },
          { tags: ['all'], tests: [http] },
        ],
        suites: [{ file: 'session.spec.ts', specs: [{ tags: ['page-only'], tests: [page] }] }],
      },
    ],
  }
  expect(journeysIn(listing)).toEqual(new Map([['session', count(4, 2)]]))
})

it('has nothing to say of as many as there may be', () => {
  const most = counts({ withdrawal: count(4), 'option-bulletin': count(8), session: count(15, 2), application: count(11) })
  expect(complaintsAbout(most)).toEqual([])
  expect(writeCounts(most)).toMatch(
    /^56 journeys, 23 of them in npm test: .*session 5, 18 of 18; portal 6, 16 of 16; .*withdrawal 1, 4 of 4/,
  )
})

it.each([
  ['a room with too many', { withdrawal: count(5) }, 'withdrawal: 5 journeys, at most 4'],
  ['a room where money moves', { payment: count(9) }, 'payment: 9 journeys, at most 8'],
  ['too many in two files of a room', { contents: count(4) }, 'contents: 5 journeys, at most 4'],
  ['a room that npm test would not see', { withdrawal: count(2, 0) }, 'withdrawal: no journey in npm test'],
  ['too many in npm test', { session: count(15, 22) }, '41 journeys in npm test, at most 40: tag others with @all'],
])('names %s', (_what, more, complaint) => {
  expect(complaintsAbout(counts(more))).toEqual([complaint])
})

it('names a file that is not there, and too many in all', () => {
  expect(complaintsAbout(new Map([...counts()].filter(([spec]) => spec !== 'doors')))).toEqual([
    'doors.spec.ts has a room and is not there',
  ])
  expect(complaintsAbout(counts({ session: count(160) })).at(-1)).toMatch(/^179 journeys in all, at most 160$/)
})
