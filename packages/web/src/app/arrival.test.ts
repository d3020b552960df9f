import { expect, it } from 'vitest'
import { isFromOutside } from './arrival.ts'

const OWN = 'https://epargne.example'

it.each([
  ['a page of the portal', `${OWN}/epargne`, false],
  ['another site', 'https://elsewhere.example/', true],
  ['a neighbouring host', 'https://www.epargne.example/', true],
  ['another port of the same host', `${OWN}:8443/`, true],
  ['nothing: typed, a bookmark, or a site that keeps quiet', '', true],
  ['no address', 'epargne', true],
])('takes a page opened by %s for one from outside, or not', (_, referrer, isOutside) => {
  expect(isFromOutside(referrer, OWN)).toBe(isOutside)
})
