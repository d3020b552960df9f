import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { notingLetters } from '../../journal/index.ts'
import { memoryStorage } from '../../storage/index.ts'
import { confirmByCode, keyed, pdf, startApi, type Visitor } from '../../testing/index.ts'
import { postgresStorage } from '../postgres/storage.ts'
import { HAS_POSTGRES, startPostgres, type TestServer } from '../postgres/test-server.ts'
import { sqliteStorage } from '../sqlite/storage.ts'
import { deliverFrom } from './deliver.ts'
import type { LetterQueue } from './letter-queue.ts'
import { lettersToSend, type LetterToSend } from './letter-to-send.ts'

const SAVER = 'sylvie-garnier'
const SECONDS = 15_000
const UPDATE = '/api/v2/services/api-s2e/profile/update-bank-account-coordinates'

type Asked = { readonly request_id: string; readonly demonstration: string }

const ask = async (visitor: Visitor): Promise<Asked> => {
  const [holder, iban] = ['Sylvie Garnier', 'FR1420041010050500013M02606']
  const body = { main_company_id: 'ent-aubrenne', purposes: ['VIREMENT'], country: 'FR', holder, iban, bic: null }
  const sent = { method: 'POST', path: UPDATE, body, files: [pdf('rib.pdf')], headers: keyed('asked') }
  return (await visitor.send(sent)).json() as Asked
}
const sign = (visitor: Visitor, { request_id, demonstration }: Asked) =>
  visitor.send({
    method: 'POST',
    path: `${UPDATE}/signature`,
    body: { certified: true, request_id, code: demonstration },
    headers: keyed('signed'),
  })
const signed = async (visitor: Visitor): Promise<Asked> => {
  const asked = await ask(visitor)
  await sign(visitor, asked)
  return asked
}
const cancel = (visitor: Visitor, { request_id }: Asked) =>
  visitor.send({ method: 'DELETE', path: `${UPDATE}/${request_id}`, headers: keyed('cancel') })

type Store = Awaited<ReturnType<typeof postgresStorage>> | ReturnType<typeof sqliteStorage>

let server: TestServer | undefined
const folders: string[] = []
const ends: (() => Promise<void> | void)[] = []
beforeAll(async () => {
  if (HAS_POSTGRES) server = await startPostgres()
})
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
  ends.length = 0
})
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true })
  await server?.stop()
})

/** Somebody whose session is confirmed, on a store that notes letters. */
const saverOn = async (store: Store) => {
  const { visit } = startApi('server', { storage: { ...store, journal: notingLetters(store.journal) } })
  const visitor = visit()
  await visitor.signIn(SAVER)
  await confirmByCode(visitor)
  return visitor
}

/** A service that takes letters, once it has refused as many tries as it is told. */
const service = (refusals = 0) => {
  const taken: LetterToSend[] = []
  let [left, wanted] = [refusals, 0]
  let tell = (): void => {}
  const send = async (letter: LetterToSend): Promise<void> => {
    if (left > 0) {
      left -= 1
      throw new Error('Not now.')
    }
    taken.push(letter)
    if (taken.length >= wanted) tell()
  }
  const until = (count: number): Promise<void> =>
    new Promise((resolve) => {
      ;[wanted, tell] = [count, resolve]
      if (taken.length >= count) resolve()
    })
  return { taken, send, until, keys: () => taken.map(({ key }) => key.split('/').slice(0, 3).join('/')) }
}

const start = async (store: Store & { readonly letters: LetterQueue }, send: (letter: LetterToSend) => Promise<void>) => {
  const stop = await store.letters.start(deliverFrom(store.journal, send))
  ends.push(stop)
  return stop
}

const STORES: readonly (readonly [string, () => Promise<() => Promise<Store>>])[] = [
  [
    'a file',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'hautelisse-letters-'))
      folders.push(folder)
      return async () => sqliteStorage(folder)
    },
  ],
  ...(HAS_POSTGRES
    ? [
        [
          'PostgreSQL',
          async () => {
            const url = (await server?.database()) ?? ''
            return () => postgresStorage(url)
          },
        ] as const,
      ]
    : []),
]

describe.each(STORES)('the letters of acts in %s', (_, make) => {
  const opened = async (open: () => Promise<Store>): Promise<Store> => {
    const store = await open()
    ends.push(() => store.close())
    return store
  }

  it('are each handed over once, with a key of their own', { timeout: SECONDS }, async () => {
    const store = await opened(await make())
    const visitor = await saverOn(store)
    const { taken, send, until, keys } = service()
    await start(store, send)
    await cancel(visitor, await signed(visitor))
    await until(4)
    expect(keys().toSorted()).toEqual([`${SAVER}/2/0`, `${SAVER}/2/1`, `${SAVER}/3/0`, `${SAVER}/3/1`])
    expect(new Set(taken.map(({ to }) => to))).toEqual(new Set(['sylvie-garnier@example.com', '0639984081']))
  })

  it('are handed over after a restart, where the server ended before it could', { timeout: SECONDS }, async () => {
    const open = await make()
    const first = await open()
    const visitor = await saverOn(first)
    await signed(visitor)
    await first.close()
    const { send, until, keys } = service()
    await start(await opened(open), send)
    await until(2)
    expect(keys().toSorted()).toEqual([`${SAVER}/2/0`, `${SAVER}/2/1`])
  })

  it(
    'are tried again where the service does not take them, each by itself: one that was taken is not sent twice',
    { timeout: SECONDS },
    async () => {
      const store = await opened(await make())
      const visitor = await saverOn(store)
      const { send, until, keys } = service(1)
      await start(store, send)
      await signed(visitor)
      await until(2)
      expect(keys().toSorted()).toEqual([`${SAVER}/2/0`, `${SAVER}/2/1`])
    },
  )

  it('are noted for acts that bring some, and for those that are kept alone', { timeout: SECONDS }, async () => {
    const store = await opened(await make())
    const visitor = await saverOn(store)
    const asked = await ask(visitor)
    // The same signature sent again under its key is one act, and tells nobody twice.
    await sign(visitor, asked)
    await sign(visitor, asked)
    const { send, until, keys } = service()
    await start(store, send)
    await until(2)
    await cancel(visitor, asked)
    await until(4)
    expect(keys().filter((key) => key.startsWith(`${SAVER}/2/`))).toHaveLength(2)
  })
})

it('letters of acts that share a number have different keys', async () => {
  const storage = memoryStorage()
  const { visit } = startApi('server', { storage })
  const visitor = visit()
  await visitor.signIn(SAVER)
  await confirmByCode(visitor)
  await cancel(visitor, await signed(visitor))
  const keys = (await storage.journal.read(SAVER)).flatMap((entry) => lettersToSend(SAVER, entry).map(({ key }) => key))
  expect([keys.length, new Set(keys).size]).toEqual([4, 4])
})
