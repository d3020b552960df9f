/** A named place for text that outlives a page: session storage or local storage. */
export type StoragePort = {
  readonly read: (key: string) => string | undefined
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
  readonly clear: () => void
}
