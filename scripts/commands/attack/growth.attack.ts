import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type * as Databases from '../../../packages/api-mock/src/node/postgres/test-server.ts'
import { signIn, type Visitor } from '../../measures/bench/visitor.ts'
import { besideDatabase, besideFile, type Beside, type Entry } from './beside.ts'
import type { Attack, Attacked, Found, Victim } from './target.ts'

// The tests' own database is no part of the package: it is loaded by its place.
const NODE = new URL('../../../packages/api-mock/src/node/', import.meta.url)
const { HAS_POSTGRES, startPostgres } = (await import(new URL('postgres/test-server.ts', NODE).href)) as typeof Databases

const [GREEDY, OTHER] = ['sylvie-garnier', 'nadia-belkhir']
const RECORDS = 100_000
/** As many answers as a document of former versions was found to hold a server with. */
const ANSWERED = 20_000
const [FEW, MANY] = [10, 10_000]
/** Few acts, so that a limit of thirty a minute bears them all. */
const [READS, ROUNDS, ACTS] = [100, 3, 4]
/** Acts that take minutes are measured no longer than this, in milliseconds. */
const LONGEST_MS = 15_000
const [MOST_TIMES, MOST_ACT_TIMES] = [1.2, 4]
/** The 95th percentile of others’ waits while a journal is read, in milliseconds: the machine has other work too. */
const [MOST_HOLD_MS, MOST_HOLD_TIMES] = [100, 4]
const SHARED = { SECRET: '5e'.repeat(32), TRUSTED_PROXY: '127.0.0.1' }

const ROBO = '/api/v3/simulators/robo-advisor'
const PEE = { user_id: GREEDY, entity_id: 'ent-aubrenne', contract_id: 'pee-aubrenne' }
const PAYMENT = '/api/v2/services/api-s2e/transactional/voluntary_payment'
const PROFILE = '/api/v3/login/oauth/profile/collective'
const CARD = {
  main_company_id: 'ent-aubrenne',
  policy_id: '00482190',
  kind: 'PUNCTUAL',
  method: 'CARD',
  amount: 15,
  repartitions: [{ id: '00482190', investments: [{ id: 'monetaire-responsable', amount: 15 }] }],
}
const REFUSED = { ...PEE, version: '2026-10', answers: null, confirmed: [] }

const rank = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
const inMs = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`

const timed = async (task: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await task()
  return performance.now() - start
}

const enter = ({ address }: Victim, person: string): Promise<Visitor> => signIn(address, (sent) => fetch(sent), person)

const ask = async (visitor: Visitor, method: string, path: string, body?: unknown, key?: string): Promise<unknown> => {
  const answer = await visitor.send({ method, path, body, ...(key === undefined ? {} : { key }) })
  const text = await answer.text()
  if (answer.status >= 400) throw new Error(`${method} ${path} is answered ${answer.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** What reads everything that a person answered. */
const readAll = async (visitor: Visitor): Promise<void> => {
  await ask(visitor, 'POST', `${ROBO}/profile`, PEE)
  await ask(visitor, 'GET', '/api/v3/b2v/initialize')
  await ask(visitor, 'GET', '/api/v2/services/budget-insight/connections')
}

/** Reads of somebody else while a task goes on: all of them, in milliseconds. */
const readsDuring = async (other: Visitor, task: () => Promise<unknown>): Promise<readonly number[]> => {
  const reads: number[] = []
  const state = { isOver: false }
  const done = task().finally(() => (state.isOver = true))
  while (!state.isOver) reads.push(await timed(() => ask(other, 'GET', PROFILE)))
  await done
  return reads
}

/** The 95th percentile of somebody else’s reads while the greedy one reads on and on: the best of some rounds, since the machine has other work. */
const slowReads = async (greedy: Visitor, other: Visitor): Promise<number> => {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const state = { isOver: false }
    const reading = async () => {
      while (!state.isOver) await readAll(greedy)
    }
    const busy = reading()
    const times: number[] = []
    while (times.length < READS) times.push(await timed(() => ask(other, 'GET', PROFILE)))
    state.isOver = true
    await busy
    rounds.push(rank(times, 0.95))
  }
  return Math.min(...rounds)
}

/** A server that lets connections break has not held either. */
const holding = async (name: string, task: () => Promise<readonly Found[]>): Promise<readonly Found[]> =>
  task().catch((error: unknown) => [{ held: false, seen: `${name}: ${String(error)}, ${String((error as Error).cause)}` }])

type Row = { readonly value: string }

/** Puts copies of what the greedy one answered last into the store, as rows, or in the document of former versions. */
const multiply = ({ folder }: Victim): void => {
  const database = new DatabaseSync(join(folder, 'hautelisse.sqlite'))
  database.exec('PRAGMA busy_timeout = 2000; BEGIN IMMEDIATE')
  const copies = database.prepare('SELECT value FROM consents WHERE person = ?').all(GREEDY) as unknown as readonly Row[]
  const insert = database.prepare('INSERT INTO consents (person, at, value) VALUES (?, ?, ?)')
  for (let at = 0; at < RECORDS; at += 1) insert.run(GREEDY, at, copies[at % copies.length]?.value ?? '')
  const kept = database.prepare("SELECT value FROM documents WHERE person = ? AND name = 'robo/records'").get(GREEDY)
  if (kept !== undefined) {
    const [record] = JSON.parse(String(kept['value'])) as readonly unknown[]
    const value = JSON.stringify(Array.from({ length: ANSWERED }, () => record))
    database.prepare("UPDATE documents SET value = ? WHERE person = ? AND name = 'robo/records'").run(value, GREEDY)
  }
  database.exec('COMMIT')
  database.close()
}

