import type { ActorRefFrom } from 'xstate'
import type { StoragePort } from '../ports/index.ts'
import { formatTaxDraft, parseTaxDraft, TAX_SAVING_KEY } from './draft.ts'
import type { TaxSavingDraft } from './draft.ts'
import type { taxSavingMachine } from './machine.ts'
import { selectTaxStep } from './snapshot.ts'
import type { TaxSavingSnapshot } from './snapshot.ts'

/**
 * Reads the answers kept from before a reload, for the input of the machine; an entry that cannot be read is dropped.
 *
 * @param storage session storage
 * @example readTaxDraft(storage)?.client_age // '41'
 */
export const readTaxDraft = (storage: StoragePort): TaxSavingDraft | undefined => {
  const draft = parseTaxDraft(storage.read(TAX_SAVING_KEY))
  if (draft === undefined) storage.remove(TAX_SAVING_KEY)
  return draft
}

/** Writes what is kept of a simulator at one moment; a call under way is kept as its results: after a reload it is made again. */
export const keptTaxDraft = (snapshot: TaxSavingSnapshot): string =>
  formatTaxDraft(snapshot.context, snapshot.matches({ stepper: 'simulating' }) ? 'results' : selectTaxStep(snapshot))

/** Keeps what is due at once, and ends the keeping. */
export type Keeping = { readonly flush: () => void; readonly stop: () => void }

const atOnce = (task: () => void): void => task()

/**
 * Keeps the answers of a simulator as they change, for a reload. An entry that a sign-out has wiped meanwhile is not written again.
 *
 * @param actor running machine
 * @param storage session storage
 * @param later says when a change is written; at once unless told. Changes until then are written together
 * @example const { flush, stop } = keepTaxDraft(actor, storage, afterPaint)
 */
export const keepTaxDraft = (
  actor: ActorRefFrom<typeof taxSavingMachine>,
  storage: StoragePort,
  later: (task: () => void) => void = atOnce,
): Keeping => {
  storage.write(TAX_SAVING_KEY, keptTaxDraft(actor.getSnapshot()))
  let isDue = false
  const flush = (): void => {
    if (!isDue) return
    isDue = false
    if (storage.read(TAX_SAVING_KEY) === undefined) subscription.unsubscribe()
    else storage.write(TAX_SAVING_KEY, keptTaxDraft(actor.getSnapshot()))
  }
  const subscription = actor.subscribe(() => {
    if (!isDue) {
      isDue = true
      later(flush)
    }
  })
  const stop = (): void => {
    flush()
    subscription.unsubscribe()
  }
  return { flush, stop }
}
