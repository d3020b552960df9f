import type { StoragePort } from '../ports/index.ts'

/**
 * Entry of local storage that says when somebody was last at work in a tab. A tab that was frozen has heard no message of the others; it reads
 * this before it ends their session.
 */
const KEY = 'hautelisse.activity'

/**
 * Keeps the instant of an activity for the other tabs.
 *
 * @param storage - local storage
 * @param at - milliseconds since 1970, as text
 */
export const keepActivity = (storage: StoragePort, at: string): void => storage.write(KEY, at)

/** An activity that a tab kept: the entry itself, and how long ago it was. */
export type ToldActivity = { readonly entry: string; readonly agoMs: number }

/**
 * Reads the last activity of any tab; an entry that is broken or of an instant to come is none.
 *
 * @param storage - local storage
 * @param now - what the clock says
 */
export const readActivity = (storage: StoragePort, now: number): ToldActivity | undefined => {
  const entry = storage.read(KEY)
  if (entry === undefined || !/^\d+$/.test(entry)) return undefined
  const agoMs = now - Number(entry)
  return agoMs >= 0 ? { entry, agoMs } : undefined
}
