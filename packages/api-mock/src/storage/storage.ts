/**
 * Where the API keeps what people save: texts under keys. Promises, so that a shared store may stand behind it when several processes serve.
 */
export type Storage = {
  readonly get: (key: string) => Promise<string | undefined>
  readonly set: (key: string, value: string) => Promise<void>
  readonly delete: (key: string) => Promise<void>
  /** Keys that begin with the prefix, in their order. */
  readonly list: (prefix: string) => Promise<readonly string[]>
}

/**
 * Returns a storage that lives as long as the process or the page: for tests.
 *
 * @example await memoryStorage().get('session/none') // undefined
 */
export const memoryStorage = (): Storage => {
  const entries = new Map<string, string>()
  return {
    get: async (key) => entries.get(key),
    set: async (key, value) => void entries.set(key, value),
    delete: async (key) => void entries.delete(key),
    list: async (prefix) => [...entries.keys()].filter((key) => key.startsWith(prefix)).toSorted(),
  }
}

/**
 * Returns a storage on a page's own store of texts (session storage), under a prefix that keeps it apart from the page's other entries.
 *
 * @param store the page's store
 * @param prefix prefix of every key
 * @example webStorage(sessionStorage, 'hautelisse.api/')
 */
export const webStorage = (store: WebStore, prefix: string): Storage => ({
  get: async (key) => store.getItem(`${prefix}${key}`) ?? undefined,
  set: async (key, value) => store.setItem(`${prefix}${key}`, value),
  delete: async (key) => store.removeItem(`${prefix}${key}`),
  list: async (start) =>
    Array.from({ length: store.length }, (_, index) => store.key(index))
      .filter((key) => key?.startsWith(`${prefix}${start}`) === true)
      .map((key) => key?.slice(prefix.length) ?? '')
      .toSorted(),
})

/** The part of the browser's `Storage` that is used. */
export type WebStore = {
  readonly length: number
  readonly key: (index: number) => string | null
  readonly getItem: (key: string) => string | null
  readonly setItem: (key: string, value: string) => void
  readonly removeItem: (key: string) => void
}
