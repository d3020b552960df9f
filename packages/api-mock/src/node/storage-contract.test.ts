import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { sqliteStorage } from './sqlite/storage.ts'
import { postgresStorage } from './postgres/storage.ts'
import { HAS_POSTGRES, startPostgres, type TestServer } from './postgres/test-server.ts'
import { memoryStorage, webStorage, type Storage, type WebStore } from '../storage/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'hautelisse-storage-'))
const open: (() => Promise<void> | void)[] = []
let server: TestServer | undefined
beforeAll(async () => {
  if (HAS_POSTGRES) server = await startPostgres()
})
afterAll(async () => {
  for (const close of open) await close()
  await server?.stop()
  rmSync(folder, { recursive: true })
})

const browserStore = (): WebStore & { readonly entries: Map<string, string> } => {
  const entries = new Map([['other', 'kept']])
  return {
    entries,
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

const inFile = (): Storage => {
  const storage = sqliteStorage(mkdtempSync(join(folder, 'each-')))
  open.push(storage.close)
  return storage
}

const inDatabase = async (): Promise<Storage> => {
  const storage = await postgresStorage((await server?.database()) ?? '')
  open.push(storage.close)
  return storage
}

const STORES: readonly (readonly [string, () => Storage | Promise<Storage>])[] = [
  ['memory', memoryStorage],
  ['a page', () => webStorage(browserStore(), 'api/')],
  ['a file', inFile],
  ...(HAS_POSTGRES ? [['PostgreSQL', inDatabase] as const] : []),
]

/** What each of the stores must do. */
describe.each(STORES)('the storage in %s', (_, make) => {
  let storage: Storage
  beforeEach(async () => {
    storage = await make()
  })

  it.each(['sessions', 'openings', 'kept'] as const)('keeps texts that end by themselves: %s', async (kind) => {
    const texts = storage[kind]
    await texts.add('a/é', { value: 'Éloïse', endsAt: 10 })
    await texts.add('b', { value: 'two', endsAt: 20 })
    expect([await texts.find('a/é'), await texts.find('a')]).toEqual(['Éloïse', undefined])

    expect(await texts.update('none', () => ({ writes: [['b', undefined]], result: 'changed' }))).toBeUndefined()
    const change = (value: string) => ({
      writes: [
        ['a/é', { value: `${value}!`, endsAt: 10 }],
        ['b', undefined],
        ['c', { value: 'three', endsAt: 30 }],
      ] as const,
      result: value,
    })
    expect(await texts.update('a/é', change)).toBe('Éloïse')
    expect([await texts.find('a/é'), await texts.find('b'), await texts.find('c')]).toEqual(['Éloïse!', undefined, 'three'])
  })

  it.each(['sessions', 'kept'] as const)('finds texts that end by themselves by their person: %s', async (kind) => {
    const texts = storage[kind]
    await texts.add('a/é', { value: 'one', endsAt: 10, person: 'p' })
    await texts.add('b', { value: 'two', endsAt: 10, person: 'q' })
    await texts.add('c', { value: 'three', endsAt: 10 })
    await texts.update('b', () => ({ writes: [['d', { value: 'four', endsAt: 10, person: 'p' }]], result: undefined }))
    expect(new Map(await texts.of('p'))).toEqual(
      new Map([
        ['a/é', 'one'],
        ['d', 'four'],
      ]),
    )
    expect(await texts.of('nobody')).toEqual([])
  })

  it('removes what has ended in small steps, and nothing else', async () => {
    for (const key of ['1', '2', '3']) await storage.sessions.add(key, { value: key, endsAt: Number(key) })
    for (const kind of ['openings', 'kept'] as const) await storage[kind].add('1', { value: 'other', endsAt: 1 })
    expect(await storage.sessions.removeEnded(2, 1)).toBe(1)
    expect(await storage.sessions.removeEnded(2, 10)).toBe(1)
    expect(await storage.sessions.removeEnded(2, 10)).toBe(0)
    expect([await storage.sessions.find('3'), await storage.openings.find('1')]).toEqual(['3', 'other'])
    expect([await storage.kept.removeEnded(1, 10), await storage.kept.find('1')]).toEqual([1, undefined])
  })

  it('changes a text once for each caller at the same time', async () => {
    await storage.sessions.add('n', { value: '0', endsAt: 1 })
    const more = (value: string) => ({
      writes: [['n', { value: String(Number(value) + 1), endsAt: 1 }]] as const,
      result: value,
    })
    await Promise.all(Array.from({ length: 20 }, () => storage.sessions.update('n', more)))
    expect(await storage.sessions.find('n')).toBe('20')
  })

  it('counts tries in windows, key by key', async () => {
    const { attempts } = storage
    const at = (now: number) => attempts.count('a', { now, windowMs: 100 })
    expect([await at(5), await at(104)]).toEqual([
      { tried: 1, since: 5 },
      { tried: 2, since: 5 },
    ])
    expect(await attempts.read('a', 104)).toEqual({ tried: 2, since: 5 })
    expect([await attempts.read('a', 105), await attempts.read('b', 5)]).toEqual([undefined, undefined])
    expect(await at(105)).toEqual({ tried: 1, since: 105 })
    await attempts.forget('a')
    expect(await attempts.read('a', 106)).toBeUndefined()
    await at(106)
    expect([await attempts.removeEnded(205, 10), await attempts.removeEnded(206, 10)]).toEqual([0, 1])
    const counts = await Promise.all(Array.from({ length: 20 }, () => at(300)))
    expect(new Set(counts.map(({ tried }) => tried)).size).toBe(20)
  })

  it('appends to the journal of a person what follows what was read, all of it or nothing', async () => {
    const { journal } = storage
    expect(await journal.read('p')).toEqual([])
    const one = { at: 1, value: 'one', key: 'k1' }
    const [two, three] = [
      { at: 1, value: 'two' },
      { at: 2, value: 'three', key: 'k3' },
    ]
    expect(await journal.append('p', 0, [one, two])).toBe('appended')
    expect(await journal.append('p', 0, [three])).toBe('conflict')
    expect(await journal.append('p', 1, [three])).toBe('conflict')
    expect(await journal.append('p', 5, [three])).toBe('conflict')
    expect(await journal.append('p', 2, [three, { at: 3, value: 'again', key: 'k1' }])).toBe('repeated')
    expect(await journal.append('p', 2, [three, three])).toBe('repeated')
    expect(await journal.append('q', 0, [one])).toBe('appended')
    expect(await journal.append('p', 2, [three])).toBe('appended')
    expect(await journal.read('p')).toEqual([
      { number: 1, ...one },
      { number: 2, ...two },
      { number: 3, ...three },
    ])
    expect(await journal.read('p', 2)).toEqual([{ number: 3, ...three }])
    expect(await journal.read('p', 0, 2)).toEqual([
      { number: 1, ...one },
      { number: 2, ...two },
    ])
    expect([await journal.last('p'), await journal.last('none')]).toEqual([3, 0])
    expect([await journal.find('p', 'k3'), await journal.find('p', 'none')]).toEqual([{ number: 3, ...three }, undefined])
  })

  it('lets one of several who append at the same time be first', async () => {
    const results = await Promise.all(
      Array.from({ length: 10 }, (__, index) => storage.journal.append('p', 0, [{ at: index, value: String(index) }])),
    )
    expect(results.toSorted()).toEqual(['appended', ...Array.from({ length: 9 }, () => 'conflict')])
    expect(await storage.journal.read('p')).toHaveLength(1)
  })

  it('keeps documents by person and name, with a version that only grows', async () => {
    const { documents } = storage
    const set = (value: string | null) => documents.update('p', 'n', (kept) => ({ value, result: kept?.version }))
    expect(await documents.read('p', 'n')).toBeUndefined()
    expect([await set('one'), await set('two')]).toEqual([undefined, 1])
    expect(await documents.read('p', 'n')).toEqual({ value: 'two', version: 2 })
    expect(await documents.update('p', 'n', (kept) => ({ result: kept?.value }))).toBe('two')
    expect(await documents.read('p', 'n')).toEqual({ value: 'two', version: 2 })
    await set(null)
    expect([await documents.read('p', 'n'), await set('three')]).toEqual([undefined, undefined])
    expect(await documents.read('p', 'n')).toEqual({ value: 'three', version: 4 })
    expect([await documents.read('q', 'n'), await documents.read('p', 'm')]).toEqual([undefined, undefined])
  })

  it('writes nothing when a change throws', async () => {
    const fail = (): never => {
      throw new Error('on purpose')
    }
    await storage.documents.update('p', 'n', () => ({ value: 'one', result: undefined }))
    await storage.sessions.add('s', { value: 'one', endsAt: 1 })
    await expect(storage.documents.update('p', 'n', fail)).rejects.toThrow('on purpose')
    await expect(storage.sessions.update('s', fail)).rejects.toThrow('on purpose')
    expect([(await storage.documents.read('p', 'n'))?.value, await storage.sessions.find('s')]).toEqual(['one', 'one'])
    await storage.documents.update('p', 'n', () => ({ value: 'two', result: undefined }))
    expect((await storage.documents.read('p', 'n'))?.version).toBe(2)
  })

  it('keeps every answer of a kind in its order, and no more than its caller says', async () => {
    const { proofs } = storage
    const give = (at: number, kind: string, most?: number) =>
      proofs.append('p', { at, value: JSON.stringify({ [kind]: at }) }, most)
    const said = (list: readonly { readonly at: number; readonly value: string }[]) => list.map(({ at, value }) => [at, value])
    expect([await give(2, 'a/é', 3), await give(1, 'b'), await give(1, 'a/é', 3), await give(3, 'a/é', 3)]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect([await give(4, 'a/é', 3), await give(5, 'b', 3), await give(6, 'a/é')]).toEqual([false, true, true])
    expect(said(await proofs.read('p', 'a/é'))).toEqual([
      [2, '{"a/é":2}'],
      [1, '{"a/é":1}'],
      [3, '{"a/é":3}'],
      [6, '{"a/é":6}'],
    ])
    expect([await proofs.last('p', 'b'), await proofs.last('p', 'a')]).toMatchObject([{ at: 5, value: '{"b":5}' }, undefined])
    expect([await proofs.count('p', 'a/é', 10), await proofs.count('p', 'a/é', 2), await proofs.count('q', 'b', 2)]).toEqual([
      4, 2, 0,
    ])
    expect(await proofs.read('q', 'b')).toEqual([])
  })
})

describe('the storage in a page', () => {
  it('leaves the page’s other entries alone, and starts anew where its own are broken', async () => {
    const store = browserStore()
    const storage = webStorage(store, 'api/')
    store.setItem('api/session/a', '{')
    store.setItem('api/journal/p', '[1]')
    expect([await storage.sessions.find('a'), await storage.journal.read('p')]).toEqual([undefined, []])
    expect(await storage.sessions.removeEnded(0, 10)).toBe(1)
    store.removeItem('api/journal/p')
    expect([...store.entries]).toEqual([['other', 'kept']])
  })
})
