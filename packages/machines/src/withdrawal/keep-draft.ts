import type { ActorRefFrom } from 'xstate'
import type { StoragePort } from '../ports/index.ts'
import { formatDraft, parseDraft, WITHDRAWAL_KEY } from './draft.ts'
import type { WithdrawalDraft } from './draft.ts'
import type { withdrawalMachine } from './machine.ts'
import { selectStep } from './snapshot.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'

/**
 * Reads the answers kept from before a reload, for the input of the machine; an entry that cannot be read is dropped.
 *
 * @param storage session storage
 * @example readDraft(storage)?.retirement_age // '64'
 */
export const readDraft = (storage: StoragePort): WithdrawalDraft | undefined => {
  const draft = parseDraft(storage.read(WITHDRAWAL_KEY))
  if (draft === undefined) storage.remove(WITHDRAWAL_KEY)
  return draft
}

/**
 * Writes what is kept of a stepper at one moment.
 *
 * A simulation under way is kept as its results: after a reload it is asked for again.
 *
 * @param snapshot state of the machine
 * @returns nothing without an eligible contract, and once the saver has left
 * @example keptDraft(snapshot) // '{"version":1,"withdraw":false,…}'
 */
export const keptDraft = (snapshot: WithdrawalSnapshot): string | undefined => {
  if (snapshot.status === 'done') return undefined
  const step = snapshot.matches('simulating') ? 'results' : selectStep(snapshot)
  return step && formatDraft(snapshot.context, step)
}

/**
 * Keeps the answers of a stepper as they change, for a reload; once the saver has left for the savings page, nothing is kept.
 *
 * An entry that a sign-out has wiped meanwhile is not written again.
 *
 * @param actor running machine
 * @param storage session storage
 * @returns what ends the keeping
 * @example const stop = keepDraft(actor, storage)
 */
export const keepDraft = (actor: ActorRefFrom<typeof withdrawalMachine>, storage: StoragePort): (() => void) => {
  const first = keptDraft(actor.getSnapshot())
  if (first === undefined) return () => {}
  storage.write(WITHDRAWAL_KEY, first)
  const subscription = actor.subscribe((snapshot) => {
    const draft = keptDraft(snapshot)
    if (storage.read(WITHDRAWAL_KEY) === undefined) subscription.unsubscribe()
    else if (draft === undefined) storage.remove(WITHDRAWAL_KEY)
    else storage.write(WITHDRAWAL_KEY, draft)
  })
  return () => subscription.unsubscribe()
}
