import type { StoragePort } from '@hautelisse/machines/ports'

/** Storage in memory: it ends with the object that holds it. */
export const memoryStorage = (): StoragePort => {
  const entries = new Map<string, string>()
  return {
    read: (key) => entries.get(key),
    write: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

/**
 * Opens a browser storage behind the storage port; a browser that refuses storage gets one that lasts as long as the page.
 *
 * @param open - hands over the storage; browsers that block it throw here
 * @param prefix - beginning of the entries that are the port's own; without one, all are
 */
export const storagePort = (open: () => Storage, prefix = ''): StoragePort => {
  let storage: Storage
  try {
    storage = open()
  } catch {
    return memoryStorage()
  }
  return {
    read: (key) => storage.getItem(`${prefix}${key}`) ?? undefined,
    write: (key, value) => {
      // A full storage must not lose the page: what could not be kept is asked for again after a reload.
      try {
        storage.setItem(`${prefix}${key}`, value)
      } catch {
        storage.removeItem(`${prefix}${key}`)
      }
    },
    remove: (key) => storage.removeItem(`${prefix}${key}`),
    clear: () => {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
    },
  }
}
