import type { StoragePort, StoredEntry } from '../ports/index.ts'

type Watched<Snapshot> = {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void }
}

type DraftOptions<Snapshot, Draft> = {
  /** What is kept at one moment; undefined as long as there is no answer, and once the saver has left. */
  readonly draftOf: (snapshot: Snapshot) => Draft | undefined
  /** Says when a change is written; at once unless told. Changes until then are written together. */
  readonly later?: ((task: () => void) => void) | undefined
}

/** `flush` writes what is due at once, for a page that is left; `stop` does so and ends the keeping. */
export type Keeping = { readonly flush: () => void; readonly stop: () => void }

const atOnce = (task: () => void): void => task()

/**
 * Keeps the answers of a stepper as they change, for a reload: from the first answer on, until there is nothing left to keep. An entry that
 * a sign-out has wiped meanwhile is not written again.
 *
 * @param actor running machine
 * @param storage session storage
 * @param entry where and how the draft is kept
 * @param options what is kept of a moment, and when it is written
 * @example const { flush, stop } = keepDraft(actor, storage, draft, { draftOf, later: afterPaint })
 */
export const keepDraft = <Snapshot, Draft>(
  actor: Watched<Snapshot>,
  storage: StoragePort,
  entry: StoredEntry<Draft>,
  { draftOf, later = atOnce }: DraftOptions<Snapshot, Draft>,
): Keeping => {
  let isKept = false
  let isDue = false
  const keep = (): void => {
    if (isKept && storage.read(entry.key) === undefined) return subscription.unsubscribe()
    const draft = draftOf(actor.getSnapshot())
    if (draft !== undefined) entry.write(storage, draft)
    else if (isKept) entry.remove(storage)
    isKept = draft !== undefined
  }
  const flush = (): void => {
    if (!isDue) return
    isDue = false
    keep()
  }
  // The first draft is written at once: a sign-out is noticed by the absence of the entry.
  const subscription = actor.subscribe(() => {
    if (!isKept) keep()
    else if (!isDue) {
      isDue = true
      later(flush)
    }
  })
  keep()
  const stop = (): void => {
    flush()
    subscription.unsubscribe()
  }
  return { flush, stop }
}
