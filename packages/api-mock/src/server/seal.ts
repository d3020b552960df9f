/** How what would open something is kept, so that who reads the store cannot use it. */
export type Seal = {
  /** What stands in the store for an id that nobody can guess. */
  readonly hash: (id: string) => string
  /** What only the holder of the server's secret can make of a text. */
  readonly mac: (text: string) => string
}

/** Keeps everything as it is: in a page the store is its visitor's own. */
export const OPEN_SEAL: Seal = { hash: (id) => id, mac: (text) => text }
