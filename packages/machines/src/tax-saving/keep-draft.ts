import type { ActorRefFrom } from 'xstate'
import type { StoragePort } from '../ports/index.ts'
import { openContext } from './context.ts'
import type { TaxSavingContext } from './context.ts'
import { formatTaxDraft, parseTaxDraft } from './draft.ts'
import type { TaxSavingDraft } from './draft.ts'
import { TAX_SAVING_KEY } from './key.ts'
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

/** What would be kept of the same simulator, just opened: nothing of the saver's that a profile does not tell. */
const untouched = ({ variant, saver, ports }: TaxSavingContext): string => {
  const opened = openContext({ variant, saver, ports })
  return formatTaxDraft(opened, opened.step)
}

/** Keeps what is due at once, and ends the keeping. */
export type Keeping = { readonly flush: () => void; readonly stop: () => void }

const atOnce = (task: () => void): void => task()

/**
 * Keeps the answers of a simulator as they change, for a reload; one where nothing has changed leaves no entry. An entry that a sign-out has wiped
 * meanwhile is not written again.
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
  let isKept = false
  let isDue = false
  const write = (text: string): void => storage.write(TAX_SAVING_KEY, text)
  const flush = (): void => {
    if (!isDue) return
    isDue = false
    if (storage.read(TAX_SAVING_KEY) === undefined) subscription.unsubscribe()
    else write(keptTaxDraft(actor.getSnapshot()))
  }
  // The first change is written at once: an entry must stand there for a sign-out to be seen by its absence.
  const begin = (): void => {
    const snapshot = actor.getSnapshot()
    const text = keptTaxDraft(snapshot)
    isKept = text !== untouched(snapshot.context)
    if (isKept) write(text)
  }
  const subscription = actor.subscribe(() => {
    if (!isKept) begin()
    else if (!isDue) {
      isDue = true
      later(flush)
    }
  })
  begin()
  const stop = (): void => {
    flush()
    subscription.unsubscribe()
  }
  return { flush, stop }
}
