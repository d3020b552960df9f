import { test } from '@fast-check/vitest'
import { todayInParis } from '@hautelisse/domain/calendar'
import { overdrawn, NO_BALANCES, sumsByAsset, withEntries } from '@hautelisse/domain/ledger'
import { paymentCommands, type PAID_BY, type PaymentCommand } from '@hautelisse/domain/payment/arbitraries'
import { describe, expect } from 'vitest'

import { PEOPLE } from '../people/index.ts'
import { movingClock } from '../server/index.ts'
import { memoryStorage } from '../storage/index.ts'
import {
  BY_DEBIT,
  HOMES,
  keyed,
  MONTHLY,
  PAYMENT,
  paymentBody,
  startApi,
  type HomeName,
  type Received,
} from '../testing/index.ts'
import { momentOf } from './moment.ts'
import { settle } from './settle.ts'

const IS_ALL = process.env['TEST_ALL'] === 'yes'
const [LENGTH, RUNS, TIME_LIMIT_MS] = [25, IS_ALL ? 100 : 3, 1_200_000]
const KINDS = { card: {}, debit: BY_DEBIT, monthly: MONTHLY } as const
const SUB = 'sylvie-garnier'

type By = (typeof PAID_BY)[number]
type Line = { readonly id: string; readonly status: string; readonly request_key?: string }

/** The plain reference: what a saver who counts on their fingers knows of each payment. */
type Known = {
  readonly key: string
  readonly by: By
  readonly id: string
  readonly waitsUntil: number
  state: 'waits' | 'under-way' | 'cancelled'
  isStopped: boolean
}

/** A tab of a browser: the key of its payment, and whether its saver saw a confirmation. */
type Tab = { key: string; by: By; sent: boolean; isConfirmed: boolean }

