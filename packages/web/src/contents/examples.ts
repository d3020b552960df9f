import type { PageExample } from '../shell/index.ts'

/** Pages of the room, for whatever looks at all states. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'the articles', address: '/articles' },
  { name: 'the legal notice', address: '/mentions-legales' },
  { name: 'the ways to reach us', address: '/contact' },
  { name: 'the cookies', address: '/politique-cookies' },
  { name: 'the personal data', address: '/donnees-personnelles' },
  { name: 'an article that is open', address: '/articles?article=age-de-depart' },
]
