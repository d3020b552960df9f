import type { KeptAnswers, KeptContent, KeptName } from '@hautelisse/domain/kept'
import { keepForPerson, keptAnswersOf, keptPorts } from '@hautelisse/machines/kept'
import type { StoredEntry } from '@hautelisse/machines/ports'
import { use, useCallback, useEffect, useRef } from 'react'
import { useApp } from '../shell/index.ts'
import { AroundActContext } from './kept-context.ts'

type Watched<Snapshot> = {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void }
}

type Of<Snapshot> = (snapshot: Snapshot) => KeptContent | undefined | 'not-yet'

/**
 * Keeps what is typed in an act for the person, for as long as its page is there (KEPT-01). What is offered stays kept until another request is past the step at
 * which its page opened.
 *
 * @param actor running machine of the act, once it runs
 * @param act act or simulator that it is
 * @param keptOf what may be kept of a moment; the same function from one rendering to the next
 */
export const useKept = <Snapshot>(actor: Watched<Snapshot> | undefined, act: KeptName, keptOf: Of<Snapshot>): void => {
  const { client } = useApp()
  const { isKept, isInTab, erasing, isOffered, resumed, onBegun } = use(AroundActContext)
  /** Step at which the page opened: an address may name the account already. */
  const opening = useRef<unknown>(undefined)
  useEffect(() => {
    if (!isKept || actor === undefined) return undefined
    const contentOf: Of<Snapshot> = (snapshot) => {
      const content = keptOf(snapshot)
      if (content === undefined || content === 'not-yet') return content
      const { step } = content
      if (!isOffered) return content
      // What has no steps is replaced with its first answer.
      if (step === undefined) {
        onBegun()
        return content
      }
      opening.current ??= step
      if (step === opening.current) return 'not-yet'
      onBegun()
      return content
    }
    const ports = keptPorts(client, act)
    const { stop, flush, drop } = keepForPerson(actor, { ports, contentOf, resumed, isBegun: isInTab })
    // A tab that is closed or leads elsewhere is hidden first, and may never come back.
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      if (erasing.take()) drop()
      else stop()
    }
  }, [actor, act, client, erasing, isInTab, isKept, isOffered, keptOf, onBegun, resumed])
}

/**
 * Keeps the answers of a simulator for the person, as `useKept` does for an act (BEY-09).
 *
 * @param actor running machine of the simulator
 * @param simulator simulator that it is
 * @param entry entry of session storage of the simulator
 * @param draftOf what the tab keeps of a moment; the same function from one rendering to the next
 */
export const useKeptAnswers = <Snapshot, Draft>(
  actor: Watched<Snapshot> | undefined,
  simulator: KeptAnswers,
  entry: StoredEntry<Draft>,
  draftOf: (snapshot: Snapshot) => Draft | undefined,
): void => {
  const keptOf = useCallback((snapshot: Snapshot) => keptAnswersOf(entry, draftOf(snapshot)), [entry, draftOf])
  useKept(actor, simulator, keptOf)
}
