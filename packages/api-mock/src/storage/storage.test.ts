import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { sqliteStorage } from '../node/index.ts'
import { memoryStorage, webStorage, type WebStore } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'hautelisse-storage-'))
afterAll(() => rmSync(folder, { recursive: true }))

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

describe.each([
  ['memory', memoryStorage],
  ['a page', () => webStorage(browserStore(), 'api/')],
  ['a file', () => sqliteStorage(join(folder, 'each'))],
])('the storage in %s', (_, make) => {
  it('gets what was set, replaces it, and forgets what was deleted', async () => {
    const storage = make()
    expect(await storage.get('person/1')).toBeUndefined()
    await storage.set('person/1', 'Éloïse')
    await storage.set('person/1', 'Élise')
    expect(await storage.get('person/1')).toBe('Élise')
    await storage.delete('person/1')
    await storage.delete('person/1')
    expect(await storage.get('person/1')).toBeUndefined()
  })

  it('lists the keys of a prefix in their order, and no others', async () => {
    const storage = make()
    for (const key of ['b/2', 'a/2', 'a/1', 'a', 'aa/1', 'a/é', 'A/1']) await storage.set(key, 'x')
    expect(await storage.list('a/')).toEqual(['a/1', 'a/2', 'a/é'])
    for (const key of await storage.list('')) await storage.delete(key)
  })
})

describe('the storage in a file', () => {
  it('finds everything again after a restart, in a folder that it created', async () => {
    const directory = join(folder, 'new', 'deep')
    const before = sqliteStorage(directory)
    await before.set('session/1', 'open')
    before.close()
    const after = sqliteStorage(directory)
    expect(await after.get('session/1')).toBe('open')
    after.close()
  })
})

describe('the storage in a page', () => {
  it('leaves the page’s other entries alone', async () => {
    const store = browserStore()
    const storage = webStorage(store, 'api/')
    await storage.set('a', '1')
    expect(await storage.list('')).toEqual(['a'])
    await storage.delete('a')
    expect([...store.entries]).toEqual([['other', 'kept']])
  })
})
