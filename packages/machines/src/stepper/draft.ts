import type { StoragePort, StoredEntry } from '../ports/index.ts'

type Watched<Snapshot> = {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void }
}

type DraftOptions<Snapshot, Draft> = {
  /** What is kept at one moment; undefined as long as there is no answer, and once the saver has left. */
  readonly draftOf: (snapshot: Snapshot) => Draft | undefined
}

/**
 * Keeps the answers of a stepper as they change, for a reload: from the first answer on, until there is nothing left to keep. An entry that
 * a sign-out has wiped meanwhile is not written again.
 *
 * @param actor running machine
 * @param storage session storage
 * @param entry where and how the draft is kept
 * @param options what is kept of a moment
 * @returns function that ends the keeping
 * @example const stop = keepDraft(actor, storage, draft, { draftOf })
 */
export const keepDraft = <Snapshot, Draft>(
  actor: Watched<Snapshot>,
  storage: StoragePort,
  entry: StoredEntry<Draft>,
  { draftOf }: DraftOptions<Snapshot, Draft>,
): (() => void) => {
  let isKept = false
  const keep = (): void => {
    // A sign-out is noticed by the absence of the entry.
    if (isKept && storage.read(entry.key) === undefined) return subscription.unsubscribe()
    const draft = draftOf(actor.getSnapshot())
    if (draft !== undefined) entry.write(storage, draft)
    else if (isKept) entry.remove(storage)
    isKept = draft !== undefined
  }
  const subscription = actor.subscribe(keep)
  keep()
  return () => subscription.unsubscribe()
}
