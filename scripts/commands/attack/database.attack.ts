import type * as Browsers from '../../../packages/api-mock/src/node/test-browser.ts'
import type * as Databases from '../../../packages/api-mock/src/node/postgres/test-server.ts'
import type { Attack, Found, Victim } from './target.ts'

// The tests' own browser and database are no part of the package: they are loaded by their place.
const NODE = new URL('../../../packages/api-mock/src/node/', import.meta.url)
const { testBrowser } = (await import(new URL('test-browser.ts', NODE).href)) as typeof Browsers
const { startPostgres } = (await import(new URL('postgres/test-server.ts', NODE).href)) as typeof Databases

const ROUNDS = 4
const VISITORS = 8
/** How long the database is away in a round, in milliseconds. */
const AWAY_MS = 500
const PROFILE = '/api/v3/login/oauth/profile/collective'
const OPENING = '/api/v3/login/oauth/authorization/collective'

/** What the visitors saw: sessions that the server acknowledged, and how often each status came, 0 for a connection that broke. */
type Seen = { readonly sessions: Browsers.TestBrowser[]; readonly statuses: Map<number, number> }

const count = ({ statuses }: Seen, status: number): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1)

const statusOf = async (browser: Browsers.TestBrowser, address: string, path: string): Promise<number> =>
  browser.get(address, path).then(
    ({ status }) => status,
    () => 0,
  )

/** Signs in again and again: each time it writes an opening, takes it and writes a session. */
const visit = async ({ address, lives }: Victim, seen: Seen, isOver: () => boolean): Promise<void> => {
  while (!isOver() && lives()) {
    const browser = testBrowser()
    count(seen, await statusOf(browser, address, OPENING))
    const isIn = await browser.signIn(address, 'sylvie-garnier').then(
      () => browser.cookies.has('session'),
      () => false,
    )
    if (isIn) seen.sessions.push(browser)
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds))

const breakDatabase = async ({ restart }: Databases.TestServer, { lives }: Victim): Promise<void> => {
  for (let round = 0; round < ROUNDS && lives(); round += 1) {
    await pause(AWAY_MS)
    await restart?.(() => pause(AWAY_MS))
  }
  await pause(AWAY_MS)
}

const attackOne = async (victim: Victim, database: Databases.TestServer): Promise<readonly Found[]> => {
  const seen: Seen = { sessions: [], statuses: new Map() }
  let isOver = false
  const visits = Promise.all(Array.from({ length: VISITORS }, () => visit(victim, seen, () => isOver)))
  await breakDatabase(database, victim)
  isOver = true
  await visits
  const after = await Promise.all(seen.sessions.map((browser) => statusOf(browser, victim.address, PROFILE)))
  const lost = after.filter((status) => status !== 200).length
  const ready = await statusOf(testBrowser(), victim.address, '/readyz')
  const statuses = [...seen.statuses].map(([status, times]) => `${status} ${times} times`).join(', ')
  const stacks = victim.complained().match(/StorageUnavailable|The store cannot be/g)?.length ?? 0
  return [
    {
      held: victim.lives(),
      seen: `after ${ROUNDS} restarts of PostgreSQL the process ${victim.lives() ? 'lives' : 'has ended'}`,
    },
    { held: lost === 0, seen: `${lost} of ${after.length} acknowledged sessions are lost` },
    {
      held: [...seen.statuses.keys()].every((status) => status === 200 || status === 503) && seen.statuses.has(503),
      seen: `openings were answered ${statuses}; the store was noted ${stacks} times`,
    },
    { held: ready === 200, seen: `/readyz answers ${ready} by itself` },
  ]
}

/** PostgreSQL is restarted again and again while people sign in. */
export const attack: Attack = {
  tries: 'restarts PostgreSQL under a load of sign-ins, so that the process ends or forgets what it acknowledged',
  run: async ({ withServer }) => {
    const database = await startPostgres()
    try {
      // All visitors come from this address: counted as one, they would be refused for their connections and not for the database.
      const shared = { SECRET: '5e'.repeat(32), TRUSTED_PROXY: '127.0.0.1' }
      const settings = { DATABASE_URL: await database.database(), ...shared }
      return await withServer((victim) => attackOne(victim, database), settings)
    } finally {
      await database.stop()
    }
  },
}