const shop = async (home: HomeName) => {
  const storage = memoryStorage()
  let passed = 0
  const now = (): number => Date.parse('2026-11-20T09:00:00Z') + passed * 60_000
  // The day goes on at midnight, as it does outside a sandbox whose day stands still.
  const clock = movingClock({ now, firstDay: () => todayInParis(now()), storage })
  const api = startApi(home, { storage, clock, limits: { actsPerMinute: Number.MAX_SAFE_INTEGER } })
  const visitor = api.visit()
  await visitor.signIn(SUB)
  const send = (path: string, key: string, body: unknown) => visitor.send({ method: 'POST', path, body, headers: keyed(key) })
  const pay = ({ key, by }: Pick<Tab, 'key' | 'by'>) => send(PAYMENT, key, paymentBody(KINDS[by]))
  const read = async (): Promise<readonly Line[]> => {
    const both = await Promise.all(
      ['progress', 'done'].map((status) => visitor.get(`/api/v2/services/operations/?status=${status}`)),
    )
    return both.flatMap((answer) => (answer.json() as { readonly operations: readonly Line[] }).operations)
  }
  const scheduled = async (): Promise<readonly { readonly id: string }[]> =>
    ((await visitor.get('/api/v2/services/operations/periodic-vv')).json() as { readonly periodic_vv: readonly Line[] })
      .periodic_vv
  const lose = (fault: 'drop' | 'lost') => visitor.post('/api/faults', { call: 's2e-payment', fault, times: 1 })
  const atDoor = (payment: string, outcome: string) =>
    visitor.send({
      method: 'POST',
      path: '/stand-in/card-payment',
      body: new URLSearchParams({ payment, outcome, csrf: visitor.credentials.get('XSRF-TOKEN') ?? '' }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  const minutes = async (count: number): Promise<void> => {
    passed += count
    // A session ends without a call; the saver signs in again, and keeps what the tab kept.
    await visitor.signIn(SUB)
  }
  return { ...api, storage, clock, send, pay, read, scheduled, lose, atDoor, minutes, elapsed: () => passed }
}

const idIn = (answer: Received): string => (answer.json() as { readonly s2e_transaction_id: string }).s2e_transaction_id

const walk = async (home: HomeName, given: readonly PaymentCommand[]): Promise<void> => {
  const { send, pay, read, scheduled, lose, atDoor, minutes, elapsed, storage, clock, errors } = await shop(home)
  const known: Known[] = []
  const tabs: Tab[] = []
  let [at, keys, acts] = [0, 0, 0]

  const recorded = (tab: Tab, id: string): void => {
    const before = known.find(({ key }) => key === tab.key)
    if (before !== undefined) {
      expect(id).toBe(before.id)
      return
    }
    const state = tab.by === 'card' ? 'waits' : 'under-way'
    known.push({ key: tab.key, by: tab.by, id, waitsUntil: elapsed() + 30, state, isStopped: false })
  }
  const told = (tab: Tab, answers: readonly Received[]): void => {
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      recorded(tab, idIn(answer))
    }
    tab.isConfirmed = true
  }
  /** After a lost answer the page asks the operations, never the server to do it again. */
  const verify = async (tab: Tab): Promise<void> => {
    const lines = tab.by === 'monthly' ? await scheduled() : (await read()).filter(({ request_key: key }) => key === tab.key)
    const expected = known.find(({ key }) => key === tab.key)
    const isThere = expected !== undefined && lines.some(({ id }) => id === expected.id)
    if (tab.by !== 'monthly') expect(lines).toHaveLength(expected === undefined ? 0 : 1)
    if (isThere) tab.isConfirmed = true
  }
  const again = async (tab: Tab | undefined, clicks: number): Promise<void> => {
    if (tab === undefined || !tab.sent) return
    // Clicks fall into one moment: the server sees the requests at once.
    told(tab, await Promise.all(Array.from({ length: clicks }, () => pay(tab))))
  }

  const steps: {
    readonly [Kind in PaymentCommand['kind']]: (command: Extract<PaymentCommand, { kind: Kind }>) => Promise<void>
  } = {
    submit: async ({ by, answer }) => {
      const tab: Tab = { key: `key-${(keys += 1)}`, by, sent: true, isConfirmed: false }
      tabs[at] = tab
      if (answer === 'comes') return told(tab, [await pay(tab)])
      await lose(answer === 'lost-before' ? 'drop' : 'lost')
      await expect(pay(tab)).rejects.toThrow('cut on purpose')
      if (answer === 'lost-after') {
        const entries = await storage.journal.read(SUB)
        const { answer: kept } = JSON.parse(entries.at(-1)?.value ?? '{}') as {
          readonly answer: { readonly s2e_transaction_id: string }
        }
        recorded(tab, kept.s2e_transaction_id)
      }
      await verify(tab)
    },
    'click-again': () => again(tabs[at], 3),
    'send-again': () => again(tabs[at], 1),
    reload: async () => {
      const tab = tabs[at]
      if (tab?.sent === true) await verify(tab)
    },
    'second-tab': async () => void (at = 1 - at),
    card: async ({ isAccepted }) => {
      const one = known.findLast(({ state }) => state === 'waits')
      if (one === undefined) return
      await atDoor(one.id, isAccepted ? 'accepted' : 'refused')
      one.state = isAccepted ? 'under-way' : 'cancelled'
    },
    cancel: async ({ which }) => {
      const one = known[which]
      if (one === undefined || one.by === 'monthly') return
      const { status } = await send(`/api/v2/services/operations/${one.id}/cancel`, `act-${(acts += 1)}`, {})
      // Of a debit only the server knows whether its 18:00 has passed; a card that is awaited can always be taken back.
      if (one.by === 'card') expect(status).toBe(one.state === 'waits' ? 200 : 409)
      if (status === 200) one.state = 'cancelled'
    },
    stop: async ({ which }) => {
      const one = known[which]
      if (one === undefined || one.by !== 'monthly') return
      const { status } = await send('/api/v2/services/api-s2e/cancel-periodic-voluntary-payment', `act-${(acts += 1)}`, {
        id: one.id,
      })
      expect(status).toBe(one.isStopped ? 409 : 200)
      one.isStopped = true
    },
    minutes: async ({ minutes: count }) => {
      await minutes(count)
      for (const one of known) if (one.state === 'waits' && elapsed() >= one.waitsUntil) one.state = 'cancelled'
    },
    days: async ({ days }) => {
      await clock.move(days)
      for (const one of known) if (one.state === 'waits') one.state = 'cancelled'
    },
  }

  for (const command of given) {
    await steps[command.kind](command as never)
    const lines = await read()
    for (const { key, by, id, state } of known) {
      const own = lines.filter(({ request_key }) => request_key === key)
      if (by === 'monthly') continue
      expect([key, own.map((line) => line.id)]).toEqual([key, [id]])
      expect([key, own[0]?.status === 'Annulé']).toEqual([key, state === 'cancelled'])
    }
    const listed = new Set((await scheduled()).map(({ id }) => id))
    for (const { id } of known.filter(({ by, isStopped }) => by === 'monthly' && !isStopped)) expect(listed).toContain(id)
    expect(lines.filter(({ request_key: key }) => key?.startsWith('key-') === true)).toHaveLength(
      known.filter(({ by }) => by !== 'monthly').length,
    )
    for (const tab of tabs.filter(Boolean))
      if (tab.isConfirmed) expect(known.filter(({ key }) => key === tab.key)).toHaveLength(1)
  }

  const person = PEOPLE.find(({ oauth_profile: { sub } }) => sub === SUB)
  if (person === undefined) throw new Error('Sylvie is seeded.')
  const entries = await storage.journal.read(SUB)
  const { done } = settle(person, entries, momentOf(clock))
  expect(errors).toEqual([])
  expect(entries.filter(({ value }) => value.includes('"kind":"payment"'))).toHaveLength(known.length)
  const sums = (done?.entries ?? []).flatMap(({ postings }) => Array.from(sumsByAsset(postings).values()))
  expect(sums.every((sum) => sum.isZero())).toBe(true)
  expect(overdrawn(withEntries(NO_BALANCES, done?.entries ?? []))).toEqual([])
}

describe.each(HOMES)('in the home "%s"', (home) => {
  test.prop([paymentCommands(LENGTH)], { numRuns: RUNS })(
    '[LEDG-01] [LEDG-06] [LEDG-08] [PAY-20] [PAYM-11] no act is done twice, whatever is clicked, lost, sent again, reloaded or taken back, and no confirmation is without its operation',
    (given) => walk(home, given),
    TIME_LIMIT_MS,
  )
})