const records = async (victim: Victim): Promise<readonly Found[]> => {
  const [greedy, other] = [await enter(victim, GREEDY), await enter(victim, OTHER)]
  await ask(greedy, 'POST', '/api/v3/consents/b2v', { user_id: GREEDY, b2v_consent: true })
  await ask(greedy, 'POST', `${ROBO}/questionnaire`, REFUSED)
  await readAll(greedy)
  const before = await slowReads(greedy, other)
  multiply(victim)
  const after = await slowReads(greedy, other)
  const own = await timed(() => readAll(greedy))
  return [
    {
      held: after <= before * MOST_TIMES,
      seen: `p95 of another’s reads while one reads their records: ${inMs(before)}, with ${RECORDS} of them ${inMs(after)} (${(after / before).toFixed(2)} times); their own three reads ${inMs(own)}`,
    },
  ]
}

let keys = 0
const pay = (visitor: Visitor): Promise<unknown> => ask(visitor, 'POST', PAYMENT, CARD, `key-${(keys += 1)}`)

/** A payment that is asked for and taken back, which no limit of calls slows down once it is put there. */
const payAndCancel = async (visitor: Visitor): Promise<void> => {
  const { s2e_transaction_id: id } = (await pay(visitor)) as { readonly s2e_transaction_id: string }
  await ask(visitor, 'POST', `/api/v2/services/operations/${id}/cancel`, {}, `key-${(keys += 1)}`)
}

/** Processor time of a process so far, in milliseconds, whatever else the machine does; Linux says it of each thread. */
const processorOf = ({ pid }: Victim): number => {
  const tasks = `/proc/${pid}/task`
  const spent = readdirSync(tasks).map((task) => Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]))
  return spent.reduce((sum, one) => sum + one, 0) / 1e6
}

/** Processor time of one act, in milliseconds. */
const costOfActs = async (victim: Victim, visitor: Visitor): Promise<number> => {
  const costs: number[] = []
  for (const start = performance.now(); costs.length < ACTS && performance.now() - start < LONGEST_MS;) {
    const before = processorOf(victim)
    await payAndCancel(visitor)
    costs.push((processorOf(victim) - before) / 2)
  }
  return rank(costs, 0.5)
}

const FIRST_ID = '41720001'
/** Copies of the first payment and its cancellation, all of one day, up to so many entries. */
const copiesOf = ([paid, cancelled]: readonly Entry[], from: number): readonly Entry[] =>
  Array.from({ length: MANY - from }, (_, place): Entry => {
    const [number, isPaid] = [from + place + 1, place % 2 === 0]
    const id = `4172${String(isPaid ? number : number - 1).padStart(4, '0')}`
    const copied = (isPaid ? paid : cancelled) ?? { at: 0, value: '' }
    return { at: copied.at, key: `copy-${number}`, value: copied.value.replaceAll(FIRST_ID, id) }
  })

const journal = async (victim: Victim, store: string, open: () => Promise<Beside>): Promise<readonly Found[]> => {
  const [first, other] = [await enter(victim, GREEDY), await enter(victim, OTHER)]
  for (let acts = 0; acts < FEW; acts += 2) await payAndCancel(first)
  const few = await costOfActs(victim, first)
  const quiet = await readsDuring(other, async () => {
    for (let reads = 0; reads < READS; reads += 1) await ask(first, 'GET', PROFILE)
  })
  const beside = await open()
  const entries = await beside.read()
  await beside.append(entries.length, copiesOf(entries, entries.length))
  await beside.close()
  const greedy = await enter(victim, GREEDY)
  let start = 0
  const reads = await readsDuring(other, async () => {
    start = await timed(() => pay(greedy))
  })
  const many = await costOfActs(victim, greedy)
  const times = many / few
  return [
    {
      held: times <= MOST_ACT_TIMES,
      seen: `${store}: an act after ${FEW} entries of one day takes ${inMs(few)} of processor, after ${MANY} ${inMs(many)} (${times.toFixed(2)} times)`,
    },
    {
      held: rank(reads, 0.95) <= Math.max(MOST_HOLD_MS, MOST_HOLD_TIMES * rank(quiet, 0.95)),
      seen: `${store}: the first act that reads ${MANY} entries takes ${inMs(start)}, and p95 of another’s reads meanwhile is ${inMs(rank(reads, 0.95))}, before it was ${inMs(rank(quiet, 0.95))}`,
    },
  ]
}

const onDatabase = async ({ withServer }: Attacked): Promise<readonly Found[]> => {
  const database = await startPostgres()
  try {
    const url = await database.database()
    const settings = { DATABASE_URL: url, ...SHARED }
    return await withServer((victim) => journal(victim, 'PostgreSQL', () => besideDatabase(url, GREEDY)), settings)
  } finally {
    await database.stop()
  }
}

/** One person has a hundred thousand records, and ten thousand entries of one day in their journal. */
export const attack: Attack = {
  tries: 'lets the records and the journal of one person grow, so that everybody waits',
  run: async (attacked) => [
    ...(await holding('records', () => attacked.withServer(records))),
    ...(await holding('a file', () =>
      attacked.withServer((victim) => journal(victim, 'a file', () => besideFile(victim.folder, GREEDY))),
    )),
    ...(HAS_POSTGRES ? await holding('PostgreSQL', () => onDatabase(attacked)) : []),
  ],
}
