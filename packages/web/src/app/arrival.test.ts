import { expect, it } from 'vitest'
import { openingOf } from './arrival.ts'

const OWN = 'https://epargne.example'

it.each([
  ['a page of the portal', `${OWN}/epargne`, [], 'inside'],
  ['another site', 'https://elsewhere.example/', [], 'another-site'],
  ['a neighbouring host', 'https://www.epargne.example/', [], 'another-site'],
  ['another port of the same host', `${OWN}:8443/`, [], 'another-site'],
  ['a site that keeps quiet', '', [{ name: 'foreign' }], 'another-site'],
  ['nothing: typed, or a bookmark', '', [{ name: 'db' }], 'by-hand'],
  ['no address', 'epargne', [], 'by-hand'],
] as const)('takes a page opened by %s for what it is', (_, referrer, said, opening) => {
  expect(openingOf({ referrer, origin: OWN, said })).toBe(opening)
})
