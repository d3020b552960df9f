import type { PageExample } from '../shell/index.ts'

/** Pages of the room, for whatever looks at all states. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'an address that nobody knows', address: '/nowhere' },
  { name: 'the error page', address: '/error-page' },
  { name: 'the site map', address: '/plan-du-site', ports: { person: 'sylvie-garnier' } },
  { name: 'what a mirror session refuses', address: '/epargne#forbidden_mirror', ports: { person: 'hugo-delmas' } },
  { name: 'the version', address: '/version' },
]
