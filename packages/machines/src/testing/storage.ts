import type { StoragePort } from '../ports/index.ts'

/** A storage in memory whose content a test can read and write. */
export type FakeStorage = StoragePort & { readonly entries: ReadonlyMap<string, string> }

/**
 * Makes a storage for tests.
 *
 * @param given - entries that are there before
 * @example fakeStorage({ a: '1' }).read('a') // '1'
 */
export const fakeStorage = (given: Readonly<Record<string, string>> = {}): FakeStorage => {
  const entries = new Map(Object.entries(given))
  return {
    entries,
    read: (key) => entries.get(key),
    write: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
