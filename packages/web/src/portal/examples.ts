import type { Between, PageExample } from '../shell/index.ts'

const SYLVIE = 'sylvie-garnier'

/** A company that pays no coaching, and a coaching service that does not answer. */
const coaching =
  (status: number, body: string): Between =>
  ({ path }, pass) =>
    path.includes('/filib/iframe') ? Promise.resolve({ status, body }) : pass()

/** Pages of the room, for whatever looks at all states. */
export const EXAMPLES: readonly PageExample[] = [
  { name: 'an address that nobody knows', address: '/nowhere' },
  { name: 'the error page', address: '/error-page' },
  { name: 'the site map', address: '/plan-du-site', ports: { person: SYLVIE } },
  { name: 'the home in a mirror session', address: '/epargne', ports: { person: 'hugo-delmas' } },
  { name: 'a page that acts, in a mirror session', address: '/savings/withdraw', ports: { person: 'hugo-delmas' } },
  { name: 'what a mirror session refuses', address: '/epargne#forbidden_mirror', ports: { person: 'hugo-delmas' } },
  { name: 'the version', address: '/version' },
  { name: 'the maintenance', address: '/', ports: { today: '2023-12-10', time: '07:00:00+01:00' } },
  { name: 'no coaching', address: '/filib', ports: { person: SYLVIE, between: coaching(200, '{"data":null}') } },
  { name: 'a coaching that cannot be read', address: '/filib', ports: { person: SYLVIE, between: coaching(500, '{}') } },
]
