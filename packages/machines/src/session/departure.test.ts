import { expect, it } from 'vitest'
import { isOwnPage, judgeReturn, readDeparture, returnPath, stateOf, writeDeparture } from './departure.ts'

it.each(['/simulator/mrm', '/savings/withdraw/ais/retirement?withdraw=true', '/epargne#lexicon-home', '/logout-help'])(
  'comes back to %s',
  (path) => {
    expect(returnPath(path)).toBe(path)
  },
)

it.each([
  undefined,
  '',
  'simulator/mrm',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  'javascript:alert(1)',
  '/',
  '/login',
  '/login?origin=collective',
  '/authcallback?state=abc',
  '/authentication',
  '/logout/easyprojets',
  '/stand-in/sign-in/collective',
])('comes back to the home page instead of %j', (path) => {
  expect(returnPath(path)).toBe('/epargne')
})

it.each([
  ['/stand-in/sign-in/collective?state=abc', true],
  ['/authcallback?state=abc', true],
  ['//elsewhere.example/?state=abc', false],
  ['/\\elsewhere.example/?state=abc', false],
  ['https://elsewhere.example/?state=abc', false],
  ['javascript:alert(1)', false],
])('tells whether %j is a page of this site', (address, isOwn) => {
  expect(isOwnPage(address)).toBe(isOwn)
})

it.each([
  ['/stand-in/sign-in/collective?state=a%20b', 'a b'],
  ['https://id.example.org/authorize?client=1&state=abc', 'abc'],
  ['/stand-in/sign-in/collective?state=', undefined],
  ['/stand-in/sign-in/collective', undefined],
  ['https://', undefined],
])('reads the state of %j', (address, state) => {
  expect(stateOf(address)).toBe(state)
})

const departure = { origin: 'individual', state: 'abc', returnTo: '/simulator/mrm' } as const

it('reads a departure back as it was written', () => {
  expect(readDeparture(writeDeparture(departure))).toEqual(departure)
})

it.each([undefined, '', '{', 'null', '{"version":0}', '{"version":1,"origin":"nobody","state":"abc","returnTo":"/"}'])(
  'takes %j for no departure',
  (text) => {
    expect(readDeparture(text)).toBeUndefined()
  },
)

it('does not trust the path that a departure kept', () => {
  expect(readDeparture(writeDeparture({ ...departure, returnTo: '//elsewhere.example' }))).toMatchObject({ returnTo: '/epargne' })
})

it('judges a return by the state kept', () => {
  expect(judgeReturn(departure, 'abc')).toBe('awaited')
  expect(judgeReturn(departure, 'abd')).toBe('refused')
  expect(judgeReturn(departure, undefined)).toBe('refused')
  expect(judgeReturn(undefined, 'abc')).toBe('unasked')
})
